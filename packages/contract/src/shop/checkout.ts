import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { blockText, lineText, mailAddress } from '../shapes.ts';
import {
  addressShape,
  cartParams,
  orderTokenShape,
  shippingMethodShape,
} from './checkout-shapes.ts';
import { buyerMessageMax } from './order-notes.ts';
import { quoteShape } from './quotes.ts';

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
    /** To the people who pack. */
    message: blockText(buyerMessageMax).optional(),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: [
    'cart-empty',
    'cart-closed',
    'country-not-served',
    'cart-not-shipped',
    'country-not-payable',
    'product-not-shipped',
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
