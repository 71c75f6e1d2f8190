import { foldText } from '../fold-text.ts';

/** The lengths of the barcodes that products have: GTIN-8, GTIN-12 (UPC-A), GTIN-13 (EAN) and GTIN-14. */
const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** True if a barcode is a GTIN: its last digit is the check digit of the others, which weigh 3 and 1 by turns from the right. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !gtinLengths.includes(code.length)) return false;
  const digits = [...code].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * True if a GTIN names the product everywhere. Codes that GS1 leaves to a company or a country for internal use (they begin with 2, 02 or
 * 04, written with 13 digits; of eight digits, with 0 or 2) are refused by channels.
 */
export function isGlobalGtin(code: string): boolean {
  if (!isGtin(code)) return false;
  if (code.length === 8) return !/^[02]/.test(code);
  return !/^(?:2|02|04)/.test(code.padStart(14, '0').slice(1));
}

/** A customs code as it is stored: digits only; people write it in groups. */
export const cleanCustomsCode = (code: string): string => code.replaceAll(/[\s.]/g, '');

/** A product key or option key made of a name; empty if the name has no letter or digit of the Latin alphabet. */
export function toKey(name: string, max: number): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, max)
    .replace(/-+$/, '');
}
