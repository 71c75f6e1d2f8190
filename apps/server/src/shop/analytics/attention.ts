import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type AttentionKind,
  attentionPermissions,
  failedPayoutDays,
  type readAttention,
} from '@vitrine/contract/shop/operations-home.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { failedJobsOf } from '#platform/jobs/failed-jobs.ts';
import { isTestBook } from '../ledger/index.ts';
import { findOldRates } from '../markets/index.ts';
import { selectCountedOrders, toShipSql } from '../orders/index.ts';
import { isLowSql, readLowLimit, selectScarce } from '../stock/index.ts';

type Reply = EndpointReply<typeof readAttention>;
type StoredKind = Exclude<AttentionKind, 'oldRates'>;

/** How many wait and since when, for each queue that is rows: the conditions are those of its list. */
const queuesOf = (ctx: Ctx): Record<StoredKind, SQL> => ({
  toShip: sql`select (select coalesce(sum(o.orders), 0) from ${selectCountedOrders(null)} where ${toShipSql(ctx)}) as count,
    (select min(greatest(o.paid_at, o.seller_paid_at)) from orders o where ${toShipSql(ctx)}) as since`,
  refundsAsked: sql`select count(*), min(refund_asked_at) from orders where refund_asked_at is not null`,
  refundsFailed: sql`select count(distinct order_id), min(created_at) from refunds where status = 'failed'`,
  returns: sql`select count(*), min(changed_at) from return_requests
    where state in ('requested', 'sent', 'received') and answered_by = 'operators'`,
  payoutsFailed: sql`select count(*), min(failed_at) from payouts where status = 'failed' and is_test = ${isTestBook(ctx)} and requested_at
    >= (${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC')::date::timestamp at time zone 'UTC' - make_interval(hours => ${24 * failedPayoutDays}::int)`,
  payoutsUnknown: sql`select count(*), min(requested_at) from payouts where status = 'unknown' and is_test = ${isTestBook(ctx)}`,
  payoutsRequested: sql`select count(*), min(requested_at) from payouts where status = 'requested' and is_test = ${isTestBook(ctx)}`,
  discrepancies: sql`select count(*), min(at) from discrepancies where state = 'open'`,
  webhooks: sql`select count(*), min(received_at) from webhook_inbox where applied_at is null`,
  failedEmails: sql`select count(*), min(created_on) from jobs.job where ${failedJobsOf('email')}`,
  failedJobs: sql`select count(*), min(created_on) from jobs.job where ${failedJobsOf('other')}`,
  reviewsWaiting: sql`select count(*), min(created_at) from reviews where status = 'waiting'`,
  reviewsReported: sql`select count(*), min(reported_at) from reviews where reported_at is not null`,
  soldOutVariants: sql`select sold_out, null::timestamptz from scarce`,
  lowVariants: sql`select low, null::timestamptz from scarce`,
  pausedStores: sql`select count(*), min(held_at) from stores where status = 'paused'`,
  scheduledNotices: sql`select count(*), min(scheduled_at) from notices where scheduled_at is not null`,
});

/** The variants of both queues of stock. */
const scarce = (lowLimit: number) => sql`scarce as materialized (
  select count(*) filter (where l.on_hand <= l.held) as sold_out, count(*) filter (where l.on_hand > l.held) as low
  from stock_levels l join variants v on v.id = l.variant_id and v.is_active
  where l.variant_id = any(array${selectScarce(lowLimit)}) and (l.on_hand <= l.held or ${isLowSql(lowLimit)}))`;

/** The queues that the caller may see, in one statement. */
export async function getAttention(ctx: Ctx): Promise<Reply> {
  const caller = callerOf(ctx);
  const isSeen = (kind: AttentionKind) => mayDo(caller, attentionPermissions[kind]);
  const queues = Object.entries(queuesOf(ctx)).filter(([kind]) => isSeen(kind as StoredKind));
  const rows = queues.length
    ? await ctx.db.rows(
        sql`with ${scarce(await readLowLimit(ctx))} ${sql.join(
          queues.map(
            ([kind, counted]) =>
              sql`select ${kind}::text as kind, q.* from (${counted}) as q (count, since)`,
          ),
          sql` union all `,
        )}`,
        { kind: as.text, count: as.integer, since: orNull(as.moment) },
      )
    : [];
  const reply = Object.fromEntries(
    Object.keys(attentionPermissions).map((kind) => [kind, null]),
  ) as Reply;
  for (const { kind, count, since } of rows)
    reply[kind as AttentionKind] = { count, since: since?.toISOString() ?? null };
  if (isSeen('oldRates')) {
    const old = await findOldRates(ctx);
    const oldest = Math.min(...old.map(({ at }) => at.getTime()));
    reply.oldRates = {
      count: old.length,
      since: old.length ? new Date(oldest).toISOString() : null,
    };
  }
  return reply;
}
