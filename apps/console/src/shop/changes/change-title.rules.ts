import type { CatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';

/** The text that names a change: a platform price went up or down. */
export function findTitle({
  kind,
  before,
  after,
}: Pick<CatalogueNews, 'kind' | 'before' | 'after'>) {
  if (kind !== 'price') return kind;
  return before && after && after.amount < before.amount ? 'priceDown' : 'priceUp';
}
