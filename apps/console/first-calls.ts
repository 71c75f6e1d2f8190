/** The calls that every visit with a session begins with: who it is, and on the desk the routes. */
export const firstCalls = {
  desk: ['/api/v1/users/me', '/api/v1/menus/routes'],
  phone: ['/api/v1/users/me'],
} as const;

const store = '/api/v1/store';
const home = [
  store,
  '/api/v1/dashboard',
  '/api/v1/store/quick-start',
  '/api/v1/welcome-offer',
  '/api/v1/courses',
  '/api/v1/order-counts',
  '/api/v1/orders?limit=20',
];

/** The first reads of an owner's page, by its path, as its queries write them. `e2e/first-shell.spec.ts` compares. */
export const pageCalls: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  desk: {
    '/index': home,
    '/order': [
      store,
      '/api/v1/order-counts',
      '/api/v1/list-views?list=orders',
      '/api/v1/orders?limit=20',
    ],
    '/product': [
      store,
      '/api/v1/store/categories',
      '/api/v1/store/products?show=all&sort=featured&limit=30',
      '/api/v1/store/price-drafts',
    ],
    '/revenue': [
      store,
      '/api/v1/balances',
      '/api/v1/balance-movements?limit=30',
      '/api/v1/payout-state',
      '/api/v1/payout-account',
      '/api/v1/payouts?limit=10',
    ],
  },
  phone: { '/home': home, '/index': home },
};
