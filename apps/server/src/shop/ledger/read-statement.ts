import type { Currency } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getStore, type Store } from '../stores/index.ts';
import { isTestBook } from './current-book.ts';
import { listMovements, type Movement, readDayRange } from './movements.ts';

export interface StatementLine extends Movement {
  /** The available balance after this movement. */
  balanceMinor: bigint;
}

export interface Statement {
  store: Store;
  /** The available balance before the first movement, by currency. */
  opening: ReadonlyMap<Currency, bigint>;
  /** Oldest first. */
  lines: StatementLine[];
}

/** First and last day of a statement, in the store's time zone; open where none is given. */
export interface StatementRange {
  dayFrom?: string | undefined;
  dayTo?: string | undefined;
}

/** The movements of a range with the available balance after each; at most `rowsMax` of them. */
export async function readStatement(
  ctx: Ctx,
  storeId: string,
  days: StatementRange,
  rowsMax: number,
): Promise<Statement> {
  const store = await getStore(ctx, storeId);
  const range = await readDayRange(ctx, days, store.timeZone);
  const movements = await listMovements(ctx, {
    storeId,
    ...range,
    limit: rowsMax,
    order: 'oldest',
  });
  const carried = await ctx.db.rows(
    sql`
    select a.currency, (-sum(e.amount_minor))::text as amount from ledger_accounts a
    join ledger_entries e on e.account_id = a.id join journals j on j.id = e.journal_id
    where a.store_id = ${storeId} and a.code = 'owner_available' and a.is_test = ${isTestBook(ctx)} and ${range.from ? sql`j.created_at < ${range.from.toISOString()}::timestamptz` : sql`false`}
    group by a.currency`,
    { currency: as.currency, amount: as.minor },
  );
  const opening = new Map(carried.map((row): [Currency, bigint] => [row.currency, row.amount]));
  const balances = new Map(opening);
  const lines = movements.map((movement) => {
    const balanceMinor = (balances.get(movement.currency) ?? 0n) + movement.availableMinor;
    balances.set(movement.currency, balanceMinor);
    return { ...movement, balanceMinor };
  });
  return { store, opening, lines };
}
