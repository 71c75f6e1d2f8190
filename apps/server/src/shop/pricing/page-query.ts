import { type SQL, sql } from 'drizzle-orm';
import type { SearchTerms } from '../catalogue/index.ts';
import { freeUnitsSql } from '../stock/index.ts';
import type { PageSection } from './page-cursor.ts';
import { filters, nothing, rank, scopeOf } from './page-filters.ts';
import { isRanked, type PagePlaces, type PageRequest, rankStep, readRank } from './page-request.ts';
import { rulesOf } from './quote.ts';
import { selectRecentChanges } from './reductions.ts';

const newestKey = sql`floor(extract(epoch from p.available_from) * 1000)`;

/** The reasons for which a hit of a search ranks high, best first. */
function fitsOf(places: PagePlaces): [begins: SQL, inName: SQL, isAbout: SQL] {
  const tokens = sql`array_to_tsvector(p.search_tokens)`;
  // Not that of the card, which would be parsed as a whole for each hit.
  const name = sql`lower(coalesce((select t.name from product_texts t where t.product_id = p.id and t.language = ${places.language}::text), ''))`;
  return [
    sql`starts_with(${name}, ${places.searchText}::text)`,
    sql`${tokens} @@ ${places.nameTerms}::tsquery`,
    sql`${tokens} @@ ${places.aboutTerms}::tsquery`,
  ];
}

/**
 * How well a product fits a search, as a number to sort by, best and newest first: a name that begins with it, a name that
 * has its words, a category or description, a variant. Of near misses, the nearest.
 */
function relevanceKey(
  { search, fuzzy }: PageRequest & { search: SearchTerms },
  places: PagePlaces,
): SQL {
  const byName = () => {
    const [begins, inName, isAbout] = fitsOf(places);
    return sql`case when ${begins} then 0 when ${inName} then 1 when ${isAbout} then 2 else 3 end`;
  };
  // Compared with whole words: letters of two words beside each other ("pot te…") are no better a hit than the word that is meant.
  const byNearness = () =>
    sql.join(
      search.near.map(
        (_, index) =>
          sql`1 - strict_word_similarity(${places[`near${index}`]}::text, p.search_text)`,
      ),
      sql` + `,
    );
  const rank = fuzzy ? sql`trunc((100 * (${byNearness()}))::numeric)` : byName();
  return sql`(${rank}) * 10000000000000::numeric - ${newestKey}`;
}

/** Back from milliseconds, exactly: moments are stored with three decimals. */
const momentOf = (milliseconds: SQL) =>
  sql`timestamptz 'epoch' + ${milliseconds}::float8 * interval '1 millisecond'`;

/** One part of a page: which products, in which order. */
interface Part {
  section: PageSection;
  from: SQL;
  where: SQL;
  /** The part of the last row that the next page's cursor needs; as text. */
  key: SQL;
  order: SQL;
  /** Only what can be bought now, or only what is sold out. */
  stock?: 'in' | 'out';
}

/**
 * A search in four parts, each with the newest first: where very many products fit, the page is full after a few, and no
 * number is made for each of them. Cursors are those of `relevanceKey`.
 */
function byRank({ cursor }: PageRequest, where: SQL, places: PagePlaces): Part[] {
  const fits = fitsOf(places);
  const from = cursor ? readRank(cursor) : 0;
  return ([0, 1, 2, 3] as const)
    .filter((rank) => rank >= from)
    .map((rank): Part => {
      const above = sql`${String(rank)}::numeric * ${String(rankStep)}::numeric`.inlineParams();
      const better = fits.slice(0, rank).map((fit) => sql` and not ${fit}`);
      const fit = fits.at(rank);
      const own = fit ? sql` and ${fit}` : nothing;
      const after =
        cursor && rank === from
          ? sql` and (p.available_from, p.id) < (${momentOf(sql`(${above} - ${places.cursorNumber}::numeric)::float8`)}, ${places.cursorId}::bigint)`
          : nothing;
      return {
        section: rank,
        from: sql`products p`,
        where: sql`${where}${sql.join(better)}${own}${after}`,
        key: sql`${above} - ${newestKey}`,
        order: sql`p.available_from desc, p.id desc`,
      };
    });
}

