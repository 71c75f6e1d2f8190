import { toDecimal } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/order-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import {
  asAwaiting,
  asStatus,
  awaitingSql,
  conditionsOf,
  type OrderFilter,
  statusSql,
} from './list-orders.ts';
import { namedIn } from './local-names.ts';

const exportTexts = await loadArea<typeof english>('order-export');

const rowsMax = 100_000;

const exportRow = {
  number: as.text,
  placedAt: as.moment,
  status: asStatus,
  awaiting: asAwaiting,
  name: as.text,
  option: orNull(as.text),
  quantity: as.integer,
  platformUnitMinor: as.minor,
  costMinor: as.minor,
  sellingTotalMinor: as.minor,
  profitMinor: as.minor,
  refundedProfitMinor: as.minor,
  storeCurrency: as.currency,
  kind: as.text,
  position: as.integer,
};

/** The filtered orders as CSV, one row per line; amounts of the order are in its first row only, so that sums are right. */
export async function exportOrders(ctx: Ctx, filter: OrderFilter): Promise<string> {
  const storeId = ownStoreId(ctx);
  sendCsv(ctx, `orders-${(await getStore(ctx, storeId)).slug}`);
  return writeOrders(ctx, storeId, filter);
}

/** The same for a store, in the language of the context. */
export async function writeOrders(ctx: Ctx, storeId: string, filter: OrderFilter): Promise<string> {
  const store = await getStore(ctx, storeId);
  const conditions = [sql`o.store_id = ${storeId}`, ...conditionsOf(filter, store.timeZone)];
  const rows = await ctx.db.rows(
    sql`
    select o.number, o.placed_at, ${statusSql} as status, ${awaitingSql} as awaiting, ${namedIn(ctx.language)}, l.quantity,
      l.platform_unit_minor, l.position, o.cost_minor, o.selling_total_minor, o.profit_minor,
      o.refunded_profit_minor, o.store_currency, o.kind
    from orders o join order_lines l on l.order_id = o.id
    where ${sql.join(conditions, sql` and `)} order by o.id desc, l.position limit ${rowsMax}`,
    exportRow,
  );
  // Swedish writes a date and a time as spreadsheets read them: 2026-11-21 14:05.
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: store.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const { statuses, awaiting, ownerHeads } = exportTexts[ctx.language];
  const lines = rows.map((row): CsvCell[] => {
    const amount = (minor: bigint): CsvCell => ({ decimal: toDecimal(minor, row.storeCurrency) });
    const ofOrder = (minor: bigint) => (row.position === 0 ? amount(minor) : null);
    const ofSale = (minor: bigint) => (row.kind === 'sale' ? ofOrder(minor) : null);
    return [
      row.number,
      time.format(row.placedAt),
      statuses[row.status],
      row.awaiting && awaiting[row.awaiting],
      row.name,
      row.option,
      row.quantity,
      amount(row.platformUnitMinor),
      ofOrder(row.costMinor),
      ofSale(row.sellingTotalMinor),
      ofSale(row.profitMinor),
      ofSale(row.refundedProfitMinor),
      row.storeCurrency,
    ];
  });
  return writeCsv(ctx.language, [Object.values(ownerHeads), ...lines]);
}
