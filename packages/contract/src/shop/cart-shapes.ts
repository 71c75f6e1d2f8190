import { z } from 'zod';
import { focusFields } from '../images.ts';
import { languages } from '../locales.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { cartTokenShape } from './checkout-shapes.ts';
import { countryCodeShape } from './markets.ts';
import { approximateShape } from './quotes.ts';
import { taxTreatmentShape } from './tax-rules.ts';

export const quantityShape = z.number().int().min(1).max(99);

const cartLineShape = z.object({
  variantId: idShape,
  productId: idShape,
  /** The product's key in storefront addresses (`…/p/{key}`). */
  productKey: z.string(),
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  quantity: z.number().int(),
  /** `short`: fewer available than requested (`left` is the number); `not_shipped`: it may not be sent to the cart's country; `gone`: no longer in the store. */
  state: z.enum(['available', 'short', 'sold_out', 'not_shipped', 'gone']),
  left: z.number().int(),
  unit: moneyShape,
  total: moneyShape,
  /** The price at which the line was put into the cart, when it has changed since. */
  unitBefore: moneyShape.nullable(),
});

export type CartLine = z.infer<typeof cartLineShape>;

export const cartShape = z.object({
  token: cartTokenShape,
  storeSlug: z.string(),
  /** The currency of all amounts: the one that is charged. */
  currency: currencyShape,
  /** The currency that the buyer asked for; another one is charged when its rate is too old. */
  askedCurrency: currencyShape,
  countryCode: countryCodeShape,
  language: z.enum(languages),
  lines: z.array(cartLineShape),
  /** Units of all lines that are still in the store: the number on the cart's badge. */
  units: z.number().int(),
  /** The sum of the lines that are not sold out, excluded from the country or gone, at today's prices, before shipping; with tax where the cart's country includes it. */
  goods: moneyShape,
  /** The same in the currency that the buyer asked for, when another one is charged. */
  approximate: approximateShape.nullable(),
  /** The cheapest shipping to the cart's country, and from which goods on it is free; null for an empty cart and where no method takes it. */
  shipping: z
    .object({ price: moneyShape, freeFrom: moneyShape.nullable(), left: moneyShape.nullable() })
    .nullable(),
  /** False if no shipping method takes what is in the cart to its country; true for an empty cart. */
  canShip: z.boolean(),
  /** Whether prices include the tax of the cart's country, it comes on top at checkout, or there is none. */
  taxTreatment: taxTreatmentShape,
  taxPercent: z.number(),
  /** False if none of the store's ways to pay works in the cart's country, whatever the amount. */
  canPayInCountry: z.boolean(),
  /** False while the cart is empty, a line is not available as it is, or no shipping method takes it. */
  canCheckout: z.boolean(),
  /** The token of the link to a placed but unpaid order of this cart. */
  openOrderToken: z.string().nullable(),
});

export type Cart = z.infer<typeof cartShape>;

export const writeLimit = { max: 120, windowSeconds: 60, by: 'address' } as const;

nameSchemas({ CartLine: cartLineShape, Cart: cartShape });
