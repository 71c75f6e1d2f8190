import { createHash } from 'node:crypto';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Prepared } from '#platform/prepared.ts';
import type { SearchTerms } from '../catalogue/index.ts';
import { freePiecesOf } from '../stock/index.ts';
import { amountKey, numericKey, type PageCursor, type PageSection } from './page-cursor.ts';
import { rulesOf } from './quote.ts';

type ProductSort = 'featured' | 'newest' | 'name' | 'price-up' | 'price-down';
type Scope = 'on-sale' | 'all' | 'in-store' | 'hidden';

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
}

/** Collects values and gives each its `$n`. Equal shapes of a request give equal texts, so plans are reused. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type = ''): string {
    this.list.push(value);
    return `$${this.list.length}${type}`;
  }
}

/** The place in the owner's order: his own order first, then what he features, newest first. */
const rank = 'coalesce(sp.position, 1000000)';

/** Products for which the store has a row that says one of these things; everything else about products is said once, in `products`. */
const marked = (store: string, what: string) =>
  `exists (select 1 from store_products m where m.store_id = ${store} and m.product_id = p.id and (${what}))`;
const hiding = 'm.is_hidden or m.is_hidden_by_floor';
const ranking = 'm.position is not null or m.is_featured';

/** What the store's own rows must say; `unranked` leaves out what is in the first part of a featured list. */
function scopeOf(request: PageRequest, store: string, unranked = false): string {
  const { scope } = request;
  if (scope === 'hidden') return ` and ${marked(store, hiding)}${unranked ? ` and not ${marked(store, ranking)}` : ''}`;
  const without = [...(scope === 'all' ? [] : [hiding]), ...(unranked ? [ranking] : [])];
  return without.length ? ` and not ${marked(store, without.join(' or '))}` : '';
}

/** A word of three letters has too few trigrams to be near anything by them. */
const trigramsFrom = 4;

/** Two index scans, collected first: as an "or" of the page's own conditions the planner rather walks through all products. */
function nearMisses(text: string, swapped: string, values: Values): string {
  const bySwap = `select n.id from products n where array_to_tsvector(n.search_tokens) @@ ${values.add(swapped, '::tsquery')}`;
  if (text.length < trigramsFrom) return bySwap;
  return `select n.id from products n where ${values.add(text, '::text')} <% n.search_text union all ${bySwap}`;
}

/** Read row by row in the order of the page, which stops when it is full. */
const inStock = `${freePiecesOf('p.id')} > 0`;
const soldOut = `${freePiecesOf('p.id')} <= 0`;

/** What the product itself must be. */
function filters(request: PageRequest, store: string, values: Values): string {
  const { categoryId, categoryKey, search, fuzzy } = request;
  const parts = [`p.status = 'active' and p.variant_count > 0`, `p.available_from <= ${values.add(request.now, '::timestamptz')}`];
  if (categoryId) {
    const id = values.add(categoryId, '::bigint');
    parts.push(`(p.category_id = ${id} or p.primary_category_id = ${id})`);
  }
  if (categoryKey) {
    const id = `(select c.id from categories c where c.key = ${values.add(categoryKey)})`;
    parts.push(`(p.category_id = ${id} or p.primary_category_id = ${id})`);
  }
  if (search && !fuzzy) parts.push(`array_to_tsvector(p.search_tokens) @@ ${values.add(search.exact, '::tsquery')}`);
  if (search && fuzzy) {
    for (const { text, swapped } of search.near) parts.push(`p.id = any(array(${nearMisses(text, swapped, values)}))`);
    if (search.chinese) parts.push(`array_to_tsvector(p.search_tokens) @@ ${values.add(search.chinese, '::tsquery')}`);
  }
  if (request.featuredOnly) parts.push(marked(store, 'm.is_featured'));
  if (request.inStockOnly) parts.push(inStock);
  if (request.ids) parts.push(`p.id = any(${values.add(request.ids, '::bigint[]')})`);
  if (request.exceptIds?.length) parts.push(`p.id <> all(${values.add(request.exceptIds, '::bigint[]')})`);
  return parts.join(' and ');
}

