import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import { sellerPaymentStates, settlementModeShape } from '@vitrine/contract/shop/order-facts.ts';
import { countedOrdersMax } from '@vitrine/contract/shop/order-filters.ts';
import type * as contract from '@vitrine/contract/shop/sales.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { searchOwn, sellerDueSql, summariseOrders } from '../orders/index.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { earnedSql, isCountedSale, salesByDay, sellingSql, toCurrentBook } from './daily-sales.ts';

type Query = EndpointInput<typeof contract.listSales>['query'];

const saleRow = {
  id: as.id,
  number: as.text,
  settlementMode: as.oneOf(...settlementModeShape.options),
  sellerPayment: as.oneOf(...sellerPaymentStates),
  paidAt: as.moment,
  units: as.integer,
  selling: as.minor,
  profit: as.minor,
  due: as.minor,
};

/** The part of the cost that the platform keeps or receives, after refunds: not the fees that providers take from an owner's account. */
const dueSql = sql`(${sellingSql} - ${earnedSql} - (o.cost_minor - o.waived_minor - ${sellerDueSql}))`;

/** A cursor is the moment of payment, to the microsecond, and the order's id. */
function parseCursor(cursor: string): { at: string; id: string } {
  const match = /^(\d{1,19})\.(\d{1,19})$/.exec(cursor);
  if (!match) throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  return { at: match[1] ?? '0', id: match[2] ?? '0' };
}

const paidMicros = sql`(extract(epoch from o.paid_at) * 1000000)::bigint`;

/** The rows behind the dashboard's revenue, with the sums over all of them. */
export async function listSales(
  ctx: Ctx,
  query: Query,
): Promise<EndpointReply<typeof contract.listSales>> {
  const storeId = ownStoreId(ctx);
  const { timeZone, baseCurrency } = await getStore(ctx, storeId);
  // A paid order has the time of its payment: those without one would be first in the index, and are very many.
  const conditions = [sql`o.store_id = ${storeId} and o.paid_at is not null`, isCountedSale(ctx)];
  const range = rangeOf(query, timeZone);
  if (query.timeOf === 'payment')
    conditions.push(...range.map((isWithin) => isWithin(sql`o.paid_at`)));
  else
    conditions.push(sql`exists (select 1 from visits v where v.id = o.visit_id and v.store_id = o.store_id
      and ${joinConditions(range.map((isWithin) => isWithin(sql`v.started_at`)))})`);
  const search = query.keywords ? await searchOwn(ctx, query.keywords, storeId) : undefined;
  if (search) conditions.push(search.condition);
  const all = sql.join(conditions, sql` and `);
  const after = query.cursor ? parseCursor(query.cursor) : undefined;
  const rows = await ctx.db.rows(
    sql`
    select o.id, o.number, o.settlement_mode, o.seller_payment, o.paid_at, o.units, ${sellingSql}::text as selling, ${earnedSql}::text as profit,
      ${dueSql}::text as due, ${paidMicros}::text as micros
    from orders o where ${all} ${after ? sql`and (${paidMicros}, o.id) < (${after.at}::bigint, ${after.id}::bigint)` : sql``}
    order by o.paid_at desc, o.id desc limit ${query.limit + 1}`,
    { ...saleRow, micros: as.text },
  );
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const summaries = await summariseOrders(
    ctx,
    page.map(({ id }) => id),
    { stock: false },
  );
  return {
    list: page.map((row) => ({
      id: row.id,
      number: row.number,
      settlementMode: row.settlementMode,
      sellerPayment: row.sellerPayment,
      paidAt: row.paidAt.toISOString(),
      product: summaries.get(row.id)?.product ?? row.number,
      imageUrl: summaries.get(row.id)?.imageUrl ?? null,
      focusX: summaries.get(row.id)?.focusX ?? 50,
      focusY: summaries.get(row.id)?.focusY ?? 50,
      units: row.units,
      due: toMoney(row.due, baseCurrency),
      ...amountsOf(row, baseCurrency),
    })),
    nextCursor: rows.length > query.limit && last ? `${last.micros}.${last.id}` : null,
    totals: await sumSales(ctx, query, {
      all,
      isCommon: search?.isCommon ?? false,
      storeId,
      timeZone,
      currency: baseCurrency,
    }),
  };
}

