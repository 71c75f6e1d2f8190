import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { fitsSearch, isNearMiss, parseSearch } from '../catalogue/index.ts';
import { freeVariantsSql } from '../stock/index.ts';
import { decodeCursor } from './page-cursor.ts';
import { filters, scopeOf } from './page-filters.ts';
import { type PageRequest, type PageValues, pageKind, pageValues } from './page-request.ts';

/** A product on sale that fits a category and a search. */
interface ProductMatch {
  id: string;
  /** Its variants that can be bought now, where they were wanted. */
  freeVariantIds: readonly string[];
}

interface MatchInput {
  storeId: string;
  categoryKey: string | undefined;
  search: string | undefined;
  /** Of the page that is read. */
  cursor: string | undefined;
  /** True to read the variants of each product that can be bought now. */
  withStock: boolean;
  /** True to stop once there are so many that they are not compared one by one: the page is then read by the search itself. */
  isFirstEnough: boolean;
}

export interface Matches {
  matches: readonly ProductMatch[];
  /** There are more than were read. */
  isLong?: boolean;
  /** Nothing has what was typed; these may be meant. */
  isGuess: boolean;
  /** The guesses are near misses, and are not found as they were typed. */
  fuzzy: boolean;
}

type Reading = Pick<MatchInput, 'withStock' | 'isFirstEnough'>;

/** A list that is longer than this is not compared word by word: its best hits come first. */
const comparedMax = 100;

const matchRow = { id: as.id, freeVariantIds: as.json<string[]>() };

function createMatch(request: PageRequest, { withStock, isFirstEnough }: Reading) {
  return statement((places: Places<PageValues>): SQL => {
    const store = sql`${places.storeId}::bigint`;
    const free = withStock ? freeVariantsSql(sql`p.id`) : sql`'[]'::json`;
    return sql`select p.id, ${free} as free_variant_ids from products p
      where ${filters(request, store, places)}${scopeOf(request, store)}${isFirstEnough ? sql` limit ${comparedMax + 1}`.inlineParams() : sql``}`;
  }, matchRow);
}

const statementsMax = 100;
const statements = new Map<string, ReturnType<typeof createMatch>>();

function match(ctx: Ctx, request: PageRequest, reading: Reading): Promise<ProductMatch[]> {
  const kind = `${pageKind(request)} ${reading.withStock} ${reading.isFirstEnough}`;
  let find = statements.get(kind);
  if (!find) {
    if (statements.size >= statementsMax) statements.clear();
    find = createMatch(request, reading);
    statements.set(kind, find);
  }
  return find(ctx, pageValues(request));
}

/** Of more guesses than this, the rest is left out. */
const guessesMax = 1_000;

const searchedRow = {
  id: as.id,
  name: as.text,
  description: as.text,
  allNames: as.text,
  tokens: as.json<string[]>(),
};

const readSearched = statement(
  (places: Places<{ ids: readonly string[]; language: string }>) => sql`
    select p.id, coalesce(p.card -> 'names' ->> ${places.language}::text, p.search_text) as name,
      coalesce(p.sheet -> 'descriptions' ->> ${places.language}::text, p.sheet -> 'descriptions' ->> 'en', '') as description,
      p.search_text as all_names, to_json(p.search_tokens) as tokens
    from products p where p.id = any(${places.ids}::bigint[])`,
  searchedRow,
);

/** Those whose texts fit. */
async function keepFitting(
  ctx: Ctx,
  matches: readonly ProductMatch[],
  fits: (product: RowOf<typeof searchedRow>) => boolean,
): Promise<readonly ProductMatch[]> {
  if (matches.length === 0) return matches;
  const searched = await readSearched(ctx, {
    ids: matches.map(({ id }) => id),
    language: ctx.language,
  });
  const kept = new Set(searched.filter(fits).map(({ id }) => id));
  return matches.filter(({ id }) => kept.has(id));
}

/**
 * All products on sale that fit. Where none has what was typed, those that someone may have meant: by the beginning of a word in
 * another language, then by a typing error. A constant number of statements.
 */
export async function matchProducts(
  ctx: Ctx,
  { storeId, categoryKey, search: text, cursor, ...reading }: MatchInput,
): Promise<Matches> {
  // Anything that we did not write is refused, also where nothing is found.
  decodeCursor(cursor);
  const search = text ? parseSearch(text) : undefined;
  if (text && !search) return { matches: [], isGuess: false, fuzzy: false };
  const request: PageRequest = {
    storeId,
    now: ctx.clock.now(),
    language: ctx.language,
    scope: 'on-sale',
    sort: 'newest',
    limit: 0,
    categoryKey,
    search,
    fuzzy: false,
    withTotal: false,
  };
  const found = await match(ctx, request, reading);
  if (!text || !search) return { matches: found, isGuess: false, fuzzy: false };
  if (found.length > comparedMax)
    return { matches: found, isLong: reading.isFirstEnough, isGuess: false, fuzzy: false };
  const fitting = await keepFitting(ctx, found, (product) => fitsSearch(product, text));
  if (fitting.length || !search.near.length)
    return { matches: fitting, isGuess: false, fuzzy: false };
  const words = search.near.map((near) => near.text);
  const isMeant = (product: { allNames: string }) => isNearMiss(product, words);
  const begun = await keepFitting(ctx, found, isMeant);
  if (begun.length) return { matches: begun, isGuess: true, fuzzy: false };
  const near = await match(ctx, { ...request, fuzzy: true }, { ...reading, isFirstEnough: false });
  const guesses = await keepFitting(ctx, near.slice(0, guessesMax), isMeant);
  return { matches: guesses, isGuess: guesses.length > 0, fuzzy: true };
}
