import type { QueueGroup, QueueRow } from '@vitrine/contract/shop/ship-queue.ts';

import { createParcelKey } from './waiting-parcels.rules.ts';

/** A row as the list shows it. */
export interface ListedRow extends QueueRow {
  group: QueueGroup;
}

export const createRowKey = ({ id, replacement }: Pick<QueueRow, 'id' | 'replacement'>): string =>
  createParcelKey(id, replacement?.returnId);

interface Progress {
  /** Rows that were shipped or put on hold here and are still in the list that was read. */
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
