/** Tools of the operators' tables. */
export const tables = {
  loadMore: 'Load more',
  columns: 'Columns',
  allColumns: 'Show all',
  unfoldRow: 'Expand row',
  foldRow: 'Collapse row',
  export: 'Export',
  exportHint: 'The whole filtered list as CSV',
  anyStore: 'Any store',
  anyMode: 'Any settlement',
} as const;
