import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { searchText } from '../shapes.ts';
import { platformVariantShape } from './platform-products.ts';

export const listSoldOutVariants = endpoint({
  name: 'catalogue.soldOut',
  method: 'GET',
  path: '/api/v1/platform/catalogue/sold-out-variants',
  permission: 'platform:catalogue:query',
  summary:
    'Variants on sale of which no unit is left to buy, in the language of the caller; held ones are under payment. With `keywords` all variants on sale that match, whatever their stock, so that a wrong number can be corrected.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(100).min(1)).describe(
      'Beginning of a SKU, or words of a product’s name.',
    ),
  }),
  reply: pageOf(
    z.object({
      id: idShape,
      productId: idShape,
      name: z.string(),
      label: z.string(),
      sku: z.string(),
      image: imageShape.nullable(),
      onHand: z.number().int(),
      held: z.number().int(),
    }),
  ),
});

export const onHandShape = z.number().int().min(0).max(10_000_000);

export const changeVariant = endpoint({
  name: 'catalogue.changeVariant',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/variants/:id',
  permission: 'platform:catalogue:edit',
  summary:
    'Changes the platform price (US cents), the stock on hand or the sale of one variant. Orders already placed keep their prices; fixed prices that fall under the new floor are raised to it.',
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
    isActive: z.boolean().optional(),
  }),
  reply: platformVariantShape,
  failures: ['stock-below-held'],
});
