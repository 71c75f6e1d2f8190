/** Disputes of payments in all stores. */
export const disputeKeys = {
  all: ['disputes'],
  page: (filters: unknown) => ['disputes', 'page', filters],
  counts: ['disputes', 'counts'],
  one: (id: string) => ['disputes', 'one', id],
};
