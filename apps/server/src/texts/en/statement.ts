/** Statements of earnings. */
export const movements = {
  sale: 'Sale',
  matured: 'Became available',
  order_payment: 'Order paid from earnings',
  payout: 'Payout',
  payout_returned: 'Payout returned',
  sale_reversed: 'Sale reversed',
  order_payment_returned: 'Order payment returned',
  dispute_held: 'Held for a dispute',
  dispute_released: 'Released after a dispute',
  dispute_lost: 'Dispute lost',
  dispute_undone: 'Dispute won on appeal',
} as const;

export const columns = {
  time: 'Time',
  movement: 'Movement',
  order: 'Order',
  product: 'Product',
  pending: 'Pending',
  available: 'Available',
  balance: 'Available balance',
  currency: 'Currency',
} as const;

export const statement = {
  title: 'Statement',
  period: '{from} to {to}',
  made: 'Made on {at}',
  opening: 'Available before',
  closing: 'Available at the end',
  nothing: 'No movements in this period.',
  foot: 'Earnings become available a few days after delivery; refunds are deducted.',
  page: 'Page {page} of {pages}',
} as const;
