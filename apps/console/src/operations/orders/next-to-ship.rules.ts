interface Row {
  number: string;
}

/** The row below an order in a list of those to ship, else the first above it; rows that were shipped meanwhile are left out. */
export function nextToShip<R extends Row>(
  rows: readonly R[],
  number: string,
  shipped: ReadonlySet<string>,
): R | undefined {
  const at = rows.findIndex((row) => row.number === number);
  const isOpen = (row: R) => row.number !== number && !shipped.has(row.number);
  return rows.slice(at + 1).find(isOpen) ?? rows.find(isOpen);
}
