import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/sql-rows.ts';
import { type Places, statement } from '#platform/statement.ts';
import { parseSearch } from '../catalogue/index.ts';
import { freeVariantsSql } from '../stock/index.ts';
import { decodeCursor } from './page-cursor.ts';
import { filters, type PageRequest, type PageValues, pageKind, pageValues, scopeOf } from './page-query.ts';

/** A product on sale that fits a category and a search. */
export interface ProductMatch {
  id: string;
  /** Its variants that can be bought now. */
  freeVariantIds: readonly string[];
}

interface MatchInput {
  storeId: string;
  categoryKey: string | undefined;
  search: string | undefined;
  /** Of the page that is read: following pages go on with the kind of search that the first one began with. */
  cursor: string | undefined;
}

const matchRow = { id: as.id, freeVariantIds: as.json<string[]>() };

function createMatch(request: PageRequest) {
  return statement((places: Places<PageValues>): SQL => {
    const store = sql`${places.storeId}::bigint`;
    return sql`select p.id, ${freeVariantsSql(sql`p.id`)} as free_variant_ids from products p
      where ${filters(request, store, places)}${scopeOf(request, store)}`;
  }, matchRow);
}

const statementsMax = 100;
const statements = new Map<string, ReturnType<typeof createMatch>>();

function match(ctx: Ctx, request: PageRequest): Promise<ProductMatch[]> {
  const kind = pageKind(request);
  let find = statements.get(kind);
  if (!find) {
    if (statements.size >= statementsMax) statements.clear();
    find = createMatch(request);
    statements.set(kind, find);
  }
  return find(ctx, pageValues(request));
}

/** All products on sale that fit: one statement, or two when nothing has all the words and near misses are looked for. */
export async function matchProducts(ctx: Ctx, input: MatchInput): Promise<{ matches: ProductMatch[]; isGuess: boolean }> {
  const search = input.search ? parseSearch(input.search) : undefined;
  if (input.search && !search) return { matches: [], isGuess: false };
  const begun = decodeCursor(input.cursor);
  const request: PageRequest = {
    storeId: input.storeId,
    now: ctx.clock.now(),
    language: ctx.language,
    scope: 'on-sale',
    sort: 'newest',
    limit: 0,
    categoryKey: input.categoryKey,
    search,
    fuzzy: begun?.fuzzy ?? false,
    withTotal: false,
  };
  const first = await match(ctx, request);
  if (first.length || !search?.near.length || begun) return { matches: first, isGuess: request.fuzzy ?? false };
  return { matches: await match(ctx, { ...request, fuzzy: true }), isGuess: true };
}