const newestKey = 'floor(extract(epoch from p.available_from) * 1000)';

/**
 * How well a product fits a search, as a number to sort by, best and newest first: a name that begins with it, a name that
 * has its words, a category or description, a variant. Of near misses, the nearest.
 */
function relevanceKey({ search, fuzzy, language }: PageRequest & { search: SearchTerms }, values: Values): string {
  const byName = () => {
    const tokens = 'array_to_tsvector(p.search_tokens)';
    const name = `lower(coalesce(p.card -> 'names' ->> ${values.add(language, '::text')}, ''))`;
    return `case when starts_with(${name}, ${values.add(search.text, '::text')}) then 0
        when ${tokens} @@ ${values.add(search.inName, '::tsquery')} then 1
        when ${tokens} @@ ${values.add(search.inAbout, '::tsquery')} then 2 else 3 end`;
  };
  const byNearness = () => search.near.map(({ text }) => `1 - word_similarity(${values.add(text, '::text')}, p.search_text)`).join(' + ');
  const rank = fuzzy ? `trunc((100 * (${byNearness()}))::numeric)` : byName();
  return `(${rank}) * 10000000000000::numeric - ${newestKey}`;
}

/** Back from milliseconds, exactly: moments are stored with three decimals. */
const momentOf = (milliseconds: string) => `timestamptz 'epoch' + ${milliseconds}::float8 * interval '1 millisecond'`;

/** One part of a page: which products, in which order. */
interface Part {
  section: PageSection;
  from: string;
  where: string;
  /** What the next page's cursor needs of the last row; as text. */
  key: string;
  order: string;
}

/** In the order of the stored prices, read from their index; of equal ones the newest first. */
function byPrice(
  { cursor }: PageRequest,
  sort: 'price-up' | 'price-down',
  { store, where, values }: { store: string; where: string; values: Values },
): Part {
  const [direction, beyond] = sort === 'price-up' ? ['asc', '>'] : ['desc', '<'];
  let after = '';
  if (cursor) {
    const key = values.add(amountKey(cursor), '::bigint');
    after = ` and k.price_minor ${beyond}= ${key} and (k.price_minor ${beyond} ${key} or p.id < ${values.add(cursor.id, '::bigint')})`;
  }
  return {
    section: 1,
    from: 'store_product_prices k join products p on p.id = k.product_id',
    where: `k.store_id = ${store} and ${where}${after}`,
    key: 'k.price_minor',
    order: `k.price_minor ${direction}, p.id desc`,
  };
}

/**
 * Featured lists have three parts: the ranked products, the rest, and what is sold out; lists by price have two, others one. A
 * product whose stock changes between two pages moves to another part, and is then seen twice or not at all.
 */
