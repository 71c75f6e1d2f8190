import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { orderTokenShape } from './checkout.ts';
import { orderStatusShape, sellerPaymentShape } from './orders.ts';
import { appliedOfferShape } from './promotions.ts';

const momentShape = z.iso.datetime();

/** `unknown`: the provider has not answered; only the provider's word ends it, so nobody pays again meanwhile. */
export const paymentStatuses = [
  'created',
  'pending',
  'authorized',
  'captured',
  'failed',
  'expired',
  'unknown',
  'part_refunded',
  'refunded',
] as const;
export const paymentStatusShape = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusShape>;

/** Why a payment failed, for the texts of the faces. */
export const paymentFailures = [
  'declined',
  'challenge_failed',
  'cancelled',
  'expired',
  'not_created',
  'offer_used_by_card',
  'provider_error',
] as const;
export const paymentFailureShape = z.enum(paymentFailures);

/**
 * What a buyer sees of the payment: `open` – go to `payUrl`; `processing` – approved, the provider's word is on its
 * way; `paid`; `failed` – nothing charged, try again; `refunding`/`refunded` – paid too late, the money goes back.
 */
export const buyerPaymentViewShape = z.object({
  state: z.enum(['none', 'open', 'processing', 'unknown', 'paid', 'failed', 'refunding', 'refunded']),
  payUrl: z.string().nullable(),
  failure: paymentFailureShape.nullable(),
  amount: moneyShape,
  /** Until when the pieces are held for this buyer. */
  heldUntil: momentShape.nullable(),
});
export type BuyerPaymentView = z.infer<typeof buyerPaymentViewShape>;

const tokenParams = z.strictObject({ token: orderTokenShape });

