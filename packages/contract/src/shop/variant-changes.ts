import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { platformVariantShape } from './platform-products.ts';
import { lowLimitShape } from './stock-levels.ts';

export const onHandShape = z.number().int().min(0).max(10_000_000);

export const changeVariant = endpoint({
  name: 'catalogue.changeVariant',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/variants/:id',
  permission: 'platform:catalogue:edit',
  summary:
    'Changes the platform price (US cents), the stock on hand, the limit of low stock (null: that of the platform) or the sale of one variant. Orders already placed keep their prices; fixed prices that fall under the new floor are raised to it.',
  params: z.strictObject({ id: idShape }),
  idempotency: 'required',
  body: z.strictObject({
    platformPrice: z
      .strictObject({
        amount: z.number().int().min(1).max(100_000_000),
        currency: z.literal('USD'),
      })
      .optional(),
    onHand: onHandShape.optional(),
    lowLimit: lowLimitShape.nullable().optional(),
    isActive: z.boolean().optional(),
  }),
  reply: platformVariantShape,
  failures: ['stock-below-held'],
});
