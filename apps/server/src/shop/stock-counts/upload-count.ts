import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { countRowsMax, type uploadStockCount } from '@vitrine/contract/shop/stock-counts.ts';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { readSheet } from '#platform/files/read-sheet.ts';
import { callerOf } from '#platform/http/route.ts';
import { lockLevelsToCount } from '../stock/index.ts';
import { readCountColumns } from './count-columns.ts';
import {
  foldBarcode,
  foldSku,
  type KnownVariants,
  type ReadCount,
  readCounts,
} from './count-rows.rules.ts';
import { getCount } from './list-counts.ts';
import { stockCounts } from './stock-counts.tables.ts';

const columnsMax = 50;
const fileNameMax = 200;

/** All variants that are not removed, by SKU and barcode: a file names up to 20,000 of them. */
async function readVariants(ctx: Ctx): Promise<KnownVariants> {
  const rows = await ctx.db.rows(
    sql`select id, sku, barcode from variants where removed_at is null`,
    { id: as.id, sku: as.text, barcode: as.text },
  );
  const groupBy = (keyOf: (row: (typeof rows)[number]) => string) => {
    const groups = new Map<string, string[]>();
    for (const row of rows) {
      const key = keyOf(row);
      const known = groups.get(key);
      if (known) known.push(row.id);
      else groups.set(key, [row.id]);
    }
    groups.delete('');
    return groups;
  };
  return {
    bySku: new Map(rows.map(({ id, sku }) => [sku, id])),
    byFoldedSku: groupBy(({ sku }) => foldSku(sku)),
    byBarcode: groupBy(({ barcode }) => (barcode ? foldBarcode(barcode) : '')),
  };
}

/** SQL for the units of paid orders that left the stock and are still to be shipped, by variant. */
const unshippedSql = sql`
  select line.variant_id, sum(line.quantity - line.shipped - line.withdrawn)::int as units
  from orders o join order_lines line on line.order_id = o.id
    join stock_holds hold on hold.order_id = o.id and hold.variant_id = line.variant_id and hold.state = 'taken'
  where o.cancelled_at is null and o.fulfilment in ('waiting', 'processing', 'part_shipped')
  group by line.variant_id`;

/**
 * Stores the rows with the stock of this moment. The levels are locked while they are read, so that each movement is either in
 * these units or has a larger id than the last one.
 */
async function storeCount(
  ctx: Ctx,
  rows: readonly ReadCount[],
  { fileName, withUnshipped }: { fileName: string; withUnshipped: boolean },
): Promise<string> {
  const variantIds = rows.flatMap(({ variantId }) => variantId ?? []);
  const lastMovementId = await lockLevelsToCount(ctx, variantIds);
  const [count] = await ctx.db
    .insert(stockCounts)
    .values({
      fileName: fileName.slice(0, fileNameMax),
      state: 'open',
      withUnshipped,
      lastMovementId,
      accountId: callerOf(ctx).accountId,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: stockCounts.id });
  const { id } = orNotFound(count);
  const given = rows.map(({ line, given: code, counted, variantId, units, problem }) => ({
    n: line,
    g: code.slice(0, 100),
    c: counted.slice(0, 40),
    v: variantId,
    u: units,
    p: problem,
  }));
  await ctx.db.run(sql`
    with unshipped as materialized (${unshippedSql}),
      g as (select * from json_to_recordset(${JSON.stringify(given)}::json) as g (n int, g text, c text, v bigint, u int, p text))
    insert into stock_count_rows (count_id, line, given, counted, variant_id, on_hand, held, unshipped, difference, problem)
    select ${id}::bigint, g.n, g.g, g.c, g.v, coalesce(l.on_hand, 0), coalesce(l.held, 0), coalesce(s.units, 0),
      g.u - case when ${withUnshipped}::boolean then coalesce(s.units, 0) else 0 end - coalesce(l.on_hand, 0), g.p
    from g left join stock_levels l on l.variant_id = g.v left join unshipped s on s.variant_id = g.v
    order by g.n`);
  await ctx.db.run(sql`
    with unshipped as materialized (${unshippedSql})
    insert into stock_count_rows (count_id, line, given, counted, variant_id, on_hand, held, unshipped, problem)
    select ${id}::bigint, null, v.sku, '', v.id, l.on_hand, l.held, coalesce(s.units, 0), 'not-in-file'
    from stock_levels l join variants v on v.id = l.variant_id and v.removed_at is null
      left join unshipped s on s.variant_id = v.id
    where l.on_hand > 0 and v.id <> all(${sql.param(variantIds)}::bigint[])
    order by v.sku`);
  return id;
}

/** Reads a file of counted units and compares it with the stock. Nothing is booked. */
export async function uploadCount(
  ctx: Ctx,
  { file, withUnshipped }: { file: { fileName: string; bytes: Buffer }; withUnshipped: boolean },
): Promise<EndpointReply<typeof uploadStockCount>> {
  const sheet = await readSheet(file.bytes, { rows: countRowsMax + 1, columns: columnsMax });
  const given = readCountColumns(sheet, ctx.language);
  const rows = readCounts(given, await readVariants(ctx));
  const id = await inTx(ctx, (tx) =>
    storeCount(tx, rows, { fileName: file.fileName, withUnshipped }),
  );
  return getCount(ctx, id);
}
