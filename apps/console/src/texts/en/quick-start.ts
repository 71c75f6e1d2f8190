/** The four steps of a new store. */
export const quickStart = {
  quickStart: 'Quick start',
  stepsLeft_one: '{count} step to go',
  stepsLeft_other: '{count} steps to go',
  'create-store': 'Create store',
  'create-store-line': 'A name you like, and a picture',
  'set-up-payment': 'Set up payment',
  'set-up-payment-line': 'Where your earnings go',
  'adjust-prices': 'Adjust prices',
  'adjust-prices-line': 'What you earn on each',
  'create-store-done': 'Name and picture are set',
  'set-up-payment-done': 'Account linked',
  'adjust-prices-done': 'Prices are set',
  'promote-and-share-done': 'First click counted',
  later: 'Later',
  'promote-and-share': 'Promote and share',
  'promote-and-share-line': 'Done at the first click',
} as const;
