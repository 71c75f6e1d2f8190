/** The pages to which a payment provider leads back. */
export const payResults = {
  payAgain: 'Try again',
  pendingLine: 'Nothing is charged twice. This page updates automatically.',
  leftEarly: 'If you left the bank’s page too early, continue there.',
  failedLine: 'Nothing was charged. You can try again.',
  lostTitle: 'Payment not found',
  linkedTitle: 'Your payment account is linked',
  linkedLine: 'Earnings are paid to {account}.',
  linkedDirectLine: 'Your buyers pay into {account}.',
  linkFailedTitle: 'Linking the payment account failed',
  backHome: 'Back to the home page',
  toOrders: 'See my orders',
  linkAgain: 'Link again',
  print: 'Print',
  authTitle: 'The payment was not authorised',
  authWaitTitle: 'Your bank is confirming the payment',
  goOnPaying: 'Continue payment',
  linkOpenTitle: 'The provider has not decided yet',
  linkOpenLine:
    'This page updates as soon as it answers. If you left its page too early, continue there.',
  goOnLinking: 'Continue linking',
  linkKept: 'Until then your earnings go to {account} as before.',
} as const;

/** Why a payment account could not be linked, and what to do. */
export const linkFailures = {
  refused_by_user: 'It was cancelled on the provider’s page. Link it again when you are ready.',
  refused_by_provider:
    'The provider refused this account. Check its details there, or choose another one.',
  permissions_missing:
    'Some permissions were not granted: {missing}. Link it again and allow all of them.',
  expired: 'The page was open for too long. Please start again.',
  unknown: 'The provider gave no reason. Please try again.',
  permission_payments: 'payments',
  permission_refunds: 'refunds',
  permission_disputes: 'disputes',
  permission_reports: 'reports',
} as const;
