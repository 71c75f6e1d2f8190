/** Saved views of lists. */
export const listViewKeys = {
  of: (list: string) => ['list-views', list],
} as const;

/** Previews of bulk actions. */
export const bulkKeys = {
  preview: (endpoint: string, body: unknown) => ['bulk-preview', endpoint, body],
} as const;
