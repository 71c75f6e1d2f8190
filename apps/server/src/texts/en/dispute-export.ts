/** The CSV file of disputes. */
export const heads = {
  order: 'Order',
  orders: 'Orders',
  store: 'Store',
  state: 'State',
  reason: 'Reason',
  amount: 'Amount',
  currency: 'Currency',
  settlement: 'Taken from',
  provider: 'Provider',
  test: 'Test',
  providerRef: 'Provider’s id',
  opened: 'Opened ({zone})',
  due: 'Answer by ({zone})',
  answered: 'Answered ({zone})',
  closed: 'Closed ({zone})',
} as const;

export const states = {
  inquiry: 'Inquiry',
  open: 'Open',
  appealed: 'Appealed',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
} as const;

export const reasons = {
  not_received: 'Product not received',
  not_as_described: 'Not as described',
  fraudulent: 'Not paid by the cardholder',
  duplicate: 'Paid twice',
  refund_missing: 'Refund missing',
  cancelled: 'Cancelled',
  unrecognized: 'Not recognised',
  other: 'Other reason',
} as const;

export const settlements = {
  platform: 'Platform',
  direct: 'Owner',
} as const;

export const answers = {
  yes: 'Yes',
  no: 'No',
} as const;