function partsOf(request: PageRequest, store: string, where: string, values: Values): Part[] {
  const { cursor, sort, scope } = request;
  const id = () => values.add(cursor?.id, '::bigint');
  const newest = (section: PageSection, unranked: boolean, stock = ''): Part => ({
    section,
    from: 'products p',
    where: `${where}${stock}${scopeOf(request, store, unranked)}${
      cursor?.section === section
        ? ` and (p.available_from, p.id) < (${momentOf(values.add(numericKey(cursor), '::float8'))}, ${id()})`
        : ''
    }`,
    key: newestKey,
    order: 'p.available_from desc, p.id desc',
  });
  /** Sorted by a number that is made for each product that fits. */
  const byKey = (number: string): Part => {
    const key = cursor && values.add(numericKey(cursor), '::numeric');
    const after = key ? ` and (sorted.key > ${key} or (sorted.key = ${key} and p.id < ${id()}))` : '';
    return {
      section: 1,
      from: `products p cross join lateral (select ${number} as key) sorted`,
      where: where + scopeOf(request, store) + after,
      key: 'sorted.key',
      order: 'sorted.key, p.id desc',
    };
  };
  if (sort === 'newest') return [newest(1, false)];
  if (sort === 'featured' && request.search) return [byKey(relevanceKey({ ...request, search: request.search }, values))];
  if (sort === 'featured') {
    // What an owner put in place stays there in his own lists; buyers see first what they can buy.
    const isForBuyers = scope === 'on-sale';
    const last = newest(2, !isForBuyers, ` and ${soldOut}`);
    if (cursor?.section === 2) return [last];
    const rest = [newest(1, true, ` and ${inStock}`), last];
    if (cursor?.section === 1) return rest;
    const key = cursor && values.add(numericKey(cursor), '::numeric');
    const after = key ? ` and (${rank} > ${key} or (${rank} = ${key} and p.id < ${id()}))` : '';
    const ranked = {
      section: 0 as const,
      from: `store_products sp join products p on p.id = sp.product_id`,
      where: `sp.store_id = ${store} and (sp.position is not null or sp.is_featured) and ${where}${isForBuyers ? ` and ${inStock}` : ''}${scopeOf(request, store)}${after}`,
      key: rank,
      order: `${rank}, p.id desc`,
    };
    return [ranked, ...rest];
  }
  const all = where + scopeOf(request, store);
  if (sort === 'name') {
    const language = values.add(request.language, '::text');
    const name = `left(lower(coalesce(p.card -> 'names' ->> ${language}, p.card -> 'names' ->> 'en', p.key)), 24)`;
    const after = cursor ? ` and (${name}, -p.id) > (${values.add(cursor.key, '::text')}, -${id()})` : '';
    return [{ section: 1, from: 'products p', where: all + after, key: name, order: `${name}, p.id desc` }];
  }
  // Prices that are not computed yet (a new store, a new product: some seconds) come last.
  const unpriced = newest(
    2,
    false,
    ` and not exists (select 1 from store_product_prices k where k.store_id = ${store} and k.product_id = p.id)`,
  );
  return cursor?.section === 2 ? [unpriced] : [byPrice(request, sort, { store, where: all, values }), unpriced];
}

function selectPart({ section, key, from, where, order }: Part, limit: string): string {
  return `select p.id, p.key, p.category_id, p.primary_category_id, p.card, p.available_from,
      ${section} as section, (${key})::text as cursor_key, row_number() over (order by ${order}) as place
    from ${from} where ${where} order by ${order} limit ${limit}`;
}

/**
 * One statement for one page. Each part is only asked for what those before it leave over, and what costs something
 * for each row (the store's own row, rules, stock) is only read for rows of the page.
 */
export function buildPageQuery(request: PageRequest): { statement: Prepared; values: unknown[] } {
  const values = new Values();
  const store = values.add(request.storeId, '::bigint');
  const where = filters(request, store, values);
  const limit = values.add(request.limit + 1, '::int');
  const parts = partsOf(request, store, where, values);
  const names = parts.map(({ section }) => `part_${section}`);
  const leftOver = (index: number) =>
    names.slice(0, index).reduce((left, name) => `${left} - (select count(*) from ${name})`, `${limit}::bigint`);
  const total = request.withTotal ? `(select count(*) from products p where ${where}${scopeOf(request, store)})::int` : 'null::int';
  const selected = parts.map((part, index) => `${names[index]} as materialized (${selectPart(part, leftOver(index))})`);
  const rows = `${selected.join(', ')}, p as (${names.map((name) => `select * from ${name}`).join(' union all ')})`;
  const text = `with ${rows}
    select p.id, p.key, p.category_id, p.primary_category_id, p.card, p.available_from, p.section, p.cursor_key,
      coalesce(sp.is_hidden, false) as is_hidden, coalesce(sp.is_hidden_by_floor, false) as is_hidden_by_floor,
      coalesce(sp.is_featured, false) as is_featured, sp.position, coalesce(sp.note, '') as note, coalesce(sp.note_translations, '{}') as note_translations,
      coalesce(sp.price_version, 0) as price_version,
      ${rulesOf(store)} as rules, ${freePiecesOf('p.id')} as pieces, ${total} as total
    from p left join store_products sp on sp.store_id = ${store} and sp.product_id = p.id
    order by p.section, p.place`;
  return { statement: { name: `pricing.page.${createHash('sha1').update(text).digest('hex').slice(0, 20)}`, text }, values: values.list };
}
