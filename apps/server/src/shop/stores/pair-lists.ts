import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import type { Decoder, RowOf, RowShape } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { ownStoreId } from './own-store-id.ts';

type ListedShape = RowShape & { id: Decoder<string> };

/** The part of each row that one side sees, and its filters. */
interface SideOptions<Shape extends RowShape, Filters, Reply> {
  where: (ctx: Ctx, filters: Filters) => readonly SQL[] | Promise<readonly SQL[]>;
  describe: (ctx: Ctx, row: RowOf<Shape>) => Reply;
}

interface PairListOptions<Shape extends ListedShape, OwnFilters, OwnReply, Filters, Reply> {
  /** Without `select` and `from`. A column that one side does not read may be a constant there. */
  columns: (ctx: Ctx, side: 'own' | 'platform') => SQL;
  from: SQL;
  /** The part of `from` that conditions of operators need, where that is less: the total is counted in it. */
  counted?: SQL;
  /** The order of the rows. */
  id: SQL;
  /** True if a page with these filters reads little more than its rows. */
  isShort?: (filters: object) => boolean;
  row: Shape;
  /** The column with the store, by which an owner sees the own rows only. */
  storeId: SQL;
  own: SideOptions<Shape, OwnFilters, OwnReply>;
  platform: SideOptions<Shape, Filters, Reply> & {
    /** True if operators see the oldest rows first: those that wait for them. */
    isOldestFirst?: (filters: Filters) => boolean;
  };
}

/** One list of one thing twice: a feed of the own store for its owner, and pages of all stores for operators. */
export function createPairLists<Shape extends ListedShape, OwnFilters, OwnReply, Filters, Reply>({
  columns,
  from,
  counted = from,
  id,
  isShort,
  row,
  storeId,
  own,
  platform,
}: PairListOptions<Shape, OwnFilters, OwnReply, Filters, Reply>) {
  return {
    async feed(ctx: Ctx, query: OwnFilters & { cursor?: string | undefined; limit: number }) {
      const { cursor, limit } = query;
      if (cursor && !/^\d{1,18}$/.test(cursor))
        throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
      const condition = joinConditions([
        sql`${storeId} = ${ownStoreId(ctx)}`,
        ...(await own.where(ctx, query)),
        ...(cursor ? [sql`${id} < ${cursor}`] : []),
      ]);
      const rows = await ctx.db.rows(
        sql`select ${columns(ctx, 'own')} from ${from} where ${condition} order by ${id} desc limit ${limit + 1}::int`,
        row,
        { isShort: isShort?.(query as object) },
      );
      const shown = rows.slice(0, limit);
      const last = shown.at(-1) as { id: string } | undefined;
      return {
        list: shown.map((one) => own.describe(ctx, one)),
        nextCursor: rows.length > limit && last ? last.id : null,
      };
    },

    async page(ctx: Ctx, query: Filters & { pageNum: number; pageSize: number }) {
      const { pageNum, pageSize } = query;
      const condition = joinConditions(await platform.where(ctx, query));
      const order = platform.isOldestFirst?.(query) ? id : sql`${id} desc`;
      const rows = await ctx.db.rows(
        sql`select ${columns(ctx, 'platform')} from ${from} where ${condition} order by ${order} limit ${pageSize}::int offset ${(pageNum - 1) * pageSize}::int`,
        row,
        { isShort: pageNum === 1 && isShort?.(query as object) },
      );
      return {
        list: rows.map((one) => platform.describe(ctx, one)),
        ...(await countRows(ctx, sql`from ${counted} where ${condition}`)),
      };
    },
  };
}
