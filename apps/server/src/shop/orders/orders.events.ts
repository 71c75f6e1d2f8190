import type { Currency } from '@vitrine/contract/money.ts';
import { defineEvent } from '#platform/events.ts';

/** A buyer placed an order; it waits for payment. */
export const orderPlaced = defineEvent<{ orderId: string; storeId: string }>('order.placed');
/** The buyer's payment is in. */
export const orderPaid = defineEvent<{ orderId: string; storeId: string }>('order.paid');
/** The owner's payment is in. */
export const orderSellerPaid = defineEvent<{ orderId: string; storeId: string }>(
  'order.seller-paid',
);
/** A parcel left. */
export const orderShipped = defineEvent<{ orderId: string; storeId: string; shipmentId: string }>(
  'order.shipped',
);
/** Carrier or tracking number of a parcel on its way were wrong; `change` distinguishes one correction from the next. */
export const shipmentCorrected = defineEvent<{
  orderId: string;
  storeId: string;
  shipmentId: string;
  change: string;
}>('order.shipment-corrected');
/** A parcel that was recorded by mistake was taken back. */
export const shipmentWithdrawn = defineEvent<{
  orderId: string;
  storeId: string;
  shipmentId: string;
}>('order.shipment-withdrawn');
/** The last parcel arrived. */
export const orderDelivered = defineEvent<{ orderId: string; storeId: string }>('order.delivered');
/** Units that were not sent yet were taken out of an order that goes on. */
export const orderUnitsWithdrawn = defineEvent<{ orderId: string; storeId: string }>(
  'order.units-withdrawn',
);
/** The order was cancelled; the feature that holds its money refunds it. */
export const orderCancelled = defineEvent<{ orderId: string; storeId: string }>('order.cancelled');
/** Money that was returned is back with the buyer or the owner. The amount is decimal text in minor units. */
export const orderRefunded = defineEvent<{
  orderId: string;
  storeId: string;
  refundId: string;
  side: 'buyer' | 'seller';
  amount: string;
  currency: Currency;
}>('order.refunded');
/** Anyone asked for the link to an order. The email address is only recognisable to the one who knows it. */
export const orderLinkRequested = defineEvent<{ slug: string; number: string; emailHash: string }>(
  'order.link-requested',
);
/** The buyer asked for the link from the page of the order. */
export const orderLinkResent = defineEvent<{ orderId: string; storeId: string }>(
  'order.link-resent',
);
/** A buyer asked for another email address of an order. */
export const orderEmailRequested = defineEvent<{
  orderId: string;
  storeId: string;
  changeId: string;
}>('order.email-requested');
/** Operators changed where the rest of an order goes. */
export const orderAddressChanged = defineEvent<{
  orderId: string;
  storeId: string;
  changeId: string;
}>('order.address-changed');
/** An order has another email address; the sealed one is the former. */
export const orderEmailChanged = defineEvent<{
  orderId: string;
  storeId: string;
  changeId: string;
  sealedEmail: string;
}>('order.email-changed');
