import { toMoney } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';

/** Payouts that wait for the platform's balance at each provider: how many, and how much in each currency. */
export async function listWaiting(ctx: Ctx) {
  const rows = await ctx.db.rows(
    sql`
    select provider, currency, sum(amount_minor)::text as amount, count(*)::int as count, max(id)::text as newest
    from payouts where status = 'waiting' and is_test = ${isTestBook(ctx)} group by provider, currency order by provider, currency`,
    {
      provider: as.text,
      currency: as.currency,
      amount: as.minor,
      count: as.integer,
      newest: as.text,
    },
  );
  return rows.map(({ amount, currency, ...rest }) => ({
    ...rest,
    amount: toMoney(amount, currency),
  }));
}
