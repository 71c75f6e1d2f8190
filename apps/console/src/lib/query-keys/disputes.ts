/** Disputes of payments in all stores. */
export const disputeKeys = {
  all: ['disputes'],
  page: (filters: unknown) => ['disputes', 'page', filters],
  counts: (filters: unknown) => ['disputes', 'counts', filters],
  one: (id: string) => ['disputes', 'one', id],
};
