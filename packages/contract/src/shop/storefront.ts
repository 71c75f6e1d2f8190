/** The public API of the storefront: home and lists, one product, sitemaps and feeds. */

export * from './storefront-facets.ts';
export * from './storefront-feeds.ts';
export * from './storefront-home.ts';
export * from './storefront-lists.ts';
export * from './storefront-product.ts';
export * from './storefront-shapes.ts';
