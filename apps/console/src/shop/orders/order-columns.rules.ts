/** Columns of the order list that can be taken out; product and status always stay. */
export const orderColumns = ['quantity', 'platformPrice', 'cost', 'sellingTotal', 'profit', 'orderTime'] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** The hidden columns as they are kept: names with commas; what is unknown is left out. */
export function parseHiddenColumns(text: string | null): ReadonlySet<OrderColumn> {
  const names = new Set((text ?? '').split(','));
  return new Set(orderColumns.filter((column) => names.has(column)));
}

export function writeHiddenColumns(hidden: ReadonlySet<OrderColumn>): string | null {
  return orderColumns.filter((column) => hidden.has(column)).join(',') || null;
}

export function toggleColumn(hidden: ReadonlySet<OrderColumn>, column: OrderColumn): ReadonlySet<OrderColumn> {
  const next = new Set(hidden);
  if (!next.delete(column)) next.add(column);
  return next;
}
