/** The ids with one of them a place further up (-1) or down (1); at the end nothing moves. */
export function moveEntry(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  const moved = [...ids];
  const other = moved[to];
  if (from < 0 || other === undefined) return moved;
  moved[to] = id;
  moved[from] = other;
  return moved;
}
