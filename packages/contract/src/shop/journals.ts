/**
 * The kinds of journal of the ledger. `*_capture` is one order's part of a captured payment; `late_capture` is money for
 * an order that could not accept it any more, `refund` its refund, `refund_failed` one that came back. `provider_fee` is
 * what a provider took of a payment. `payout_returned` is a payout that did not arrive, `payout_reversed` one that had
 * arrived and came back.
 * `dispute_taken` and `dispute_returned` are money that a
 * provider moved for a dispute; `dispute_held` and `dispute_released` move the owner's earnings while one is open;
 * `dispute_lost` is who bears it, `dispute_undone` its opposite after an appeal.
 */
export const journalKinds = [
  'buyer_capture',
  'seller_capture',
  'late_capture',
  'refund',
  'provider_fee',
  'refund_failed',
  'matured',
  'sale_reversed',
  'seller_reversed',
  'payout_reserved',
  'payout_paid',
  'payout_returned',
  'payout_reversed',
  'dispute_taken',
  'dispute_returned',
  'dispute_held',
  'dispute_released',
  'dispute_lost',
  'dispute_undone',
  'difference_settled',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** The source of a journal; there is one journal per kind and source. */
export const journalSources = [
  'order',
  'payment',
  'refund',
  'payout',
  'dispute',
  'settlement',
] as const;
export type JournalSource = (typeof journalSources)[number];

/** Owner accounts are what the platform owes an owner; their balances are cached. */
export const ownerCodes = ['owner_pending', 'owner_available', 'owner_in_transit'] as const;

/** The accounts of the ledger. */
export const accountCodes = [
  ...ownerCodes,
  'provider_clearing',
  'platform_goods',
  'platform_shipping',
  'platform_fees',
  'fee_differences',
  'platform_promotions',
  'tax_payable',
  'refunds_payable',
  'disputed_funds',
  'dispute_fees',
  'exchange',
  'differences',
] as const;
export type AccountCode = (typeof accountCodes)[number];
