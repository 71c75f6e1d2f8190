import { foldText } from '@vitrine/contract/fold-text.ts';
import { normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { toFoldedPattern } from '#platform/db/contains-folded.ts';
import { estimateRows } from '#platform/db/count-rows.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { as } from '#platform/db/sql-rows.ts';
import { splitWords } from '../catalogue/index.ts';
import { orderHooks } from './orders.hooks.ts';

/** Several indexes, one answer: an "or" between them would read every order. */
const inAny = (found: SQL[]): SQL => sql`o.id in (${sql.join(found, sql` union all `)})`;
const byNumber = (number: string): SQL => sql`select n.id from orders n where n.number = ${number}`;
const byProduct = (keywords: string): SQL =>
  sql`select s.order_id from order_lines s where s.search_text like ${toFoldedPattern(keywords)}`;

/** A product's name as people type it (part of it, in any language, their wildcards taken literally), or an order's number. */
export function keywordsMatch(keywords: string): SQL {
  const sought = parseOrderNumber(keywords);
  if (sought?.isCertain) return sql`o.number = ${sought.number}`;
  if (!sought)
    return sql`exists (select 1 from order_lines s where s.order_id = o.id and s.search_text like ${toFoldedPattern(keywords)})`;
  return inAny([byNumber(sought.number), byProduct(keywords)]);
}

/** Longer numbers begin with a country code, which people leave out or write in several ways. */
const phoneDigitsMax = 9;
const phoneDigitsMin = 6;

/** The last digits of a telephone number backwards, so that it is found with and without its country code, and by its end. */
export function toPhoneKey(phone: string): string {
  const digits = phone
    .replaceAll('(0)', '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '');
  return [...digits.slice(-phoneDigitsMax)].reverse().join('');
}

const postcodeKeyOf = (postcode: string): string =>
  foldText(postcode).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The other keys by which operators find an order: its email address and the parts of the buyer's name, folded, each from its
 * beginning; telephone number and postcode, marked so that they are not found as names. The back-fill of the migration is the same in SQL.
 */
export function buyerWordsOf({
  email,
  address,
}: {
  email: string;
  address: Pick<Address, 'firstName' | 'lastName' | 'phone' | 'postcode'>;
}): string[] {
  const { firstName, lastName } = address;
  const phone = toPhoneKey(address.phone ?? '');
  const postcode = postcodeKeyOf(address.postcode ?? '');
  return [
    ...new Set([
      foldText(email),
      ...splitWords(`${email.split('@')[0]} ${firstName} ${lastName} ${fullName(address)}`),
      ...(phone ? [`t:${phone}`] : []),
      ...(postcode ? [`p:${postcode}`] : []),
    ]),
  ];
}

const quoteTerm = (term: string): string => `'${term.replace(/[\\']/g, '\\$&')}'`;

/** A number that was typed: shorter ones were stored without their country code, and so are found whole only. */
function phoneTerms(typed: string): string[] {
  if (!/^[+\d][\d\s()./-]*$/.test(typed)) return [];
  const key = toPhoneKey(typed);
  if (key.length < phoneDigitsMin) return [];
  const shorter = [8, 7, 6].filter((length) => length < key.length);
  return [
    `${quoteTerm(`t:${key}`)}:*`,
    ...shorter.map((length) => quoteTerm(`t:${key.slice(0, length)}`)),
  ];
}

/** A postcode that was typed, or its beginning; three signs are the whole of one, as in Iceland. */
function postcodeTerms(typed: string): string[] {
  const key = postcodeKeyOf(typed);
  if (!/\d/.test(key) || key.length < 3 || key.length > 10) return [];
  return [quoteTerm(`p:${key}`) + (key.length > 3 ? ':*' : '')];
}

/**
 * The search for those keys: all that were typed, each the beginning of one of them, or what was typed as a telephone number
 * or a postcode; nothing when there is no letter or digit. `names` is its first part, with the beginnings and as whole ones.
 */
function buyerTerms(typed: string): { all: string; names: readonly string[] } | undefined {
  const words = typed
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [foldText(word)] : splitWords(word)))
    .map(quoteTerm);
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const all = [
    ...(beginnings ? [`(${beginnings})`] : []),
    ...phoneTerms(typed),
    ...postcodeTerms(typed),
  ].join(' | ');
  return all ? { all, names: words.length ? [beginnings, words.join(' & ')] : [] } : undefined;
}

const bySku = (sku: string): SQL =>
  sql`select k.order_id from variants v join order_lines k on k.variant_id = v.id where v.sku in (${sku}, ${sku.toUpperCase()})`;
/** SQL for the orders with a parcel of this tracking number, whether it holds sold units or a replacement: the number in an email may be either. */
const byTracking = (ctx: Ctx, key: string): SQL =>
  sql`select t.order_id from shipments t where t.tracking_key = ${key}
    union all ${ctx.platform.hooks.get(orderHooks.selectByReplacement)(key)}`;

/** The keys that every operator may search by: number, product, SKU and tracking number; each by its own index. */
function findByGoods(ctx: Ctx, keywords: string): SQL[] {
  const tracking = normalizeTrackingNumber(keywords);
  const sought = parseOrderNumber(keywords);
  return [
    byProduct(keywords),
    bySku(keywords),
    ...(tracking.length >= 4 ? [byTracking(ctx, tracking)] : []),
    ...(sought ? [byNumber(sought.number)] : []),
  ];
}

