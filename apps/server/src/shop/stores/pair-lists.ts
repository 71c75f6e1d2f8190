import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows, type Total } from '#platform/db/count-rows.ts';
import { joinConditions } from '#platform/db/join-conditions.ts';
import { findPageWindow } from '#platform/db/page-window.ts';
import type { Decoder, RowOf, RowShape } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { ownStoreId } from './own-store-id.ts';

type ListedShape = RowShape & { id: Decoder<string> };

/** The rows of a list, with their total where it is known otherwise than by counting them. */
interface Found {
  conditions: readonly SQL[];
  total?: (() => Promise<Total>) | undefined;
  /** The list ends after so many rows, however many there are: nobody turns so many pages. */
  rowsMax?: number | undefined;
}

/** The part of each row that one side sees, and its filters. */
interface SideOptions<Shape extends RowShape, Filters, Reply> {
  where: (ctx: Ctx, filters: Filters) => readonly SQL[] | Found | Promise<readonly SQL[] | Found>;
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

const isList = (found: readonly SQL[] | Found): found is readonly SQL[] => Array.isArray(found);
const toFound = (found: readonly SQL[] | Found): Found =>
  isList(found) ? { conditions: found } : found;

/** One list of one thing twice: a feed of the own store for its owner, and pages of all stores for operators. */
export function createPairLists<Shape extends ListedShape, OwnFilters, OwnReply, Filters, Reply>({
  columns,
  from,
  counted: countedIn = from,
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
        ...toFound(await own.where(ctx, query)).conditions,
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
      const { conditions, total, rowsMax } = toFound(await platform.where(ctx, query));
      const condition = joinConditions(conditions);
      const source = sql`from ${countedIn} where ${condition}`;
      const counted = await (total?.() ?? countRows(ctx, source));
      const window = findPageWindow(counted, query, rowsMax);
      if (!window) return { list: [], ...counted };
      const { limit, offset, isFromEnd } = window;
      const isOldestFirst = platform.isOldestFirst?.(query) ?? false;
      const direction = isOldestFirst === isFromEnd ? sql`desc` : sql`asc`;
      // Only ids are read of the rows before the page.
      const ids = sql`select ${id} ${source} order by ${id} ${direction} limit ${limit}::int offset ${offset}::int`;
      const rows = await ctx.db.rows(
        sql`select ${columns(ctx, 'platform')} from ${from} where ${id} = any(array(${ids})) order by ${id} ${isOldestFirst ? sql`asc` : sql`desc`}`,
        row,
        { isShort: query.pageNum === 1 && isShort?.(query as object) },
      );
      const list = rows.map((one) => platform.describe(ctx, one));
      // A page that is not full is the last one, whatever was estimated.
      const seen = (query.pageNum - 1) * query.pageSize + list.length;
      return counted.estimated && list.length > 0 && list.length < limit
        ? { list, total: seen }
        : { list, ...counted };
    },
  };
}
