import type { Language } from '@vitrine/contract/locales.ts';
import type { SQL } from 'drizzle-orm';
import type { Places } from '#platform/db/statement.ts';
import type { SearchTerms } from '../catalogue/index.ts';
import { amountKey, numericKey, type PageCursor } from './page-cursor.ts';
import { calculateChangesSince } from './reductions.ts';

type ProductSort = 'featured' | 'newest' | 'name' | 'price-up' | 'price-down';
type Scope = 'on-sale' | 'all' | 'in-store' | 'hidden' | 'new';

export interface PageRequest {
  storeId: string;
  now: Date;
  scope: Scope;
  sort: ProductSort;
  limit: number;
  language: Language;
  cursor?: PageCursor | undefined;
  /** A category of either level. */
  categoryId?: string | undefined;
  categoryKey?: string | undefined;
  search?: SearchTerms | undefined;
  /** Very many products fit the search. */
  isCommon?: boolean;
  fuzzy?: boolean;
  /** Only the owner's picks. */
  featuredOnly?: boolean;
  /** Only these products, whatever else. */
  ids?: readonly string[] | undefined;
  /** Only what can be bought now. */
  inStockOnly?: boolean;
  /** Leave these out. */
  exceptIds?: readonly string[] | undefined;
  withTotal: boolean;
  /** For cards of buyers: how products are reviewed, as an array of five counts, and the changes that reductions follow from. */
  rating?: RatingSql | undefined;
}

/** SQL for how a product is reviewed in a store. */
export type RatingSql = (store: SQL, product: SQL) => SQL;

type NearWord = `near${number}` | `swapped${number}`;

/** The values of a page's statement, which takes those for which its kind of page has a place. */
export interface PageValues extends Partial<Record<NearWord, string>> {
  storeId: string;
  now: Date;
  /** Of changes of prices. */
  since: Date;
  limit: number;
  language: string;
  categoryId: string | undefined;
  categoryKey: string | undefined;
  ids: readonly string[] | undefined;
  exceptIds: readonly string[] | undefined;
  exactTerms: string | undefined;
  chineseTerms: string | undefined;
  nameTerms: string | undefined;
  aboutTerms: string | undefined;
  searchText: string | undefined;
  readonly cursorNumber: string | undefined;
  readonly cursorAmount: string | undefined;
  cursorText: string | undefined;
  cursorId: string | undefined;
}

export type PagePlaces = Places<PageValues>;

export function pageValues(request: PageRequest): PageValues {
  const { cursor, search } = request;
  return {
    storeId: request.storeId,
    now: request.now,
    since: calculateChangesSince(request.now),
    limit: request.limit + 1,
    language: request.language,
    categoryId: request.categoryId,
    categoryKey: request.categoryKey,
    ids: request.ids,
    exceptIds: request.exceptIds,
    exactTerms: search?.exact,
    chineseTerms: search?.chinese,
    nameTerms: search?.inName,
    aboutTerms: search?.inAbout,
    searchText: search?.text,
    // Read only by pages that sort by a number: a cursor of another kind has none.
    get cursorNumber() {
      return cursor && numericKey(cursor);
    },
    get cursorAmount() {
      return cursor && amountKey(cursor);
    },
    cursorText: cursor?.key,
    cursorId: cursor?.id,
    ...Object.fromEntries(
      (search?.near ?? []).flatMap(({ text, swapped }, index) => [
        [`near${index}`, text],
        [`swapped${index}`, swapped],
      ]),
    ),
  };
}

/** In `relevanceKey`, more than the milliseconds of any moment. */
export const rankStep = 10_000_000_000_000n;

/** How well the last row of the page before fits the search. */
export const readRank = (cursor: PageCursor): number =>
  Number((BigInt(numericKey(cursor).split('.')[0] ?? '0') + rankStep - 1n) / rankStep);

/** The best hits first. Where not very many fit, they are compared by one number instead. */
export const isRanked = ({ sort, search, isCommon }: PageRequest): boolean =>
  sort === 'featured' && search !== undefined && isCommon === true;

/** A word of three letters has too few trigrams to be near anything by them. */
export const trigramsFrom = 4;

/** Requests of one kind differ in their values only, and share a statement. */
export function pageKind(request: PageRequest): string {
  const { search, cursor } = request;
  const near = request.fuzzy
    ? search?.near.map(({ text }) => text.length < trigramsFrom)
    : undefined;
  return JSON.stringify([
    request.scope,
    request.sort,
    Boolean(request.categoryId),
    Boolean(request.categoryKey),
    search ? [near, Boolean(search.chinese), Boolean(request.isCommon)] : null,
    Boolean(request.featuredOnly),
    Boolean(request.inStockOnly),
    Boolean(request.ids),
    Boolean(request.exceptIds?.length),
    cursor ? (isRanked(request) ? readRank(cursor) : cursor.section) : null,
    request.withTotal,
    Boolean(request.rating),
  ]);
}
