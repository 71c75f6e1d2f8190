import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { addressShape, quoteShape, shippingMethodShape } from './checkout.ts';

/** 0 a due payment is missing, 1 all due payments are in, 2 delivered, 3 closed. Derived from the facts, never stored. */
export const orderStatuses = [0, 1, 2, 3] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatusShape = z.literal(orderStatuses);

/** Who has to pay next while the status is 0. */
export const awaitingShape = z.enum(['buyer', 'seller']);
export type Awaiting = z.infer<typeof awaitingShape>;

/** `not_due` is the buyer's side of an order that an owner makes for himself. */
export const buyerPaymentStates = [
  'not_due',
  'unpaid',
  'authorized',
  'paid',
  'part_refunded',
  'refunded',
  'failed',
  'expired',
  'disputed',
  'charged_back',
] as const;
export const sellerPaymentStates = ['not_due', 'unpaid', 'paid', 'part_refunded', 'refunded'] as const;
export const fulfilmentStates = ['waiting', 'processing', 'part_shipped', 'shipped', 'delivered', 'part_returned', 'returned'] as const;
export const cancelReasons = ['buyer_unpaid', 'seller_unpaid', 'replaced', 'out_of_stock', 'by_operator', 'by_buyer'] as const;

export const buyerPaymentShape = z.enum(buyerPaymentStates);
export const sellerPaymentShape = z.enum(sellerPaymentStates);
export const fulfilmentShape = z.enum(fulfilmentStates);
export const cancelReasonShape = z.enum(cancelReasons);
export type BuyerPayment = z.infer<typeof buyerPaymentShape>;
export type SellerPayment = z.infer<typeof sellerPaymentShape>;
export type Fulfilment = z.infer<typeof fulfilmentShape>;
export type CancelReason = z.infer<typeof cancelReasonShape>;

/** `sale`: a buyer bought in the store. `own`: the owner ordered for himself at platform price. */
export const orderKindShape = z.enum(['sale', 'own']);
export const settlementModeShape = z.enum(['platform', 'direct']);

/** One day in the store's time zone. */
const dayShape = z.iso.date();
const momentShape = z.iso.datetime();

const filterFields = {
  /** Part of a product's name, in any language in which it was stored on the order line. */
  keywords: optionalFilter(z.string().trim().min(1).max(100)),
  /** First and last day on which the order was placed, days of the store's time zone, both inclusive. */
  placedFrom: optionalFilter(dayShape),
  placedTo: optionalFilter(dayShape),
};

const statusFilter = z.preprocess(
  (value) => (value === '' || value === null ? undefined : typeof value === 'string' ? Number(value) : value),
  orderStatusShape.optional(),
);

/** Page sizes of the owner's order list. */
export const orderPageSizes = [20, 50, 100] as const;

export const orderRowShape = z.object({
  id: idShape,
  /** Shown to people: `VT-20418`. */
  number: z.string(),
  kind: orderKindShape,
  settlementMode: settlementModeShape,
  status: orderStatusShape,
  awaiting: awaitingShape.nullable(),
  fulfilment: fulfilmentShape,
  placedAt: momentShape,
  /** The first line; `moreLines` says how many others the order has. */
  product: z.object({
    id: idShape,
    name: z.string(),
    option: z.string().nullable(),
    imageUrl: z.string().nullable(),
    quantity: z.number().int(),
    /** Platform price of one piece, in the store's currency at the order's locked rate. */
    platformPrice: moneyShape,
  }),
  moreLines: z.number().int(),
  /** Pieces over all lines. */
  units: z.number().int(),
  cost: moneyShape,
  /** Goods − discount + shipping, without tax; null for an own order, as is the profit. */
  sellingTotal: moneyShape.nullable(),
  profit: moneyShape.nullable(),
  /** Whether the owner can pay this order now (bulk payment takes only such orders). */
  canPay: z.boolean(),
  /** When the owner must have paid at the latest. */
  payBefore: momentShape.nullable(),
});
export type OrderRow = z.infer<typeof orderRowShape>;

export const listOrders = endpoint({
  name: 'orders.list',
  method: 'GET',
  path: '/api/v1/orders',
  permission: 'shop:order:list',
  summary: 'Orders of the own store, newest first. `limit` is 20, 50 or 100; follow `nextCursor` for more.',
  query: z.strictObject({
    ...filterFields,
    status: statusFilter,
    awaiting: optionalFilter(awaitingShape),
    cursor: cursorQueryFields.cursor,
    limit: z
      .preprocess(
        (value) => (value === '' || value === undefined ? 20 : typeof value === 'string' ? Number(value) : value),
        z.literal(orderPageSizes),
      )
      .default(20),
  }),
  reply: feedOf(orderRowShape),
});

export const countOrders = endpoint({
  name: 'orders.count',
  method: 'GET',
  path: '/api/v1/order-counts',
  permission: 'shop:order:list',
  summary: 'How many orders of the own store have each status under the same search and dates, and how many the owner can pay now.',
  query: z.strictObject(filterFields),
  reply: z.object({
    all: z.number().int(),
    unpaid: z.number().int(),
    inTransit: z.number().int(),
    completed: z.number().int(),
    closed: z.number().int(),
    awaitingBuyer: z.number().int(),
    awaitingSeller: z.number().int(),
  }),
});

export const orderLineShape = z.object({
  id: idShape,
  productId: idShape,
  variantId: idShape,
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.number().int(),
  /** Pieces that are in a parcel already. */
  shipped: z.number().int(),
  /** What the buyer paid for one piece, in the currency that the buyer saw; null for an own order. */
  price: moneyShape.nullable(),
  /** The line's part of the selling total, in the store's currency; null for an own order. */
  sellingTotal: moneyShape.nullable(),
  platformPrice: moneyShape,
  platformTotal: moneyShape,
});

