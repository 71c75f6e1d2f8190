import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';

/** The point of a picture that stays in view, in per cent. */
export interface PictureFocus {
  focusX: number;
  focusY: number;
}

interface Pictured {
  productId: string;
  imageKey: string | null;
}

/** The same point as a column `focus` of a statement over order lines `l`; see `readFocus`. */
export const lineFocus = sql`(select json_build_object('focusX', i.focus_x, 'focusY', i.focus_y) from product_images i
  where i.product_id = l.product_id and i.key = l.image_key limit 1)`;
export const focusRow = { focus: orNull(as.json<PictureFocus>()) };

/** The point in a row with the column; the middle of a picture that the product shows no more. */
export const readFocus = ({ focus }: { focus: PictureFocus | null }): PictureFocus =>
  focus ?? middle;

const middle: PictureFocus = { focusX: 50, focusY: 50 };

/**
 * Finds the points that stay in view of pictures of products, in one statement: lines of orders keep the key of their picture. It is the
 * middle of one that the product shows no more.
 */
export async function findFocus(
  ctx: Ctx,
  lines: readonly Pictured[],
): Promise<(line: Pictured) => PictureFocus> {
  const keys = [...new Set(lines.flatMap(({ imageKey }) => imageKey ?? []))];
  if (!keys.length) return () => middle;
  const rows = await ctx.db.rows(
    sql`select product_id, key, focus_x, focus_y from product_images
      where key = any(${sql.param(keys)}::text[]) and (focus_x, focus_y) <> (50, 50)`,
    { productId: as.id, key: as.text, focusX: as.integer, focusY: as.integer },
  );
  const found = new Map(rows.map(({ productId, key, ...focus }) => [`${productId} ${key}`, focus]));
  return ({ productId, imageKey }) => found.get(`${productId} ${imageKey}`) ?? middle;
}
