import { type StorefrontSort, storefrontSorts } from '@vitrine/contract/shop/storefront.ts';

/** The order of products that an address asks for; the store's own when it asks for none that we know. */
export function readSort(search: URLSearchParams): StorefrontSort {
  const asked = search.get('sort');
  return storefrontSorts.find((known) => known === asked) ?? 'featured';
}
