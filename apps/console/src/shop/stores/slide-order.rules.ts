/** The list with one entry at another place. */
export function withMovedTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
