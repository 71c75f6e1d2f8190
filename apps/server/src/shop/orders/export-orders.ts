import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import { sendCsvList } from '#platform/files/csv-list.ts';
import type * as english from '#texts/en/order-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { namedIn } from './local-names.ts';
import {
  asAwaiting,
  asStatus,
  awaitingSql,
  isOldestFirst,
  listOwnConditions,
  listPlatformConditions,
  type OrderFilter,
  type PlatformFilter,
  statusSql,
  withFirstLine,
} from './order-conditions.ts';
import { orders } from './orders.tables.ts';

const exportTexts = await loadArea<typeof english>('order-export');

const rowsMax = 100_000;

const exportRow = {
  number: as.text,
  kind: orders.kind,
  isTest: as.boolean,
  placedAt: as.moment,
  paidAt: orNull(as.moment),
  store: as.text,
  status: asStatus,
  awaiting: asAwaiting,
  fulfilment: orders.fulfilment,
  settlementMode: orders.settlementMode,
  city: as.text,
  country: as.text,
  name: as.text,
  option: orNull(as.text),
  position: as.integer,
  quantity: as.integer,
  platformUnitMinor: as.minor,
  units: as.integer,
  totalMinor: as.minor,
  currency: as.currency,
  costMinor: as.minor,
  sellingTotalMinor: as.minor,
  profitMinor: as.minor,
  refundedProfitMinor: as.minor,
  storeCurrency: as.currency,
};

const readRows = (ctx: Ctx, from: SQL, conditions: readonly SQL[], order: SQL) =>
  ctx.db.rows(
    sql`
    select o.number, o.kind, o.is_test, o.placed_at, o.paid_at, s.name as store, ${statusSql} as status, ${awaitingSql} as awaiting, o.fulfilment,
      o.settlement_mode, o.address->>'city' as city, o.address->>'countryCode' as country, ${namedIn(ctx.language)}, l.position, l.quantity,
      l.platform_unit_minor, o.units, o.total_minor, o.currency, o.cost_minor, o.selling_total_minor, o.profit_minor,
      o.refunded_profit_minor, o.store_currency
    from ${from} join stores s on s.id = o.store_id
    where ${joinConditions(conditions)} order by ${order} limit ${rowsMax}`,
    exportRow,
  );

const amount = (minor: bigint, currency: Currency): CsvCell => ({
  decimal: toDecimal(minor, currency),
});

/** Cost and profit of an order, in its first row only, so that sums are right; an own order has no profit. */
function sumsOf(row: RowOf<typeof exportRow>): CsvCell[] {
  const inFirst = (minor: bigint, isShown = true) =>
    row.position === 0 && isShown ? amount(minor, row.storeCurrency) : null;
  const isSale = row.kind === 'sale';
  return [
    inFirst(row.costMinor),
    inFirst(row.sellingTotalMinor, isSale),
    inFirst(row.profitMinor, isSale),
    inFirst(row.refundedProfitMinor, isSale),
    row.storeCurrency,
  ];
}

/** The mode of its payment; none before it was paid. */
const modeOf = (
  { isTest, paidAt }: RowOf<typeof exportRow>,
  modes: Readonly<Record<'live' | 'test', string>>,
): CsvCell => {
  if (isTest) return modes.test;
  return paidAt ? modes.live : null;
};

/** The filtered orders of the own store as CSV, one row per line. */
export async function exportOrders(ctx: Ctx, filter: OrderFilter): Promise<string> {
  const storeId = ownStoreId(ctx);
  sendCsv(ctx, `orders-${(await getStore(ctx, storeId)).slug}`);
  return writeOrders(ctx, storeId, filter);
}

/** The same for a store, in the language of the context. */
export async function writeOrders(ctx: Ctx, storeId: string, filter: OrderFilter): Promise<string> {
  const store = await getStore(ctx, storeId);
  const { timeZone } = store;
  const { conditions } = await listOwnConditions(ctx, filter, store);
  const rows = await readRows(
    ctx,
    sql`orders o join order_lines l on l.order_id = o.id`,
    conditions,
    sql`o.id desc, l.position`,
  );
  // Swedish writes a date and a time as spreadsheets read them: 2026-11-21 14:05.
  const time = findDateFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const { statuses, awaiting, modes, ownerHeads } = exportTexts[ctx.language];
  const lines = rows.map((row): CsvCell[] => [
    row.number,
    time.format(row.placedAt),
    statuses[row.status],
    row.awaiting && awaiting[row.awaiting],
    row.name,
    row.option,
    row.quantity,
    amount(row.platformUnitMinor, row.storeCurrency),
    ...sumsOf(row),
    modeOf(row, modes),
  ]);
  return writeCsv(ctx.language, [Object.values(ownerHeads), ...lines]);
}

/** The orders of the operators' list as CSV, one row per order, in the list's order. */
export async function exportPlatformOrders(ctx: Ctx, filter: PlatformFilter): Promise<string> {
  const { conditions } = await listPlatformConditions(ctx, filter);
  const rows = await readRows(
    ctx,
    withFirstLine,
    conditions,
    isOldestFirst(filter) ? sql`o.id asc` : sql`o.id desc`,
  );
  const texts = exportTexts[ctx.language];
  return sendCsvList(ctx, 'orders', {
    heads: texts.platformHeads,
    timeZone: filter.timeZone,
    rows: rows.map((row) => [
      row.number,
      row.placedAt,
      row.paidAt,
      row.store,
      texts.statuses[row.status],
      row.awaiting && texts.awaiting[row.awaiting],
      // Nothing is packed for a closed order that never left.
      row.status === 3 && (row.fulfilment === 'waiting' || row.fulfilment === 'processing')
        ? ''
        : texts.fulfilments[row.fulfilment],
      texts.settlements[row.settlementMode],
      row.city,
      row.country,
      row.name,
      row.units,
      amount(row.totalMinor, row.currency),
      row.currency,
      ...sumsOf(row),
      modeOf(row, texts.modes),
    ]),
  });
}
