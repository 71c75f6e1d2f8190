import { type SQL, sql } from 'drizzle-orm';
import { isForSale } from '../catalogue/index.ts';
import { type PagePlaces, type PageRequest, trigramsFrom } from './page-request.ts';
import { isPricedIn } from './priced-in.ts';

export const nothing = sql``;

/** The place in the owner's order: his own order first, then what he features, newest first. */
export const rank = sql`coalesce(sp.position, 1000000)`;

/** Products for which the store has a row that says one of these things; everything else about products is said once, in `products`. */
const marked = (store: SQL, what: SQL) =>
  sql`exists (select 1 from store_products m where m.store_id = ${store} and m.product_id = p.id and (${what}))`;
const hiding = sql`m.is_hidden or m.is_hidden_by_floor`;
const adding = sql`m.is_hidden and m.is_addition`;
const ranking = sql`m.position is not null or m.is_featured`;

/** Conditions on the store's rows; `unranked` leaves out what is in the first part of a featured list. */
export function scopeOf(request: Pick<PageRequest, 'scope'>, store: SQL, unranked = false): SQL {
  const { scope } = request;
  if (scope === 'hidden' || scope === 'new')
    return sql` and ${marked(store, scope === 'new' ? adding : hiding)}${unranked ? sql` and not ${marked(store, ranking)}` : nothing}`;
  const without = [...(scope === 'all' ? [] : [hiding]), ...(unranked ? [ranking] : [])];
  return sql`${scope === 'on-sale' ? sql` and ${isPricedIn(store)}` : nothing}${
    without.length ? sql` and not ${marked(store, sql.join(without, sql` or `))}` : nothing
  }`;
}

/** Two index scans, collected first: as an "or" of the page's own conditions the planner rather walks through all products. */
function nearMisses(text: string, index: number, places: PagePlaces): SQL {
  const bySwap = sql`select n.id from products n where array_to_tsvector(n.search_tokens) @@ ${places[`swapped${index}`]}::tsquery`;
  if (text.length < trigramsFrom) return bySwap;
  return sql`select n.id from products n where ${places[`near${index}`]}::text <% n.search_text union all ${bySwap}`;
}

/** Conditions on the product itself. */
export function filters(request: PageRequest, store: SQL, places: PagePlaces): SQL {
  const { categoryId, categoryKey, search, fuzzy } = request;
  const parts = [isForSale(places.now)];
  if (categoryId) {
    const id = sql`${places.categoryId}::bigint`;
    parts.push(sql`(p.category_id = ${id} or p.primary_category_id = ${id})`);
  }
  if (categoryKey) {
    const id = sql`(select c.id from categories c where c.key = ${places.categoryKey})`;
    parts.push(sql`(p.category_id = ${id} or p.primary_category_id = ${id})`);
  }
  if (search && !fuzzy) {
    const fits = sql`array_to_tsvector(p.search_tokens) @@ ${places.exactTerms}::tsquery`;
    // Not by the index of texts, which would collect all hits first: a page of a common search walks through the newest products.
    parts.push(request.isCommon ? sql`(${fits}) is true` : fits);
  }
  if (search && fuzzy) {
    for (const [index, { text }] of search.near.entries())
      parts.push(sql`p.id = any(array(${nearMisses(text, index, places)}))`);
    if (search.chinese)
      parts.push(sql`array_to_tsvector(p.search_tokens) @@ ${places.chineseTerms}::tsquery`);
  }
  if (request.featuredOnly) parts.push(marked(store, sql`m.is_featured`));
  if (request.ids) parts.push(sql`p.id = any(${places.ids}::bigint[])`);
  if (request.exceptIds?.length) parts.push(sql`p.id <> all(${places.exceptIds}::bigint[])`);
  return sql.join(parts, sql` and `);
}
