import { createHash } from 'node:crypto';

const textsMax = 1_500;
const usesBeforeName = 3;

/** Texts seen in this process, with their number of uses or, once prepared, their name. */
const texts = new Map<string, number | string>();

export function nameOfText(text: string): string {
  return `auto.${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
}

/**
 * The name under which a statement is prepared, so that PostgreSQL parses and plans it once per connection: Drizzle's
 * statements take longer to plan than to run. Undefined for a new text, or when there are too many.
 */
export function findStatementName(text: string): string | undefined {
  const known = texts.get(text);
  if (typeof known === 'string') return known;
  if (known === undefined && texts.size >= textsMax) return undefined;
  const uses = (known ?? 0) + 1;
  if (uses < usesBeforeName) {
    texts.set(text, uses);
    return undefined;
  }
  const name = nameOfText(text);
  texts.set(text, name);
  return name;
}
