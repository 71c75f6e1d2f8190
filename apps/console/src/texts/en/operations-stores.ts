/** What operators read about the stores; `operationsTexts` puts the parts together. */
export const storesPart = {
  stores: 'Stores',
  searchStores: 'Name or address',
  open: 'Open',
  pausedState: 'Paused',
  anyState: 'Any state',
  settlement: 'Settlement',
  platformMode: 'Platform',
  directMode: 'Direct',
  country: 'Country',
  currency: 'Currency',
  opened: 'Opened',
  state: 'State',
  noStores: 'No store matches.',
} as const;
