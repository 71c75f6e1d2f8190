/** The welcome offer: what it gives, and why it does not. */
export const welcomeOffer = {
  offerTitle: 'Welcome offer on your first order',
  offerLine:
    'Goods under {free} are free, from there to {to} you get {percent} off. It is taken off when you pay; once per owner, payment account, address and card.',
  offerAction: 'Order for yourself',
  offerWaiting: 'The welcome offer cannot be used',
  applies: 'Taken off when you pay. A card that was used for the offer before does not get it again.',
  held: 'An open payment uses the welcome offer. Finish that payment, or wait until it ends.',
  over_limit: 'The welcome offer is for goods up to {to}.',
  budget_spent: 'This month’s welcome offers are all given. They start again on the first of next month.',
  linked_account_used: 'The welcome offer has already been used with your payment account, by another store.',
  address_used: 'The welcome offer has already been used for this address.',
} as const;
