import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { categoryRefShape } from './platform-products.ts';
import { namesShape } from './product-form-parts.ts';

export * from './platform-products.ts';
export * from './product-stock.ts';
export * from './stock-levels.ts';
export * from './variant-changes.ts';

/** `names` has every language in which it is named. */
const categoryRowShape = categoryRefShape.extend({
  names: namesShape,
  picture: imageShape.nullable(),
  productCount: z.number().int(),
});

export const listPlatformCategories = endpoint({
  name: 'catalogue.listCategories',
  method: 'GET',
  path: '/api/v1/platform/catalogue/categories',
  permission: 'platform:category:query',
  summary:
    'The two levels of categories in their order, with the number of products in each and their names in all languages.',
  reply: z.object({
    list: z.array(categoryRowShape.extend({ children: z.array(categoryRowShape) })),
  }),
});
