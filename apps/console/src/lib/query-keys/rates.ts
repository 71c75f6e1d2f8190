/** Exchange rates, for operators. */
export const rateKeys = {
  all: ['rates'],
  list: ['rates', 'list'],
  history: (filters: unknown) => ['rates', 'history', filters],
  fetches: (filters: unknown) => ['rates', 'fetches', filters],
} as const;
