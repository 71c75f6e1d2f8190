/** The calls that every visit with a session begins with: who it is, and on the desk the routes. */
export const firstCalls = {
  desk: ['/api/v1/users/me', '/api/v1/menus/routes'],
  phone: ['/api/v1/users/me'],
} as const;

const home = [
  '/api/v1/store',
  '/api/v1/dashboard',
  '/api/v1/store/quick-start',
  '/api/v1/welcome-offer',
  '/api/v1/courses',
  '/api/v1/orders/counts',
  '/api/v1/orders?limit=20',
];

/** What an owner's page reads first, by its path, as its queries write it. `e2e/first-shell.spec.ts` compares. */
export const pageCalls: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  desk: { '/index': home, '/order': [], '/product': [], '/revenue': [] },
  phone: { '/home': home, '/index': home },
};
