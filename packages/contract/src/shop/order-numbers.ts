import { foldWidth } from '../fold-width.ts';

/**
 * The order number that a person types or scans: `VT-20418`, `vt20418` or only its digits. Digits alone may as
 * well be part of a product's name, or a tracking number.
 */
export function parseOrderNumber(
  keywords: string,
): { number: string; isCertain: boolean } | undefined {
  const match = /^(vt-?)?(\d{3,15})$/i.exec(foldWidth(keywords).trim());
  return match ? { number: `VT-${match[2]}`, isCertain: match[1] !== undefined } : undefined;
}
