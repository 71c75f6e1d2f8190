import { z } from 'zod';
import { focusFields } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { createEndpointPair } from '../pairs.ts';
import { nameSchemas } from '../schema-names.ts';
import { addressShape, shippingMethodShape } from './checkout-shapes.ts';
import {
  awaitingShape,
  buyerPaymentShape,
  cancelReasonShape,
  fulfilmentShape,
  orderKindShape,
  orderStatusShape,
  sellerPaymentShape,
  settlementModeShape,
} from './order-facts.ts';
import { orderStoreShape } from './order-rows.ts';
import { parcelProblemShape } from './parcel-problem-kinds.ts';
import { paymentHoldShape } from './payment-facts.ts';
import { taxTreatmentShape } from './tax-rules.ts';

const momentShape = z.iso.datetime();

const orderLineShape = z.object({
  id: idShape,
  productId: idShape,
  variantId: idShape,
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  quantity: z.number().int(),
  /** Units that are in a parcel already. */
  shipped: z.number().int(),
  /** Refunded units, and units that are still to be shipped. */
  refunded: z.number().int(),
  toShip: z.number().int(),
  /** What the buyer paid for one unit, in the presentment currency; null for an own order. */
  price: moneyShape.nullable(),
  /** The line's part of the selling total, in the store's currency; null for an own order. */
  sellingTotal: moneyShape.nullable(),
  platformPrice: moneyShape,
  platformTotal: moneyShape,
});

const shipmentShape = z.object({
  id: idShape,
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  shippedAt: momentShape,
  deliveredAt: momentShape.nullable(),
  problem: parcelProblemShape,
  lines: z.array(z.object({ lineId: idShape, name: z.string(), quantity: z.number().int() })),
});