export const payOrder = endpoint({
  name: 'payments.payOrder',
  method: 'POST',
  path: '/api/v1/storefront/orders/:token/pay',
  public: true,
  summary:
    'Starts the buyer’s payment of an order and answers where to go. Pieces are held for 15 minutes. An open payment of the order is answered again; a paid order answers `paid`.',
  params: tokenParams,
  body: z.strictObject({}).optional(),
  idempotency: 'required',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  failures: [
    'order-not-payable',
    'out-of-stock',
    'payment-unavailable',
    'provider-failed',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: buyerPaymentViewShape,
});

export const readOrderPayment = endpoint({
  name: 'payments.readOrderPayment',
  method: 'GET',
  path: '/api/v1/storefront/orders/:token/payment',
  public: true,
  summary: 'The state of the buyer’s payment. Asks the provider when ours is not final; safe to poll every two seconds.',
  params: tokenParams,
  transaction: 'manual',
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: buyerPaymentViewShape,
});

const callbackShape = z.object({
  /** Our reference of the payment. */
  payment: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  /** The secret of the buyer's order link, to lead the buyer back. */
  order: orderTokenShape.optional(),
  lang: z.string().max(10).optional(),
});

export const paymentCallback = endpoint({
  name: 'payments.callback',
  method: 'GET',
  path: '/api/paymentCallback',
  public: true,
  summary:
    'Where the provider’s page sends the browser back to. Triggers a read at the provider, proves nothing, and redirects to the order or to the console’s result page.',
  query: callbackShape,
  reply: z.any(),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

export const postPaymentCallback = endpoint({
  name: 'payments.postCallback',
  method: 'POST',
  path: '/api/paymentCallback',
  public: true,
  summary: 'The same for clients that ask by script: answers the payment’s state as it is, without an envelope.',
  body: callbackShape,
  reply: z.object({ status: paymentStatusShape.nullable() }),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

export const sandboxWebhook = endpoint({
  name: 'payments.sandboxWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/sandbox',
  public: true,
  summary: 'Events of the sandbox provider, signed over the raw bytes. Stored once under their id, answered at once, applied by a worker.',
  bodyType: 'raw',
  transaction: 'manual',
  failures: ['webhook-invalid'],
  reply: z.object({ received: z.boolean() }),
  envelope: 'raw',
});

/** Why an order cannot be paid by its owner now. */
export const leftOutReasons = [
  'not_found',
  'already_paid',
  'not_due',
  'buyer_unpaid',
  'cancelled',
  'out_of_stock',
  'being_paid',
  'other_currency',
] as const;
export const leftOutReasonShape = z.enum(leftOutReasons);
export type LeftOutReason = z.infer<typeof leftOutReasonShape>;

export const sellerPaymentMethodShape = z.enum(['card', 'earnings']);
export type SellerPaymentMethod = z.infer<typeof sellerPaymentMethodShape>;

const orderIdsShape = z.array(idShape).min(1).max(50);
/** False pays the whole price and keeps the welcome offer for later: for a card that another offer was paid with. */
const withOfferShape = z.boolean().default(true);

export const sellerPaymentLineShape = z.object({
  orderId: idShape,
  number: z.string(),
  product: z.string(),
  imageUrl: z.string().nullable(),
  units: z.number().int(),
  goods: moneyShape,
  shipping: moneyShape,
  fees: moneyShape,
  /** What this order costs before the offer: the same figure as in the order list. */
  cost: moneyShape,
});
export type SellerPaymentLine = z.infer<typeof sellerPaymentLineShape>;

export const leftOutShape = z.object({ orderId: idShape, number: z.string().nullable(), reason: leftOutReasonShape });

export const previewSellerPayment = endpoint({
  name: 'payments.previewSeller',
  method: 'POST',
  path: '/api/v1/seller-payments/preview',
  permission: 'shop:order:pay',
  summary:
    'What paying these orders would cost: lines, orders left out with the reason, the welcome offer, the total, and whether earnings cover it. Changes nothing.',
  body: z.strictObject({ orderIds: orderIdsShape, withOffer: withOfferShape }),
  transaction: 'none',
  reply: z.object({
    lines: z.array(sellerPaymentLineShape),
    leftOut: z.array(leftOutShape),
    goods: moneyShape,
    shipping: moneyShape,
    fees: moneyShape,
    offer: appliedOfferShape.nullable(),
    /** Send it back as `expectedTotal`: it is what will be charged. */
    total: moneyShape,
    available: moneyShape,
    /** Ways to pay that work now; `earnings` only when they cover the total. */
    methods: z.array(sellerPaymentMethodShape),
  }),
});

export const sellerPaymentViewShape = z.object({
  id: idShape,
  method: sellerPaymentMethodShape,
  status: paymentStatusShape,
  failure: paymentFailureShape.nullable(),
  /** Where to go while the status is `pending`; null otherwise. */
  payUrl: z.string().nullable(),
  total: moneyShape,
  offer: appliedOfferShape.nullable(),
  refunded: moneyShape,
  createdAt: momentShape,
  paidAt: momentShape.nullable(),
  /** `card ending 4242`, once known. */
  instrument: z.string().nullable(),
  /** `open` while nothing is decided; `refunding` and `refunded` for an order that became unpayable in between. */
  results: z.array(
    z.object({
      orderId: idShape,
      number: z.string(),
      product: z.string(),
      amount: moneyShape,
      result: z.enum(['open', 'paid', 'void', 'refunding', 'refunded']),
    }),
  ),
  leftOut: z.array(leftOutShape),
});
export type SellerPaymentView = z.infer<typeof sellerPaymentViewShape>;

export const paySellerOrders = endpoint({
  name: 'payments.paySeller',
  method: 'POST',
  path: '/api/v1/seller-payments',
  permission: 'shop:order:pay',
  summary:
    'Pays 1 to 50 orders of the own store at once, by card (go to `payUrl`) or from earnings. Another total than `expectedTotal` is refused with `price-changed`. All or none of the orders are paid.',
  body: z.strictObject({
    orderIds: orderIdsShape,
    method: sellerPaymentMethodShape,
    withOffer: withOfferShape,
    /** Which console the provider's page returns to. */
    face: z.enum(['desktop', 'mobile']).default('desktop'),
    expectedTotal: z.strictObject({ amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), currency: currencyShape }),
  }),
  idempotency: 'required',
  transaction: 'manual',
  failures: [
    'orders-none-payable',
    'price-changed',
    'earnings-too-small',
    'out-of-stock',
    'payment-unavailable',
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
  summary: 'How the seller payments of own orders stand, by order ids. Orders of others are not in the answer.',
  body: z.strictObject({ orderIds: z.array(idShape).min(1).max(200) }),
  transaction: 'none',
  reply: z.array(
    z.object({
      orderId: idShape,
      number: z.string(),
      orderStatus: orderStatusShape,
      sellerPayment: sellerPaymentShape,
      paymentId: idShape.nullable(),
      paymentStatus: paymentStatusShape.nullable(),
    }),
  ),
});

export const listPayments = endpoint({
  name: 'payments.list',
  method: 'GET',
  path: '/api/v1/platform/payments',
  permission: 'platform:ledger:query',
  summary: 'Payments of all stores, newest first, with refunds that are on their way (payments that came too late).',
  query: z.strictObject({
    ...pageQueryFields,
    status: optionalFilter(paymentStatusShape),
    storeId: optionalFilter(idShape),
    refundDue: z.preprocess(
      (value) => (value === '' || value === undefined ? undefined : value === true || value === 'true' || value === '1'),
      z.boolean().optional(),
    ),
  }),
  reply: pageOf(
    z.object({
      id: idShape,
      side: z.enum(['buyer', 'seller']),
      storeId: idShape,
      provider: z.string(),
      providerRef: z.string().nullable(),
      status: paymentStatusShape,
      failure: paymentFailureShape.nullable(),
      amount: moneyShape,
      refunded: moneyShape,
      orders: z.array(z.object({ orderId: idShape, number: z.string() })),
      createdAt: momentShape,
      paidAt: momentShape.nullable(),
    }),
  ),
});

export const reconciliationBreakShape = z.object({
  id: idShape,
  kind: z.enum(['amount', 'currency', 'account', 'mode', 'not_found']),
  paymentId: idShape.nullable(),
  payoutId: idShape.nullable(),
  provider: z.string(),
  expected: z.string(),
  seen: z.string(),
  state: z.enum(['open', 'closed']),
  note: z.string().nullable(),
  at: momentShape,
});

export const listReconciliationBreaks = endpoint({
  name: 'payments.breaks',
  method: 'GET',
  path: '/api/v1/platform/reconciliation-breaks',
  permission: 'platform:ledger:query',
  summary: 'Where the provider’s word did not fit our row: such an answer had no effect and waits for an operator.',
  query: z.strictObject({ ...pageQueryFields, state: optionalFilter(z.enum(['open', 'closed'])) }),
  reply: pageOf(reconciliationBreakShape),
});

export const webhookEventShape = z.object({
  id: idShape,
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  receivedAt: momentShape,
  /** When it had its effect; null while it waits. */
  appliedAt: momentShape.nullable(),
  /** What it changed: `changed`, `unchanged`, `unknown_payment`, `break`; null while it waits. */
  outcome: z.string().nullable(),
});
export type WebhookEvent = z.infer<typeof webhookEventShape>;

export const listWebhookEvents = endpoint({
  name: 'payments.webhookEvents',
  method: 'GET',
  path: '/api/v1/platform/webhook-events',
  permission: 'platform:webhook:query',
  summary: 'Verified events of payment providers, newest first: each is stored once and has its effect once.',
  query: z.strictObject({
    ...pageQueryFields,
    type: optionalFilter(z.string().trim().min(1).max(60)),
    state: optionalFilter(z.enum(['waiting', 'applied'])),
  }),
  reply: pageOf(webhookEventShape),
});
