/** Chosen rows of a list, as data: what draws them only shows it. */
export interface ListChoice<Row> {
  chosen: readonly Row[];
  onChange: (chosen: readonly Row[]) => void;
  canChoose?: (row: Row) => boolean;
  /** So many can be chosen at once; the others show `fullNote`. */
  max?: number;
  fullNote?: string;
  allLabel?: string;
  nameOf?: (row: Row) => string;
}

/** The chosen rows after a change of the boxes on one page; those of other pages stay chosen. */
export function chooseRows<Row extends { id: string }>(
  chosen: readonly Row[],
  shown: readonly Row[],
  ids: readonly string[],
): Row[] {
  const known = new Map([...chosen, ...shown].map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** No more can be chosen, and this row is not among the chosen ones. */
export const isRefused = <Row extends { id: string }>(
  { chosen, max }: ListChoice<Row>,
  { id }: Row,
): boolean => max !== undefined && chosen.length >= max && chosen.every((row) => row.id !== id);

export const isChoosable = <Row extends { id: string }>(
  choice: ListChoice<Row>,
  row: Row,
): boolean => (choice.canChoose?.(row) ?? true) && !isRefused(choice, row);

/** Chooses a row, or no longer. */
export const toggleRow = <Row extends { id: string }>(
  chosen: readonly Row[],
  row: Row,
): readonly Row[] =>
  chosen.some(({ id }) => id === row.id)
    ? chosen.filter(({ id }) => id !== row.id)
    : [...chosen, row];
