import type { TableProps } from 'antd';
import { useAddress } from '../../lib/use-address.ts';
import type { Column } from '../table/use-columns.tsx';
import { viewParams } from './views/list-view.rules.ts';

/** The order of a list by one of its columns, in the address: `sort=created`, or `sort=-created` for the other direction. */
export function useSorting<Row>(columns: readonly Column<Row>[]): {
  columns: Column<Row>[];
  query: Readonly<Record<string, string>>;
  table: Pick<TableProps<Row>, 'onChange' | 'showSorterTooltip'>;
} {
  const { read, change } = useAddress();
  const sortedBy = read(viewParams.sort);
  const direction = sortedBy.startsWith('-') ? 'desc' : 'asc';
  const key = sortedBy.replace(/^-/, '');
  return {
    columns: columns.map(({ sorts, ...column }) =>
      sorts
        ? ({
            ...column,
            sorter: true,
            sortOrder: column.key === key ? (`${direction}end` as const) : null,
          } as Column<Row>)
        : (column as Column<Row>),
    ),
    query: columns.find((column) => column.key === key)?.sorts?.[direction] ?? {},
    table: {
      showSorterTooltip: false,
      onChange: (_paging, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const { columnKey, order } = sorter;
        change({
          [viewParams.sort]: order ? `${order === 'descend' ? '-' : ''}${columnKey}` : undefined,
          page: undefined,
        });
      },
    },
  };
}
