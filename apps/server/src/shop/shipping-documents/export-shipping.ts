import { Readable } from 'node:stream';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import type { ShippingColumn } from '@vitrine/contract/shop/shipping-columns.ts';
import type { exportShipping as contract } from '@vitrine/contract/shop/shipping-exports.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { sheetTimes } from '#platform/db/zone-times.ts';
import { type CsvCell, csvMark, writeCsvRows } from '#platform/files/csv.ts';
import { writeXlsxRows, type XlsxCell } from '#platform/files/stream-xlsx.ts';
import { csvType, offerDownload } from '#platform/http/offer-download.ts';
import type * as english from '#texts/en/shipping-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { countryName } from '../markets/index.ts';
import { nameIn, toShipSql } from '../orders/index.ts';
import { selectDueReplacements } from '../returns/index.ts';

type Body = EndpointInput<typeof contract>['body'];

const texts = await loadArea<typeof english>('shipping-export');
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Lines that are read at once: the memory of an export, whatever its length. */
const readAtOnce = 500;

const lineRow = {
  orderId: as.id,
  position: as.integer,
  number: as.text,
  placedAt: as.moment,
  storeName: as.text,
  address: as.json<Address>(),
  email: as.text,
  shippingMethod: as.text,
  message: orNull(as.text),
  sku: as.text,
  name: as.text,
  option: orNull(as.text),
  words: as.json<Parameters<typeof nameIn>[1]['words']>(),
  quantity: as.integer,
  weightGrams: as.integer,
  customsCode: as.text,
  originCountry: orNull(as.text),
  unitMinor: as.minor,
  currency: as.currency,
};
type Line = RowOf<typeof lineRow>;

/** A cell with its kind: numbers stay numbers, everything else is a text. */
type Cell = string | number | { decimal: string };

const times = sheetTimes('UTC');

/** Whole grams as kilograms with three decimals, without floats. */
const toKilograms = (grams: number): string =>
  String(grams)
    .padStart(4, '0')
    .replace(/(?=\d{3}$)/, '.');

function cellOf(ctx: Ctx, line: Line, column: ShippingColumn): Cell {
  const { address } = line;
  const money = (minor: bigint) => ({ decimal: toDecimal(minor, line.currency) });
  const cells: Readonly<Record<ShippingColumn, () => Cell>> = {
    order: () => line.number,
    ordered: () => times.format(line.placedAt),
    store: () => line.storeName,
    name: () => fullName(address),
    line1: () => address.line1,
    line2: () => address.line2 ?? '',
    postcode: () => address.postcode ?? '',
    city: () => address.city,
    region: () => address.region ?? '',
    countryCode: () => address.countryCode,
    country: () => countryName(address.countryCode, ctx.language),
    phone: () => address.phone ?? '',
    email: () => line.email,
    sku: () => line.sku,
    product: () => nameIn(ctx.language, line).name,
    option: () => nameIn(ctx.language, line).option ?? '',
    quantity: () => line.quantity,
    weight: () => ({ decimal: toKilograms(line.weightGrams * line.quantity) }),
    method: () => line.shippingMethod,
    message: () => line.message ?? '',
    customsCode: () => line.customsCode,
    origin: () => line.originCountry ?? '',
    unitValue: () => money(line.unitMinor),
    value: () => money(line.unitMinor * BigInt(line.quantity)),
    currency: () => line.currency,
  };
  return cells[column]();
}

/** The units that leave: what is left of sold ones, or replacements of returns. Both are read for `order_lines l` of `orders o`. */
const unitsOf = (ctx: Ctx) => [
  {
    quantity: sql`l.quantity - l.withdrawn - l.shipped`,
    from: sql`orders o join order_lines l on l.order_id = o.id`,
    where: sql`${toShipSql(ctx)} and l.quantity > l.withdrawn + l.shipped`,
  },
  {
    quantity: sql`x.quantity`,
    from: sql`${selectDueReplacements(ctx)} d join orders o on o.id = d.order_id join return_lines x on x.request_id = d.return_id
      join order_lines l on l.id = x.line_id`,
    where: sql`true`,
  },
];
type Units = ReturnType<typeof unitsOf>[number];

async function* readLines(ctx: Ctx, orderIds: Body['orderIds']): AsyncGenerator<Line[]> {
  for (const units of unitsOf(ctx)) yield* readLinesOf(ctx, units, orderIds);
}

/** Lines with something to ship, by order and position, a part at a time. */
async function* readLinesOf(
  ctx: Ctx,
  { quantity, from, where }: Units,
  orderIds: Body['orderIds'],
): AsyncGenerator<Line[]> {
  const chosen = orderIds ? sql`and o.id = any(${sql.param(orderIds)}::bigint[])` : sql``;
  let [after, position] = ['0', -1];
  for (;;) {
    const rows = await ctx.db.rows(
      sql`select o.id as order_id, l.position, o.number, o.placed_at, s.name as store_name, o.address, o.email, o.shipping_method, v.sku,
          (select n.text from order_notes n where n.order_id = o.id and n.is_from_buyer) as message,
          l.name, l.option, l.words, ${quantity} as quantity, v.weight_grams, p.customs_code, p.origin_country,
          l.unit_minor, o.currency
        from ${from} join stores s on s.id = o.store_id
          join variants v on v.id = l.variant_id join products p on p.id = l.product_id
        where (o.id, l.position) > (${after}::bigint, ${position}::int) and ${where} ${chosen}
        order by o.id, l.position limit ${readAtOnce}`,
      lineRow,
    );
    const last = rows.at(-1);
    if (!last) return;
    [after, position] = [last.orderId, last.position];
    yield rows;
  }
}

async function* writeCells(ctx: Ctx, { columns, orderIds }: Body): AsyncGenerator<Cell[][]> {
  const { heads } = texts[ctx.language];
  yield [columns.map((column) => heads[column])];
  for await (const lines of readLines(ctx, orderIds))
    yield lines.map((line) => columns.map((column) => cellOf(ctx, line, column)));
}

async function* writeCsvParts(ctx: Ctx, body: Body): AsyncGenerator<string> {
  yield csvMark;
  for await (const rows of writeCells(ctx, body))
    yield writeCsvRows(ctx.language, rows as readonly (readonly CsvCell[])[]);
}

async function* writeSheetParts(ctx: Ctx, body: Body): AsyncGenerator<XlsxCell[][]> {
  for await (const rows of writeCells(ctx, body))
    yield rows.map((row) =>
      row.map((cell) => (typeof cell === 'object' ? Number(cell.decimal) : cell)),
    );
}

/** A file for a carrier or a warehouse, written while it is read. */
export async function exportShipping(ctx: Ctx, body: Body): Promise<Readable> {
  const now = ctx.clock.now();
  const name = `shipping-${now.toISOString().slice(0, 10)}`;
  if (body.format === 'csv') {
    offerDownload(ctx, csvType, `${name}.csv`);
    return Readable.from(writeCsvParts(ctx, body));
  }
  offerDownload(ctx, xlsxType, `${name}.xlsx`);
  return Readable.from(writeXlsxRows(writeSheetParts(ctx, body), now));
}
