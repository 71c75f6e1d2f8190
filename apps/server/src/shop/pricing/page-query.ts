import { createHash } from 'node:crypto';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { Prepared } from '#platform/prepared.ts';
import type { SearchTerms } from '../catalogue/index.ts';
import { numericKey, type PageCursor } from './page-cursor.ts';

export type ProductSort = 'featured' | 'newest' | 'name' | 'price-up' | 'price-down';
export type Scope = 'on-sale' | 'all' | 'in-store' | 'hidden';

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
  /** Leave this one out. */
  exceptId?: string | undefined;
  withTotal: boolean;
  /** For sorting by price: the store's default percentage, its currency's rate and so on. */
  pricing: { defaultBp: number; currency: Currency; usdNumerator: bigint; usdDenominator: bigint };
}

/** Collects values and gives each its `$n`. Equal shapes of a request give equal texts, so plans are reused. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type = ''): string {
    this.list.push(value);
    return `$${this.list.length}${type}`;
  }
}

const rank = 'coalesce(sp.position, case when sp.is_featured then 1000000 end)';
const shown = 'not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false)';

const scopes: Readonly<Record<Scope, string>> = {
  'on-sale': shown,
  all: 'true',
  'in-store': shown,
  hidden: `not (${shown})`,
};

function filters(request: PageRequest, values: Values): string {
  const { scope, categoryId, categoryKey, search, fuzzy } = request;
  const parts = [
    `p.status = 'active' and p.variant_count > 0`,
    `p.available_from <= ${values.add(request.now, '::timestamptz')}`,
    scopes[scope],
  ];
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
    for (const word of search.fuzzy) parts.push(`${values.add(word, '::text')} <% p.search_text`);
    if (search.chinese) parts.push(`array_to_tsvector(p.search_tokens) @@ ${values.add(search.chinese, '::tsquery')}`);
  }
  if (request.featuredOnly) parts.push('sp.is_featured');
  if (request.ids) parts.push(`p.id = any(${values.add(request.ids, '::bigint[]')})`);
  if (request.exceptId) parts.push(`p.id <> ${values.add(request.exceptId, '::bigint')}`);
  return parts.join(' and ');
}

/** The lowest price of a product as a number to sort by: the nearest rule, never under the floor, in US cents × 10,000. */
function priceKey(request: PageRequest, store: string, values: Values): string {
  const { defaultBp, usdNumerator, usdDenominator } = request.pricing;
  const unit = `(${values.add(usdDenominator.toString(), '::numeric')} / ${values.add(usdNumerator.toString(), '::numeric')})`;
  const fallback = values.add(defaultBp, '::int');
  const share = `coalesce(rp.percentage_bp, rc.percentage_bp, rm.percentage_bp, ${fallback}) * v.platform_price_minor`;
  return `(select trunc(min(greatest(
      case when rv.id is not null then coalesce(rv.fixed_minor * ${unit} * 10000, rv.percentage_bp * v.platform_price_minor)
           else coalesce(rp.fixed_minor * ${unit} * 10000, ${share}) end,
      (v.platform_price_minor + 30) * 100000000 / 9710.0)))
    from variants v
      left join price_rules rv on rv.store_id = ${store} and rv.kind = 'variant' and rv.ref_id = v.id
      left join price_rules rp on rp.store_id = ${store} and rp.kind = 'product' and rp.ref_id = p.id
      left join price_rules rc on rc.store_id = ${store} and rc.kind = 'category' and rc.ref_id = p.category_id
      left join price_rules rm on rm.store_id = ${store} and rm.kind = 'category' and rm.ref_id = p.primary_category_id
    where v.product_id = p.id and v.is_active)`;
}

const from = (store: string) => `products p left join store_products sp on sp.store_id = ${store} and sp.product_id = p.id`;
const newestKey = `floor(extract(epoch from p.available_from) * 1000)`;
/** Back from milliseconds, exactly: moments are stored with three decimals. */
const momentOf = (milliseconds: string) => `timestamptz 'epoch' + ${milliseconds}::float8 * interval '1 millisecond'`;