/** In the order of the stored prices, read from their index; of equal ones the newest first. */
function byPrice(
  { cursor }: PageRequest,
  sort: 'price-up' | 'price-down',
  { store, where, places }: { store: SQL; where: SQL; places: PagePlaces },
): Part {
  const [direction, beyond] = sort === 'price-up' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  let after = nothing;
  if (cursor) {
    const key = sql`${places.cursorAmount}::bigint`;
    after = sql` and k.price_minor ${beyond}= ${key} and (k.price_minor ${beyond} ${key} or p.id < ${places.cursorId}::bigint)`;
  }
  return {
    section: 1,
    from: sql`store_product_prices k join products p on p.id = k.product_id`,
    where: sql`k.store_id = ${store} and ${where}${after}`,
    key: sql`k.price_minor`,
    order: sql`k.price_minor ${direction}, p.id desc`,
  };
}

/**
 * Featured lists have three parts: the ranked products, the rest, and what is sold out; an owner's lists by price have two, others one. A
 * product whose stock changes between two pages moves to another part, and is then seen twice or not at all.
 */
function partsOf(request: PageRequest, store: SQL, where: SQL, places: PagePlaces): Part[] {
  const { cursor, sort, scope } = request;
  const id = sql`${places.cursorId}::bigint`;
  const cursorNumber = sql`${places.cursorNumber}::numeric`;
  const newest = (section: PageSection, unranked: boolean, also = nothing): Part => ({
    section,
    from: sql`products p`,
    where: sql`${where}${also}${scopeOf(request, store, unranked)}${
      cursor?.section === section
        ? sql` and (p.available_from, p.id) < (${momentOf(sql`${places.cursorNumber}::float8`)}, ${id})`
        : nothing
    }`,
    key: newestKey,
    order: sql`p.available_from desc, p.id desc`,
  });
  /** Sorted by a number that is made for each product that fits. */
  const byKey = (number: SQL): Part => {
    const after = cursor
      ? sql` and (sorted.key > ${cursorNumber} or (sorted.key = ${cursorNumber} and p.id < ${id}))`
      : nothing;
    return {
      section: 1,
      from: sql`products p cross join lateral (select ${number} as key) sorted`,
      where: sql`${where}${scopeOf(request, store)}${after}`,
      key: sql`sorted.key`,
      order: sql`sorted.key, p.id desc`,
    };
  };
  if (sort === 'newest') return [newest(1, false)];
  if (isRanked(request)) return byRank(request, sql`${where}${scopeOf(request, store)}`, places);
  if (sort === 'featured' && request.search)
    return [byKey(relevanceKey({ ...request, search: request.search }, places))];
  if (sort === 'featured') {
    // What an owner put in place stays there in his own lists; buyers see first what they can buy.
    const isForBuyers = scope === 'on-sale';
    const last: Part = { ...newest(2, !isForBuyers), stock: 'out' };
    if (cursor?.section === 2) return [last];
    // What is featured has a rank, so nothing of it is among the rest.
    const rest: Part[] = request.featuredOnly
      ? [last]
      : [{ ...newest(1, true), stock: 'in' }, last];
    if (cursor?.section === 1) return rest;
    const after = cursor
      ? sql` and (${rank} > ${cursorNumber} or (${rank} = ${cursorNumber} and p.id < ${id}))`
      : nothing;
    const ranked: Part = {
      section: 0,
      from: sql`store_products sp join products p on p.id = sp.product_id`,
      where: sql`sp.store_id = ${store} and (sp.position is not null or sp.is_featured) and ${where}${scopeOf(request, store)}${after}`,
      key: rank,
      order: sql`${rank}, p.id desc`,
      ...(isForBuyers && { stock: 'in' }),
    };
    return [ranked, ...rest];
  }
  const all = sql`${where}${scopeOf(request, store)}`;
  if (sort === 'name') {
    const language = sql`${places.language}::text`;
    const name = sql`left(lower(coalesce(p.card -> 'names' ->> ${language}, p.card -> 'names' ->> 'en', p.key)), 24)`;
    const after = cursor
      ? sql` and (${name}, -p.id) > (${places.cursorText}::text, -${id})`
      : nothing;
    return [
      {
        section: 1,
        from: sql`products p`,
        where: sql`${all}${after}`,
        key: name,
        order: sql`${name}, p.id desc`,
      },
    ];
  }
  const priced = byPrice(request, sort, { store, where: all, places });
  if (scope === 'on-sale') return [priced];
  // In the lists of owners, prices that are not stored yet (a new product: some seconds) come last.
  const unpriced = newest(
    2,
    false,
    sql` and not exists (select 1 from store_product_prices k where k.store_id = ${store} and k.product_id = p.id)`,
  );
  return cursor?.section === 2 ? [unpriced] : [priced, unpriced];
}

