import type { Currency } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';

export interface OwnerBalances {
  availableMinor: bigint;
  pendingMinor: bigint;
  inTransitMinor: bigint;
}

interface BalanceRow extends Record<string, unknown> {
  code: string;
  balance: string;
}

function toBalances(rows: readonly BalanceRow[]): OwnerBalances {
  // What is owed stands on the credit side, below zero; people read it the other way round.
  const of = (code: string) => -rows.filter((row) => row.code === code).reduce((sum, row) => sum + BigInt(row.balance), 0n);
  return { availableMinor: of('owner_available'), pendingMinor: of('owner_pending'), inTransitMinor: of('owner_in_transit') };
}

/** What the platform owes the owner, in one currency. */
export async function readOwnerBalances(ctx: Ctx, storeId: string, currency: Currency): Promise<OwnerBalances> {
  const result = await ctx.db.execute<BalanceRow>(sql`
    select code, balance_minor::text as balance from owner_balances where store_id = ${storeId} and currency = ${currency}`);
  return toBalances(result.rows);
}

/**
 * The same, with the rows locked: whoever takes from a balance looks at it this way first, so that two takers cannot
 * both see the same money.
 */
export async function lockOwnerBalances(ctx: Ctx, storeId: string, currency: Currency): Promise<OwnerBalances> {
  const result = await ctx.db.execute<BalanceRow>(sql`
    select code, balance_minor::text as balance from owner_balances
    where store_id = ${storeId} and currency = ${currency} order by account_id for update`);
  return toBalances(result.rows);
}
