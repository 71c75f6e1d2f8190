import { fileUrl } from '@vitrine/contract/images.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { DescribeSubjects } from '#platform/jobs/job-subjects.ts';
import { lineFocus, type PictureFocus, readFocus } from '../catalogue/index.ts';
import { readAvailable } from '../stock/index.ts';
import { nameIn } from './local-names.ts';
import type { LocalizedLineName } from './orders.tables.ts';

export interface OrderSummary {
  orderId: string;
  number: string;
  /** The first product's name, with its option. */
  product: string;
  imageUrl: string | null;
  focusX: number;
  focusY: number;
  units: number;
  /** Units are left for all lines; says nothing about orders that already took theirs. */
  isInStock: boolean;
}

const summaryRow = {
  id: as.id,
  number: as.text,
  units: as.integer,
  lines:
    as.json<
      {
        name: string;
        option: string | null;
        words: LocalizedLineName;
        image: string | null;
        focus: PictureFocus | null;
        variant: string;
        quantity: number;
      }[]
    >(),
};

/** What lists of payments say about orders, in two queries whatever their number; one when the stock does not matter. */
export async function summariseOrders(
  ctx: Ctx,
  orderIds: readonly string[],
  { stock = true }: { stock?: boolean } = {},
): Promise<Map<string, OrderSummary>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`
    select o.id, o.number, o.units,
      (select json_agg(json_build_object('name', l.name, 'option', l.option, 'words', l.words, 'image', l.image_key, 'focus', ${lineFocus}, 'variant', l.variant_id::text, 'quantity', l.quantity) order by l.position)
        from order_lines l where l.order_id = o.id) as lines
    from orders o where o.id = any(${sql.param([...orderIds])}::bigint[])`,
    summaryRow,
  );
  const variants = [...new Set(rows.flatMap(({ lines }) => lines.map(({ variant }) => variant)))];
  const available = await readAvailable(ctx, stock ? variants : []);
  return new Map(
    rows.map(({ id, number, units, lines }) => {
      const [first] = lines;
      const named = first && nameIn(ctx.language, first);
      return [
        id,
        {
          orderId: id,
          number,
          units,
          product: named
            ? [named.name, named.option]
                .filter(Boolean)
                .join(ctx.language === 'zh-cn' ? '，' : ', ')
            : number,
          imageUrl: first?.image ? fileUrl(first.image) : null,
          ...readFocus({ focus: first?.focus ?? null }),
          isInStock: lines.every(
            ({ variant, quantity }) => (available.get(variant) ?? 0) >= quantity,
          ),
        },
      ];
    }),
  );
}

/** What orders are about, in the reader's language. */
export async function nameOrders(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const summaries = await summariseOrders(ctx, [...new Set(orderIds)], { stock: false });
  return new Map([...summaries].map(([id, { product }]) => [id, product]));
}

/** Orders as what failed jobs are about. */
export const describeOrders: DescribeSubjects = async (ctx, orderIds) =>
  new Map(
    [...(await findNumbers(ctx, orderIds))].map(([id, name]) => [
      id,
      { kind: 'order', name, storeId: null },
    ]),
  );

/** The numbers of orders, as people know them. */
export async function findNumbers(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`select id, number from orders where id = any(${sql.param([...new Set(orderIds)])}::bigint[])`,
    {
      id: as.id,
      number: as.text,
    },
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The order with a number, as people type it. */
export async function findOrderNumbered(ctx: Ctx, typed: string): Promise<string | null> {
  const sought = parseOrderNumber(typed);
  if (!sought) return null;
  const [order] = await ctx.db.rows(sql`select id from orders where number = ${sought.number}`, {
    id: as.id,
  });
  return order?.id ?? null;
}
