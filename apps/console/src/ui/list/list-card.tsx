import type { UseQueryResult } from '@tanstack/react-query';
import { Table, type TableProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { EmptyState, ErrorState } from '../page-state.tsx';
import { SkeletonRows } from '../skeletons.tsx';
import './list-card.css';

interface ListCardProps<Row extends { id: string }> {
  query: Pick<UseQueryResult<unknown>, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>;
  rows: readonly Row[];
  columns: NonNullable<TableProps<Row>['columns']>;
  head?: ReactNode;
  /** Filters and what is done with chosen rows. */
  bar?: ReactNode;
  emptyText: string;
  emptyAction?: ReactNode;
  /** Opens a row, by click or with Enter on its `.row-link`. */
  onOpen?: ((row: Row) => void) | undefined;
  minWidth?: number;
  className?: string;
  rowHeight?: number;
  /** Paging, selection and branches. */
  table?: TableProps<Row>;
}

/** Whether a click means the row: other controls in it, and what pops up from them, have their own meaning. */
const isMeantForRow = ({ currentTarget, target }: MouseEvent): boolean =>
  currentTarget.contains(target as Node) &&
  !(target as Element).closest('a, input, label, button:not(.row-link), .ant-table-selection-column');

/** The name in a row that `onOpen` opens: a click on it, and so Enter, is a click on the row. */
export const RowLink = ({ children }: { children: ReactNode }) => (
  <button type="button" className="row-link">
    {children}
  </button>
);

/** A list in its card: bar, table, and the five states loading, failed, empty, stale and complete. */
export function ListCard<Row extends { id: string }>(props: ListCardProps<Row>) {
  const {
    query,
    rows,
    columns,
    head,
    bar,
    emptyText,
    emptyAction,
    onOpen,
    minWidth = 900,
    className = 'card',
    rowHeight = 57,
    table,
  } = props;
  return (
    <section className={`list-card ${className}`}>
      {head}
      {bar && <div className="list-bar">{bar}</div>}
      {query.isPending && <SkeletonRows rows={8} height={rowHeight} />}
      {query.isError && query.data === undefined && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && rows.length === 0 && <EmptyState text={emptyText} {...(emptyAction ? { action: emptyAction } : {})} />}
      {rows.length > 0 && (
        <Table<Row>
          rowKey="id"
          size="small"
          pagination={false}
          {...table}
          columns={columns}
          dataSource={rows}
          scroll={{ x: minWidth }}
          rowClassName={onOpen ? 'openable' : ''}
          onRow={(row) => (onOpen ? { onClick: (event) => isMeantForRow(event) && onOpen(row) } : {})}
        />
      )}
    </section>
  );
}
