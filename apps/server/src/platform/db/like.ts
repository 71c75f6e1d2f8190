import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for whether a column begins with a text, read from an index with `varchar_pattern_ops` whatever the text is: a LIKE, or `^@`,
 * finds its part of an index only when its text is known while the statement is planned, and ours are planned before.
 */
export const createStartCondition = (column: SQL, text: string): SQL =>
  sql`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}\u{10FFFF}`})`;

/** A text as LIKE and ILIKE look for it literally, whatever signs it has. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of texts that contain another, anywhere or only at one end. */
export const containing = (
  text: string,
  place: 'anywhere' | 'start' | 'end' = 'anywhere',
): string => `${place === 'start' ? '' : '%'}${escapeLike(text)}${place === 'end' ? '' : '%'}`;