const sectionNumbers = { 0: sql`0`, 1: sql`1`, 2: sql`2`, 3: sql`3` } as const satisfies Record<
  PageSection,
  SQL
>;

const units = freeUnitsSql(sql`p.id`);

/** A part that depends on stock reads the units once, row by row in the order of the page, which stops when it is full. */
function selectPart(
  { section, key, from, where, order, stock }: Part,
  inStockOnly: boolean,
  limit: SQL,
): SQL {
  const wanted = [
    ...(stock === 'out' ? [sql`stock.units <= 0`] : []),
    ...(stock === 'in' || inStockOnly ? [sql`stock.units > 0`] : []),
  ];
  const readStock = wanted.length ? sql` cross join lateral ${units} stock` : nothing;
  return sql`select p.id, p.key, p.category_id, p.primary_category_id, p.card, p.available_from,
      ${sectionNumbers[section]} as section, (${key})::text as cursor_key, row_number() over (order by ${order}) as place,
      ${wanted.length ? sql`stock.units` : sql`null::int as units`}
    from ${from}${readStock} where ${sql.join([where, ...wanted], sql` and `)} order by ${order} limit ${limit}`;
}

/**
 * One statement for one page. Each part is only asked for what those before it leave over, and what costs something
 * for each row (the store's own row, rules, stock) is only read for rows of the page.
 */
export function buildPageQuery(request: PageRequest, places: PagePlaces): SQL {
  const store = sql`${places.storeId}::bigint`;
  const where = filters(request, store, places);
  const limit = sql`${places.limit}::int`;
  const parts = partsOf(request, store, where, places);
  const names = parts.map(({ section }) => sql.identifier(`part_${section}`));
  const leftOver = (index: number) =>
    sql`${limit}::bigint${sql.join(names.slice(0, index).map((name) => sql` - (select count(*) from ${name})`))}`;
  const { inStockOnly = false } = request;
  // Counting collects all hits anyway, which the index of texts has together.
  const hits = request.isCommon ? filters({ ...request, isCommon: false }, store, places) : where;
  const counted = sql`${hits}${inStockOnly ? sql` and ${units} > 0` : nothing}${scopeOf(request, store)}`;
  const total = request.withTotal
    ? sql`(select count(*) from products p where ${counted})::int`
    : sql`null::int`;
  const selected = parts.map(
    (part, index) =>
      sql`${names[index]} as materialized (${selectPart(part, inStockOnly, leftOver(index))})`,
  );
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  const ofPage = {
    store,
    productIds: sql`array(select p.id from p)`,
    categoryIds: sql`array(select p.category_id from p union select p.primary_category_id from p)`,
    since: places.since,
  };
  // Of the whole page, in its first row.
  const forCards = request.rating
    ? sql`${request.rating(store, sql`p.id`)} as stars,
      case when row_number() over (order by p.section, p.place) = 1 then ${selectRecentChanges(ofPage)} end as changes`
    : sql`null::int[] as stars, null::json as changes`;
  return sql`with ${sql.join(selected, sql`, `)}, p as (${all})
    select p.id, p.key, p.category_id, p.primary_category_id, p.card, p.available_from, p.section, p.cursor_key,
      coalesce(sp.is_hidden, false) as is_hidden, coalesce(sp.is_hidden and sp.is_addition, false) as is_addition,
      coalesce(sp.is_hidden_by_floor, false) as is_hidden_by_floor,
      coalesce(sp.is_featured, false) as is_featured, sp.position, coalesce(sp.note, '') as note, coalesce(sp.note_translations, '{}') as note_translations,
      coalesce(sp.price_version, 0) as price_version,
      ${rulesOf(store)} as rules, coalesce(p.units, ${units}) as units, ${total} as total, ${forCards}
    from p left join store_products sp on sp.store_id = ${store} and sp.product_id = p.id
    order by p.section, p.place`;
}
