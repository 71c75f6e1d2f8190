import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';

/** The store whose page this is, by what its loaders said or what was thrown; nothing on the platform's own pages. */
export function storeOfPage(said: readonly unknown[]): StorefrontStore | null {
  const pages = said as ({ store?: Partial<StorefrontStore> } | null | undefined)[];
  return (
    (pages.findLast((page) => page?.store?.accent)?.store as StorefrontStore | undefined) ?? null
  );
}
