import { foldText } from '@vitrine/contract/fold-text.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from './like.ts';

/**
 * Whether a text contains another, anywhere or at one end, regardless of the accents and capitals of either; `%` and `_` are taken
 * literally. The words are decomposed before their wildcards are escaped, because some signs decompose into one.
 */
export const containsFolded = (
  value: SQLWrapper,
  text: string,
  place?: Parameters<typeof containing>[1],
): SQL =>
  sql`fold_text(${value}::text) like fold_text(${containing(text.normalize('NFKD'), place)})`;

/** The pattern for LIKE on a column that is stored folded. */
export const toFoldedPattern = (text: string): string => containing(foldText(text));

/** True if one of several texts contains another in that way. */
export const containsAny = (values: readonly SQLWrapper[], text: string): SQL =>
  sql`(${sql.join(
    values.map((value) => containsFolded(value, text)),
    sql` or `,
  )})`;
