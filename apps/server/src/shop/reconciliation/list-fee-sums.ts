import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { listFeeSums as contract } from '@vitrine/contract/shop/reconciliation.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';

const sumRow = {
  provider: as.text,
  isDirect: as.boolean,
  currency: as.currency,
  settledCurrency: as.currency,
  payments: as.integer,
  plannedMinor: as.minor,
  trueMinor: as.minor,
  settledFeeMinor: as.minor,
};

/** The fees that providers took in a period (UTC days, like the comparison of the books), and the accounts whose records are missing. */
export async function listFeeSums(
  ctx: Ctx,
  { dayFrom, dayTo, pageNum, pageSize }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  assertDaysInOrder(dayFrom, dayTo, 'dayTo');
  const rows = await ctx.db.rows(
    sql`
    select provider, is_direct, currency, settled_currency, count(*)::int as payments,
      sum(planned_minor)::bigint as planned_minor, sum(true_minor)::bigint as true_minor,
      sum(settled_fee_minor)::bigint as settled_fee_minor
    from payment_fees
    where true
      ${dayFrom ? sql`and at >= (${dayFrom}::date)::timestamp at time zone 'UTC'` : sql``}
      ${dayTo ? sql`and at < (${dayTo}::date + 1)::timestamp at time zone 'UTC'` : sql``}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    sumRow,
  );
  const refusals = await ctx.db.rows(
    sql`
    select i.provider, nullif(i.account, '') as account, s.name as store_name, i.refusal as code, i.complete_until
    from fee_imports i left join stores s on s.id = i.store_id
    where i.refusal is not null order by i.provider, i.account`,
    {
      provider: as.text,
      account: orNull(as.text),
      storeName: orNull(as.text),
      code: as.text,
      completeUntil: as.moment,
    },
  );
  const list = rows.map((row) => {
    const own = (minor: bigint) => toMoney(minor, row.currency);
    const settlementMode = row.isDirect ? ('direct' as const) : ('platform' as const);
    return {
      id: [row.provider, settlementMode, row.currency, row.settledCurrency].join(' '),
      provider: row.provider,
      settlementMode,
      payments: row.payments,
      planned: own(row.plannedMinor),
      taken: own(row.trueMinor),
      difference: own(row.trueMinor - row.plannedMinor),
      settledFee: toMoney(row.settledFeeMinor, row.settledCurrency),
    };
  });
  return {
    list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: list.length,
    refusals: refusals.map((row) => ({
      ...row,
      completeUntil: row.completeUntil.toISOString(),
    })),
  };
}
