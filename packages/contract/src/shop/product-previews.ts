import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { countryCodeShape } from './markets.ts';
import { productRefShape } from './product-drafts.ts';
import { slugShape } from './store-shapes.ts';
import { getStorefrontProduct } from './storefront-product.ts';
import { buyerQuery, languageShape } from './storefront-shapes.ts';

export const createProductPreview = endpoint({
  name: 'productPreviews.create',
  method: 'POST',
  path: '/api/v1/platform/catalogue/product-previews',
  permission: 'platform:product:query',
  summary:
    'A link to a product’s page as buyers of a store would see it, with the caller’s unsaved changes, whether it is on sale or not. It opens for half an hour, as long as the caller stays signed in and may read products.',
  transaction: 'manual',
  body: z.strictObject({
    product: productRefShape,
    storeId: idShape,
    language: languageShape,
    countryCode: countryCodeShape.nullable(),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  failures: ['nothing-to-preview', 'store-closed', 'conflict'],
});

export const readProductPreview = endpoint({
  name: 'productPreviews.read',
  method: 'GET',
  path: '/api/v1/storefront/:slug/product-previews/:token',
  public: true,
  summary: 'The product page of a preview link. Nothing can be bought with it.',
  params: z.strictObject({
    slug: slugShape,
    token: z.string().regex(/^[A-Za-z0-9_-]{60,400}$/),
  }),
  query: z.strictObject(buyerQuery),
  limit: { max: 120, windowSeconds: 60, by: 'address' },
  reply: getStorefrontProduct.reply,
  failures: ['nothing-to-preview', 'store-closed', 'conflict'],
});
