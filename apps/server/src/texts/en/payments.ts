/** Why an order cannot be paid, as the end of a sentence. */
export const notPayable = {
  not_found: 'it does not exist.',
  cancelled: 'it was cancelled.',
  paid: 'it is already paid.',
  not_due: 'no payment is due.',
} as const;

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: 'restricted',
  lost: 'closed',
  failed: 'payout failed',
} as const;
