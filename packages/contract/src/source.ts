/** Longest source that is stored. */
const sourceMax = 60;

/**
 * Parses `user_source` or `page_source` of a URL, which people write by hand: letters, digits and `_ . : -` are kept,
 * anything else becomes a hyphen. Empty when there is none.
 */
export function readSource(text: string | null): string {
  const cleaned = (text ?? '').slice(0, 500).trim();
  return cleaned
    .replace(/[^\w.:-]+/g, '-')
    .slice(0, sourceMax)
    .replace(/^-|-$/g, '');
}
