import { BankRows, newRef, Refusal } from './bank-rows.ts';
import { openBook } from './book.ts';
import { createDelivery, type Delivery } from './deliver.ts';
import type { BookRecord, SandboxEvent } from './sandbox.types.ts';

export interface BankRecordOptions {
  bookFile: string;
  secret: string;
  targets: readonly string[];
  now: () => Date;
}

const untoldMax = 1_000;

/** How the bank writes down what happened, and tells it. */
export interface BankRecord {
  readonly rows: BankRows;
  readonly delivery: Delivery;
  now(): Date;
  /** The bank's present moment as it stands in its book. */
  at(): string;
  /** Writes changes of which nobody is told. */
  write(...records: BookRecord[]): Promise<void>;
  /** Writes a change with its event, and sends the event without waiting for it to arrive. */
  tell(record: Extract<BookRecord, { kind: 'payment' | 'link' | 'payout' }>, type: string): Promise<void>;
  /** What this key made before; it is answered only once it is on disk. */
  known<Row extends { bodyHash: string }>(row: Row | undefined, bodyHash: string): Promise<Row> | undefined;
  /** Resolves when everything written so far is on disk. */
  settled(): Promise<void>;
  /** Names those who are told of changes, once they listen; they hear first what nobody took before. */
  tellTo(targets: readonly string[]): void;
  close(): Promise<void>;
}

/** Opens the bank's book with all that it knows and all that it has not told yet. */
export function openBankRecord({ bookFile, secret, targets, now }: BankRecordOptions): BankRecord {
  const rows = new BankRows();
  const open = new Map<string, SandboxEvent>();
  const book = openBook(bookFile, (record) => {
    if (record.kind === 'event') open.set(record.row.id, record.row);
    else if (record.kind === 'delivered') open.delete(record.row.id);
    else rows.apply(record);
  });
  const delivery = createDelivery({ secret, book, now, targets });
  /** Events that nobody had taken when the bank last stopped. */
  let untold = [...open.values()].slice(-untoldMax);

  async function write(...records: BookRecord[]): Promise<void> {
    for (const record of records) rows.apply(record);
    await book.append(...records);
  }

  function tellTo(names: readonly string[]): void {
    delivery.setTargets(names);
    delivery.resume(untold);
    untold = [];
  }

  if (targets.length) tellTo(targets);
  return {
    rows,
    delivery,
    now,
    at: () => now().toISOString(),
    write,
    async tell(record, type) {
      const event: SandboxEvent = { id: newRef('evt'), type, data: { [record.kind]: { ...record.row } } };
      await write(record, { at: record.at, kind: 'event', row: event });
      void delivery.send(event);
    },
    known(row, bodyHash) {
      if (row && row.bodyHash !== bodyHash) throw new Refusal('key_reused', 409);
      return row && book.settled().then(() => row);
    },
    settled: () => book.settled(),
    tellTo,
    async close() {
      await delivery.close();
      await book.close();
    },
  };
}
