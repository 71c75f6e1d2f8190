import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { focusFields } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { codeText, lineText, mailAddress } from '../shapes.ts';
import { addressFormShape } from './addresses.ts';
import { cartParams, shippingMethodShape } from './checkout-shapes.ts';
import { countryCodeShape } from './markets.ts';
import { paymentOptionShape, paymentRefusals } from './payment-options.ts';
import { sellerShape } from './sellers.ts';
import { taxTreatmentShape } from './tax-rules.ts';

const quoteLineShape = z.object({
  variantId: idShape,
  productId: idShape,
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  quantity: z.number().int(),
  unit: moneyShape,
  total: moneyShape,
});

/** The lines of an order, and the amounts that add up to its total. */
export const orderAmountFields = {
  lines: z.array(quoteLineShape),
  goods: moneyShape,
  discount: moneyShape,
  shipping: moneyShape,
  taxTreatment: taxTreatmentShape,
  tax: moneyShape,
  taxPercent: z.number(),
  total: moneyShape,
};

/** An amount in the currency that the buyer asked for, when its rate is too old to charge with and another one is charged. */
export const approximateShape = z.object({
  amount: moneyShape,
  /** When the rate was last confirmed. */
  rateOf: z.iso.datetime(),
});

export type Approximate = z.infer<typeof approximateShape>;

export const quoteShape = z.object({
  quoteId: idShape,
  expiresAt: z.iso.datetime(),
  lines: z.array(quoteLineShape),
  goods: moneyShape,
  discount: moneyShape,
  shippingOptions: z.array(
    z.object({
      method: shippingMethodShape,
      /** Its name in the language of the call. */
      name: z.string(),
      /** Who carries it; null where operators name no one. */
      carrier: z.string().nullable(),
      /** Amount 0 is free shipping. */
      price: moneyShape,
      daysMin: z.number().int(),
      daysMax: z.number().int(),
      /** First and last day on which the parcel should arrive if the order is paid now. */
      arrivesFrom: z.iso.date(),
      arrivesTo: z.iso.date(),
    }),
  ),
  shippingMethod: shippingMethodShape,
  shipping: moneyShape,
  /** Whether `tax` is included in the amounts above, is added to them, or there is none. */
  taxTreatment: taxTreatmentShape,
  /** Of lines and shipping together; 0 when an owner’s prices include the owner's own tax. */
  tax: moneyShape,
  taxPercent: z.number(),
  total: moneyShape,
  /** The total in the currency that the buyer asked for, when another one is charged. */
  approximate: approximateShape.nullable(),
  countryCode: countryCodeShape,
  /** True if methods or prices differ within the country, so that a chosen region needs another quote. */
  variesByRegion: z.boolean(),
  /** What the form must ask for in this country. */
  address: addressFormShape,
  seller: sellerShape,
  termsVersion: z.string(),
  /** The ways to pay this total from this country; empty when no provider of the store takes it. */
  paymentOptions: z.array(paymentOptionShape),
  paymentRefusal: z.enum(paymentRefusals).nullable(),
});

export type Quote = z.infer<typeof quoteShape>;

export const quoteCheckout = endpoint({
  name: 'checkout.quote',
  method: 'POST',
  path: '/api/v1/storefront/:slug/carts/:cart/quotes',
  public: true,
  summary:
    'Prices the cart for a country and a shipping method, in the cart’s currency, and keeps the result for 15 minutes. Without a method the cheapest is taken.',
  params: cartParams,
  body: z.strictObject({
    countryCode: countryCodeShape,
    postcode: codeText(12).optional(),
    /** As in the address; without it the methods of the rest of the country are offered. */
    region: lineText(60).optional(),
    shippingMethod: shippingMethodShape.optional(),
    email: mailAddress.optional(),
  }),
  // Written by one statement.
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
  failures: [
    'cart-empty',
    'cart-closed',
    'country-not-served',
    'cart-not-shipped',
    'product-not-shipped',
    'out-of-stock',
  ],
  reply: quoteShape,
});

nameSchemas({ QuoteLine: quoteLineShape, Quote: quoteShape });
