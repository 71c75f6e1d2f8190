/** Pick lists and packing slips. */
export const slip = {
  title: 'Packing slip',
  replacement: 'Replacement',
  continued: 'continued',
  shipTo: 'Ship to',
  ordered: 'Ordered',
  sku: 'SKU',
  product: 'Item',
  quantity: 'Qty',
  units: 'Items in this order: {units}',
  returnHint:
    'Something not right? You can request a return within {days} days of delivery at {url}. Please have your order number and email address at hand.',
  unknown: '□ is a character that could not be printed. The order on screen has it.',
} as const;

export const pick = {
  title: 'Pick list',
  replacement: 'Replacement',
  message: 'Buyer’s message: {message}',
  byOrder: 'Pick list by order',
  made: 'Printed {at} UTC',
  sums: 'Orders: {orders} · Items: {units}',
  sku: 'SKU',
  product: 'Item',
  quantity: 'Qty',
} as const;

/** Above the numbers of orders that a document has nothing of. */
export const leftOut = 'Left out: not paid, cancelled, or already shipped';
