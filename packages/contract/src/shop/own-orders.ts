import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { lineText } from '../shapes.ts';
import { addressShape, shippingMethodShape } from './checkout-shapes.ts';
import { countryCodeShape } from './markets.ts';
import { orderDetailShape } from './order-detail.ts';
import { appliedOfferShape, offerRefusalShape } from './promotions.ts';
import { quoteShape } from './quotes.ts';

const ownLines = z
  .array(z.strictObject({ variantId: idShape, quantity: z.number().int().min(1).max(99) }))
  .min(1)
  .max(50);

export const quoteOwnOrder = endpoint({
  name: 'orders.quoteOwn',
  method: 'POST',
  path: '/api/v1/own-orders/quotes',
  permission: 'shop:sample:order',
  summary:
    'What an order for oneself costs: platform price, shipping, no tax, in the store’s currency, and what the welcome offer will take off. Changes nothing.',
  body: z.strictObject({
    lines: ownLines,
    countryCode: countryCodeShape,
    postcode: lineText(12).optional(),
    region: lineText(60).optional(),
    shippingMethod: shippingMethodShape.optional(),
    /** The delivery address, as soon as it is known: the welcome offer is given once per address. */
    address: addressShape.pick({ line1: true, line2: true, postcode: true, city: true }).optional(),
  }),
  transaction: 'none',
  failures: ['country-not-served', 'cart-not-shipped', 'product-not-shipped', 'out-of-stock'],
  reply: quoteShape
    .omit({
      quoteId: true,
      expiresAt: true,
      approximate: true,
      seller: true,
      termsVersion: true,
      paymentOptions: true,
      paymentRefusal: true,
    })
    .extend({
      /** The welcome offer's discount when this order is paid. */
      offer: appliedOfferShape.nullable(),
      offerRefusal: offerRefusalShape.nullable(),
    }),
});

export const placeOwnOrder = endpoint({
  name: 'orders.placeOwn',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/own-orders',
  permission: 'shop:sample:order',
  summary:
    'Orders for oneself at platform price. The owner’s payment is due at once; `expectedTotal` is the total that was shown, and another total is refused with `price-changed`.',
  idempotency: 'required',
  body: z.strictObject({
    lines: ownLines,
    address: addressShape,
    shippingMethod: shippingMethodShape,
    expectedTotal: sentMoneyShape(
      z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      currencyShape,
    ),
  }),
  failures: [
    'country-not-served',
    'cart-not-shipped',
    'product-not-shipped',
    'out-of-stock',
    'price-changed',
  ],
  reply: z.object({ orderId: idShape, number: z.string(), total: moneyShape }),
});

export const cancelOwnOrder = endpoint({
  name: 'orders.cancelOwn',
  method: 'POST',
  path: '/api/v1/own-orders/:orderId/cancellation',
  permission: 'shop:sample:order',
  summary:
    'Cancels an order for oneself that is not paid: its units are free again and no reminder follows. One that is paid, being paid or cancelled already is refused with `order-state`.',
  params: z.strictObject({ orderId: idShape }),
  idempotency: 'required',
  failures: ['order-state'],
  reply: orderDetailShape,
});

export const listOwnAddresses = endpoint({
  name: 'orders.listOwnAddresses',
  method: 'GET',
  path: '/api/v1/own-orders/addresses',
  permission: 'shop:sample:order',
  summary: 'Where the last orders for oneself went, each address once, the newest first.',
  failures: ['store-required'],
  reply: z.object({ list: z.array(addressShape).max(5) }),
});
