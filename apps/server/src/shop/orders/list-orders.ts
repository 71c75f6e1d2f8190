import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { countedOrdersMax } from '@vitrine/contract/shop/order-filters.ts';
import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { toFoldedPattern } from '#platform/db/contains-folded.ts';
import { countRows, type Total } from '#platform/db/count-rows.ts';
import { flattenSql } from '#platform/db/flatten-sql.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { createPairLists, getStore, ownStoreId } from '../stores/index.ts';
import { shortName } from './describe-order.ts';
import { namedIn } from './local-names.ts';
import {
  asAwaiting,
  asStatus,
  awaitingSql,
  isOldestFirst,
  listOwnConditions,
  listPlatformConditions,
  listPlatformFacts,
  type OrderFilter,
  type PlatformFilter,
  sellerDueSql,
  statusSql,
  withFirstLine,
} from './order-conditions.ts';
import { countByFacts, isOfCountedFacts } from './order-counts.ts';
import { tagNames } from './order-tags.ts';
import { orders } from './orders.tables.ts';
import { formatBuyer, maskAddress, mayReadBuyers } from './personal.ts';

const listedRow = {
  id: as.id,
  number: as.text,
  kind: orders.kind,
  isTest: as.boolean,
  settlementMode: orders.settlementMode,
  status: asStatus,
  awaiting: asAwaiting,
  fulfilment: orders.fulfilment,
  cancelReason: orders.cancelReason,
  placedAt: as.moment,
  sellerDueAt: orNull(as.moment),
  units: as.integer,
  storeCurrency: as.currency,
  platformCostMinor: as.minor,
  costMinor: as.minor,
  dueMinor: as.minor,
  offerMinor: as.minor,
  sellingTotalMinor: as.minor,
  profitMinor: as.minor,
  productId: as.id,
  name: as.text,
  option: orNull(as.text),
  imageKey: orNull(as.text),
  ...focusRow,
  quantity: as.integer,
  platformUnitMinor: as.minor,
  lineCount: as.integer,
  address: orders.address,
  paidAt: orders.paidAt,
  storeId: as.id,
  storeName: as.text,
  storeSlug: as.text,
  tags: as.list(as.text),
  openNotes: as.integer,
};

type ListedRow = RowOf<typeof listedRow>;

type Side = 'own' | 'platform';

/** The columns of a list row, with the order's first line beside it in the reader's language: one query whatever the length. */
const listColumns = (language: Language, side: Side) => sql`
  o.id, o.number, o.kind, o.is_test, o.settlement_mode, ${statusSql} as status, ${awaitingSql} as awaiting, o.fulfilment, o.cancel_reason, o.placed_at,
  o.seller_due_at, o.units, o.store_currency, o.platform_cost_minor - o.waived_minor as platform_cost_minor,
  o.cost_minor - o.waived_minor as cost_minor, ${sellerDueSql} as due_minor, o.offer_minor, o.selling_total_minor,
  o.profit_minor - o.refunded_profit_minor as profit_minor, l.product_id, ${namedIn(language)}, l.image_key, ${lineFocus} as focus,
  l.quantity, l.platform_unit_minor, (select count(*)::int from order_lines c where c.order_id = o.id) as line_count,
  o.address, o.paid_at, s.id as store_id, s.name as store_name, s.slug as store_slug, ${side === 'own' ? onlyOfOperators : ofOperators}`;

/** Columns that only operators see cost owners nothing. */
const onlyOfOperators = sql`'{}'::text[] as tags, 0 as open_notes`;
const ofOperators = sql`${tagNames} as tags,
  (select count(*)::int from order_notes n where n.order_id = o.id and n.is_for_packing and n.done_at is null) as open_notes`;

const columnsOfLists = new Map<string, SQL>();

function columns({ language }: Ctx, side: Side): SQL {
  const key = `${language} ${side}`;
  const known = columnsOfLists.get(key) ?? flattenSql(listColumns(language, side));
  columnsOfLists.set(key, known);
  return known;
}

/** The part of a row that owners and operators see alike. */
function describeRow(row: ListedRow) {
  const money = (minor: bigint) => toMoney(minor, row.storeCurrency);
  const isSale = row.kind === 'sale';
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    isTest: row.isTest,
    settlementMode: row.settlementMode,
    status: row.status,
    order_status: row.status,
    awaiting: row.awaiting,
    fulfilment: row.fulfilment,
    cancelReason: row.cancelReason,
    placedAt: row.placedAt.toISOString(),
    product: {
      id: row.productId,
      name: row.name,
      option: row.option,
      imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
      ...readFocus(row),
      quantity: row.quantity,
      platformPrice: money(row.platformUnitMinor),
    },
    moreLines: row.lineCount - 1,
    units: row.units,
    platformTotal: money(row.platformCostMinor),
    cost: money(row.costMinor),
    due: money(row.dueMinor),
    offer: row.offerMinor > 0n ? money(row.offerMinor) : null,
    sellingTotal: isSale ? money(row.sellingTotalMinor) : null,
    profit: isSale ? money(row.profitMinor) : null,
  };
}

