/** Longest source that is kept. */
const sourceMax = 60;

/**
 * Reads `user_source` or `page_source` of an address, which people write by hand: letters, digits and `_ . : -` stay,
 * anything else becomes a hyphen. Empty when there is none.
 */
export function readSource(text: string | null): string {
  const cleaned = (text ?? '').slice(0, 500).trim();
  return cleaned
    .replace(/[^\w.:-]+/g, '-')
    .slice(0, sourceMax)
    .replace(/^-|-$/g, '');
}
