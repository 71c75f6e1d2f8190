import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { codeText, lineText, mailAddress } from '../shapes.ts';
import { addressFormShape, placeShape } from './addresses.ts';
import { countryCodeShape } from './markets.ts';
import { buyerPaymentShape } from './order-facts.ts';
import { sellerShape } from './stores.ts';
import { taxTreatmentShape } from './tax-rules.ts';

export const shippingMethodShape = z.enum(['standard', 'express']);
export type ShippingMethod = z.infer<typeof shippingMethodShape>;

/** The cart's token, from the storefront's cookie. */
export const cartTokenShape = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
/** The token of an order's link. */
export const orderTokenShape = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
export const slugShape = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const cartParams = z.strictObject({ slug: slugShape, cart: cartTokenShape });

const namePart = lineText(60).min(1);

/** The delivery address of an order. The quote (`address`) contains the fields that a country needs. */
export const addressShape = z.strictObject({
  firstName: namePart,
  lastName: namePart,
  ...placeShape.shape,
  phone: codeText(25).optional(),
});
export type Address = z.infer<typeof addressShape>;

export const quoteLineShape = z.object({
  variantId: idShape,
  productId: idShape,
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.number().int(),
  unit: moneyShape,
  total: moneyShape,
});

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
      /** Amount 0 is free shipping. */
      price: moneyShape,
      daysMin: z.number().int(),
      daysMax: z.number().int(),
      /** First and last day on which the parcel should arrive if the order is paid today. */
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
  /** What the form must ask for in this country. */
  address: addressFormShape,
  seller: sellerShape,
  termsVersion: z.string(),
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
    shippingMethod: shippingMethodShape.optional(),
    email: mailAddress.optional(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'address' },
  failures: ['cart-empty', 'cart-closed', 'country-not-served', 'out-of-stock'],
  reply: quoteShape,
});

export const placeOrder = endpoint({
  name: 'checkout.place',
  method: 'POST',
  path: '/api/v1/storefront/:slug/carts/:cart/orders',
  public: true,
  summary:
    'Places the order of a quote: it is locked with its prices, rates and costs, and waits for payment. When something moved since the quote, nothing is placed: code 0 with `outcome` `price-changed` and the new quote. An expired quote that still holds is agreed to. Placing the same unchanged cart again answers the same order.',
  params: cartParams,
  idempotency: 'required',
  body: z.strictObject({
    quoteId: idShape,
    email: mailAddress,
    address: addressShape,
    shippingMethod: shippingMethodShape,
    /** The version of the terms that the quote named and the buyer accepted. */
    termsVersion: lineText(20).min(1),
    marketing: z.boolean().default(false),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: [
    'cart-empty',
    'cart-closed',
    'country-not-served',
    'out-of-stock',
    'terms-not-accepted',
    'order-state',
    'payment-unavailable',
  ],
  reply: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('placed'),
      orderToken: orderTokenShape,
      number: z.string(),
      total: moneyShape,
    }),
    z.object({ outcome: z.literal('price-changed'), quote: quoteShape }),
  ]),
});

const trackedOrderShape = z.object({
  number: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** `pay`: the payment is still missing; `closed`: cancelled or refunded in full. */
  state: z.enum(['pay', 'paid', 'preparing', 'part_shipped', 'shipped', 'delivered', 'closed']),
  buyerPayment: buyerPaymentShape,
  cancelReason: z.string().nullable(),
  placedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  lines: z.array(quoteLineShape),
  goods: moneyShape,
  discount: moneyShape,
  shipping: moneyShape,
  taxTreatment: taxTreatmentShape,
  tax: moneyShape,
  taxPercent: z.number(),
  total: moneyShape,
  shippingMethod: shippingMethodShape,
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
  /** The buyer's own data. */
  email: z.string(),
  /** Whether the address may still be corrected, and the one that waits to be confirmed. */
  canCorrectEmail: z.boolean(),
  pendingEmail: z.string().nullable(),
  address: addressShape,
  shipments: z.array(
    z.object({
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string().nullable(),
      shippedAt: z.iso.datetime(),
      deliveredAt: z.iso.datetime().nullable(),
      lines: z.array(
        z.object({ name: z.string(), option: z.string().nullable(), quantity: z.number().int() }),
      ),
    }),
  ),
  /** Steps that the buyer follows, oldest first. */
  timeline: z.array(
    z.object({
      kind: z.enum([
        'placed',
        'paid',
        'preparing',
        'part_shipped',
        'shipped',
        'delivered',
        'part_refunded',
        'refunded',
        'cancelled',
        'return_requested',
        'return_approved',
        'return_sent',
        'return_received',
        'return_refused',
        'return_withdrawn',
        'return_expired',
      ]),
      at: z.iso.datetime(),
      /** What was paid or refunded. */
      amount: moneyShape.nullable(),
    }),
  ),
  language: z.string(),
  seller: sellerShape,
});
export type TrackedOrder = z.infer<typeof trackedOrderShape>;

export const trackOrder = endpoint({
  name: 'checkout.track',
  method: 'GET',
  path: '/api/v1/buyer-orders/:token',
  public: true,
  summary: 'An order by the secret of its mailed link: state, lines, totals, parcels, seller.',
  params: z.strictObject({ token: orderTokenShape }),
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: trackedOrderShape,
});

nameSchemas({
  ShippingMethod: shippingMethodShape,
  Address: addressShape,
  QuoteLine: quoteLineShape,
  Quote: quoteShape,
  TrackedOrder: trackedOrderShape,
});