/** The events of an order, oldest first. `kind` is the key of a text in the apps. */
const orderEventKinds = [
  'placed',
  'address_changed',
  'buyer_authorized',
  'buyer_paid',
  'buyer_failed',
  'buyer_expired',
  'buyer_retried',
  'buyer_reminded',
  'buyer_part_refunded',
  'buyer_refunded',
  'buyer_disputed',
  'buyer_charged_back',
  'buyer_dispute_won',
  'seller_due',
  'seller_reminded',
  'seller_paid',
  'seller_part_refunded',
  'seller_refunded',
  'processing',
  'part_shipped',
  'shipped',
  'parcel_corrected',
  'parcel_withdrawn',
  'parcel_lost',
  'parcel_refused',
  'parcel_returned',
  'parcel_found',
  'parcel_resent',
  'delivered',
  'part_returned',
  'returned',
  'cancelled',
  'mail_repeated',
  'rest_cancelled',
  'refund_asked',
  'refund_declined',
  'return_requested',
  'return_approved',
  'return_sent',
  'return_received',
  'return_inspected',
  'return_replacing',
  'return_replaced',
  'return_refused',
  'return_withdrawn',
  'return_expired',
] as const;
const orderEventShape = z.object({
  id: idShape,
  kind: z.enum(orderEventKinds),
  at: momentShape,
  amount: moneyShape.nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  reason: cancelReasonShape.nullable(),
  /** How it was paid, in short: `card ending 4242`, `sandbox`, `earnings`. Of an email that was sent again its template. */
  method: z.string().nullable(),
  /** The operator who did it, for operators only. */
  by: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof orderEventShape>;

const paymentFeeShape = z.object({
  provider: z.string(),
  /** The order's own fees, planned when the buyer chose the provider. */
  planned: moneyShape,
  /** The fee by the provider's records, and how much more it is than planned; null while they were not read so far. */
  taken: moneyShape.nullable(),
  difference: moneyShape.nullable(),
  /** The same in the currency in which the provider settles, where that is another one. */
  settled: z.object({ amount: moneyShape, fee: moneyShape }).nullable(),
});
export type PaymentFee = z.infer<typeof paymentFeeShape>;

export const orderDetailShape = z.object({
  id: idShape,
  number: z.string(),
  kind: orderKindShape,
  /** It was paid in a test mode, or at the sandbox: no money moved. */
  isTest: z.boolean(),
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
  /** Store currency. `due` is what the owner pays the platform: the total without units that were taken out before he paid and, in `direct` mode, without the fees, which the provider takes from his account. `offer` is what the welcome offer paid of it, null if it was not used. Selling total and profit are null for an own order. */
  cost: z.object({
    platform: moneyShape,
    shipping: moneyShape,
    fees: moneyShape,
    total: moneyShape,
    due: moneyShape,
    offer: moneyShape.nullable(),
  }),
  sellingTotal: moneyShape.nullable(),
  /** The profit after refunds, as in the list; `refundsOfProfit` is the effect of refunds: negative normally, positive when the platform returned its cost. */
  profit: moneyShape.nullable(),
  refundsOfProfit: moneyShape.nullable(),
  /** The fee of the buyer's payment; null while there is none. Owners read it where the provider takes it from their own account. */
  paymentFee: paymentFeeShape.nullable(),
  /** What the buyer pays, in the presentment currency and with tax; null for an own order. */
  buyerPays: z
    .object({
      goods: moneyShape,
      discount: moneyShape,
      shipping: moneyShape,
      taxTreatment: taxTreatmentShape,
      tax: moneyShape,
      total: moneyShape,
    })
    .nullable(),
  /** Only the necessary data: first name and initial, place. An own order has the owner's complete address. */
  shipTo: z.object({
    name: z.string(),
    city: z.string(),
    region: z.string().nullable(),
    countryCode: z.string(),
  }),
  /** `leadDays` working days pass until the parcel leaves; the other two count from the payment to the arrival. */
  delivery: z.object({
    method: shippingMethodShape,
    /** The name of the method when the order was placed. */
    methodName: z.string(),
    daysMin: z.number().int(),
    daysMax: z.number().int(),
    leadDays: z.number().int(),
  }),
  /** The payment of either side that a provider holds; null when none is held. */
  paymentHold: paymentHoldShape.nullable(),
  shipments: z.array(shipmentShape),
  timeline: z.array(orderEventShape),
  /** When the next payment reminder is sent, if there is one. */
  nextReminderAt: momentShape.nullable(),
  /** What the owner can do now; `cancel`: an order for oneself that is not paid. */
  can: z.object({ pay: z.boolean(), sharePayLink: z.boolean(), cancel: z.boolean() }),
  /** The buyer's link to copy or send. */
  payUrl: z.string().nullable(),
  /** The owner's name of the tracked link through which the buyer came, if any. */
  linkName: z.string().nullable(),
});
export type OrderDetail = z.infer<typeof orderDetailShape>;

export const platformOrderDetailShape = orderDetailShape
  .omit({ can: true, payUrl: true, linkName: true, nextReminderAt: true, shipTo: true })
  .extend({
    store: orderStoreShape,
    email: z.string(),
    address: addressShape,
    /** Counts the changes of the address: a parcel names the version that it was packed for. */
    addressVersion: z.number().int(),
    /** Where it went before the address was changed, oldest first. */
    formerAddresses: z.array(z.object({ address: addressShape, changedAt: momentShape })),
    /** The caller may not read who bought: name, street, postcode, phone and email address are hidden. */
    isMasked: z.boolean(),
    lines: z.array(orderLineShape.extend({ sku: z.string() })),
    /** The tags that operators gave it. */
    tags: z.array(z.string()),
    sellerOwes: moneyShape.nullable(),
    can: z.object({
      process: z.boolean(),
      ship: z.boolean(),
      deliver: z.boolean(),
      changeAddress: z.boolean(),
    }),
  });
export type PlatformOrderDetail = z.infer<typeof platformOrderDetailShape>;

const details = createEndpointPair(
  { method: 'GET', params: z.strictObject({ orderId: idShape }) },
  {
    own: {
      name: 'orders.read',
      path: '/api/v1/orders/:orderId',
      permission: 'shop:order:list',
      summary:
        'One order of the own store: lines, what it costs and earns, parcels, timeline, what can be done now.',
      reply: orderDetailShape,
    },
    platform: {
      name: 'fulfilment.read',
      path: '/api/v1/platform/orders/:orderId',
      permission: 'platform:order:query',
      reveals: 'platform:order:personal',
      summary:
        'One order of any store with what is needed to pack and ship it. Without `platform:order:personal` the buyer’s name, street, postcode, phone and email address are hidden.',
      reply: platformOrderDetailShape,
    },
  },
);
export const { own: readOrder, platform: readPlatformOrder } = details;

nameSchemas({
  OrderLine: orderLineShape,
  Shipment: shipmentShape,
  OrderEvent: orderEventShape,
  PaymentFee: paymentFeeShape,
  OrderDetail: orderDetailShape,
  PlatformOrderDetail: platformOrderDetailShape,
});
