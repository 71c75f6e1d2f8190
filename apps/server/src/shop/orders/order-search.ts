import { foldText } from '@vitrine/contract/fold-text.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { type SQL, sql } from 'drizzle-orm';
import { toFoldedPattern } from '#platform/db/contains-folded.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { splitWords } from '../catalogue/index.ts';

/** Several indexes, one answer: an "or" between them would read every order. */
const inAny = (found: SQL[]): SQL => sql`o.id in (${sql.join(found, sql` union all `)})`;
/**
 * The same for the operators' search over all stores: the orders are looked up by what was found, however many the planner expects.
 * With `in` it may go through all orders, newest first, until enough of them are among the found ones.
 */
const amongFound = (found: SQL[]): SQL =>
  sql`o.id = any(array(${sql.join(found, sql` union all `)}))`;
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
 * or a postcode; nothing when there is no letter or digit.
 */
function buyerTerms(typed: string): string | undefined {
  const words = typed
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [foldText(word)] : splitWords(word)));
  const names = words.map((word) => `${quoteTerm(word)}:*`).join(' & ');
  return (
    [...(names ? [`(${names})`] : []), ...phoneTerms(typed), ...postcodeTerms(typed)].join(' | ') ||
    undefined
  );
}

const bySku = (sku: string): SQL =>
  sql`select k.order_id from variants v join order_lines k on k.variant_id = v.id where v.sku in (${sku}, ${sku.toUpperCase()})`;
const byTracking = (key: string): SQL =>
  sql`select t.order_id from shipments t where t.tracking_key = ${key}`;
/** As `set_tracking_key` of orders.guards.sql stores it. */
const trackingKeyOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The keys that every operator may search by: number, product, SKU and tracking number; each by its own index. */
function findByGoods(keywords: string): SQL[] {
  const tracking = trackingKeyOf(keywords);
  const sought = parseOrderNumber(keywords);
  return [
    byProduct(keywords),
    bySku(keywords),
    ...(tracking.length >= 4 ? [byTracking(tracking)] : []),
    ...(sought ? [byNumber(sought.number)] : []),
  ];
}

/** The search of operators who may not read who bought. */
export function goodsMatch(keywords: string): SQL {
  const sought = parseOrderNumber(keywords);
  return sought?.isCertain ? sql`o.number = ${sought.number}` : amongFound(findByGoods(keywords));
}

/** The search of other operators: also the buyer's name, email address, telephone number and postcode. */
export function platformKeywordsMatch(keywords: string): SQL {
  const sought = parseOrderNumber(keywords);
  if (sought?.isCertain) return sql`o.number = ${sought.number}`;
  const terms = buyerTerms(keywords);
  return amongFound([
    ...findByGoods(keywords),
    ...(terms
      ? [sql`select b.id from orders b where array_to_tsvector(b.buyer_words) @@ ${terms}::tsquery`]
      : []),
  ]);
}

/** Orders that have this among the keys of their buyer, such as the whole email address: by the index of the search. */
export const matchBuyerWord = (word: string): SQL =>
  sql`array_to_tsvector(o.buyer_words) @@ ${`'${foldText(word).replace(/[\\']/g, '\\$&')}'`}::tsquery`;

/** Orders whose buyer's short name begins like this: a range of the index, so the sort of its letters is the table's own. */
export const buyerMatches = (beginning: string): SQL =>
  createStartCondition(sql`o.buyer_search`, foldText(beginning));
