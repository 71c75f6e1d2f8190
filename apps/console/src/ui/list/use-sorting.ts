import { useAddress } from '../../lib/use-address.ts';
import type { Column } from '../table/use-columns.tsx';
import type { ListTableOptions } from './list-table.tsx';
import { viewParams } from './views/list-view.rules.ts';

/** The order of a list by one of its columns, in the address: `sort=created`, or `sort=-created` for the other direction. */
export function useSorting<Row>(columns: readonly Column<Row>[]): {
  columns: Column<Row>[];
  query: Readonly<Record<string, string>>;
  table: Pick<ListTableOptions<Row>, 'onSort'>;
} {
  const { read, change } = useAddress();
  const sortedBy = read(viewParams.sort);
  const direction = sortedBy.startsWith('-') ? 'desc' : 'asc';
  const key = sortedBy.replace(/^-/, '');
  return {
    columns: columns.map(({ sorts, ...column }) =>
      sorts
        ? { ...column, sortOrder: column.key === key ? (`${direction}end` as const) : null }
        : column,
    ),
    query: columns.find((column) => column.key === key)?.sorts?.[direction] ?? {},
    table: {
      onSort: (columnKey, order) =>
        change({
          [viewParams.sort]: order ? `${order === 'descend' ? '-' : ''}${columnKey}` : undefined,
          page: undefined,
        }),
    },
  };
}
