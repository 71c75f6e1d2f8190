import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { platformPriceShape } from './product-form-parts.ts';

/** So many fixed prices are listed; they are counted beyond. */
export const effectsMax = 200;

const effectShape = z.object({
  storeId: idShape,
  storeName: z.string(),
  variantId: idShape,
  label: z.string(),
  /** The price that the owner fixed, and the new floor that it is raised to; null where the store hides the product instead. */
  before: moneyShape,
  after: moneyShape.nullable(),
});

export const productEffectsShape = z.object({
  /** Stores that show it, whether or not it is on sale now. */
  storeCount: z.number().int(),
  /** Fixed prices that fall under the floor. */
  raisedCount: z.number().int(),
  list: z.array(effectShape),
});
export type ProductEffects = z.infer<typeof productEffectsShape>;

export const previewProductEffects = endpoint({
  name: 'products.previewEffects',
  method: 'POST',
  path: '/api/v1/platform/catalogue/products/:id/effect-previews',
  permission: 'platform:product:query',
  summary:
    'The stores that sell a product, and their fixed prices that fall under the floor with the given platform prices; nothing is changed. Variants without a price keep theirs.',
  params: z.strictObject({ id: idShape }),
  transaction: 'none',
  body: z.strictObject({
    platformPrices: z
      .array(z.strictObject({ variantId: idShape, platformPrice: platformPriceShape }))
      .max(2_048),
  }),
  reply: productEffectsShape,
});

nameSchemas({ ProductEffect: effectShape, ProductEffects: productEffectsShape });
