import type { Currency } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { isTestBook } from './current-book.ts';

export interface OwnerBalances {
  availableMinor: bigint;
  pendingMinor: bigint;
  inTransitMinor: bigint;
}

const balanceRow = {
  code: as.text,
  balance: as.minor,
};

type BalanceRow = RowOf<typeof balanceRow>;

function toBalances(rows: readonly BalanceRow[]): OwnerBalances {
  // What is owed is on the credit side, below zero; people read it the other way round.
  const of = (code: string) =>
    -rows.filter((row) => row.code === code).reduce((sum, row) => sum + row.balance, 0n);
  return {
    availableMinor: of('owner_available'),
    pendingMinor: of('owner_pending'),
    inTransitMinor: of('owner_in_transit'),
  };
}

/** The balances of an owner in one currency, in the current book: test earnings are never part of real balances. */
export async function readOwnerBalances(
  ctx: Ctx,
  storeId: string,
  currency: Currency,
): Promise<OwnerBalances> {
  const result = await ctx.db.rows(
    sql`
    select code, balance_minor::text as balance from owner_balances
    where store_id = ${storeId} and currency = ${currency} and is_test = ${isTestBook(ctx)}`,
    balanceRow,
  );
  return toBalances(result);
}

/**
 * The same, with the rows of both books locked: every debit of a balance reads it this way first, so that two takers cannot
 * both see the same money.
 */
export async function lockOwnerBalances(
  ctx: Ctx,
  storeId: string,
  currency: Currency,
): Promise<OwnerBalances> {
  const result = await ctx.db.rows(
    sql`
    select account_id, code, is_test, balance_minor::text as balance from owner_balances
    where store_id = ${storeId} and currency = ${currency} order by account_id for update`,
    { ...balanceRow, accountId: as.id, isTest: as.boolean },
  );
  return toBalances(result.filter(({ isTest }) => isTest === isTestBook(ctx)));
}

/** Every store with something to pay out in the current book, the largest ids last. */
export async function listAvailable(
  ctx: Ctx,
): Promise<{ storeId: string; currency: Currency; availableMinor: bigint }[]> {
  const rows = await ctx.db.rows(
    sql`
    select store_id, currency, (-balance_minor)::text as available from owner_balances
    where code = 'owner_available' and balance_minor < 0 and is_test = ${isTestBook(ctx)} order by store_id`,
    { storeId: as.id, currency: as.currency, available: as.minor },
  );
  return rows.map((row) => ({
    storeId: row.storeId,
    currency: row.currency,
    availableMinor: row.available,
  }));
}
