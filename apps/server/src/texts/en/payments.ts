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

/** Why a payout failed or came back, and what its owner does. */
export const payoutCauses = {
  account_closed: 'The account is closed: link another one, or enter a bank account.',
  account_refused: 'The account was refused: check its details, or choose another account.',
  limit_reached: 'A limit of the account was reached: try a smaller amount tomorrow.',
  provider_error:
    'The provider reported an error: try again tomorrow, and write to us if it happens once more.',
  balance_insufficient:
    'The platform’s account had too little money: there is nothing for you to do.',
  not_claimed: 'The payout was not claimed in time: claim the next one at your provider.',
  came_back: 'It came back from your account: check with your bank or provider why.',
} as const;