/** What the query demands of a moment. Days are the store's; the last millisecond belongs to the range. */
function rangeOf(
  { dayFrom, dayTo, timeFrom, timeTo }: Query,
  timeZone: string,
): ((moment: SQL) => SQL)[] {
  return [
    ...(dayFrom
      ? [(at: SQL) => sql`${at} >= (${dayFrom}::date)::timestamp at time zone ${timeZone}`]
      : []),
    ...(dayTo
      ? [(at: SQL) => sql`${at} < (${dayTo}::date + 1)::timestamp at time zone ${timeZone}`]
      : []),
    ...(timeFrom ? [(at: SQL) => sql`${at} >= ${timeFrom}::timestamptz`] : []),
    ...(timeTo
      ? [(at: SQL) => sql`${at} < ${timeTo}::timestamptz + interval '1 millisecond'`]
      : []),
  ];
}

function amountsOf(row: { selling: bigint; profit: bigint }, currency: Currency) {
  const [sellingMinor, profitMinor] = [row.selling, row.profit];
  return {
    sellingTotal: toMoney(sellingMinor, currency),
    cost: toMoney(sellingMinor - profitMinor, currency),
    profit: toMoney(profitMinor, currency),
  };
}

const totalsRow = {
  count: as.integer,
  units: as.integer,
  visits: as.integer,
  selling: as.minor,
  profit: as.minor,
};

const isAdded = sql`o.place <= ${countedOrdersMax}::int`;

/** Common keywords fit so many orders that only the newest ones are added up; one more is read to find out. */
const newestOf = (all: SQL, isCommon: boolean): SQL =>
  isCommon
    ? sql`(select o.*, row_number() over (order by o.paid_at desc, o.id desc) as place from orders o where ${all}
        order by o.paid_at desc, o.id desc limit ${countedOrdersMax + 1}::int) o`
    : sql`(select o.*, 0 as place from orders o where ${all}) o`;

/**
 * The sums over the listed sales: of whole days from the daily figures, of others from the orders. What is to be paid
 * follows from the few that are unpaid.
 */
async function sumSales(
  ctx: Ctx,
  { keywords, dayFrom, dayTo, timeFrom, timeTo, timeOf }: Query,
  {
    all,
    isCommon,
    currency,
    ...scope
  }: { all: SQL; isCommon: boolean; storeId: string; timeZone: string; currency: Currency },
): Promise<contract.SaleTotals> {
  const from = dayFrom ? sql`${dayFrom}::date` : sql`'-infinity'::date`;
  const to = dayTo ? sql`${dayTo}::date` : sql`'infinity'::date`;
  const [row] = await ctx.db.rows(
    keywords || timeFrom || timeTo || timeOf === 'visit'
      ? sql`
        select count(*)::int as count, coalesce(sum(o.units) filter (where ${isAdded}), 0)::int as units, count(distinct o.visit_id)::int as visits,
          coalesce(sum(${sellingSql}) filter (where ${isAdded}), 0)::text as selling, coalesce(sum(${earnedSql}) filter (where ${isAdded}), 0)::text as profit
        from ${newestOf(all, isCommon)}`
      : sql`
        with ${salesByDay(toCurrentBook(ctx, scope), from)}
        select coalesce(sum(orders), 0)::int as count, coalesce(sum(units), 0)::int as units, 0 as visits, coalesce(sum(selling_minor), 0)::text as selling,
          coalesce(sum(earned_minor), 0)::text as profit
        from days where day <= ${to}`,
    totalsRow,
  );
  const [unpaid] = await ctx.db.rows(
    sql`
    select coalesce(sum(${dueSql}), 0)::text as to_pay from orders o where ${all} and o.seller_payment = 'unpaid'`,
    { toPay: as.minor },
  );
  const isCut = isCommon && (row?.count ?? 0) > countedOrdersMax;
  return {
    count: isCut ? countedOrdersMax : (row?.count ?? 0),
    isCut,
    units: row?.units ?? 0,
    visits: timeOf === 'visit' ? (row?.visits ?? 0) : null,
    ...amountsOf({ selling: row?.selling ?? 0n, profit: row?.profit ?? 0n }, currency),
    toPay: toMoney(unpaid?.toPay ?? 0n, currency),
  };
}
