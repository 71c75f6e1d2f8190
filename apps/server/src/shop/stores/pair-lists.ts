import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf, type RowShape } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { ownStoreId } from './own-store-id.ts';

interface PairListOptions<Shape extends RowShape, Filters, Reply> {
  /** Without `select` and `from`; the order is that of `id`. */
  columns: SQL;
  from: SQL;
  id: SQL;
  row: Shape;
  /** The column with the store, by which an owner sees the own rows only. */
  storeId: SQL;
  where: (filters: Filters) => SQL[];
  /** True if operators see the oldest rows first: those that wait for them. */
  isOldestFirst?: (filters: Filters) => boolean;
  describe: (ctx: Ctx, row: RowOf<Shape>) => Reply;
}

/** One list of one thing twice: a feed of the own store for its owner, and pages of all stores for operators. */
export function createPairLists<Shape extends RowShape, Filters, Reply>({
  columns,
  from,
  id,
  row,
  storeId,
  where,
  isOldestFirst,
  describe,
}: PairListOptions<Shape, Filters, Reply>) {
  const conditionOf = (conditions: readonly SQL[]) =>
    sql.join([sql`true`, ...conditions], sql` and `);
  return {
    async feed(ctx: Ctx, query: Filters & { cursor?: string | undefined; limit: number }) {
      const { cursor, limit } = query;
      if (cursor && !/^\d{1,18}$/.test(cursor))
        throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
      const condition = conditionOf([
        sql`${storeId} = ${ownStoreId(ctx)}`,
        ...where(query),
        ...(cursor ? [sql`${id} < ${cursor}`] : []),
      ]);
      const rows = await ctx.db.rows(
        sql`select ${columns}, ${id} as listed_id from ${from} where ${condition} order by ${id} desc limit ${limit + 1}::int`,
        { ...row, listedId: as.id },
      );
      const shown = rows.slice(0, limit);
      return {
        list: shown.map((one) => describe(ctx, one as unknown as RowOf<Shape>)),
        nextCursor: rows.length > limit ? (shown.at(-1) as { listedId: string }).listedId : null,
      };
    },

    async page(ctx: Ctx, query: Filters & { pageNum: number; pageSize: number }) {
      const { pageNum, pageSize } = query;
      const condition = conditionOf(where(query));
      const order = isOldestFirst?.(query) ? id : sql`${id} desc`;
      const rows = await ctx.db.rows(
        sql`select ${columns} from ${from} where ${condition} order by ${order} limit ${pageSize}::int offset ${(pageNum - 1) * pageSize}::int`,
        row,
      );
      const [total] = await ctx.db.rows(
        sql`select count(*) as count from ${from} where ${condition}`,
        { count: as.integer },
      );
      return { list: rows.map((one) => describe(ctx, one)), total: total?.count ?? 0 };
    },
  };
}
