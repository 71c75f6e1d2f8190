import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { products } from '../catalogue/catalogue.tables.ts';
import { type Names, parseSearch, type StoredCard } from '../catalogue/index.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import { buildPageQuery } from './page-query.ts';
import {
  type PageRequest,
  type PageValues,
  pageKind,
  pageValues,
  type RatingSql,
} from './page-request.ts';
import { groupRules, type PricedStore, type RulesOfProduct, type RuleTuple } from './quote.ts';
import type { ChangeTuple } from './reductions.ts';

export interface PageProduct {
  id: string;
  key: string;
  categoryId: string;
  primaryCategoryId: string;
  card: StoredCard;
  availableFrom: Date;
  isHidden: boolean;
  /** New in the catalogue, and not decided about. */
  isAddition: boolean;
  isHiddenByFloor: boolean;
  isFeatured: boolean;
  /** Place in the owner's own order; null where he gave none. */
  position: number | null;
  note: string;
  noteTranslations: Names;
  priceVersion: number;
  rules: RulesOfProduct;
  /** Units that can be bought now, over all variants. */
  units: number;
}

export interface ProductPage {
  products: PageProduct[];
  nextCursor: string | null;
  total: number | null;
  /** Nothing has all the words of the search: these are near misses. */
  isGuess: boolean;
  /** How often the products were given one to five stars, by id, where they were reviewed; only with `rating`. */
  stars: ReadonlyMap<string, readonly number[]>;
  /** The changes that reductions follow from; only with `rating`. */
  changes: readonly ChangeTuple[] | null;
}

/** A page without products. */
export const emptyPage = {
  products: [],
  nextCursor: null,
  stars: new Map<string, number[]>(),
  changes: null,
} as const satisfies Partial<ProductPage>;

const pageRow = {
  id: products.id,
  key: products.key,
  categoryId: products.categoryId,
  primaryCategoryId: products.primaryCategoryId,
  card: products.card,
  availableFrom: products.availableFrom,
  section: as.oneOf(0, 1, 2, 3),
  cursorKey: as.text,
  isHidden: as.boolean,
  isAddition: as.boolean,
  isHiddenByFloor: as.boolean,
  isFeatured: as.boolean,
  position: orNull(as.integer),
  note: as.text,
  noteTranslations: as.json<Names>(),
  priceVersion: as.integer,
  rules: orNull(as.json<RuleTuple[]>()),
  units: as.integer,
  total: orNull(as.integer),
  stars: orNull(as.list(as.integer)),
  changes: orNull(as.json<ChangeTuple[]>()),
};

type Row = RowOf<typeof pageRow>;

/** Many kinds of pages are possible and few are asked for: when these are too many, they are compiled again. */
const statementsMax = 500;
const statements = new Map<string, ReturnType<typeof createStatement>>();

const createStatement = (request: PageRequest) =>
  statement((places: Places<PageValues>) => buildPageQuery(request, places), pageRow, {
    // A search reads as many products as match it.
    isShort: request.search === undefined && !request.featuredOnly,
  });

function statementOf(request: PageRequest) {
  const kind = pageKind(request);
  let page = statements.get(kind);
  if (!page) {
    if (statements.size >= statementsMax) statements.clear();
    page = createStatement(request);
    statements.set(kind, page);
  }
  return page;
}

export type PageInput = Omit<
  PageRequest,
  'storeId' | 'now' | 'language' | 'cursor' | 'search' | 'withTotal' | 'limit'
> & {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  withTotal?: boolean;
};

function toProduct(row: Row): PageProduct {
  return {
    id: row.id,
    key: row.key,
    categoryId: row.categoryId,
    primaryCategoryId: row.primaryCategoryId,
    card: row.card,
    availableFrom: row.availableFrom,
    isHidden: row.isHidden,
    isAddition: row.isAddition,
    isHiddenByFloor: row.isHiddenByFloor,
    isFeatured: row.isFeatured,
    position: row.position,
    note: row.note,
    noteTranslations: row.noteTranslations,
    priceVersion: row.priceVersion,
    rules: groupRules(row.rules, {
      categoryId: row.categoryId,
      primaryCategoryId: row.primaryCategoryId,
    }),
    units: row.units,
  };
}

