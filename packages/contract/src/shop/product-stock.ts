import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idListShape, idShape } from '../paging.ts';

const units = z.number().int();

export const listProductStock = endpoint({
  name: 'stock.ofProducts',
  method: 'GET',
  path: '/api/v1/platform/catalogue/product-stock',
  permission: 'platform:catalogue:query',
  summary:
    'The stock of all variants of some products: in the warehouse, held by buyers who are paying, and available. Variants without a stock are left out.',
  query: z.strictObject({ productIds: idListShape }),
  reply: z.object({
    list: z.array(z.object({ variantId: idShape, onHand: units, held: units, available: units })),
  }),
});
