/** The events in which the owner is "you", as operators read them. */
export const platformOrderEvents = {
  seller_due: 'Awaiting the owner’s payment',
  seller_reminded: 'Owner reminded',
  seller_paid: 'Owner paid',
  seller_part_refunded: 'Owner partly refunded',
  seller_refunded: 'Owner refunded',
  refund_asked: 'Owner requested a refund',
} as const;

/** What happened to an order, by the kind of the event, as its owner reads it. */
export const orderEvents = {
  placed: 'Order placed',
  address_changed: 'Address changed',
  buyer_authorized: 'Payment authorised',
  buyer_paid: 'Buyer paid',
  buyer_failed: 'Payment failed',
  buyer_expired: 'Payment page expired',
  buyer_retried: 'Buyer tried again',
  buyer_reminded: 'Buyer reminded by email',
  buyer_part_refunded: 'Partly refunded',
  buyer_refunded: 'Buyer refunded',
  buyer_disputed: 'Buyer disputes the payment',
  buyer_charged_back: 'Payment charged back',
  seller_due: 'Awaiting your payment',
  seller_reminded: 'Reminder sent to you',
  seller_paid: 'You paid',
  seller_part_refunded: 'Partly refunded to you',
  seller_refunded: 'Refunded to you',
  processing: 'Being packed',
  part_shipped: 'Partly shipped',
  shipped: 'Shipped',
  parcel_corrected: 'Tracking number corrected',
  parcel_withdrawn: 'Parcel withdrawn',
  delivered: 'Delivered',
  part_returned: 'Partly returned',
  returned: 'Returned',
  cancelled: 'Cancelled',
  rest_cancelled: 'The rest was cancelled',
  refund_asked: 'Refund requested',
  refund_declined: 'Refund declined',
} as const;

export const closedOrder = {
  buyer_unpaid: 'Not paid',
  seller_unpaid: 'You did not pay',
  replaced: 'Replaced',
  out_of_stock: 'Sold out',
  by_operator: 'By the platform',
  by_owner: 'By you',
  by_buyer: 'By the buyer',
  refunded: 'Refunded',
} as const;

export const orderCancel = {
  buyer_unpaid: 'The buyer did not pay.',
  seller_unpaid: 'The cost was not paid in time.',
  replaced: 'The buyer changed the cart and ordered again.',
  out_of_stock: 'An item was sold out.',
  by_operator: 'Cancelled by the platform.',
  by_owner: 'Cancelled by the seller.',
  by_buyer: 'Cancelled by the buyer.',
} as const;
