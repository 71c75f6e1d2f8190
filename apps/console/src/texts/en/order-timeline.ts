/** The events in which the owner is "you", as operators read them. */
export const platformOrderEvents = {
  seller_due: 'Waits for the owner’s payment',
  seller_reminded: 'Owner reminded',
  seller_paid: 'Owner paid',
  seller_part_refunded: 'Owner refunded in part',
  seller_refunded: 'Owner refunded',
  refund_asked: 'Owner asked for a refund',
} as const;

/** What happened to an order, by the kind of the event, as its owner reads it. */
export const orderEvents = {
  placed: 'Order placed',
  address_changed: 'Address changed',
  buyer_authorized: 'Payment authorised',
  buyer_paid: 'Buyer paid',
  buyer_failed: 'Payment failed',
  buyer_expired: 'Payment page expired',
  buyer_retried: 'Buyer tries again',
  buyer_reminded: 'Buyer reminded by mail',
  buyer_part_refunded: 'Refunded in part',
  buyer_refunded: 'Buyer refunded',
  buyer_disputed: 'Buyer disputes the payment',
  buyer_charged_back: 'Payment charged back',
  seller_due: 'Waits for your payment',
  seller_reminded: 'Reminder sent to you',
  seller_paid: 'You paid',
  seller_part_refunded: 'Refunded to you in part',
  seller_refunded: 'Refunded to you',
  processing: 'Being packed',
  part_shipped: 'Shipped in part',
  shipped: 'Shipped',
  parcel_corrected: 'Tracking number corrected',
  parcel_withdrawn: 'Parcel taken back',
  delivered: 'Delivered',
  part_returned: 'Returned in part',
  returned: 'Returned',
  cancelled: 'Cancelled',
  rest_cancelled: 'The rest was cancelled',
  refund_asked: 'Refund asked for',
  refund_declined: 'Refund declined',
} as const;

export const closedOrder = {
  buyer_unpaid: 'Never paid',
  seller_unpaid: 'You did not pay',
  replaced: 'Ordered anew',
  out_of_stock: 'Sold out',
  by_operator: 'By the platform',
  by_owner: 'By you',
  by_buyer: 'By the buyer',
  refunded: 'Refunded',
} as const;

export const orderCancel = {
  buyer_unpaid: 'The buyer did not pay.',
  seller_unpaid: 'The cost was not paid in time.',
  replaced: 'The buyer changed the cart and ordered anew.',
  out_of_stock: 'A piece was sold out.',
  by_operator: 'Cancelled by the platform.',
  by_owner: 'Cancelled by the seller.',
  by_buyer: 'Cancelled by the buyer.',
} as const;
