/** Why a provider holds an approved payment, by its reason, and whose payment it is. */
export const paymentHolds = {
  buyer: '{provider} is holding the buyer’s payment.',
  own: '{provider} is holding your payment.',
  owner: '{provider} is holding the owner’s payment.',
  buyer_complaint: 'The payer has opened a case at {provider} about it.',
  chargeback: 'The payer’s bank is taking it back.',
  echeck:
    'It is paid from a bank account. The money usually arrives within three to six working days.',
  international_withdrawal:
    'The receiving account cannot withdraw money in this currency: accept or refuse the payment there.',
  other:
    '{provider} gives no further reason. Nobody has to do anything for now; if it lasts longer than a week, ask {provider}.',
  pending_review:
    '{provider} checks it for safety, usually within a day. Nobody has to do anything.',
  receiving_preference_mandates_manual_action:
    'It has to be accepted by hand in the receiving account at {provider}.',
  refunded: 'It is being refunded to the payer.',
  transaction_approved_awaiting_funding:
    'The payer has approved it, but the money has not reached {provider} yet.',
  unilateral:
    'The receiving account has not confirmed its email address at {provider}. The payment goes through once it has.',
  verification_required:
    'The receiving account has to be verified at {provider} before the payment goes through.',
} as const;
