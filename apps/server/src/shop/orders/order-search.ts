import { foldText } from '@vitrine/contract/fold-text.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { type SQL, sql } from 'drizzle-orm';
import { toFoldedPattern } from '#platform/db/contains-folded.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { splitWords } from '../catalogue/index.ts';

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

/** What operators may find an order by besides: its email address and the words of the buyer's name, folded, each from its beginning. */
export function buyerWordsOf({
  email,
  address,
}: {
  email: string;
  address: { firstName: string; lastName: string };
}): string[] {
  const { firstName, lastName } = address;
  return [
    ...new Set([
      foldText(email),
      ...splitWords(`${email.split('@')[0]} ${firstName} ${lastName} ${fullName(address)}`),
    ]),
  ];
}

/** The search for those words: all that were typed, each the beginning of one of them; nothing when there is no letter or digit. */
function buyerTerms(typed: string): string | undefined {
  const words = typed
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [foldText(word)] : splitWords(word)));
  return words.map((word) => `'${word.replace(/[\\']/g, '\\$&')}':*`).join(' & ') || undefined;
}

/** What operators search orders by: all that owners do, and the buyer's name or email address. */
export function platformKeywordsMatch(keywords: string): SQL {
  const sought = parseOrderNumber(keywords);
  if (sought?.isCertain) return sql`o.number = ${sought.number}`;
  const terms = buyerTerms(keywords);
  return inAny([
    byProduct(keywords),
    ...(sought ? [byNumber(sought.number)] : []),
    ...(terms
      ? [sql`select b.id from orders b where array_to_tsvector(b.buyer_words) @@ ${terms}::tsquery`]
      : []),
  ]);
}

/** Orders that have this among the words of their buyer, such as the whole email address: by the index of the search. */
export const buyerWordMatches = (word: string): SQL =>
  sql`array_to_tsvector(o.buyer_words) @@ ${`'${foldText(word).replace(/[\\']/g, '\\$&')}'`}::tsquery`;

/** Orders whose buyer's short name begins like this: a range of the index, so the sort of its letters is the table's own. */
export const buyerMatches = (beginning: string): SQL =>
  createStartCondition(sql`o.buyer_search`, foldText(beginning));
