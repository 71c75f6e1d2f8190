/** Reviews of the own store, and those of all stores for operators. */
export const reviewKeys = {
  everywhere: [['reviews'], ['review-moderation']],
  list: (filters: unknown) => ['reviews', 'list', filters],
  summary: ['reviews', 'summary'],
  page: (filters: unknown) => ['review-moderation', 'page', filters],
  one: (id: string) => ['review-moderation', 'one', id],
  counts: ['review-moderation', 'counts'],
  log: (id: string) => ['review-moderation', 'log', id],
} as const;