/**
 * One page of products as a store sells them, in one query; a search without a single exact hit takes one more and
 * looks for near misses. Following pages go on as the first one began.
 */
export async function readPage(
  ctx: Ctx,
  store: PricedStore,
  input: PageInput,
): Promise<ProductPage> {
  const { cursor: cursorText, search: searchText, withTotal, ...rest } = input;
  const cursor = decodeCursor(cursorText);
  const search = searchText ? parseSearch(searchText) : undefined;
  if (searchText && !search) return { ...emptyPage, products: [], total: 0, isGuess: false };
  const request: PageRequest = {
    ...rest,
    storeId: store.id,
    now: ctx.clock.now(),
    language: ctx.language,
    cursor,
    search,
    fuzzy: input.fuzzy ?? cursor?.fuzzy ?? false,
    withTotal: (withTotal ?? true) && !cursor,
  };
  const first = await run(ctx, request);
  if (first.products.length || !search?.near.length || cursor) return first;
  return run(ctx, { ...request, fuzzy: true });
}

async function run(ctx: Ctx, request: PageRequest): Promise<ProductPage> {
  return describePage(request, await statementOf(request)(ctx, pageValues(request)));
}

/** The rows of a page and those that it has left over, in their order. */
function describePage(request: PageRequest, rows: readonly Row[], among = rows): ProductPage {
  const shown = among.slice(0, request.limit);
  const last = shown.at(-1);
  const hasMore = among.length > request.limit && last;
  return {
    products: shown.map(toProduct),
    nextCursor: hasMore
      ? encodeCursor({
          section: last.section,
          key: last.cursorKey,
          id: last.id,
          fuzzy: request.fuzzy ?? false,
        })
      : null,
    total: request.withTotal ? (rows[0]?.total ?? 0) : null,
    isGuess: request.fuzzy ?? false,
    stars: new Map(shown.flatMap(({ id, stars }) => (stars ? [[id, stars]] : []))),
    changes: rows[0]?.changes ?? null,
  };
}

/**
 * The first page that buyers see, in the store's order, and the owner's first picks, which are not in it. The page is read with as many
 * rows more, because its first products are mostly the picks: where they are all there, no other statement looks for them.
 */
export async function readPageAndPicks(
  ctx: Ctx,
  store: PricedStore,
  { limit, picksMax, rating }: { limit: number; picksMax: number; rating: RatingSql },
): Promise<{ picks: ProductPage; page: ProductPage }> {
  const request: PageRequest = {
    storeId: store.id,
    now: ctx.clock.now(),
    language: ctx.language,
    scope: 'on-sale',
    sort: 'featured',
    limit,
    withTotal: false,
    rating,
  };
  const read = (wanted: PageRequest) => statementOf(wanted)(ctx, pageValues(wanted));
  const rows = await read({ ...request, limit: limit + picksMax });
  const isAll = rows.length <= limit + picksMax;
  const seen = rows.filter(({ isFeatured }) => isFeatured).slice(0, picksMax);
  const ofPicks: PageRequest = { ...request, limit: picksMax, featuredOnly: true };
  const picked = isAll || seen.length === picksMax ? seen : await read(ofPicks);
  const picks = describePage(ofPicks, picked);
  const ids = new Set(picks.products.map(({ id }) => id));
  const others = rows.filter(({ id }) => !ids.has(id));
  // The changes of prices are those of all rows, and in the first of them.
  return {
    picks: picked === seen ? { ...picks, changes: rows[0]?.changes ?? null } : picks,
    page: describePage(request, rows, others),
  };
}