/** The ids of one page, in order, with the values that the next page's cursor needs. */
function pageOfIds(request: PageRequest, store: string, where: string, values: Values): string {
  const { cursor, sort } = request;
  const limit = values.add(request.limit + 1, '::int');
  if (sort === 'featured') {
    // Only products with a row of the store can be ranked, so this half begins there and is short.
    const ranked = `select p.id, 0 as section, ${rank}::text as key, ${rank}::numeric as ordering
      from store_products sp join products p on p.id = sp.product_id
      where sp.store_id = ${store} and ${where} and ${rank} is not null`;
    const rest = `select p.id, 1 as section, ${newestKey}::text as key, -${newestKey} as ordering from ${from(store)}
      where ${where} and ${rank} is null`;
    const restOrder = `order by p.available_from desc, p.id desc limit ${limit}`;
    const [key, id] = cursor ? [values.add(numericKey(cursor), '::numeric'), values.add(cursor.id, '::bigint')] : [];
    if (cursor?.section === 1) {
      return `(${rest} and (p.available_from, p.id) < (${momentOf(key as string)}, ${id}) ${restOrder})`;
    }
    const after = cursor ? `and (${rank} > ${key} or (${rank} = ${key} and p.id < ${id}))` : '';
    return `(${ranked} ${after} order by ${rank}, p.id desc limit ${limit}) union all (${rest} ${restOrder})`;
  }
  if (sort === 'newest') {
    const after = cursor
      ? `and (p.available_from, p.id) < (${momentOf(values.add(numericKey(cursor), '::float8'))}, ${values.add(cursor.id, '::bigint')})`
      : '';
    return `(select p.id, 1 as section, ${newestKey}::text as key, -${newestKey} as ordering from ${from(store)}
      where ${where} ${after} order by p.available_from desc, p.id desc limit ${limit})`;
  }
  if (sort === 'name') {
    const language = values.add(request.language, '::text');
    const name = `left(lower(coalesce(p.card -> 'names' ->> ${language}, p.card -> 'names' ->> 'en', p.key)), 24)`;
    const after = cursor ? `and (${name}, -p.id) > (${values.add(cursor.key, '::text')}, -${values.add(cursor.id, '::bigint')})` : '';
    return `(select p.id, 1 as section, ${name} as key, row_number() over (order by ${name}, p.id desc)::numeric as ordering from ${from(store)}
      where ${where} ${after} order by ${name}, p.id desc limit ${limit})`;
  }
  const sign = sort === 'price-up' ? '' : '-';
  const inner = `select p.id, ${sign}${priceKey(request, store, values)} as price from ${from(store)} where ${where}`;
  const after = cursor
    ? (() => {
        const key = values.add(numericKey(cursor), '::numeric');
        return `where price > ${key} or (price = ${key} and id < ${values.add(cursor.id, '::bigint')})`;
      })()
    : '';
  return `(select id, 1 as section, price::text as key, price as ordering from (${inner}) priced ${after} order by price, id desc limit ${limit})`;
}

/** One statement for one page: everything that a list shows and everything that decides its prices. */
export function buildPageQuery(request: PageRequest): { statement: Prepared; values: unknown[] } {
  const values = new Values();
  const store = values.add(request.storeId, '::bigint');
  const where = filters(request, values);
  const ids = pageOfIds(request, store, where, values);
  const total = request.withTotal ? `(select count(*) from ${from(store)} where ${where})::int` : 'null::int';
  const limit = values.add(request.limit + 1, '::int');
  const text = `with page as materialized (select * from (${ids}) ordered order by section, ordering, id desc limit ${limit})
    select p.id, p.key, p.category_id, p.primary_category_id, p.card, p.available_from, page.section, page.key as cursor_key,
      coalesce(sp.is_hidden, false) as is_hidden, coalesce(sp.is_hidden_by_floor, false) as is_hidden_by_floor,
      coalesce(sp.is_featured, false) as is_featured, coalesce(sp.note, '') as note,
      rc.percentage_bp as category_bp, rm.percentage_bp as primary_bp,
      (select json_agg(json_build_array(r.kind, r.ref_id::text, r.fixed_minor::text, r.percentage_bp))
        from price_rules r where r.store_id = ${store} and r.product_id = p.id) as rules,
      ${total} as total
    from page join products p on p.id = page.id
      left join store_products sp on sp.store_id = ${store} and sp.product_id = p.id
      left join price_rules rc on rc.store_id = ${store} and rc.kind = 'category' and rc.ref_id = p.category_id
      left join price_rules rm on rm.store_id = ${store} and rm.kind = 'category' and rm.ref_id = p.primary_category_id
    order by page.section, page.ordering, page.id desc`;
  return { statement: { name: `pricing.page.${createHash('sha1').update(text).digest('hex').slice(0, 20)}`, text }, values: values.list };
}
