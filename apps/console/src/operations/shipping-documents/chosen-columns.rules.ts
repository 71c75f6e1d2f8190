import { type ShippingColumn, shippingColumns } from '@vitrine/contract/shop/shipping-columns.ts';

/** A column with its place in the list: those that the file has come first. */
export interface ColumnChoice {
  column: ShippingColumn;
  isChosen: boolean;
}

/** The columns of a preset in its order, then the others. */
export const listColumns = (chosen: readonly ShippingColumn[]): ColumnChoice[] => [
  ...chosen.map((column) => ({ column, isChosen: true })),
  ...shippingColumns
    .filter((column) => !chosen.includes(column))
    .map((column) => ({ column, isChosen: false })),
];

export const collectChosen = (choices: readonly ColumnChoice[]): ShippingColumn[] =>
  choices.filter(({ isChosen }) => isChosen).map(({ column }) => column);

export const toggleColumn = (
  choices: readonly ColumnChoice[],
  column: ShippingColumn,
): ColumnChoice[] =>
  choices.map((choice) =>
    choice.column === column ? { ...choice, isChosen: !choice.isChosen } : choice,
  );

/** Moves a column by one place; at an end it stays. */
export function moveColumn(
  choices: readonly ColumnChoice[],
  column: ShippingColumn,
  by: -1 | 1,
): ColumnChoice[] {
  const from = choices.findIndex((choice) => choice.column === column);
  const to = from + by;
  const [moved, other] = [choices[from], choices[to]];
  if (!moved || !other) return [...choices];
  return choices.map((choice, index) => (index === to ? moved : index === from ? other : choice));
}
