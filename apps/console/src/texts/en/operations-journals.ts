import type { AccountCode, JournalKind, JournalSource } from '@vitrine/contract/shop/journals.ts';

/** One name for every kind of journal. */
export const journalKinds = {
  buyer_capture: 'Buyer paid an order',
  seller_capture: 'Owner paid an order',
  late_capture: 'Late payment, to be returned',
  refund: 'Refund sent',
  provider_fee: 'Fee of a provider',
  refund_failed: 'Refund came back',
  matured: 'Earnings became available',
  sale_reversed: 'Sale reversed',
  seller_reversed: 'Owner’s payment reversed',
  payout_reserved: 'Payout started',
  payout_paid: 'Payout arrived',
  payout_returned: 'Payout returned',
  payout_reversed: 'Paid payout came back',
  dispute_taken: 'Dispute: money taken',
  dispute_returned: 'Dispute: money returned',
  dispute_held: 'Dispute: earnings held',
  dispute_released: 'Dispute: earnings released',
  dispute_lost: 'Dispute lost',
  dispute_undone: 'Lost dispute reversed',
  difference_settled: 'Difference settled',
} as const satisfies Record<JournalKind, string>;

/** The accounts of the book. */
export const accounts = {
  owner_pending: 'Owed to owner, pending',
  owner_available: 'Owed to owner, available',
  owner_in_transit: 'Owed to owner, in transit',
  provider_clearing: 'Held by the provider',
  platform_goods: 'Goods sold',
  platform_shipping: 'Shipping charged',
  platform_fees: 'Fees charged',
  fee_differences: 'Differences to planned fees',
  platform_promotions: 'Promotion costs',
  tax_payable: 'Tax owed',
  refunds_payable: 'Refunds owed',
  disputed_funds: 'Disputed funds',
  dispute_fees: 'Dispute fees',
  exchange: 'Currency exchange',
  differences: 'Settled differences',
} as const satisfies Record<AccountCode, string>;

/** What a journal was posted for. */
export const journalSources = {
  order: 'Order',
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  dispute: 'Dispute',
  settlement: 'Settlement',
} as const satisfies Record<JournalSource, string>;
