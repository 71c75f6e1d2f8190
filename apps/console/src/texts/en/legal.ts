/** The platform's own short terms and privacy policy; an operator's lawyer may replace them. */
export const legal = {
  terms1:
    'You open a store for free. You choose which products of our catalogue to sell and at what price, never below the platform price plus fees.',
  terms2:
    'We supply and ship the goods. Depending on how your store is paid, the buyer’s contract is with the platform or with you; the store and each email state which.',
  terms3:
    'What you earn is your selling price less the costs shown for each order. It is paid out to your linked account after delivery and the holding time.',
  terms4:
    'Do not make claims that the goods do not meet, do not use other people’s names or pictures, and do not send unwanted messages. We may pause a store that does.',
  terms5:
    'You can close your store at any time. Open orders are completed, and what you have earned is paid out.',
  privacy1:
    'We keep your email address, your store, your orders and what the law requires of a seller. We do not sell any of it.',
  privacy2:
    'Buyers’ names and addresses are used to deliver their orders. Card numbers go straight to the payment provider; we never see them.',
  privacy3:
    'Visits are counted without storing addresses: with a keyed hash whose key changes every day.',
  privacy4: 'This browser keeps your sign-in and your settings. There are no advertising cookies.',
  privacy5:
    'You can ask at any time what we hold about you, have it corrected, or have it deleted as far as bookkeeping law allows.',
} as const;
