import type { HTMLAttributes, ReactNode, TdHTMLAttributes } from 'react';

/** A column of a list. */
export interface ListColumn<Row> {
  key?: string;
  title?: ReactNode;
  /** Shown without a drawing, and given to the drawing. */
  dataIndex?: keyof Row & string;
  width?: number;
  align?: 'start' | 'end' | 'center' | 'left' | 'right';
  className?: string;
  /** The cell names its row. */
  rowScope?: 'row';
  /** Only in a wide window. */
  responsive?: readonly 'xl'[];
  /** Stays in sight at the end of a table that is moved sideways. */
  fixed?: 'end';
  /** A text that is too long for its column is cut. */
  ellipsis?: boolean;
  /** The rows can be sorted by it: how they are now. */
  sortOrder?: SortOrder | null;
  onCell?: (row: Row) => Pick<TdHTMLAttributes<HTMLTableCellElement>, 'colSpan' | 'title'>;
  onHeaderCell?: () => Pick<HTMLAttributes<HTMLElement>, 'title'>;
  render?: (value: unknown, row: Row, index: number) => ReactNode;
}

export type SortOrder = 'ascend' | 'descend';

/** The order after a press on the head of a column: up, down, as the list comes. */
export const findNextOrder = (order: SortOrder | null): SortOrder | null =>
  order === null ? 'ascend' : order === 'ascend' ? 'descend' : null;

/** Branches of rows, which are in `children` of a row. */
export interface ListTree<Row> {
  openIds: readonly string[];
  /** Without it the branches have no button, and stay as they are. */
  onToggle?: (row: Row, isOpen: boolean) => void;
  /** In px for each level. */
  indent: number;
}

/** A row on the screen, with its place in a tree. */
export interface PlacedRow<Row> {
  row: Row;
  level: number;
  hasBranch: boolean;
}

const branchOf = <Row>(row: Row): readonly Row[] | undefined =>
  (row as { children?: readonly Row[] }).children;

/** The rows in the order of the screen, with those of open branches. */
export const placeRows = <Row extends { id: string }>(
  rows: readonly Row[],
  tree: ListTree<Row> | undefined,
  level = 0,
): PlacedRow<Row>[] =>
  rows.flatMap((row) => {
    const branch = tree && branchOf(row);
    return [
      { row, level, hasBranch: branch !== undefined && branch.length > 0 },
      ...(branch && tree.openIds.includes(row.id) ? placeRows(branch, tree, level + 1) : []),
    ];
  });

/** Every row of the list, those of closed branches too. */
export const flattenRows = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...flattenRows(branchOf(row) ?? [])]);

/**
 * The widths of columns in a table of at least `minWidth`: those without a width share what the others leave. Columns that
 * leave room all grow. Whole px; the last one takes the rest.
 */
export function fillWidths(
  widths: readonly (number | undefined)[],
  minWidth: number,
  shownWidth: number,
): number[] {
  const room = Math.max(minWidth, shownWidth);
  const total = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const missing = widths.filter((width) => !width).length;
  const shared = Math.max(room - total, missing);
  const share = Math.floor(shared / Math.max(missing, 1));
  let left = missing;
  const filled = widths.map((width) => {
    if (width) return width;
    left -= 1;
    return left === 0 ? shared - share * (missing - 1) : share;
  });
  const sum = filled.reduce((all, width) => all + width, 0);
  if (sum >= room) return filled;
  const grown = filled.map((width) => Math.floor((width * room) / sum));
  const before = grown.slice(0, -1).reduce((all, width) => all + width, 0);
  return [...grown.slice(0, -1), room - before];
}
