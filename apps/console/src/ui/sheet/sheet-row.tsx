import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SheetColumn } from './sheet.types.ts';
import { SheetCell, SheetEditor, type SheetEditorProps } from './sheet-cell.tsx';
import type { ShownRow } from './shown-rows.rules.ts';

export const formatEditText = <Row,>({ editText }: SheetColumn<Row>, text: string): string =>
  editText?.(text) ?? text;

/** How the columns of a sheet are laid out; one object until columns are added, hidden or pinned. */
export interface SheetLayout<Row> {
  columns: readonly SheetColumn<Row>[];
  /** Of a row: its columns, its least width and its height. */
  style: CSSProperties;
  /** Of the cells of each column; undefined for those that scroll. */
  pins: readonly (CSSProperties | undefined)[];
}

export interface SheetRowProps<Row> extends ShownRow<Row> {
  layout: SheetLayout<Row>;
  mark: ReactNode;
  /** The editor of the active cell, while it is open. */
  editor: Pick<SheetEditorProps, 'text' | 'isReplacing' | 'onType' | 'onEnd'> | undefined;
}

const getEnds = (
  {
    left,
    right,
    isTop,
    isBottom,
  }: Pick<ShownRow<unknown>, 'left' | 'right' | 'isTop' | 'isBottom'>,
  column: number,
): string =>
  [
    isTop && 'at-top',
    isBottom && 'at-bottom',
    column === left && 'at-left',
    column === right && 'at-right',
  ]
    .filter(Boolean)
    .join(' ');

function Cell<Row>({
  column,
  at,
  row,
  ...of
}: Omit<SheetRowProps<Row>, 'row'> & { column: SheetColumn<Row>; at: number; row: Row }) {
  const { index, layout, edits, isNew, left, right, isBottom, active, editor } = of;
  if (at === active && editor)
    return (
      <SheetEditor
        {...editor}
        label={column.title}
        column={at}
        isNumber={column.align === 'end'}
        choices={column.choices}
      />
    );
  const textOf = (one: SheetColumn<Row>) => edits?.get(one.key)?.text ?? one.read(row);
  const edit = edits?.get(column.key);
  const text = textOf(column);
  const show = () =>
    column.show
      ? column.show(text, row, (key) => {
          const other = layout.columns.find((candidate) => candidate.key === key);
          return other ? textOf(other) : '';
        })
      : text;
  const isChosen = at >= left && at <= right;
  return (
    <div role="presentation" style={layout.pins[at]} className="sheet-place">
      <SheetCell
        row={index}
        column={at}
        isChosen={isChosen}
        isActive={at === active}
        isComputed={!column.parse}
        isChanged={edit !== undefined}
        isNumber={column.align === 'end'}
        isClash={edit?.clash !== undefined}
        isEmpty={text === ''}
        ends={isChosen ? getEnds(of, at) : ''}
        before={
          edit && !column.isSwitch && !isNew ? formatEditText(column, column.read(row)) : undefined
        }
        error={edit?.error}
        hasHandle={isBottom && at === right && of.hasHandle}
      >
        {edit?.error === undefined || edit.clash ? show() : text}
      </SheetCell>
    </div>
  );
}

function Row<Row>(props: SheetRowProps<Row>) {
  const { index, row, layout, mark, right } = props;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      className="sheet-row"
      style={layout.style}
    >
      <div
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        className={`sheet-number num${right >= 0 ? ' on' : ''}`}
      >
        {mark}
        {index + 1}
      </div>
      {layout.columns.map((column, at) =>
        row === undefined ? (
          <div
            key={column.key}
            role="gridcell"
            tabIndex={-1}
            className="sheet-cell"
            aria-busy
            aria-colindex={at + 2}
          >
            <span className="skeleton" style={{ width: '60%', height: 12 }} />
          </div>
        ) : (
          <Cell key={column.key} {...props} row={row} column={column} at={at} />
        ),
      )}
    </div>
  );
}

/** A row of a sheet. It is drawn again only when something of itself changes: its cells, its selection, its editor. */
export const SheetRow = memo(Row) as typeof Row;
