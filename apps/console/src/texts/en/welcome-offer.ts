/** The welcome offer: what it gives, and why it does not. */
export const welcomeOffer = {
  offerTitle: 'Welcome offer on your first order',
  offerLine:
    'Goods under {free} are free; up to {to} you get {percent} off. Applied when you pay; once per owner, payment account, address and card.',
  offerAction: 'Order for yourself',
  offerWaiting: 'The welcome offer cannot be used',
  applies: 'Applied when you pay. A card already used for the offer does not get it again.',
  held: 'An open payment uses the welcome offer. Finish that payment, or wait until it expires.',
  over_limit: 'The welcome offer is for goods up to {to}.',
  budget_spent:
    'All of this month’s welcome offers have been used. They start again on the first of next month.',
  linked_account_used:
    'The welcome offer has already been used with your payment account by another store.',
  address_used: 'The welcome offer has already been used for this address.',
  welcomeTitle: 'Welcome to {platform}',
  chatAction: 'Claim in the chat',
  used: 'You have used the welcome offer: {given} off.',
  notFirst: 'The welcome offer is for the first order. You have ordered before.',
  offerOff: 'The welcome offer is paused at the moment.',
  coursesTitle: 'Exclusive courses for social platforms',
  dismiss: 'Got it',
  welcomeMessage: 'Welcome message',
} as const;
