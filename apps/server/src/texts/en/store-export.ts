/** The CSV file of stores. */
export const storeExport = {
  name: 'Store',
  address: 'Address',
  state: 'State',
  settlement: 'Settlement',
  country: 'Country',
  currency: 'Currency',
  percentage: 'Default percentage',
  userSource: 'User source',
  pageSource: 'Page source',
  authType: 'Registered with',
  password: 'Email and password',
  opened: 'Opened',
  open: 'Open',
  paused: 'Paused by its owner',
  held: 'Paused by the platform',
  platform: 'Platform',
  direct: 'Direct',
} as const;

/** The CSV file of visits. */
export const visitHeads = {
  store: 'Store',
  userSource: 'User source',
  pageSource: 'Page source',
  visits: 'Visits',
  orders: 'Paid orders',
} as const;