/** A search as a condition on `orders o`. */
export interface OrderSearch {
  condition: SQL;
  /** So many orders fit that they are not counted, and a list finds its page among the newest ones. */
  isCommon: boolean;
}

/** From so many hits on, the indexes of texts take longer to collect them than a page of the newest ones takes to be found. */
const commonHits = 30_000;

const few = (condition: SQL): OrderSearch => ({ condition, isCommon: false });
/**
 * True if one of the lines of an order fits. As an aggregate it is computed for one order after the other, in the order of the
 * list, until the page is full; `exists` may be turned into a join with all lines that fit.
 */
const hasLine = (fits: SQL): SQL =>
  sql`(select bool_or(${fits}) from order_lines s where s.order_id = o.id)`;

/**
 * The orders that the indexes of several keys find, unless they are so many that `test` is computed for each order of the list.
 * Statistics predict it, which cost nothing to read: for each key in one or several ways, of which the highest counts. Where they are
 * wrong, as of the beginnings of names, it is seen as soon as that many were found.
 */
async function findOrTest(
  ctx: Ctx,
  {
    predicted,
    found,
    test,
  }: { predicted: readonly (readonly SQL[])[]; found: readonly SQL[]; test: SQL },
): Promise<OrderSearch> {
  const common = { condition: test, isCommon: true };
  let expected = 0;
  for (const ways of predicted) {
    let most = 0;
    for (const from of ways) most = Math.max(most, await estimateRows(ctx, from));
    expected += most;
    if (expected > commonHits) return common;
  }
  const [row] = await ctx.db.rows(
    sql`select count(*) as hits, coalesce(array_agg(distinct id), '{}') as ids from (${sql.join(
      found.map((query) => sql`(${query})`),
      sql` union all `,
    )} limit ${commonHits + 1}::int) hits (id)`,
    { hits: as.integer, ids: as.list(as.id) },
  );
  if (!row || row.hits > commonHits) return common;
  return few(sql`o.id = any(${sql.param(row.ids)}::bigint[])`);
}

/** A word of an owner: part of a product's name, or a number. */
export async function searchOwn(ctx: Ctx, keywords: string, storeId: string): Promise<OrderSearch> {
  const sought = parseOrderNumber(keywords);
  if (sought?.isCertain) return few(sql`o.number = ${sought.number}`);
  const isNamed = sql`s.search_text like ${toFoldedPattern(keywords)}`;
  const number = sought ? sql` or o.number = ${sought.number}` : sql``;
  return findOrTest(ctx, {
    predicted: [[sql`from order_lines s where ${isNamed}`]],
    found: [
      sql`select s.order_id from order_lines s where s.store_id = ${storeId} and ${isNamed}`,
      ...(sought ? [byNumber(sought.number)] : []),
    ],
    test: sql`(${hasLine(isNamed)}${number})`,
  });
}

/** A search of operators: number, product, SKU and tracking number; with `readsBuyers` also what is known of the buyer. */
export async function searchPlatform(
  ctx: Ctx,
  keywords: string,
  readsBuyers: boolean,
): Promise<OrderSearch> {
  const sought = parseOrderNumber(keywords);
  if (sought?.isCertain) return few(sql`o.number = ${sought.number}`);
  const terms = readsBuyers ? buyerTerms(keywords) : undefined;
  const sold = await ctx.db.rows(
    sql`select id from variants where sku in (${keywords}, ${keywords.toUpperCase()})`,
    { id: as.id },
  );
  const variants = sql.param(sold.map(({ id }) => id));
  const fits = sql`(s.search_text like ${toFoldedPattern(keywords)}${sold.length ? sql` or s.variant_id = any(${variants}::bigint[])` : sql``})`;
  const byBuyer = (alias: SQL, query: string) =>
    sql`array_to_tsvector(${alias}.buyer_words) @@ ${query}::tsquery`;
  const tracking = normalizeTrackingNumber(keywords);
  const ways = [
    ...(terms ? [byBuyer(sql`o`, terms.all)] : []),
    hasLine(fits),
    ...(tracking.length >= 4 ? [sql`o.id = any(array(${byTracking(ctx, tracking)}))`] : []),
    ...(sought ? [sql`o.number = ${sought.number}`] : []),
  ];
  return findOrTest(ctx, {
    // Of beginnings there are statistics only where there are many names; of whole ones always. Telephone numbers and postcodes are left
    // out: they are hardly ever common, and of words that are not, statistics presume as many orders as of the rarest word they know.
    predicted: [
      [sql`from order_lines s where ${fits}`],
      (terms?.names ?? []).map((query) => sql`from orders b where ${byBuyer(sql`b`, query)}`),
    ],
    found: [
      ...findByGoods(ctx, keywords),
      ...(terms ? [sql`select b.id from orders b where ${byBuyer(sql`b`, terms.all)}`] : []),
    ],
    test: sql`(${sql.join(ways, sql` or `)})`,
  });
}

/** Orders that have this among the keys of their buyer, such as the whole email address: by the index of the search. */
export const matchBuyerWord = (word: string): SQL =>
  sql`array_to_tsvector(o.buyer_words) @@ ${`'${foldText(word).replace(/[\\']/g, '\\$&')}'`}::tsquery`;

/** Orders whose buyer's short name begins like this: a range of the index, so the sort of its letters is the table's own. */
export const buyerMatches = (beginning: string): SQL =>
  createStartCondition(sql`o.buyer_search`, foldText(beginning));
