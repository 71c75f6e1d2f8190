import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { EmptyState, ErrorState } from './page-state.tsx';
import { SkeletonRows } from './skeletons.tsx';
import './paged-table.css';

export interface Page<Row> {
  list: Row[];
  total: number;
  estimated?: boolean | undefined;
}

interface PagedTableProps<Row extends { id: string }> {
  /** Names the list and its filters; another key begins at page 1. */
  queryKey: readonly unknown[];
  load: (page: { pageNum: number; pageSize: number }, signal: AbortSignal) => Promise<Page<Row>>;
  columns: TableColumnsType<Row>;
  filters?: ReactNode;
  emptyText: string;
  /** Opens a row, by click or with Enter on its first link. */
  onOpen?: (row: Row) => void;
  minWidth?: number;
  /** Hears which rows are on the screen, for the drawer that steps through them. */
  onShown?: (rows: readonly Row[]) => void;
  /** Boxes before the rows; the choice holds across pages. */
  selection?: { ids: readonly string[]; onChange: (ids: readonly string[]) => void };
}

const sizes = [10, 20, 50, 100];

/** The one way to show a list in the back office: filters, table, pager, and its five states. */
export function PagedTable<Row extends { id: string }>({
  queryKey,
  load,
  columns,
  filters,
  emptyText,
  onOpen,
  onShown,
  minWidth = 900,
  selection,
}: PagedTableProps<Row>) {
  const name = JSON.stringify(queryKey);
  const [place, setPlace] = useState({ name, pageNum: 1, pageSize: 20 });
  const page = place.name === name ? place : { ...place, name, pageNum: 1 };
  const rows = useQuery({
    queryKey: [...queryKey, page.pageNum, page.pageSize],
    queryFn: ({ signal }) => load({ pageNum: page.pageNum, pageSize: page.pageSize }, signal),
    placeholderData: keepPreviousData,
  });
  const list = rows.data?.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the news, not another listener
  useEffect(() => {
    if (list) onShown?.(list);
  }, [list]);
  return (
    <section className="card paged-table">
      {filters && <div className="paged-filters">{filters}</div>}
      {rows.isPending && <SkeletonRows rows={8} height={57} />}
      {rows.isError && !rows.data && <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data && rows.data.list.length === 0 && page.pageNum === 1 && <EmptyState text={emptyText} />}
      {rows.data && (rows.data.list.length > 0 || page.pageNum > 1) && (
        <Table<Row>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={rows.data.list}
          scroll={{ x: minWidth }}
          {...(selection
            ? {
                rowSelection: {
                  selectedRowKeys: [...selection.ids],
                  preserveSelectedRowKeys: true,
                  onChange: (keys: React.Key[]) => selection.onChange(keys.map(String)),
                },
              }
            : {})}
          rowClassName={onOpen ? 'openable' : ''}
          onRow={(row) => (onOpen ? { onClick: () => onOpen(row) } : {})}
          pagination={{
            current: page.pageNum,
            pageSize: page.pageSize,
            total: rows.data.total,
            pageSizeOptions: sizes,
            showSizeChanger: true,
            hideOnSinglePage: rows.data.total <= 10,
            onChange: (pageNum, pageSize) => setPlace({ name, pageNum, pageSize }),
          }}
        />
      )}
    </section>
  );
}
