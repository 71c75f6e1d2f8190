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

/** Every store with something to pay out, the largest ids last. */
export async function listAvailable(ctx: Ctx): Promise<{ storeId: string; currency: Currency; availableMinor: bigint }[]> {
  const { rows } = await ctx.db.execute<{ store_id: string; currency: Currency; available: string }>(sql`
    select store_id, currency, (-balance_minor)::text as available from owner_balances
    where code = 'owner_available' and balance_minor < 0 order by store_id`);
  return rows.map((row) => ({ storeId: row.store_id, currency: row.currency, availableMinor: BigInt(row.available) }));
}
