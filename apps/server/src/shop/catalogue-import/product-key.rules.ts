import { createHash } from 'node:crypto';
import { foldText } from '@vitrine/contract/fold-text.ts';
import { toKey } from '@vitrine/contract/shop/product-codes.ts';

/** The longest key of a product that leaves room for a number behind it. */
const keyMax = 76;
const categoryMax = 30;

/** Letters and digits that a key cannot have. */
const foreignSign = /(?![a-z0-9])[\p{L}\p{N}]/u;

/** A key of the whole text; empty if letters would be lost, because then texts that differ only in them would be one key. */
export const toWholeKey = (text: string, max: number): string =>
  foreignSign.test(foldText(text)) ? '' : toKey(text, max);

/** A key of a name that is written in Latin letters, at least for the most part. */
function toReadableKey(name: string): string {
  const whole = toWholeKey(name, keyMax);
  if (whole) return whole;
  const signs = foldText(name).match(/[\p{L}\p{N}]/gu) ?? [];
  const latin = signs.filter((sign) => /[a-z]/.test(sign));
  return latin.length * 2 >= signs.length ? toKey(name, keyMax) : '';
}

export interface KeySource {
  /** The key as the file has it. */
  key: string;
  name: string;
  skus: readonly string[];
  /** The key of the category; empty if it is not known. */
  category: string;
}

/**
 * The key of a new product: its name or, where keys cannot have the letters of the name, its category with its ID, its first SKU or
 * a hash of the key in the file. The same file makes the same keys again.
 */
export function createProductKey({ key, name, skus, category }: KeySource): string {
  const readable = toReadableKey(name);
  if (readable) return readable;
  const code =
    [key.replace(/^sku:/, ''), ...skus].map((text) => toWholeKey(text, 40)).find(Boolean) ??
    createHash('sha256').update(key.normalize('NFC')).digest('hex').slice(0, 8);
  return `${toKey(category, categoryMax) || 'product'}-${code}`;
}
