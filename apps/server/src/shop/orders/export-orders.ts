import { intlTags } from '@vitrine/contract/locales.ts';
import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { ownStoreId } from '#platform/route.ts';
import { getStore } from '../stores/index.ts';
import { awaitingSql, conditionsOf, type OrderFilter, statusSql } from './list-orders.ts';

const rowsMax = 100_000;

/** A cell that no spreadsheet runs as a formula: quoted, and marked when it begins with a sign that starts one. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[\s]*[=+\-@\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

interface ExportRow extends Record<string, unknown> {
  number: string;
  placed_at: string;
  status: number;
  awaiting: string | null;
  name: string;
  option: string | null;
  quantity: number;
  platform_unit_minor: string;
  cost_minor: string;
  selling_total_minor: string;
  profit_minor: string;
  store_currency: Currency;
  kind: string;
  position: number;
}

const statuses = ['unpaid', 'in transit', 'completed', 'closed'];

/** The filtered orders as CSV, one row per line; amounts of the order stand in its first row only, so that sums are right. */
export async function exportOrders(ctx: Ctx, filter: OrderFilter): Promise<string> {
  const storeId = ownStoreId(ctx);
  const store = await getStore(ctx, storeId);
  const conditions = [sql`o.store_id = ${storeId}`, ...conditionsOf(filter, store.timeZone)];
  const { rows } = await ctx.db.execute<ExportRow>(sql`
    select o.number, o.placed_at, ${statusSql} as status, ${awaitingSql} as awaiting, l.name, l.option, l.quantity, l.platform_unit_minor, l.position,
      o.cost_minor, o.selling_total_minor, o.profit_minor, o.store_currency, o.kind
    from orders o join order_lines l on l.order_id = o.id
    where ${sql.join(conditions, sql` and `)} order by o.id desc, l.position limit ${rowsMax}`);
  const time = new Intl.DateTimeFormat(intlTags['en'], { timeZone: store.timeZone, dateStyle: 'short', timeStyle: 'short', hour12: false });
  const head = [
    'number',
    'placed',
    'status',
    'awaiting',
    'product',
    'option',
    'quantity',
    'platform price',
    'cost',
    'selling total',
    'profit',
    'currency',
  ];
  const lines = rows.map((row) => {
    const isFirst = row.position === 0;
    const amount = (minor: string) => toDecimal(BigInt(minor), row.store_currency);
    return [
      row.number,
      time.format(new Date(row.placed_at)),
      statuses[row.status] ?? '',
      row.awaiting ?? '',
      row.name,
      row.option,
      row.quantity,
      amount(row.platform_unit_minor),
      isFirst ? amount(row.cost_minor) : '',
      isFirst && row.kind === 'sale' ? amount(row.selling_total_minor) : '',
      isFirst && row.kind === 'sale' ? amount(row.profit_minor) : '',
      row.store_currency,
    ]
      .map(cell)
      .join(',');
  });
  ctx.reply.headers['content-type'] = 'text/csv; charset=utf-8';
  ctx.reply.headers['content-disposition'] = `attachment; filename=orders-${store.slug}.csv`;
  return `\uFEFF${[head.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}
