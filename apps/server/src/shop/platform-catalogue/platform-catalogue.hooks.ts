import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

export const platformCatalogueHooks = {
  /** storefront: the page of a product in a store, also where the store hides it or has no price of it yet. */
  readProductAsOnSale: defineHook<
    (
      ctx: Ctx,
      params: { slug: string; product: string },
      query: EndpointInput<typeof getStorefrontProduct>['query'],
    ) => Promise<EndpointAnswer<typeof getStorefrontProduct>>
  >('platform-catalogue.readProductAsOnSale'),
};
