import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import type { Awaiting, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/csv.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { awaitingTexts, ownerExportHeads, statusTexts } from './export.texts.ts';
import { awaitingSql, conditionsOf, type OrderFilter, statusSql } from './list-orders.ts';
import { namedIn } from './local-names.ts';

const rowsMax = 100_000;

interface ExportRow extends Record<string, unknown> {
  number: string;
  placed_at: string;
  status: OrderStatus;
  awaiting: Awaiting | null;
  name: string;
  option: string | null;
  quantity: number;
  platform_unit_minor: string;
  cost_minor: string;
  selling_total_minor: string;
  profit_minor: string;
  refunded_profit_minor: string;
  store_currency: Currency;
  kind: string;
  position: number;
}

/** The filtered orders as CSV, one row per line; amounts of the order stand in its first row only, so that sums are right. */
export async function exportOrders(ctx: Ctx, filter: OrderFilter): Promise<string> {
  const storeId = ownStoreId(ctx);
  const store = await getStore(ctx, storeId);
  const conditions = [sql`o.store_id = ${storeId}`, ...conditionsOf(filter, store.timeZone)];
  const { rows } = await ctx.db.execute<ExportRow>(sql`
    select o.number, o.placed_at, ${statusSql} as status, ${awaitingSql} as awaiting, ${namedIn(ctx.language)}, l.quantity,
      l.platform_unit_minor, l.position, o.cost_minor, o.selling_total_minor, o.profit_minor,
      o.refunded_profit_minor, o.store_currency, o.kind
    from orders o join order_lines l on l.order_id = o.id
    where ${sql.join(conditions, sql` and `)} order by o.id desc, l.position limit ${rowsMax}`);
  // Swedish writes a date and a time as spreadsheets read them: 2026-11-21 14:05.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: store.timeZone, dateStyle: 'short', timeStyle: 'short' });
  const { language } = ctx;
  const lines = rows.map((row): CsvCell[] => {
    const amount = (minor: string): CsvCell => ({ decimal: toDecimal(BigInt(minor), row.store_currency) });
    const ofOrder = (minor: string) => (row.position === 0 ? amount(minor) : null);
    const ofSale = (minor: string) => (row.kind === 'sale' ? ofOrder(minor) : null);
    return [
      row.number,
      time.format(new Date(row.placed_at)),
      statusTexts[row.status][language],
      row.awaiting && awaitingTexts[row.awaiting][language],
      row.name,
      row.option,
      row.quantity,
      amount(row.platform_unit_minor),
      ofOrder(row.cost_minor),
      ofSale(row.selling_total_minor),
      ofSale(row.profit_minor),
      ofSale(row.refunded_profit_minor),
      row.store_currency,
    ];
  });
  sendCsv(ctx, `orders-${store.slug}`);
  return writeCsv([Object.values(ownerExportHeads).map((texts) => texts[language]), ...lines]);
}
