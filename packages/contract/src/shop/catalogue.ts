import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { categoryRefShape } from './platform-products.ts';

export * from './platform-products.ts';
export * from './sold-out-variants.ts';

export const listPlatformCategories = endpoint({
  name: 'catalogue.listCategories',
  method: 'GET',
  path: '/api/v1/platform/catalogue/categories',
  permission: 'platform:catalogue:query',
  summary: 'The two levels of categories with the number of products in each.',
  reply: z.object({
    list: z.array(
      categoryRefShape.extend({
        productCount: z.number().int(),
        children: z.array(categoryRefShape.extend({ productCount: z.number().int() })),
      }),
    ),
  }),
});
