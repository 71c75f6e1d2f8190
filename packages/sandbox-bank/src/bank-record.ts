import { BankRows, newRef, Refusal } from './bank-rows.ts';
import { type BookDisk, openBook } from './book.ts';
import { createDelivery, type Delivery, type Encoders } from './deliver.ts';
import type { BookRecord, SandboxEvent } from './sandbox.types.ts';

export interface BankRecordOptions {
  bookFile: string;
  secret: string;
  targets: readonly string[];
  now: () => Date;
  disk?: BookDisk | undefined;
  /** How the events of each dialect are sent. */
  encoders?: Encoders | undefined;
}

const untoldMax = 1_000;

/** Records the bank's changes, and sends their events. */
export interface BankRecord {
  readonly rows: BankRows;
  readonly delivery: Delivery;
  now(): Date;
  /** The bank's current time, as recorded in its book. */
  at(): string;
  /** Writes changes without sending an event. */
  write(...records: BookRecord[]): Promise<void>;
  /** Writes a record that may be lost when the disk is full or the process is killed, without waiting. */
  note(record: BookRecord): void;
  /** Writes a change with its event and its movements, and sends the event without waiting for its delivery. */
  tell(
    record: Extract<BookRecord, { kind: 'payment' | 'link' | 'payout' | 'dispute' }>,
    type: string,
    ...others: BookRecord[]
  ): Promise<void>;
  /** What an earlier call with this key and the same request created. */
  known<Row extends { bodyHash: string }>(row: Row | undefined, bodyHash: string): Row | undefined;
  /** Runs the changes of one object one after another: each sees in `rows` what the previous one has written. */
  alone<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** The next payouts are refused because the shop's balance is too small: a fault that proofs switch on. */
  setShortages(count: number): void;
  takeShortage(): boolean;
  /** Sets the receivers of events, once they are listening; they first get the undelivered events. */
  setWebhookTargets(targets: readonly string[]): void;
  close(): Promise<void>;
}

/** Opens the bank's book with its state and all events that are not sent yet. */
export function openBankRecord({
  bookFile,
  secret,
  targets,
  now,
  disk,
  encoders = {},
}: BankRecordOptions): BankRecord {
  const rows = new BankRows();
  const open = new Map<string, SandboxEvent>();
  const replay = (record: BookRecord) => {
    if (record.kind === 'event') open.set(record.row.id, record.row);
    else if (record.kind === 'delivered') open.delete(record.row.id);
    else rows.apply(record);
  };
  const book = openBook(bookFile, replay, disk);
  const turns = new Map<string, Promise<unknown>>();
  const delivery = createDelivery({ secret, book, now, targets, encoders });
  /** Events that were not delivered when the bank last stopped. */
  let untold = [...open.values()].slice(-untoldMax);
  let shortages = 0;

  async function write(...records: BookRecord[]): Promise<void> {
    await book.append(...records);
    // Memory is changed after the book: a change that could not be written has no effect.
    for (const record of records) rows.apply(record);
  }

  async function alone<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
    turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(key) === turn) turns.delete(key);
    }
  }

  function setWebhookTargets(names: readonly string[]): void {
    delivery.setTargets(names);
    delivery.resume(untold);
    untold = [];
  }

  if (targets.length) setWebhookTargets(targets);
  return {
    rows,
    delivery,
    now,
    at: () => now().toISOString(),
    write,
    note(record) {
      rows.apply(record);
      book.append(record).catch(() => undefined);
    },
    alone,
    async tell(record, type, ...others) {
      const event: SandboxEvent = {
        id: newRef('evt'),
        type,
        data: {
          [record.kind]: { ...record.row },
          ...Object.fromEntries(
            others.flatMap(({ kind, row }) => (kind === 'refund' ? [[kind, { ...row }]] : [])),
          ),
        },
        dialect: record.row.via?.dialect,
      };
      await write(...others, record, { at: record.at, kind: 'event', row: event });
      delivery.send(event);
    },
    known(row, bodyHash) {
      if (row && row.bodyHash !== bodyHash) throw new Refusal('key_reused', 409);
      return row;
    },
    setShortages(count) {
      shortages = count;
    },
    takeShortage() {
      if (shortages === 0) return false;
      shortages -= 1;
      return true;
    },
    setWebhookTargets,
    async close() {
      await delivery.close();
      await book.close();
    },
  };
}
