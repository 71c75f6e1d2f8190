import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import type {
  countRowKinds,
  listStockCountRows,
  listStockCounts,
  StockCount,
  StockCountRow,
} from '@vitrine/contract/shop/stock-counts.ts';
import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { getVariants } from '../catalogue/index.ts';
import { countTexts } from './count-columns.ts';
import { stockCountRows, stockCounts } from './stock-counts.tables.ts';

type Count = typeof stockCounts.$inferSelect;
type Row = typeof stockCountRows.$inferSelect;
type Kind = (typeof countRowKinds)[number];

/** Results that leave the stock as it is although the row differs. */
const leftOut = sql`('below-held', 'counted-since', 'removed')`;

async function readSums(ctx: Ctx, countIds: readonly string[]) {
  const rows = await ctx.db.rows(
    sql`
    select count_id, count(*) filter (where difference <> 0) as different,
      coalesce(sum(difference) filter (where difference > 0), 0) as more,
      coalesce(-sum(difference) filter (where difference < 0), 0) as fewer,
      count(*) filter (where difference = 0) as equal,
      count(*) filter (where problem <> 'not-in-file') as problems,
      count(*) filter (where problem = 'not-in-file') as missing,
      count(*) filter (where result in ${leftOut}) as left_out
    from stock_count_rows where count_id = any(${sql.param([...countIds])}::bigint[]) group by count_id`,
    {
      countId: as.id,
      different: as.integer,
      more: as.integer,
      fewer: as.integer,
      equal: as.integer,
      problems: as.integer,
      missing: as.integer,
      leftOut: as.integer,
    },
  );
  return new Map(rows.map((row) => [row.countId, row]));
}

async function describeCounts(ctx: Ctx, rows: readonly Count[]): Promise<StockCount[]> {
  const sums = await readSums(
    ctx,
    rows.map(({ id }) => id),
  );
  const names = await nameOperators(
    ctx,
    rows.flatMap(({ accountId, closedById }) => [accountId, closedById ?? []].flat()),
  );
  return rows.map((row) => {
    const sum = sums.get(row.id);
    return {
      id: row.id,
      fileName: row.fileName,
      state: row.state,
      withUnshipped: row.withUnshipped,
      createdAt: row.createdAt.toISOString(),
      byName: names.get(row.accountId) ?? '',
      note: row.note,
      closedAt: row.closedAt?.toISOString() ?? null,
      closedByName: row.closedById === null ? null : (names.get(row.closedById) ?? ''),
      differentCount: sum?.different ?? 0,
      moreUnits: sum?.more ?? 0,
      fewerUnits: sum?.fewer ?? 0,
      equalCount: sum?.equal ?? 0,
      problemCount: sum?.problems ?? 0,
      missingCount: sum?.missing ?? 0,
      leftOutCount: row.state === 'booked' ? (sum?.leftOut ?? 0) : null,
    };
  });
}

/** One page of the counts, newest first. */
export async function listCounts(
  ctx: Ctx,
  { pageNum, pageSize }: EndpointInput<typeof listStockCounts>['query'],
): Promise<EndpointReply<typeof listStockCounts>> {
  const rows = await ctx.db
    .select()
    .from(stockCounts)
    .orderBy(desc(stockCounts.createdAt), desc(stockCounts.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list: await describeCounts(ctx, rows), total: await ctx.db.$count(stockCounts) };
}

export async function getCount(ctx: Ctx, id: string): Promise<StockCount> {
  const rows = await ctx.db.select().from(stockCounts).where(eq(stockCounts.id, id));
  const [count] = await describeCounts(ctx, rows);
  return orNotFound(count);
}

const conditions: Readonly<Record<Kind, SQL>> = {
  different: sql`difference <> 0`,
  equal: sql`difference = 0`,
  problem: sql`problem is not null`,
  'left-out': sql`result in ${leftOut}`,
};

/** The problem of a row, or the result of its booking. */
function describeRow(ctx: Ctx, { problem, result, held }: Row): string {
  const { problems, results } = countTexts[ctx.language];
  if (problem) return problems[problem];
  return result ? fillText(results[result], { held }) : '';
}

/** Rows as they are shown: with the names of now. */
export async function describeRows(ctx: Ctx, rows: readonly Row[]): Promise<StockCountRow[]> {
  const variants = await getVariants(
    ctx,
    rows.flatMap(({ variantId }) => variantId ?? []),
  );
  return rows.map((row) => {
    const variant = row.variantId === null ? undefined : variants.get(row.variantId);
    return {
      id: row.id,
      line: row.line,
      given: row.given,
      counted: row.counted,
      variantId: row.variantId,
      productId: variant?.productId ?? null,
      name: variant?.name ?? '',
      label: variant?.optionLabel ?? '',
      sku: variant?.sku ?? '',
      onHand: row.onHand,
      held: row.held,
      unshipped: row.unshipped,
      difference: row.difference,
      problem: row.problem,
      message: describeRow(ctx, row),
      result: row.result,
      after: row.after,
    };
  });
}

export async function listCountRows(
  ctx: Ctx,
  { pageNum, pageSize, countId, kind }: EndpointInput<typeof listStockCountRows>['query'],
): Promise<EndpointReply<typeof listStockCountRows>> {
  await getCount(ctx, countId);
  const where = and(eq(stockCountRows.countId, countId), kind ? conditions[kind] : undefined);
  const rows = await ctx.db
    .select()
    .from(stockCountRows)
    .where(where)
    .orderBy(asc(stockCountRows.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return {
    list: await describeRows(ctx, rows),
    total: await ctx.db.$count(stockCountRows, where),
  };
}

/** Rows of a count after a row, for the report, which is written piece by piece. */
export function readRowsAfter(ctx: Ctx, countId: string, after: string, limit: number) {
  return ctx.db
    .select()
    .from(stockCountRows)
    .where(and(eq(stockCountRows.countId, countId), gt(stockCountRows.id, after)))
    .orderBy(asc(stockCountRows.id))
    .limit(limit);
}

/** Rows that booking looks at. */
export const readBookable = (ctx: Ctx, countId: string) =>
  ctx.db
    .select({
      id: stockCountRows.id,
      variantId: stockCountRows.variantId,
      difference: stockCountRows.difference,
    })
    .from(stockCountRows)
    .where(and(eq(stockCountRows.countId, countId), isNotNull(stockCountRows.difference)))
    .orderBy(asc(stockCountRows.variantId));
