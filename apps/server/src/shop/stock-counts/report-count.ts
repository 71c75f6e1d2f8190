import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { CsvCell } from '#platform/files/csv.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import { getVariants } from '../catalogue/index.ts';
import { countTexts } from './count-columns.ts';
import { describeRows, getCount, readRowsAfter } from './list-counts.ts';

/** Rows whose products are read at a time: names and options of all of them would take the memory of many products. */
const pieceRows = 1_000;

/** All rows of a count as CSV. */
export async function writeReport(ctx: Ctx, id: string): Promise<string> {
  await getCount(ctx, id);
  const { heads } = countTexts[ctx.language];
  const rows: CsvCell[][] = [];
  let after = '0';
  for (;;) {
    const piece = await readRowsAfter(ctx, id, after, pieceRows);
    for (const row of await describeRows(ctx, piece))
      rows.push([
        row.line,
        row.given,
        row.sku,
        row.name,
        row.label,
        row.counted,
        row.onHand,
        row.held,
        row.unshipped,
        row.difference,
        row.message,
        row.after,
      ]);
    const last = piece.at(-1);
    if (!last || piece.length < pieceRows || rows.length >= csvRowsMax) break;
    after = last.id;
  }
  return sendCsvList(ctx, 'stock-count', {
    heads: {
      line: heads.line,
      given: heads.given,
      sku: heads.sku,
      product: heads.product,
      variant: heads.variant,
      counted: heads.counted,
      onHand: heads.onHand,
      held: heads.held,
      unshipped: heads.unshipped,
      difference: heads.difference,
      result: heads.result,
      after: heads.after,
    },
    rows,
  });
}

/** A list to count by: all variants with an empty column for the units. */
export async function writeCountSheet(ctx: Ctx): Promise<string> {
  const { heads } = countTexts[ctx.language];
  const all = await ctx.db.rows(
    sql`select id, sku, barcode from variants where removed_at is null order by product_id, position, id limit ${csvRowsMax}`,
    { id: as.id, sku: as.text, barcode: as.text },
  );
  const rows: CsvCell[][] = [];
  for (let first = 0; first < all.length; first += pieceRows) {
    const piece = all.slice(first, first + pieceRows);
    const variants = await getVariants(
      ctx,
      piece.map(({ id }) => id),
    );
    for (const { id, sku, barcode } of piece) {
      const variant = variants.get(id);
      rows.push([sku, barcode, variant?.name ?? '', variant?.optionLabel ?? '', null]);
    }
  }
  return sendCsvList(ctx, 'stock-count-sheet', {
    heads: {
      sku: heads.sku,
      barcode: heads.barcode,
      product: heads.product,
      variant: heads.variant,
      counted: heads.counted,
    },
    rows,
  });
}
