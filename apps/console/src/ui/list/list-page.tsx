import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import type { ViewedList } from '@vitrine/contract/shop/list-views.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRights } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { hasPerm } from '../../lib/has-perm.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ExportButton } from '../table/export-button.tsx';
import { type Column, useColumns } from '../table/use-columns.tsx';
import type { BulkAct } from './bulk/bulk-act.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { lastPage, readPaging, writePaging } from './list-address.rules.ts';
import { ListCard } from './list-card.tsx';
import {
  type ListFilter,
  ListFilters,
  listParams,
  type Query,
  readListQuery,
} from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import {
  ActionButton,
  type RowAction,
  useActionColumn,
  useAllowedActions,
} from './row-actions.tsx';
import { useSorting } from './use-sorting.ts';
import { useListViews } from './views/use-list-views.tsx';

interface Page<Row> {
  list: readonly Row[];
  total: number;
  estimated?: boolean;
}

/** A row of an endpoint that answers a page. */
export type RowOf<E extends Endpoint> =
  EndpointAnswer<E> extends { list: readonly (infer Row extends { id: string })[] } ? Row : never;

export interface ListPageProps<E extends Endpoint> {
  /** Names the table: chosen columns are kept under it. */
  name: string;
  /** The endpoint that answers a page; the filters are its query. */
  list: E;
  keyOf: (query: Query) => readonly unknown[];
  columns: readonly Column<RowOf<E>>[];
  filters?: readonly ListFilter[];
  /** Fixed parts of the query, from a tab for example; with another one the address begins at page 1 (`firstPage`). */
  fixed?: Query;
  actions?: readonly RowAction<RowOf<E>>[];
  actionsWidth?: number;
  /** What actions call a row. */
  nameOf?: (row: RowOf<E>) => string;
  exporting?: { perm: string; run: (query: Query) => Promise<void> };
  emptyText: string;
  /** Said when filters leave nothing. */
  noneFoundText?: string;
  minWidth?: number;
  onOpen?: (row: RowOf<E>) => void;
  /** Receives the rows on the screen, for the drawer that steps through them. */
  onShown?: (rows: readonly RowOf<E>[]) => void;
  canChooseColumns?: boolean;
  /** The list’s name for its saved views, and what a view keeps from the address in addition to the filters, such as a tab. */
  views?: { list: ViewedList; params?: readonly string[] };
  /** Actions on chosen rows, each row with its own result. */
  bulk?: readonly BulkAct[];
  /** More for chosen rows than bulk actions, such as files of them; in the same bar. */
  withChosen?: ((rows: readonly RowOf<E>[]) => ReactNode) | undefined;
  /** More in the bar than filters. */
  bar?: ReactNode;
}

/** For the address of another list on the same page: it begins at its first page. */
export const firstPage = { page: undefined } as const;

/** A list of the back office: columns, filters and paging in the address, selection, actions and export are data. */
export function ListPage<E extends Endpoint>(props: ListPageProps<E>) {
  type Row = RowOf<E>;
  const {
    name,
    list,
    keyOf,
    columns,
    filters = [],
    fixed = {},
    actions = [],
    nameOf,
    exporting,
    minWidth = 900,
    bar,
    bulk = [],
  } = props;
  const rights = useRights();
  const address = useAddress();
  const { zone } = useClock();
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const found = readListQuery(filters, address.read, zone);
  const query = { ...found, ...fixed };
  const sorting = useSorting(columns);
  const sorted = { ...query, ...sorting.query };
  const paging = readPaging(address.read);
  const page = useQuery({
    queryKey: [...keyOf(sorted), paging],
    queryFn: ({ signal }) =>
      api.read(
        list,
        { query: { ...sorted, ...paging } } as unknown as EndpointArguments<E>,
        signal,
      ) as Promise<Page<Row>>,
    placeholderData: keepPreviousData,
  });
  const total = page.data?.total ?? 0;
  const rows = page.data?.list ?? [];
  const showRows = useEffectEvent((data: Page<Row>) => {
    props.onShown?.(data.list);
    const pageNum = lastPage(data.total, paging);
    if (!page.isPlaceholderData && pageNum !== paging.pageNum)
      address.change(writePaging({ ...paging, pageNum }));
  });
  useEffect(() => {
    if (page.data) showRows(page.data);
  }, [page.data]);

  const several = useAllowedActions(actions).filter(
    ({ forSeveral }) => forSeveral && (rows.length > 0 || chosen.length > 0),
  );
  const mayExport = exporting && hasPerm(rights, exporting.perm);
  const endChoice = (done: readonly Row[]) =>
    setChosen((all) => all.filter(({ id }) => done.every((row) => row.id !== id)));
  const actionColumn = useActionColumn<Row>({
    actions,
    nameOf: nameOf ?? (({ id }) => id),
    width: props.actionsWidth,
    // Wider than the page beside the menu at 1024.
    isFixed: minWidth > 720,
    onDone: endChoice,
  });
  const views = useListViews(
    props.views && {
      list: props.views.list,
      params: [...listParams(filters), ...(props.views.params ?? [])],
      columns: [...columns, ...actionColumn],
    },
  );
  const { shown, hidden, chooser } = useColumns<Row>(
    name,
    [...sorting.columns, ...actionColumn],
    true,
    views?.kept,
  );
  const inBulk = useBulk<Row>({
    acts: bulk,
    more: props.withChosen,
    chosen,
    onChange: setChosen,
    nameOf: nameOf ?? (({ id }) => id),
  });
  const hasBar =
    filters.length > 0 || several.length > 0 || bar || props.canChooseColumns || mayExport;
  return (
    <>
      <ListCard<Row>
        query={page}
        rows={rows}
        columns={shown}
        emptyText={
          Object.keys(found).length > 0 ? (props.noneFoundText ?? props.emptyText) : props.emptyText
        }
        minWidth={minWidth}
        onOpen={props.onOpen}
        choice={
          inBulk.choice ??
          (several.length
            ? { chosen, onChange: setChosen, nameOf: nameOf ?? (({ id }) => id) }
            : undefined)
        }
        table={sorting.table}
        foot={
          rows.length > 0 && (
            <ListPages
              paging={paging}
              total={total}
              isEstimated={page.data?.estimated ?? false}
              onChange={(next) => address.change(writePaging(next))}
            />
          )
        }
        bar={
          hasBar && (
            <>
              {views?.draw(hidden)}
              <ListFilters
                filters={filters}
                query={query}
                change={(values) => address.change({ ...values, ...firstPage })}
              />
              {several.map((action) => (
                <ActionButton key={action.label} action={action} rows={chosen} onDone={endChoice} />
              ))}
              {bar}
              {(props.canChooseColumns || mayExport) && (
                <span className="line push faint small nowrap">
                  {props.canChooseColumns && chooser}
                  {mayExport && <ExportButton onExport={() => exporting.run(sorted)} />}
                </span>
              )}
            </>
          )
        }
      />
      {inBulk.bar}
    </>
  );
}