const describeOwn = (ctx: Ctx, row: ListedRow): OrderRow => ({
  ...describeRow(row),
  canPay: row.awaiting === 'seller',
  payBefore: row.awaiting === 'seller' ? (row.sellerDueAt?.toISOString() ?? null) : null,
  buyer: row.kind === 'own' ? null : formatBuyer(ctx, shortName(row.address)),
});

const describeForOperators = (ctx: Ctx, row: ListedRow): PlatformOrderRow => ({
  ...describeRow(row),
  store: { id: row.storeId, name: row.storeName, slug: row.storeSlug },
  shipTo: {
    name: fullName(mayReadBuyers(ctx) ? row.address : maskAddress(row.address)),
    city: row.address.city,
    countryCode: row.address.countryCode,
  },
  paidAt: row.paidAt?.toISOString() ?? null,
  tags: row.tags,
  openNotes: row.openNotes,
});

/** With no other filter, an index has the rows of a page one after the other. */
const hasOwnIndex: ReadonlySet<string> = new Set([
  'cursor',
  'limit',
  'pageNum',
  'pageSize',
  'status',
  'storeId',
  'timeZone',
]);

/** The time zone of the own store, which is read only for days. */
const findZoneOfDays = async (ctx: Ctx, { placedFrom, placedTo }: OrderFilter): Promise<string> =>
  placedFrom || placedTo ? (await getStore(ctx, ownStoreId(ctx))).timeZone : 'UTC';

/** A common term alone is not counted: there are more orders than the list has. Under further filters they may be few. */
async function countCommon(
  ctx: Ctx,
  { keywords: _keywords, ...others }: PlatformFilter,
  conditions: readonly SQL[],
): Promise<Total> {
  const isAlone =
    isOfCountedFacts(others) && !others.storeId && !listPlatformFacts(ctx, others).length;
  if (isAlone) return { total: countedOrdersMax, estimated: true };
  const counted = await countRows(
    ctx,
    sql`from orders o where ${joinConditions(conditions)}`,
    countedOrdersMax,
  );
  return counted.estimated ? { total: countedOrdersMax, estimated: true } : counted;
}

/** Orders of the own store, newest first; for operators those of all stores, longest waiting first when they are to ship. */
export const orderLists = createPairLists({
  columns,
  from: sql`${withFirstLine} join stores s on s.id = o.store_id`,
  counted: sql`orders o`,
  id: sql`o.id`,
  isShort: (filters) =>
    Object.entries(filters).every(([name, value]) => hasOwnIndex.has(name) || value === undefined),
  row: listedRow,
  storeId: sql`o.store_id`,
  own: {
    where: async (ctx, filter: OrderFilter & { buyer?: string | undefined }) =>
      listOwnConditions(ctx, filter, {
        id: ownStoreId(ctx),
        timeZone: await findZoneOfDays(ctx, filter),
      }),
    describe: describeOwn,
  },
  platform: {
    async where(ctx, filter: PlatformFilter) {
      const { conditions, isCommon } = await listPlatformConditions(ctx, filter);
      if (isCommon)
        return {
          conditions,
          rowsMax: countedOrdersMax,
          total: () => countCommon(ctx, filter, conditions),
        };
      if (!isOfCountedFacts(filter)) return { conditions };
      const facts = listPlatformFacts(ctx, filter);
      return {
        conditions,
        total: async () => ({ total: await countByFacts(ctx, filter.storeId ?? null, facts) }),
      };
    },
    isOldestFirst,
    describe: describeForOperators,
  },
});

/** True once anything was ordered in the store. */
export async function hasOrders(ctx: Ctx, storeId: string): Promise<boolean> {
  const rows = await ctx.db.rows(
    sql`select exists (select 1 from orders where store_id = ${storeId}) as has`,
    { has: as.boolean },
  );
  return rows[0]?.has ?? false;
}

/** A store's newest orders with a product of that name in any language, as many as a book is searched for. */
export async function findOrdersNamed(ctx: Ctx, storeId: string, words: string): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`
    select distinct s.order_id from order_lines s where s.store_id = ${storeId} and s.search_text like ${toFoldedPattern(words)}
    order by s.order_id desc limit 5000`,
    { orderId: as.id },
  );
  return rows.map((row) => row.orderId);
}
