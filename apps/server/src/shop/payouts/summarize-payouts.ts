import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type * as operators from '@vitrine/contract/shop/platform-payouts.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';

/** The sums of payouts that are on their way, and of those that wait for the platform. */
export async function summarizePayouts(
  ctx: Ctx,
): Promise<EndpointReply<typeof operators.summarizePayouts>> {
  const rows = await ctx.db.rows(
    sql`
    select provider, currency, status = 'waiting' as is_waiting,
      provider = 'bank' and status = 'requested' and bank_file_id is null as is_unfiled,
      sum(amount_minor)::text as amount, count(*)::int as count
    from payouts where is_test = ${isTestBook(ctx)} and status in ('requested', 'sent', 'unknown', 'waiting')
    group by 1, 2, 3, 4 order by 1, 2`,
    {
      provider: as.text,
      currency: as.currency,
      isWaiting: as.boolean,
      isUnfiled: as.boolean,
      amount: as.minor,
      count: as.integer,
    },
  );
  return rows.map(({ provider, currency, isWaiting, isUnfiled, amount, count }) => ({
    provider,
    state: isWaiting ? 'waiting' : isUnfiled ? 'unfiled' : 'open',
    amount: toMoney(amount, currency),
    count,
  }));
}
