import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { leftOutShape } from './left-out-orders.ts';
import { orderStatusShape, sellerPaymentShape } from './order-facts.ts';
import { paymentFailureShape, paymentStatusShape, pendingReasonShape } from './payment-facts.ts';
import { providerNameShape } from './payment-options.ts';
import { appliedOfferShape } from './promotions.ts';

const momentShape = z.iso.datetime();

export const sellerPaymentMethodShape = z.enum(['card', 'earnings']);

export type SellerPaymentMethod = z.infer<typeof sellerPaymentMethodShape>;

/** The maximum number of orders in one payment. */
export const ordersPerPaymentMax = 50;

export const orderIdsShape = z.array(idShape).min(1).max(ordersPerPaymentMax);

/** False pays the full price and keeps the welcome offer for later, for a card that has already paid for another offer. */
export const withOfferShape = z.boolean().default(true);

const sellerPaymentViewShape = z.object({
  id: idShape,
  method: sellerPaymentMethodShape,
  status: paymentStatusShape,
  failure: paymentFailureShape.nullable(),
  provider: z.string(),
  /** Why the provider holds the approved payment; null when it does not. */
  pendingReason: pendingReasonShape.nullable(),
  /** The page to open while the status is `pending`; null otherwise. */
  payUrl: z.string().nullable(),
  total: moneyShape,
  offer: appliedOfferShape.nullable(),
  refunded: moneyShape,
  createdAt: momentShape,
  paidAt: momentShape.nullable(),
  /** `card ending 4242`, once known. */
  instrument: z.string().nullable(),
  /** `open` while nothing is decided; `refunding` and `refunded` for an order that could not be paid any more. */
  results: z.array(
    z.object({
      orderId: idShape,
      number: z.string(),
      product: z.string(),
      /** The cost of this order before the offer, as in the preview. */
      cost: moneyShape,
      /** What the payment holds of it: the cost less its share of the offer. */
      amount: moneyShape,
      result: z.enum(['open', 'paid', 'void', 'refunding', 'refunded']),
    }),
  ),
  leftOut: z.array(leftOutShape),
});

export type SellerPaymentView = z.infer<typeof sellerPaymentViewShape>;

export const paySellerOrders = endpoint({
  name: 'payments.paySeller',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/seller-payments',
  permission: 'shop:order:pay',
  summary:
    'Pays 1 to 50 orders of the own store at once, by card (go to `payUrl`) or from earnings. Another total than `expectedTotal` is refused with `price-changed`. All or none of the orders are paid.',
  body: z.strictObject({
    orderIds: orderIdsShape,
    method: sellerPaymentMethodShape,
    withOffer: withOfferShape,
    /** The provider of a payment by card or wallet; without it the first that fits. */
    provider: providerNameShape.optional(),
    /** The app to which the provider's page returns. */
    app: z.enum(['desktop', 'mobile']).default('desktop'),
    expectedTotal: sentMoneyShape(
      z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      currencyShape,
    ),
  }),
  idempotency: 'required',
  transaction: 'manual',
  failures: [
    'orders-none-payable',
    'price-changed',
    'earnings-too-small',
    'out-of-stock',
    'payment-unavailable',
    'country-not-payable',
    'provider-not-in-country',
    'provider-failed',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: sellerPaymentViewShape,
});

export const readSellerPayment = endpoint({
  name: 'payments.readSeller',
  method: 'GET',
  path: '/api/v1/seller-payments/:paymentId',
  permission: 'shop:order:pay',
  summary:
    'One seller payment of the own store with a result per order; asks the provider while it is not final. Code 0 when a part had to be given back.',
  params: z.strictObject({ paymentId: idShape }),
  transaction: 'manual',
  reply: sellerPaymentViewShape,
});

export const queryOrderPayments = endpoint({
  name: 'payments.borderQuery',
  method: 'POST',
  path: '/api/border/query',
  permission: 'shop:order:pay',
  summary:
    'How the seller payments of own orders stand, by order ids. Orders of others are not in the answer.',
  body: z.strictObject({ orderIds: z.array(idShape).min(1).max(200) }),
  transaction: 'none',
  reply: z.array(
    z.object({
      orderId: idShape,
      number: z.string(),
      /** The specification’s name of the field. */
      order_status: orderStatusShape,
      sellerPayment: sellerPaymentShape,
      paymentId: idShape.nullable(),
      paymentStatus: paymentStatusShape.nullable(),
    }),
  ),
});

nameSchemas({
  SellerPaymentMethod: sellerPaymentMethodShape,
  SellerPaymentView: sellerPaymentViewShape,
});
