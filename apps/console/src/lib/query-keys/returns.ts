/** What buyers requested of the own store, and of all stores for operators. */
export const returnKeys = {
  everywhere: [['returns'], ['platform-returns']],
  list: (filters: unknown) => ['returns', 'list', filters],
  counts: ['returns', 'counts'],
  one: (id: string) => ['returns', 'one', id],
  page: (filters: unknown) => ['platform-returns', 'page', filters],
  platformCounts: ['platform-returns', 'counts'],
  platformOne: (id: string) => ['platform-returns', 'one', id],
};
