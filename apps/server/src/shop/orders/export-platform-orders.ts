import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import type { Awaiting, Fulfilment, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import type { SettlementMode } from '@vitrine/contract/shop/stores.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/csv.ts';
import { awaitingTexts, fulfilmentTexts, platformExportHeads, settlementTexts, statusTexts } from './export.texts.ts';
import { awaitingSql, firstLineJoin, statusSql } from './list-orders.ts';
import { type PlatformFilter, platformConditions } from './list-platform-orders.ts';
import { namedIn } from './local-names.ts';

const rowsMax = 100_000;

interface Row extends Record<string, unknown> {
  number: string;
  kind: 'sale' | 'own';
  placed_at: string;
  paid_at: string | null;
  store: string;
  status: OrderStatus;
  awaiting: Awaiting | null;
  fulfilment: Fulfilment;
  settlement_mode: SettlementMode;
  city: string;
  country: string;
  name: string;
  option: string | null;
  units: number;
  total_minor: string;
  currency: Currency;
  cost_minor: string;
  selling_total_minor: string;
  profit_minor: string;
  refunded_profit_minor: string;
  store_currency: Currency;
}

const moment = (value: string | null) => (value ? new Date(value).toISOString().slice(0, 19).replace('T', ' ') : null);

/** The orders of the operators' list as CSV, one row per order, in the list's order. */
export async function exportForOperators(ctx: Ctx, filter: PlatformFilter): Promise<string> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select o.number, o.kind, o.placed_at, o.paid_at, s.name as store, ${statusSql} as status, ${awaitingSql} as awaiting, o.fulfilment, o.settlement_mode,
      o.address->>'city' as city, o.address->>'countryCode' as country, ${namedIn(ctx.language)}, o.units, o.total_minor, o.currency, o.cost_minor,
      o.selling_total_minor, o.profit_minor, o.refunded_profit_minor, o.store_currency
    from orders o ${firstLineJoin} join stores s on s.id = o.store_id
    where ${platformConditions(filter)} order by ${filter.toShip ? sql`o.id asc` : sql`o.id desc`} limit ${rowsMax}`);
  const { language } = ctx;
  const lines = rows.map((row): CsvCell[] => {
    const amount = (minor: string, currency: Currency): CsvCell => ({ decimal: toDecimal(BigInt(minor), currency) });
    const ofSale = (minor: string) => (row.kind === 'sale' ? amount(minor, row.store_currency) : null);
    return [
      row.number,
      moment(row.placed_at),
      moment(row.paid_at),
      row.store,
      statusTexts[row.status][language],
      row.awaiting && awaitingTexts[row.awaiting][language],
      // Nothing is packed for a closed order that never left.
      row.status === 3 && (row.fulfilment === 'waiting' || row.fulfilment === 'processing')
        ? ''
        : fulfilmentTexts[row.fulfilment][language],
      settlementTexts[row.settlement_mode][language],
      row.city,
      row.country,
      row.name,
      row.units,
      amount(row.total_minor, row.currency),
      row.currency,
      amount(row.cost_minor, row.store_currency),
      ofSale(row.selling_total_minor),
      ofSale(row.profit_minor),
      ofSale(row.refunded_profit_minor),
      row.store_currency,
    ];
  });
  sendCsv(ctx, 'orders');
  return writeCsv([Object.values(platformExportHeads).map((texts) => texts[language]), ...lines]);
}
