import type { CrudEndpoints } from '@vitrine/contract/crud.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, count, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import {
  type CrudTable,
  createFormService,
  type FormOptions,
  type FormService,
  type RowIn,
} from './form-service.ts';

type Query<Endpoints extends CrudEndpoints> = EndpointInput<Endpoints['page']>['query'];
type Page<Endpoints extends CrudEndpoints> = EndpointReply<Endpoints['page']>;
type ListedRow<Endpoints extends CrudEndpoints> =
  Page<Endpoints> extends { list: readonly (infer Row)[] } ? Row : never;

interface PageOptions<Endpoints extends CrudEndpoints, Table extends CrudTable> {
  /** Texts that `keywords` of the query are looked for in, regardless of accents and capitals. */
  search?: (ctx: Ctx) => readonly SQLWrapper[];
  /** The condition of the filters; that of `search` and `visible` is added. */
  where?: (query: Query<Endpoints>, ctx: Ctx) => SQL | undefined;
  order: readonly (SQL | SQLWrapper)[];
  /** Describes the rows of one page, all at once: what they need of other tables is read in one statement. */
  toRows: (
    rows: readonly RowIn<Table>[],
    ctx: Ctx,
  ) => ListedRow<Endpoints>[] | Promise<ListedRow<Endpoints>[]>;
}

export type CrudOptions<Endpoints extends CrudEndpoints, Table extends CrudTable> = FormOptions<
  Endpoints,
  Table
> &
  PageOptions<Endpoints, Table>;

export interface CrudService<Endpoints extends CrudEndpoints> extends FormService<Endpoints> {
  page(ctx: Ctx, query: Query<Endpoints>): Promise<Page<Endpoints>>;
}

/** The use cases of a list by page and of the form of its rows. */
export function createCrudService<Endpoints extends CrudEndpoints, Table extends CrudTable>(
  endpoints: Endpoints,
  options: CrudOptions<Endpoints, Table>,
): CrudService<Endpoints> {
  const table: CrudTable = options.table;
  return {
    ...createFormService(endpoints, options),
    async page(ctx, query) {
      const { pageNum, pageSize, keywords } = query as {
        pageNum: number;
        pageSize: number;
        keywords?: string;
      };
      const where = and(
        options.visible?.(ctx),
        keywords && options.search ? containsAny(options.search(ctx), keywords) : undefined,
        options.where?.(query, ctx),
      );
      const rows = await ctx.db
        .select()
        .from(table)
        .where(where)
        .orderBy(...(options.order as SQL[]))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      const [total] = await ctx.db.select({ count: count() }).from(table).where(where);
      const list = await options.toRows(rows as RowIn<Table>[], ctx);
      return { list, total: total?.count ?? 0 } as Page<Endpoints>;
    },
  };
}