export const shipmentShape = z.object({
  id: idShape,
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  shippedAt: momentShape,
  deliveredAt: momentShape.nullable(),
  lines: z.array(z.object({ lineId: idShape, name: z.string(), quantity: z.number().int() })),
});

/** What happened to an order, oldest first. `kind` names a text of the faces. */
export const orderEventKinds = [
  'placed',
  'address_changed',
  'buyer_authorized',
  'buyer_paid',
  'buyer_failed',
  'buyer_expired',
  'buyer_retried',
  'buyer_part_refunded',
  'buyer_refunded',
  'buyer_disputed',
  'buyer_charged_back',
  'seller_due',
  'seller_reminded',
  'seller_paid',
  'seller_part_refunded',
  'seller_refunded',
  'processing',
  'part_shipped',
  'shipped',
  'delivered',
  'part_returned',
  'returned',
  'cancelled',
] as const;
export const orderEventShape = z.object({
  id: idShape,
  kind: z.enum(orderEventKinds),
  at: momentShape,
  amount: moneyShape.nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  reason: cancelReasonShape.nullable(),
  /** How it was paid, in short: `card ending 4242`, `sandbox`, `earnings`. */
  method: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof orderEventShape>;

export const orderDetailShape = z.object({
  id: idShape,
  number: z.string(),
  kind: orderKindShape,
  settlementMode: settlementModeShape,
  status: orderStatusShape,
  awaiting: awaitingShape.nullable(),
  buyerPayment: buyerPaymentShape,
  sellerPayment: sellerPaymentShape,
  fulfilment: fulfilmentShape,
  placedAt: momentShape,
  paidAt: momentShape.nullable(),
  payBefore: momentShape.nullable(),
  cancelledAt: momentShape.nullable(),
  cancelReason: cancelReasonShape.nullable(),
  lines: z.array(orderLineShape),
  /** Store currency. Selling total and profit are null for an own order. */
  cost: z.object({ platform: moneyShape, shipping: moneyShape, fees: moneyShape, total: moneyShape }),
  sellingTotal: moneyShape.nullable(),
  profit: moneyShape.nullable(),
  /** What the buyer pays, in the currency that the buyer saw; null for an own order. */
  buyerPays: z.object({ goods: moneyShape, discount: moneyShape, shipping: moneyShape, tax: moneyShape, total: moneyShape }).nullable(),
  /** Only what is needed: first name and initial, place. An own order has the owner's whole address. */
  shipTo: z.object({ name: z.string(), city: z.string(), region: z.string().nullable(), countryCode: z.string() }),
  delivery: z.object({ method: shippingMethodShape, daysMin: z.number().int(), daysMax: z.number().int() }),
  shipments: z.array(shipmentShape),
  timeline: z.array(orderEventShape),
  /** When the next reminder to pay goes out, if one will. */
  nextReminderAt: momentShape.nullable(),
  /** What the owner can do now: `payUrl` is the buyer's link to copy or send. */
  can: z.object({ pay: z.boolean(), sharePayLink: z.boolean() }),
  payUrl: z.string().nullable(),
  /** The tracked link through which the buyer came, if any. */
  linkId: z.string().nullable(),
});
export type OrderDetail = z.infer<typeof orderDetailShape>;

export const readOrder = endpoint({
  name: 'orders.read',
  method: 'GET',
  path: '/api/v1/orders/:orderId',
  permission: 'shop:order:list',
  summary: 'One order of the own store: lines, what it costs and earns, parcels, timeline, what can be done now.',
  params: z.strictObject({ orderId: idShape }),
  reply: orderDetailShape,
});

export const exportOrders = endpoint({
  name: 'orders.export',
  method: 'GET',
  path: '/api/v1/order-export',
  permission: 'shop:order:list',
  summary:
    'The orders of a list as a CSV file (UTF-8, one row per order line), up to 100,000 rows. Texts that a spreadsheet would run as a formula are made harmless.',
  query: z.strictObject({ ...filterFields, status: statusFilter, awaiting: optionalFilter(awaitingShape) }),
  reply: z.any(),
  envelope: 'raw',
});

const ownLines = z
  .array(z.strictObject({ variantId: idShape, quantity: z.number().int().min(1).max(99) }))
  .min(1)
  .max(50);

export const quoteOwnOrder = endpoint({
  name: 'orders.quoteOwn',
  method: 'POST',
  path: '/api/v1/own-orders/quotes',
  permission: 'shop:sample:order',
  summary: 'What an order for oneself costs: platform price, shipping, no tax, in the store’s currency. Changes nothing.',
  body: z.strictObject({
    lines: ownLines,
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    postcode: z.string().trim().max(12).optional(),
    shippingMethod: shippingMethodShape.optional(),
  }),
  transaction: 'none',
  failures: ['country-not-served', 'out-of-stock'],
  reply: quoteShape.omit({ quoteId: true, expiresAt: true, seller: true, termsVersion: true }),
});

export const placeOwnOrder = endpoint({
  name: 'orders.placeOwn',
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
    expectedTotal: z.strictObject({ amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), currency: currencyShape }),
  }),
  failures: ['country-not-served', 'out-of-stock', 'price-changed'],
  reply: z.object({ orderId: idShape, number: z.string(), total: moneyShape }),
});

/** The language in which an order speaks to its buyer. */
export const orderLanguageShape = z.enum(languages);
