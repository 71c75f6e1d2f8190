/** Rows with a moment, in the groups of the days on which they happened, in their order. */
export function groupByDay<Row extends { at: string }>(
  rows: readonly Row[],
  dayOf: (at: string) => string,
): { day: string; rows: Row[] }[] {
  const groups: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.at);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
