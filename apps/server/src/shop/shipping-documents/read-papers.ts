import { languages } from '@vitrine/contract/locales.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { nameIn, toShipSql } from '../orders/index.ts';
import { selectDueReplacements } from '../returns/index.ts';

/** Orders that are read at once: the memory of a document, whatever its length. */
const readAtOnce = 25;

const orderRow = {
  id: as.id,
  number: as.text,
  language: as.oneOf(...languages),
  address: as.json<Address>(),
  placedAt: as.moment,
  shippingMethod: as.text,
  /** The message that the buyer wrote at checkout. */
  message: orNull(as.text),
  storeName: as.text,
  storeSlug: as.text,
  timeZone: as.text,
  isToShip: as.boolean,
  isPaid: as.boolean,
};
const lineRow = {
  orderId: as.id,
  sku: as.text,
  name: as.text,
  option: orNull(as.text),
  words: as.json<Parameters<typeof nameIn>[1]['words']>(),
  quantity: as.integer,
  left: as.integer,
  /** Units of the replacement that is to be sent of the order. */
  replaced: as.integer,
};

export interface PaperLine {
  sku: string;
  name: string;
  option: string | null;
  quantity: number;
}
export type PaperOrder = RowOf<typeof orderRow> & {
  lines: PaperLine[];
  /** The parcel is the replacement of a return. */
  isReplacement: boolean;
};

/** The purpose of a document: a parcel that is packed now, or whatever the order contains. */
type Purpose = 'pick' | 'slip';

const idsSql = (ids: readonly string[]) => sql`${sql.param([...ids])}::bigint[]`;

async function readSome(ctx: Ctx, ids: readonly string[], purpose: Purpose): Promise<PaperOrder[]> {
  const [orders, lines] = await Promise.all([
    ctx.db.rows(
      sql`select o.id, o.number, to_json(o.language) as language, o.address, o.placed_at, o.shipping_method, s.name as store_name,
          (select n.text from order_notes n where n.order_id = o.id and n.is_from_buyer) as message,
          s.slug as store_slug, s.time_zone, ${toShipSql(ctx)} as is_to_ship,
          (order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null) in (1, 2)) as is_paid
        from orders o join stores s on s.id = o.store_id where o.id = any(${idsSql(ids)})`,
      orderRow,
    ),
    ctx.db.rows(
      sql`select l.order_id, v.sku, l.name, l.option, l.words, l.quantity - l.withdrawn as quantity,
          l.quantity - l.withdrawn - l.shipped as left, coalesce(x.quantity, 0) as replaced
        from order_lines l join variants v on v.id = l.variant_id left join ${selectDueReplacements(ctx)} d on d.order_id = l.order_id
          left join return_lines x on x.request_id = d.return_id and x.line_id = l.id
        where l.order_id = any(${idsSql(ids)}) and l.quantity > l.withdrawn order by l.order_id, l.position`,
      lineRow,
    ),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => {
    const all = linesOf.get(order.id) ?? [];
    const isReplacement = all.some(({ replaced }) => replaced > 0);
    const isRest = purpose === 'pick' || (order.isToShip && all.some(({ left }) => left > 0));
    const language = purpose === 'pick' ? ctx.language : order.language;
    return {
      ...order,
      isReplacement,
      lines: all
        .map((line) => ({
          sku: line.sku,
          ...(purpose === 'pick'
            ? nameIn(language, line)
            : { name: line.name, option: line.option }),
          quantity: isReplacement ? line.replaced : isRest ? line.left : line.quantity,
        }))
        .filter(({ quantity }) => quantity > 0),
    };
  });
}

/** Orders in the given order, a part at a time; an order that the document has nothing of is left out by the caller. */
export async function* readPapers(
  ctx: Ctx,
  orderIds: readonly string[],
  purpose: Purpose,
): AsyncGenerator<PaperOrder[]> {
  for (let from = 0; from < orderIds.length; from += readAtOnce) {
    const ids = orderIds.slice(from, from + readAtOnce);
    const found = new Map((await readSome(ctx, ids, purpose)).map((order) => [order.id, order]));
    yield ids.flatMap((id) => found.get(id) ?? []);
  }
}

/** True if the document has anything of an order. */
export const isPrinted = (
  { isToShip, isPaid, isReplacement, lines }: PaperOrder,
  purpose: Purpose,
): boolean => lines.length > 0 && (isReplacement || (purpose === 'pick' ? isToShip : isPaid));

/** True if there is a page for one of these orders at least. */
export async function hasPapers(
  ctx: Ctx,
  orderIds: readonly string[],
  purpose: Purpose,
): Promise<boolean> {
  for await (const orders of readPapers(ctx, orderIds, purpose))
    if (orders.some((order) => isPrinted(order, purpose))) return true;
  return false;
}

/** Units to take from the shelves by SKU, over all chosen orders that can be shipped now, and their replacements. */
export async function sumUnits(ctx: Ctx, orderIds: readonly string[]): Promise<PaperLine[]> {
  const rows = await ctx.db.rows(
    sql`select v.sku, l.variant_id as order_id, (array_agg(l.name order by l.id desc))[1] as name,
        (array_agg(l.option order by l.id desc))[1] as option, (array_agg(l.words::jsonb order by l.id desc))[1] as words,
        sum(u.quantity)::int as quantity, 0 as left, 0 as replaced
      from (
        select l.id, l.quantity - l.withdrawn - l.shipped as quantity from orders o join order_lines l on l.order_id = o.id
          where o.id = any(${idsSql(orderIds)}) and ${toShipSql(ctx)} and l.quantity > l.withdrawn + l.shipped
        union all
        select x.line_id, x.quantity from ${selectDueReplacements(ctx)} d join return_lines x on x.request_id = d.return_id
          where d.order_id = any(${idsSql(orderIds)})) u
        join order_lines l on l.id = u.id join variants v on v.id = l.variant_id
      group by v.sku, l.variant_id order by v.sku`,
    lineRow,
  );
  return rows.map((row) => ({
    sku: row.sku,
    quantity: row.quantity,
    ...nameIn(ctx.language, row),
  }));
}
