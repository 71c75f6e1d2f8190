import { Fragment, type HTMLAttributes, type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '../../lib/i18n.ts';
import { tableTexts } from '../../texts/tables.ts';
import type { ListChoice } from './list-choice.rules.ts';
import { useChoiceCells } from './list-choice-cells.tsx';
import {
  fillWidths,
  flattenRows,
  type ListColumn,
  type ListTree,
  type PlacedRow,
  placeRows,
  type SortOrder,
} from './list-column.ts';
import { ListFrame } from './list-frame.tsx';
import { HeadCell } from './list-head.tsx';
import './list-table.css';

export interface ListTableOptions<Row> {
  /** Rows with a picture are higher, and have larger letters. */
  size?: 'medium';
  tableLayout?: 'fixed';
  tree?: ListTree<Row>;
  /** Shown under a row, over the whole width. */
  drawBelow?: (row: Row) => ReactNode;
  onRow?: (row: Row) => HTMLAttributes<HTMLTableRowElement>;
  onSort?: (key: string, order: SortOrder | null) => void;
}

interface ListTableProps<Row extends { id: string }> extends ListTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  choice?: ListChoice<Row> | undefined;
  onChosen: (ids: readonly string[]) => void;
  minWidth: number | string;
  rowClass: (row: Row) => string;
}

/** As wide as the library's `xl`, which is where the styles draw the line (`theme-antd.ts`). */
const wide = '(min-width: 1241px)';
const onWide = (notify: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};
const useIsWide = () =>
  useSyncExternalStore(
    onWide,
    () => matchMedia(wide).matches,
    () => true,
  );

/** The button of a branch, and the room before it. */
function Branch<Row extends { id: string }>({
  placed,
  tree,
}: {
  placed: PlacedRow<Row>;
  tree: ListTree<Row>;
}) {
  const t = useText(tableTexts);
  const { row, level, hasBranch } = placed;
  const isOpen = tree.openIds.includes(row.id);
  return (
    <>
      <span className="list-indent" style={{ paddingInlineStart: tree.indent * level }} />
      {tree.onToggle && (
        <button
          type="button"
          className="list-branch"
          hidden={!hasBranch}
          aria-label={t(isOpen ? 'foldRow' : 'unfoldRow')}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.stopPropagation();
            tree.onToggle?.(row, !isOpen);
          }}
        />
      )}
    </>
  );
}

const cellClass = ({ className, fixed, ellipsis, sortOrder }: ListColumn<never>) =>
  [className, fixed && 'list-fixed', ellipsis && 'list-cut', sortOrder && 'list-sorted']
    .filter(Boolean)
    .join(' ') || undefined;

function BodyCell<Row>({
  column,
  row,
  index,
  children,
}: {
  column: ListColumn<Row>;
  row: Row;
  index: number;
  /** Before the content. */
  children: ReactNode;
}) {
  const { dataIndex, render, rowScope, align, ellipsis } = column;
  const { colSpan = 1, title } = column.onCell?.(row) ?? {};
  if (colSpan === 0) return null;
  const value = dataIndex && row[dataIndex];
  const content = render ? render(value, row, index) : (value as ReactNode);
  const Cell = rowScope ? 'th' : 'td';
  return (
    <Cell
      scope={rowScope}
      className={cellClass(column as ListColumn<never>)}
      style={align ? { textAlign: align } : undefined}
      colSpan={colSpan}
      title={title ?? (ellipsis && typeof content === 'string' ? content : undefined)}
    >
      {children}
      {content}
    </Cell>
  );
}

/** The rows of a list as a table: chosen by boxes, sorted by heads, unfolded as a tree. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { rows, choice, minWidth, rowClass, size, tree, drawBelow, onRow, onSort } = props;
  const isWide = useIsWide();
  const columns = props.columns.filter(({ responsive }) => !responsive || isWide);
  const placed = placeRows(rows, tree);
  const boxes = useChoiceCells(choice, tree ? flattenRows(rows) : rows, props.onChosen);
  const chosen = new Set(choice?.chosen.map(({ id }) => id));
  const isFixed =
    props.tableLayout === 'fixed' || columns.some(({ fixed, ellipsis }) => fixed || ellipsis);
  const boxWidth = size === 'medium' ? 'var(--list-box)' : 48;
  // Apart from the table, which is drawn again once its width is known: React leaves the same rows as they are.
  const head = (
    <thead>
      <tr>
        {boxes && (
          <th scope="col" className="list-choose">
            {boxes.head}
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.key ?? index}
            column={column}
            onSort={(order) => column.key && onSort?.(column.key, order)}
          />
        ))}
      </tr>
    </thead>
  );
  const body = (
    <tbody>
      {placed.map((one, place) => {
        const { row } = one;
        const box = boxes?.cellOf(row);
        const below = drawBelow?.(row);
        return (
          <Fragment key={row.id}>
            <tr
              data-row-key={row.id}
              className={
                `${chosen.has(row.id) ? 'list-chosen ' : ''}${rowClass(row)}`.trim() || undefined
              }
              {...onRow?.(row)}
            >
              {box && (
                <td className="list-choose" title={box.title}>
                  {box.box}
                </td>
              )}
              {columns.map((column, index) => (
                <BodyCell key={column.key ?? index} column={column} row={row} index={place}>
                  {tree && index === 0 && <Branch placed={one} tree={tree} />}
                </BodyCell>
              ))}
            </tr>
            {below && (
              <tr className="list-below">
                <td colSpan={columns.length + (boxes ? 1 : 0)}>
                  <div style={isFixed ? { width: 'var(--list-shown)' } : undefined}>{below}</div>
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
  const draw = (shownWidth: number) => {
    const given = columns.map(({ width }) => width);
    const widths =
      typeof minWidth === 'number'
        ? fillWidths(boxes ? [48, ...given] : given, minWidth, shownWidth)
        : boxes
          ? [boxWidth, ...given]
          : given;
    return (
      <table
        className={size === 'medium' ? 'list-table list-medium' : 'list-table'}
        style={{
          width: typeof minWidth === 'number' ? Math.max(minWidth, shownWidth) : minWidth,
          minWidth: '100%',
          tableLayout: isFixed ? 'fixed' : 'auto',
        }}
      >
        <colgroup>
          {widths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name here
            <col key={index} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        {head}
        {body}
      </table>
    );
  };
  return <ListFrame draw={draw} />;
}
