import { Table, type TableProps } from 'antd';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { chooseRows, isRefused, type ListChoice } from './list-choice.rules.ts';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { useListRows } from './use-list-rows.ts';
import './list-card.css';

interface ListCardProps<Row extends { id: string }> extends Omit<ListStatesProps, 'isEmpty'> {
  rows: readonly Row[];
  columns: NonNullable<TableProps<Row>['columns']>;
  head?: ReactNode;
  /** Filters and what is done with chosen rows. */
  bar?: ReactNode;
  /** Said above the rows. */
  note?: ReactNode;
  /** Under the rows: the way to the next ones of a feed. */
  foot?: ReactNode;
  /** The rows drawn otherwise than as a table. */
  draw?: (() => ReactNode) | undefined;
  choice?: ListChoice<Row> | undefined;
  /** Opens a row, by click or with Enter. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Edits a row, with the key e. */
  onEdit?: ((row: Row) => void) | undefined;
  /** The name in each row opens it by itself (`RowLink` with `onClick`). */
  hasRowLinks?: boolean;
  /** Below it the table scrolls sideways: px, or a length of CSS. */
  minWidth?: number | string;
  className?: string;
  rowClass?: (row: Row) => string;
  /** Paging, size and branches. */
  table?: TableProps<Row>;
}

/** Whether a click means the row: other controls in it, and what pops up from them, have their own meaning. */
const isMeantForRow = ({ currentTarget, target }: MouseEvent): boolean =>
  currentTarget.contains(target as Node) &&
  !(target as Element).closest(
    'a, input, label, button:not(.row-link), .ant-table-selection-column',
  );

/** The name in a row that `onOpen` of the list, or its own, opens: a click on it, and so Enter, is a click on the row. */
export const RowLink = ({
  children,
  title,
  onClick,
}: {
  children: ReactNode;
  /** The whole name, where there may be no room for it. */
  title?: string;
  onClick?: () => void;
}) => (
  <button type="button" className="row-link" title={title} onClick={onClick}>
    {children}
  </button>
);

function selectionOf<Row extends { id: string }>(
  rows: readonly Row[],
  choice: ListChoice<Row>,
): NonNullable<TableProps<Row>['rowSelection']> {
  const { chosen, onChange, canChoose = () => true, max, fullNote, allLabel, nameOf } = choice;
  return {
    selectedRowKeys: chosen.map(({ id }) => id),
    preserveSelectedRowKeys: true,
    onChange: (keys) => onChange(chooseRows(chosen, rows, keys.map(String)).slice(0, max)),
    getTitleCheckboxProps: () => (allLabel ? { 'aria-label': allLabel } : {}),
    getCheckboxProps: (row) => ({
      disabled: !canChoose(row) || isRefused(choice, row),
      ...(nameOf ? { 'aria-label': nameOf(row) } : {}),
    }),
    renderCell: (_isChosen, row, _index, box) => canChoose(row) && box,
    onCell: (row) => (canChoose(row) && isRefused(choice, row) ? { title: fullNote } : {}),
  };
}

/** A list in its card: bar, table, and the states of a list. */
export function ListCard<Row extends { id: string }>(props: ListCardProps<Row>) {
  const {
    rows,
    columns,
    head,
    bar,
    note,
    foot,
    draw,
    choice,
    onOpen,
    onEdit,
    hasRowLinks,
    minWidth = 900,
    className = 'card',
    rowClass,
    table,
    ...states
  } = props;
  const card = useRef<HTMLElement>(null);
  const rowProps = useListRows({ list: card, rows, choice, onOpen, onEdit, hasRowLinks });
  return (
    <section ref={card} className={`list-card ${className}`}>
      {head}
      {bar && <div className="list-bar">{bar}</div>}
      <ListStates {...states} isEmpty={rows.length === 0}>
        {note}
        {draw?.() ?? (
          <Table<Row>
            rowKey="id"
            size="small"
            pagination={false}
            {...table}
            {...(choice
              ? {
                  rowSelection: {
                    ...selectionOf(rows, choice),
                    // The box with the padding of the first column, which cuts it off in small tables.
                    ...(table?.size ? {} : { columnWidth: 48 }),
                  },
                }
              : {})}
            columns={columns}
            dataSource={rows}
            scroll={{ x: minWidth }}
            rowClassName={(row) => `${onOpen ? 'openable' : ''} ${rowClass?.(row) ?? ''}`}
            onRow={(row, index) => ({
              ...rowProps(row),
              ...table?.onRow?.(row, index),
              ...(onOpen ? { onClick: (event) => isMeantForRow(event) && onOpen(row) } : {}),
            })}
          />
        )}
      </ListStates>
      {foot}
    </section>
  );
}
