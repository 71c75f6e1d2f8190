import { Failure } from '#platform/failure.ts';

/**
 * In featured lists 0 is the ranked products, 1 the rest, 2 what is sold out; in lists by price 2 is what has no price yet; in a search,
 * how well the products fit.
 */
export type PageSection = 0 | 1 | 2 | 3;

/** Where the next page begins: the sort values of the last row, and whether the search was for near misses. */
export interface PageCursor {
  section: PageSection;
  key: string;
  id: string;
  fuzzy: boolean;
}

export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(
    JSON.stringify([cursor.section, cursor.key, cursor.id, cursor.fuzzy ? 1 : 0]),
  ).toString('base64url');
}

/** Reads a cursor; anything that we did not write is refused. */
export function decodeCursor(text: string | undefined): PageCursor | undefined {
  if (!text) return undefined;
  try {
    const [section, key, id, fuzzy] = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    ) as unknown[];
    if (
      (section === 0 || section === 1 || section === 2 || section === 3) &&
      typeof key === 'string' &&
      typeof id === 'string' &&
      /^\d{1,19}$/.test(id)
    ) {
      return { section, key, id, fuzzy: fuzzy === 1 };
    }
  } catch {
    // Falls through to the refusal.
  }
  throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
}

/** A cursor's key where an amount in minor units is expected. */
export function amountKey(cursor: PageCursor): string {
  if (/^\d{1,18}$/.test(cursor.key)) return cursor.key;
  throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
}

/** A cursor's key where a number is expected. */
export function numericKey(cursor: PageCursor): string {
  if (/^-?\d{1,30}(\.\d{1,30})?$/.test(cursor.key)) return cursor.key;
  throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
}
