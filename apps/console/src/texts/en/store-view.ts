/** An operator sees the console of an owner. */
export const storeView = {
  label: 'View as the owner',
  viewing: 'You see {store} as its owner does. Nothing can be changed.',
  until: 'Until {time}.',
  end: 'End',
  overTitle: 'The view has ended',
  overLine: 'Its time is over, you signed out, or you no longer have the right.',
  close: 'Close',
} as const;
