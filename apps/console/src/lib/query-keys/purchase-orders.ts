/** The keys of purchase orders: suppliers deliver them for paid orders. */
export const purchaseKeys = {
  all: ['purchase-orders'],
  page: (filters: unknown) => ['purchase-orders', 'page', filters],
  counts: (filters: unknown) => ['purchase-orders', 'counts', filters],
  one: (id: string) => ['purchase-orders', 'one', id],
  proposal: (wishes: unknown) => ['purchase-orders', 'proposal', wishes],
};
