import type { CatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';

/** The sentence about a fixed price after the platform price rose: without earnings the minimum replaces it. */
export const choosePriceHint = (
  earns: CatalogueNews['earns'],
): 'hint_raised' | 'hint_check-price' =>
  earns?.to.amount === 0 ? 'hint_raised' : 'hint_check-price';
