/** CSV files of payments, the ledger, provider events and discrepancies. */
export const paymentHeads = {
  payment: 'Payment',
  created: 'Created ({zone})',
  paid: 'Paid ({zone})',
  side: 'Paid by',
  store: 'Store',
  orders: 'Orders',
  provider: 'Provider',
  mode: 'Mode',
  reference: 'Provider’s id',
  account: 'Account',
  state: 'State',
  failure: 'Cause of the failure',
  hold: 'Reason of the hold',
  amount: 'Amount',
  refunded: 'Refunded',
  currency: 'Currency',
} as const;

export const paymentStates = {
  created: 'Not sent yet',
  pending: 'Awaiting payment',
  authorized: 'Approved',
  captured: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  unknown: 'No answer yet',
  part_refunded: 'Partly refunded',
  refunded: 'Refunded',
} as const;

export const sides = {
  buyer: 'Buyer',
  seller: 'Owner',
} as const;

export const accounts = {
  platform: 'Platform',
} as const;

export const journalHeads = {
  journal: 'Journal',
  posted: 'Posted ({zone})',
  kind: 'Kind',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
  account: 'Account',
  store: 'Store',
  provider: 'Provider',
  amount: 'Amount',
  currency: 'Currency',
} as const;

export const eventHeads = {
  event: 'Event',
  received: 'Received ({zone})',
  applied: 'Applied ({zone})',
  provider: 'Provider',
  mode: 'Mode',
  type: 'Type',
  outcome: 'Outcome',
  store: 'Store',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
} as const;

export const discrepancyHeads = {
  discrepancy: 'Discrepancy',
  created: 'Created ({zone})',
  kind: 'Kind',
  provider: 'Provider',
  mode: 'Mode',
  store: 'Store',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
  account: 'Owner’s account',
  key: 'Our key',
  expected: 'Ours',
  seen: 'Theirs',
  state: 'State',
  closed: 'Closed ({zone})',
  note: 'Note',
} as const;

export const modes = {
  live: 'Live',
  test: 'Test',
} as const;

export const discrepancyKinds = {
  amount: 'Amount differs',
  currency: 'Currency differs',
  account: 'Account differs',
  mode: 'Test and live mixed',
  not_found: 'Missing on one side',
} as const;

export const discrepancyStates = {
  open: 'Open',
  closed: 'Closed',
} as const;
