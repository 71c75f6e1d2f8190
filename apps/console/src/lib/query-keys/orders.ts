/** What an owner reads of orders. */
export const orderKeys = {
  all: ['orders'],
  list: (query: unknown) => ['orders', 'list', query],
  counts: (query: unknown) => ['orders', 'counts', query],
  latest: ['orders', 'latest'],
  detail: (orderId: string | undefined, currency: string) => [
    'orders',
    'detail',
    orderId,
    currency,
  ],
  byNumber: (number: string | undefined) => ['orders', 'by-number', number],
  refunds: (orderId: string) => ['orders', 'refunds', orderId],
  ownOrderQuote: (...input: unknown[]) => ['own-orders', 'quote', ...input],
  ownOrderQuotes: ['own-orders'],
  ownAddresses: ['orders', 'own-addresses'],
} as const;
