export const paymentAccount = {
  account: 'Payment account',
  accountLine:
    'Where your earnings go. You link it on the provider’s own page; we never see its details.',
  stateActive: 'Linked',
  stateNone: 'Not linked',
  stateLinking: 'Not finished',
  stateRefused: 'Refused',
  since: 'since {date}',
  noneLine:
    'You can sell without it. Your earnings are kept for you and paid out once an account is linked.',
  noProviderLine:
    'This platform has no payment provider yet: nobody can pay, and no account can be linked. You can prepare your store until then.',
  accountLineDirect:
    'Your buyers pay into this account. You link it on the provider’s own page; we never see its details.',
  directTitle: 'Your earnings reach you immediately',
  directText:
    'Buyers pay directly into your account: there is no waiting time and no payout. You then pay the platform the cost of each order within 7 days.',
  noneYet: 'No account yet',
  linkNow: 'Link an account',
  linkAnother: 'Link another account',
  goOn: 'Continue linking',
  proofTitle: 'Confirm it’s you',
  proofLink:
    'Your earnings will go to the account that you link. You choose it on the provider’s page.',
  toProvider: 'Go to the provider',
  proofUnlink: 'Before you disconnect it, confirm it’s you.',
  unlink: 'Disconnect',
  unlinkQuestion: 'Disconnect {account}?',
  unlinkWaits: 'Payouts stop. Your earnings are kept for you until you link an account again.',
  unlinkRefunds: 'Buyers who paid into this account are still refunded from it.',
  unlinkMail: 'We will confirm this by email.',
  unlinkDirect:
    'Your buyers pay into this account. First let the platform receive payments (My store, Selling), then disconnect it.',
  unlinkPayout: 'A payout to this account is on its way. Disconnect it once the money has arrived.',
  toSelling: 'Change it in My store',
  unlinked: 'Payment account disconnected',
  schedule: 'Payout schedule',
  scheduleLine: 'Payouts start at {amount}. Choose when available earnings go to your account.',
  manual: 'Only on request',
  daily: 'Every day',
  weekly: 'Every Monday',
  monthly: 'On the first of the month',
  nextAt: 'Next: {date}',
  saved: 'Saved',
  holdTitle: 'Why earnings are held',
  holdLine_one:
    'Buyers can return items, so an order’s profit becomes available {count} day after delivery.',
  holdLine_other:
    'Buyers can return items, so an order’s profit becomes available {count} days after delivery.',
} as const;
