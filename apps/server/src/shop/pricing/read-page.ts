import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { type Names, parseSearch, type StoredCard } from '../catalogue/index.ts';
import { decodeCursor, encodeCursor, type PageSection } from './page-cursor.ts';
import { buildPageQuery, type PageRequest } from './page-query.ts';
import { groupRules, type PricedStore, type RulesOfProduct, type RuleTuple } from './quote.ts';

export interface PageProduct {
  id: string;
  key: string;
  categoryId: string;
  primaryCategoryId: string;
  card: StoredCard;
  availableFrom: Date;
  isHidden: boolean;
  isHiddenByFloor: boolean;
  isFeatured: boolean;
  /** Place in the owner's own order; null where he gave none. */
  position: number | null;
  note: string;
  noteTranslations: Names;
  priceVersion: number;
  rules: RulesOfProduct;
  /** Pieces that can be bought now, over all variants. */
  pieces: number;
}

export interface ProductPage {
  products: PageProduct[];
  nextCursor: string | null;
  total: number | null;
}

interface Row {
  id: string;
  key: string;
  category_id: string;
  primary_category_id: string;
  card: StoredCard;
  available_from: Date;
  section: PageSection;
  cursor_key: string;
  is_hidden: boolean;
  is_hidden_by_floor: boolean;
  is_featured: boolean;
  position: number | null;
  note: string;
  note_translations: Names;
  price_version: number;
  rules: RuleTuple[] | null;
  pieces: number;
  total: number | null;
}

export type PageInput = Omit<PageRequest, 'storeId' | 'now' | 'language' | 'cursor' | 'search' | 'fuzzy' | 'withTotal' | 'limit'> & {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  withTotal?: boolean;
};

function toProduct(row: Row): PageProduct {
  return {
    id: row.id,
    key: row.key,
    categoryId: row.category_id,
    primaryCategoryId: row.primary_category_id,
    card: row.card,
    availableFrom: row.available_from,
    isHidden: row.is_hidden,
    isHiddenByFloor: row.is_hidden_by_floor,
    isFeatured: row.is_featured,
    position: row.position,
    note: row.note,
    noteTranslations: row.note_translations,
    priceVersion: row.price_version,
    rules: groupRules(row.rules, { categoryId: row.category_id, primaryCategoryId: row.primary_category_id }),
    pieces: row.pieces,
  };
}

/**
 * One page of products as a store sells them, in one query; a search without a single exact hit takes one more and
 * looks for near misses. Following pages go on as the first one began.
 */
export async function readPage(ctx: Ctx, store: PricedStore, input: PageInput): Promise<ProductPage> {
  const { cursor: cursorText, search: searchText, withTotal, ...rest } = input;
  const cursor = decodeCursor(cursorText);
  const search = searchText ? parseSearch(searchText) : undefined;
  if (searchText && !search) return { products: [], nextCursor: null, total: 0 };
  const request: PageRequest = {
    ...rest,
    storeId: store.id,
    now: ctx.clock.now(),
    language: ctx.language,
    cursor,
    search,
    fuzzy: cursor?.fuzzy ?? false,
    withTotal: (withTotal ?? true) && !cursor,
  };
  const first = await run(ctx, request);
  if (first.products.length || !search?.near.length || cursor) return first;
  return run(ctx, { ...request, fuzzy: true });
}

async function run(ctx: Ctx, request: PageRequest): Promise<ProductPage> {
  const { statement, values } = buildPageQuery(request);
  const rows = await readPrepared<Row>(ctx, statement, values);
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > request.limit && last;
  return {
    products: shown.map(toProduct),
    nextCursor: hasMore ? encodeCursor({ section: last.section, key: last.cursor_key, id: last.id, fuzzy: request.fuzzy ?? false }) : null,
    total: request.withTotal ? (rows[0]?.total ?? 0) : null,
  };
}
