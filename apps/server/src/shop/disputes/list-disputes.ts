import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type {
  countDisputes as counts,
  DisputeGroup,
  DisputeRow,
  pageDisputes as page,
} from '@vitrine/contract/shop/disputes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { onDays } from '#platform/db/on-days.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import { findDisputePages } from '../payments/index.ts';
import { disputes } from './disputes.tables.ts';

const conditionOf: Readonly<Record<DisputeGroup, SQL>> = {
  waiting: sql`(d.awaits_answer and d.state in ('inquiry', 'open') or d.can_appeal and d.state = 'lost')`,
  answered: sql`(not d.awaits_answer and d.state in ('inquiry', 'open') or d.state = 'appealed')`,
  ended: sql`(d.state in ('won', 'closed') or d.state = 'lost' and not d.can_appeal)`,
};

const row = {
  id: as.id,
  providerRef: as.text,
  state: disputes.state,
  reason: disputes.reason,
  provider: as.text,
  side: as.oneOf('buyer', 'seller'),
  isTest: as.boolean,
  isDirect: as.boolean,
  amountMinor: as.minor,
  currency: as.currency,
  orderId: as.id,
  orderNumber: as.text,
  orders: as.integer,
  storeId: as.id,
  storeName: as.text,
  storeCurrency: as.currency,
  instrument: orNull(as.text),
  openedAt: as.moment,
  dueAt: orNull(as.moment),
  answeredAt: orNull(as.moment),
  closedAt: orNull(as.moment),
  canAppeal: as.boolean,
};
type Listed = RowOf<typeof row>;

const columns = sql`d.id, d.provider_ref, d.state, d.reason, d.provider, p.side, p.is_test, p.provider_account is not null as is_direct,
  d.amount_minor::text as amount_minor, d.currency, o.id as order_id, o.number as order_number,
  (select count(*)::int from payment_orders where payment_id = p.id) as orders,
  s.id as store_id, s.name as store_name, o.store_currency, p.instrument_label as instrument,
  d.opened_at, d.due_at, d.answered_at, d.closed_at,
  d.can_appeal and d.state = 'lost' as can_appeal`;
const from = sql`disputes d join payments p on p.id = d.payment_id join stores s on s.id = d.store_id
  cross join lateral (select o.id, o.number, o.store_currency from payment_orders x join orders o on o.id = x.order_id
    where x.payment_id = p.id order by o.id limit 1) o`;

export async function readRow(ctx: Ctx, disputeId: string): Promise<Listed | undefined> {
  const [found] = await ctx.db.rows(
    sql`select ${columns} from ${from} where d.id = ${disputeId}`,
    row,
  );
  return found;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const describeRow = (listed: Listed): DisputeRow => ({
  id: listed.id,
  state: listed.state,
  reason: listed.reason,
  provider: listed.provider,
  isTest: listed.isTest,
  side: listed.side,
  settlement: listed.isDirect ? 'direct' : 'platform',
  amount: toMoney(listed.amountMinor, listed.currency),
  order: { id: listed.orderId, number: listed.orderNumber },
  orders: listed.orders,
  store: { id: listed.storeId, name: listed.storeName },
  openedAt: listed.openedAt.toISOString(),
  dueAt: iso(listed.dueAt),
  answeredAt: iso(listed.answeredAt),
  closedAt: iso(listed.closedAt),
  canAppeal: listed.canAppeal,
});

type Filters = Omit<NonNullable<EndpointInput<typeof page>['query']>, 'pageNum' | 'pageSize'>;

function listConditions(filters: Filters): SQL {
  const { group, storeId, orderId, keywords, openedFrom, openedTo, timeZone } = filters;
  assertDaysInOrder(openedFrom, openedTo, 'openedTo');
  const opened = onDays(sql`d.opened_at`, [openedFrom, openedTo], timeZone);
  return joinConditions([
    ...(group ? [conditionOf[group]] : []),
    ...(storeId ? [sql`d.store_id = ${storeId}`] : []),
    ...(opened ? [opened] : []),
    ...(orderId
      ? [
          sql`exists (select 1 from payment_orders x where x.payment_id = d.payment_id and x.order_id = ${orderId})`,
        ]
      : []),
    ...(keywords
      ? [
          sql`(d.provider_ref = ${keywords}
            or exists (select 1 from stores n where n.id = d.store_id and ${containsFolded(sql`n.name`, keywords)})
            or exists (select 1 from payment_orders x join orders w on w.id = x.order_id
            where x.payment_id = d.payment_id and ${containsFolded(sql`w.number`, keywords)}))`,
        ]
      : []),
  ]);
}

/** Disputes of a list in its order: those that await an answer by their end, otherwise the newest first. */
export async function readRows(
  ctx: Ctx,
  filters: Filters,
  limit: number,
  offset = 0,
): Promise<Listed[]> {
  const order = filters.group === 'waiting' ? sql`d.due_at nulls last, d.id` : sql`d.id desc`;
  return ctx.db.rows(
    sql`select ${columns} from ${from} where ${listConditions(filters)} order by ${order} limit ${limit}::int offset ${offset}::int`,
    row,
  );
}

export async function paginateDisputes(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: EndpointInput<typeof page>['query'],
): Promise<EndpointReply<typeof page>> {
  const rows = await readRows(ctx, filters, pageSize, (pageNum - 1) * pageSize);
  return {
    list: rows.map(describeRow),
    ...(await countRows(ctx, sql`from disputes d where ${listConditions(filters)}`)),
  };
}

export async function countDisputes(
  ctx: Ctx,
  filters: EndpointInput<typeof counts>['query'],
): Promise<EndpointReply<typeof counts>> {
  const [found] = await ctx.db.rows(
    sql`
    select count(*) as all, count(*) filter (where ${conditionOf.waiting}) as waiting,
      count(*) filter (where ${conditionOf.answered}) as answered, count(*) filter (where ${conditionOf.ended}) as ended
    from disputes d where ${listConditions(filters)}`,
    { all: as.integer, waiting: as.integer, answered: as.integer, ended: as.integer },
  );
  return { ...orNotFound(found), bankUrl: findDisputePages(ctx.platform.config) };
}
