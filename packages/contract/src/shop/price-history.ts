import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { priceEndings } from './store-shapes.ts';

/** What decides a price at one level: a fixed price, a percentage, the store's ending, or the platform's own price. */
const priceSettingShape = z.union([
  z.object({ fixed: moneyShape }),
  z.object({ percentage: z.number() }),
  z.object({ ending: z.enum(priceEndings) }),
  z.object({ platform: moneyShape }),
]);
export type PriceSetting = z.infer<typeof priceSettingShape>;

const priceLevels = ['variant', 'product', 'category', 'store', 'platform'] as const;

const priceChangeShape = z.object({
  id: idShape,
  at: z.iso.datetime(),
  /** Where the setting is: the owner's at four levels, and the platform's price of a variant. */
  level: z.enum(priceLevels),
  /** The name of the variant or category; empty for the whole product or store, and for a product with one variant. */
  label: z.string(),
  /** Null: the next level decided before. */
  before: priceSettingShape.nullable(),
  /** Null: the next level decides from then on. */
  after: priceSettingShape.nullable(),
});
export type PriceChange = z.infer<typeof priceChangeShape>;

export const listPriceChanges = endpoint({
  name: 'pricing.listChanges',
  method: 'GET',
  path: '/api/v1/store/products/:id/price-changes',
  permission: 'shop:price:view',
  summary:
    'What moved the prices of a product in the own store, newest first: its own prices, percentages of its categories and of the store, the price ending, and platform prices. Movements of exchange rates are not listed.',
  params: z.strictObject({ id: idShape }),
  query: z.strictObject(cursorQueryFields),
  reply: feedOf(priceChangeShape),
  failures: ['store-required'],
});

nameSchemas({ PriceSetting: priceSettingShape, PriceChange: priceChangeShape });
