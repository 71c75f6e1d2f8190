import { type MouseEvent, type ReactNode, useRef } from 'react';
import { chooseRows, type ListChoice } from './list-choice.rules.ts';
import { flattenRows, type ListColumn } from './list-column.ts';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { ListTable, type ListTableOptions } from './list-table.tsx';
import { useListRows } from './use-list-rows.ts';
import './list-card.css';

interface ListCardProps<Row extends { id: string }> extends Omit<ListStatesProps, 'isEmpty'> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  head?: ReactNode;
  /** Filters and what is done with chosen rows. */
  bar?: ReactNode;
  /** Said above the rows. */
  note?: ReactNode;
  /** Under the rows: other pages, the way to the next ones of a feed. */
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
  /** Size, order and branches. */
  table?: ListTableOptions<Row>;
}

/** Whether a click means the row: other controls in it, and what pops up from them, have their own meaning. */
const isMeantForRow = ({ currentTarget, target }: MouseEvent): boolean =>
  currentTarget.contains(target as Node) &&
  !(target as Element).closest('a, input, label, button:not(.row-link), .list-choose');

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
          <ListTable<Row>
            {...table}
            rows={rows}
            columns={columns}
            choice={choice}
            onChosen={(ids) =>
              choice?.onChange(
                chooseRows(choice.chosen, flattenRows(rows), ids).slice(0, choice.max),
              )
            }
            minWidth={minWidth}
            rowClass={(row) => `${onOpen ? 'openable' : ''} ${rowClass?.(row) ?? ''}`.trim()}
            onRow={(row) => ({
              ...rowProps(row),
              ...table?.onRow?.(row),
              ...(onOpen ? { onClick: (event) => isMeantForRow(event) && onOpen(row) } : {}),
            })}
          />
        )}
      </ListStates>
      {foot}
    </section>
  );
}
