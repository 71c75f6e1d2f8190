import type { CatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';

/**
 * The sentence about a fixed price after the platform price rose: for variants without earnings the minimum replaces it, and if
 * others have earnings, they keep it.
 */
export function choosePriceHint(
  earns: CatalogueNews['earns'],
): 'hint_raised' | 'hint_raised-partly' | 'hint_check-price' {
  if (earns?.to.amount === 0) return 'hint_raised';
  return earns?.from.amount === 0 ? 'hint_raised-partly' : 'hint_check-price';
}
