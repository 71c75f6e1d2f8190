import type { TransactionWatch } from '../db/db.ts';
import { findLocks, type StatementLocks } from './statement-locks.ts';

/** In which order transactions lock rows (`lock-order.ts`). */
export interface LockOrder {
  /** The tables in their order; several rows of one table are locked in the order of `by`. */
  tables: readonly { table: string; by: string | null }[];
  /** Tables whose rows are locked only while a row of another table is locked, which therefore stands for them. */
  inside: Readonly<Record<string, string>>;
  /** Once a transaction has locked one of the tables from here to there, it locks no table without a place; before that it may. */
  moneyFrom: string;
  moneyTo: string;
  /** Tables that need no place, with the reason. */
  exempt: Readonly<Record<string, string>>;
}

const parsed = new Map<string, StatementLocks>();

function locksOf(text: string): StatementLocks {
  const known = parsed.get(text);
  if (known) return known;
  const locks = findLocks(text);
  parsed.set(text, locks);
  return locks;
}

/** The row that a statement changes, where its only condition on the key is a value that was sent with it. */
function findChangedRow(text: string, by: string, values: readonly unknown[]): string | undefined {
  const conditions = text.toLowerCase().split(/\bwhere\b/);
  if (conditions.length !== 2) return undefined;
  const place = new RegExp(
    String.raw`(?:^|\band\b|\()\s*(?:"?\w+"?\.)*"?${by}"?\s*=\s*\$(\d+)`,
  ).exec(conditions[1] ?? '')?.[1];
  const value = place === undefined ? undefined : values[Number(place) - 1];
  return /^\d+$/.test(String(value)) ? String(value) : undefined;
}

/** Watches transactions; one that locks rows against the order fails, and `violations` keeps what was thrown. */
export function createLockWatch(order: LockOrder): {
  begin(): TransactionWatch;
  violations: string[];
} {
  const ranks = new Map(order.tables.map(({ table }, rank) => [table, rank]));
  const rankOf = (table: string): number => ranks.get(table) ?? -1;
  const isMoney = (table: string): boolean =>
    rankOf(table) >= rankOf(order.moneyFrom) && rankOf(table) <= rankOf(order.moneyTo);
  const keys = new Map(order.tables.map(({ table, by }) => [table, by]));
  const violations: string[] = [];

  function fail(problem: string, text: string): never {
    const message = `Lock order: ${problem} (${text.replace(/\s+/g, ' ').trim().slice(0, 300)})`;
    violations.push(message);
    throw new Error(message);
  }

  function begin(): TransactionWatch {
    const held = new Set<string>();
    /** Rows that were locked, by table. */
    const rows = new Map<string, Set<string>>();
    /** Rows that the transaction inserted, which no other sees, by table. */
    const own = new Map<string, Set<string>>();
    let last: string | undefined;
    let money: string | undefined;

    function lock(table: string, waits: boolean, text: string): void {
      if (table in order.exempt) return;
      const parent = order.inside[table];
      if (parent !== undefined) {
        if (!held.has(parent)) fail(`${table} is locked without ${parent}`, text);
        return;
      }
      if (ranks.has(table)) {
        const isLower = last !== undefined && rankOf(table) < rankOf(last);
        if (waits && isLower && !held.has(table)) fail(`${table} is locked after ${last}`, text);
        if (!isLower) last = table;
        if (isMoney(table)) money = table;
      } else if (money !== undefined && !held.has(table))
        fail(`${table} has no place and is locked after ${money}`, text);
      held.add(table);
    }

    function lockRows(table: string, ids: readonly string[], text: string): void {
      const known = rows.get(table) ?? new Set<string>();
      rows.set(table, known);
      let highest = [...known].reduce((most, id) => (BigInt(id) > most ? BigInt(id) : most), -1n);
      for (const id of ids) {
        if (known.has(id) || own.get(table)?.has(id)) continue;
        if (BigInt(id) < highest)
          fail(`row ${id} of ${table} is locked after row ${highest}`, text);
        known.add(id);
        highest = BigInt(id);
      }
    }

    return {
      beforeStatement(text) {
        const { locks, inserts } = locksOf(text);
        const sorted =
          locks.length > 1
            ? [...locks].sort(
                (one, other) => (ranks.get(one.table) ?? 0) - (ranks.get(other.table) ?? 0),
              )
            : locks;
        for (const { table, waits } of sorted) lock(table, waits, text);
        for (const table of inserts) held.add(table);
      },
      afterStatement(text, { fields, rows: answered, rowCount }, values) {
        const { locks, inserts } = locksOf(text);
        const idsOf = (by: string): string[] | undefined => {
          const column = fields.findIndex(({ name }) => name === by);
          if (column < 0) return undefined;
          return (answered as (unknown[] | Record<string, unknown>)[]).map((row) =>
            String(Array.isArray(row) ? row[column] : row[by]),
          );
        };
        const [inserted] = inserts;
        if (inserted !== undefined) {
          const ids = idsOf(keys.get(inserted) ?? '') ?? [];
          own.set(inserted, new Set([...(own.get(inserted) ?? []), ...ids]));
        }
        const [first] = locks;
        if (!first || locks.length > 1) return;
        const by = keys.get(first.table);
        if (first.kind === 'select' && by) {
          const ids = idsOf(by);
          if (ids) lockRows(first.table, first.waits ? ids : [], text);
          else if (answered.length > 1)
            fail(`several rows of ${first.table} are locked without ${by}`, text);
        }
        if ((first.kind !== 'update' && first.kind !== 'delete') || !by || !rowCount) return;
        if (rowCount > 1 && !rows.has(first.table))
          fail(
            `${rowCount} rows of ${first.table} are changed without being locked in their order`,
            text,
          );
        const changed = rowCount === 1 ? findChangedRow(text, by, values) : undefined;
        if (changed !== undefined) lockRows(first.table, [changed], text);
      },
    };
  }
  return { begin, violations };
}
