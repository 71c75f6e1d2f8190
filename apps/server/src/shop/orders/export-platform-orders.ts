import { fillText } from '@vitrine/contract/fill-text.ts';
import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { sheetTimes } from '#platform/db/zone-times.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/order-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { asAwaiting, asStatus, awaitingSql, firstLineJoin, statusSql } from './list-orders.ts';
import { type PlatformFilter, platformConditions } from './list-platform-orders.ts';
import { namedIn } from './local-names.ts';
import { orders } from './orders.tables.ts';

const exportTexts = await loadArea<typeof english>('order-export');

const rowsMax = 100_000;

const exportRow = {
  number: as.text,
  kind: orders.kind,
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
  units: as.integer,
  totalMinor: as.minor,
  currency: as.currency,
  costMinor: as.minor,
  sellingTotalMinor: as.minor,
  profitMinor: as.minor,
  refundedProfitMinor: as.minor,
  storeCurrency: as.currency,
};

/** The orders of the operators' list as CSV, one row per order, in the list's order. */
export async function exportForOperators(ctx: Ctx, filter: PlatformFilter): Promise<string> {
  const rows = await ctx.db.rows(
    sql`
    select o.number, o.kind, o.placed_at, o.paid_at, s.name as store, ${statusSql} as status, ${awaitingSql} as awaiting, o.fulfilment, o.settlement_mode,
      o.address->>'city' as city, o.address->>'countryCode' as country, ${namedIn(ctx.language)}, o.units, o.total_minor, o.currency, o.cost_minor,
      o.selling_total_minor, o.profit_minor, o.refunded_profit_minor, o.store_currency
    from orders o ${firstLineJoin} join stores s on s.id = o.store_id
    where ${platformConditions(ctx, filter)} order by ${filter.toShip ? sql`o.id asc` : sql`o.id desc`} limit ${rowsMax}`,
    exportRow,
  );
  const texts = exportTexts[ctx.language];
  const zone = filter.timeZone ?? 'UTC';
  const times = sheetTimes(zone);
  const lines = rows.map((row): CsvCell[] => {
    const amount = (minor: bigint, currency: Currency): CsvCell => ({
      decimal: toDecimal(minor, currency),
    });
    const ofSale = (minor: bigint) =>
      row.kind === 'sale' ? amount(minor, row.storeCurrency) : null;
    return [
      row.number,
      times.format(row.placedAt),
      row.paidAt && times.format(row.paidAt),
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
      amount(row.costMinor, row.storeCurrency),
      ofSale(row.sellingTotalMinor),
      ofSale(row.profitMinor),
      ofSale(row.refundedProfitMinor),
      row.storeCurrency,
    ];
  });
  sendCsv(ctx, 'orders');
  return writeCsv(ctx.language, [
    Object.values(texts.platformHeads).map((head) => fillText(head, { zone })),
    ...lines,
  ]);
}
