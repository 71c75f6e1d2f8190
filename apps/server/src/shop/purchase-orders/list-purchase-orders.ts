import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { PurchaseOrderRow } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import type {
  countPurchaseOrders as counts,
  PurchaseOrderGroup,
  pagePurchaseOrders as page,
} from '@vitrine/contract/shop/purchase-orders.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { formatPurchaseNumber, parsePurchaseNumber } from './purchase-orders.rules.ts';
import { purchaseOrders } from './purchase-orders.tables.ts';

/** Units of the line `l` of a purchase order that are missing, still to be shipped, and ordered nowhere else. */
export const undecidedSql = sql`case when l.missing > 0 and (select o.cancelled_at is null
    and order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, false) = 1 from orders o where o.id = l.order_id)
  then least(l.missing, purchase_units_left(l.order_line_id)) else 0 end`;

const hasUndecided = sql`exists (select 1 from purchase_order_lines l where l.purchase_order_id = p.id and l.missing > 0 and ${undecidedSql} > 0)`;

const conditionOf: Readonly<Record<PurchaseOrderGroup, SQL>> = {
  open: sql`p.state in ('draft', 'sent', 'confirmed')`,
  undecided: hasUndecided,
  ended: sql`p.state in ('closed', 'cancelled') and not ${hasUndecided}`,
};

const row = {
  id: as.id,
  state: purchaseOrders.state,
  supplierId: as.id,
  supplierName: as.text,
  currency: as.currency,
  createdAt: as.moment,
  sentAt: orNull(as.moment),
  orderCount: as.integer,
  unitCount: as.integer,
  openCount: as.integer,
  undecidedCount: as.integer,
  totalMinor: as.minor,
};

const columns = sql`p.id, p.state, p.supplier_id, s.name as supplier_name, p.currency, p.created_at, p.sent_at,
  sums.order_count, sums.unit_count, sums.open_count, sums.undecided_count, sums.total_minor`;
const from = sql`purchase_orders p join suppliers s on s.id = p.supplier_id
  cross join lateral (select count(distinct l.order_id)::int as order_count, coalesce(sum(l.quantity), 0)::int as unit_count,
    coalesce(sum(l.quantity - l.shipped - l.received - l.missing - l.withdrawn), 0)::int as open_count,
    coalesce(sum(${undecidedSql}), 0)::int as undecided_count,
    coalesce(sum(l.cost_minor * (l.quantity - l.missing - l.withdrawn)), 0)::text as total_minor
    from purchase_order_lines l where l.purchase_order_id = p.id) sums`;

const describeRow = (listed: RowOf<typeof row>): PurchaseOrderRow => ({
  id: listed.id,
  number: formatPurchaseNumber(listed.id),
  state: listed.state,
  supplier: { id: listed.supplierId, name: listed.supplierName },
  currency: listed.currency,
  createdAt: listed.createdAt.toISOString(),
  sentAt: listed.sentAt?.toISOString() ?? null,
  orderCount: listed.orderCount,
  unitCount: listed.unitCount,
  openCount: listed.openCount,
  undecidedCount: listed.undecidedCount,
  total: toMoney(listed.totalMinor, listed.currency),
});

/** One purchase order as its row of the list. */
export async function readRow(ctx: Ctx, id: string): Promise<PurchaseOrderRow> {
  const [found] = await ctx.db.rows(sql`select ${columns} from ${from} where p.id = ${id}`, row);
  return describeRow(orNotFound(found));
}

type Filters = Omit<EndpointInput<typeof page>['query'], 'pageNum' | 'pageSize'>;

/** Its own number, the number of one of its orders, or a SKU. */
function matches(keywords: string): SQL {
  const id = parsePurchaseNumber(keywords);
  const word = keywords.trim().toUpperCase();
  return sql`(${id ? sql`p.id = ${id}` : sql`false`} or p.id in (
    select l.purchase_order_id from purchase_order_lines l join variants v on v.id = l.variant_id where v.sku = ${keywords.trim()}
    union all select l.purchase_order_id from orders o join purchase_order_lines l on l.order_id = o.id
      where o.number = ${word} or o.number = ${`VT-${word}`}))`;
}

function listConditions({ group, supplierId, keywords }: Filters): SQL {
  return joinConditions([
    ...(group ? [conditionOf[group]] : []),
    ...(supplierId ? [sql`p.supplier_id = ${supplierId}`] : []),
    ...(keywords ? [matches(keywords)] : []),
  ]);
}

/** One page of purchase orders: two statements. */
export async function paginatePurchases(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: EndpointInput<typeof page>['query'],
): Promise<EndpointReply<typeof page>> {
  const rows = await ctx.db.rows(
    sql`select ${columns} from ${from} where ${listConditions(filters)} order by p.id desc limit ${pageSize}::int offset ${(pageNum - 1) * pageSize}::int`,
    row,
  );
  return {
    list: rows.map(describeRow),
    ...(await countRows(ctx, sql`from purchase_orders p where ${listConditions(filters)}`)),
  };
}

export async function countPurchases(
  ctx: Ctx,
  filters: EndpointInput<typeof counts>['query'],
): Promise<EndpointReply<typeof counts>> {
  const [found] = await ctx.db.rows(
    sql`
    select count(*) as all, count(*) filter (where ${conditionOf.open}) as open,
      count(*) filter (where ${conditionOf.undecided}) as undecided, count(*) filter (where ${conditionOf.ended}) as ended
    from purchase_orders p where ${listConditions(filters)}`,
    { all: as.integer, open: as.integer, undecided: as.integer, ended: as.integer },
  );
  return orNotFound(found);
}
