import type { CatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';

/** What became of a fixed price when the platform price rose: without earnings it is sold at the minimum, which is above it. */
export const choosePriceHint = (
  earns: CatalogueNews['earns'],
): 'hint_raised' | 'hint_check-price' =>
  earns?.to.amount === 0 ? 'hint_raised' : 'hint_check-price';
