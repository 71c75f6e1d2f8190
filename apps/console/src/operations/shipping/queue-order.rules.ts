import type { QueueGroup, QueueRow } from '@vitrine/contract/shop/ship-queue.ts';

import { createParcelKey } from './waiting-parcels.rules.ts';

/** An order that is opened, from the list or by its number. */
export interface ChosenOrder {
  id: string;
  number: string;
}

/** A row as the list shows it. */
export interface ListedRow extends QueueRow {
  group: QueueGroup;
}

export const createRowKey = ({ id, replacement }: Pick<QueueRow, 'id' | 'replacement'>): string =>
  createParcelKey(id, replacement?.returnId);

/** Rows that left the queue here and may still be in the list that was read. */
export interface Left {
  /** Shipped: gone until they are taken back. */
  done: ReadonlySet<string>;
  /** Put on hold, with the time in milliseconds: a list that was read later shows where they are. */
  heldAt: ReadonlyMap<string, number>;
}

/** True if a list that was read at a time still shows a row in the place that it has left. */
export function hasLeft(
  row: Pick<QueueRow, 'id' | 'replacement'>,
  readAt: number,
  { done, heldAt }: Left,
): boolean {
  const key = createRowKey(row);
  return done.has(key) || readAt <= (heldAt.get(key) ?? -1);
}

interface Progress {
  /** Rows that leave now, and those that were shipped. */
  done: ReadonlySet<string>;
  /** Orders that are to be packed last. */
  skipped: ReadonlySet<string>;
}

const isFree = ({ packer, group }: ListedRow): boolean =>
  group !== 'held' && (!packer || packer.isSelf);

/** The order to pack after one: the next free row, then the first one, then those that were skipped. */
export function findNextToPack(
  rows: readonly ListedRow[],
  currentId: string | undefined,
  { done, skipped }: Progress,
): ListedRow | undefined {
  const at = rows.findIndex(({ id }) => id === currentId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].filter(
    (row) => row.id !== currentId && !done.has(createRowKey(row)) && isFree(row),
  );
  return inTurn.find(({ id }) => !skipped.has(id)) ?? inTurn[0];
}

/** The row above or below the current one; rows that colleagues pack are passed over. */
export function findStep(
  rows: readonly ListedRow[],
  currentId: string | undefined,
  step: 1 | -1,
): ListedRow | undefined {
  const at = rows.findIndex(({ id }) => id === currentId);
  const way = step === 1 ? rows.slice(at + 1) : rows.slice(0, Math.max(0, at)).reverse();
  return way.find((row) => !row.packer || row.packer.isSelf);
}
