import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { Button, Segmented, Select } from 'antd';
import { PencilLine, Plus, Table2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { useAddress } from '../../lib/use-address.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { ListFilters, listParams, readListQuery } from '../../ui/list/list-filters.tsx';
import { useActionColumn } from '../../ui/list/row-actions.tsx';
import { useListViews } from '../../ui/list/views/use-list-views.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useColumns } from '../../ui/table/use-columns.tsx';
import { ExportProductsButton } from '../catalogue-imports/export-products.tsx';
import { CursorPages, lastPageMark } from './cursor-pages.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { useProductFilters } from './product-filters.tsx';
import { QuickEdit } from './quick-edit.tsx';
import { type ProductRow, useProductColumns } from './use-product-columns.tsx';

const statuses = ['all', 'active', 'draft', 'archived'] as const;
const sorts = ['newest', 'oldest', 'changed', 'key'] as const;
const pageSize = 50;
/** Products that can be chosen at once: as many as one call changes. */
const chosenMax = 500;

interface ProductListProps {
  onOpen: (id: string) => void;
  /** Opens the grid: of the chosen products, or of all that the filters leave. */
  onGrid: (ids?: readonly string[]) => void;
}

/** The list of all products, by cursor: as fast with a hundred thousand as with a hundred. */
export function ProductList({ onOpen, onGrid }: ProductListProps) {
  const t = useText(catalogueTexts);
  const tRoute = useText(routeTexts);
  const { read, change } = useAddress();
  const { zone } = useClock();
  const navigate = useNavigate();
  const mayEdit = useHasPerm('platform:product:edit');
  const [chosen, setChosen] = useState<readonly ProductRow[]>([]);
  const [quickId, setQuickId] = useState<string>();
  const filters = useProductFilters();
  const status = statuses.find((known) => known === read('tab')) ?? 'all';
  const sort = sorts.find((known) => known === read('order')) ?? 'newest';
  const cursor = read('cursor');
  const filtered = readListQuery(filters, read, zone);
  const query = { ...filtered, ...(status === 'all' ? {} : { status }) };
  const page = useQuery({
    queryKey: catalogueKeys.products(query, sort, cursor),
    queryFn: ({ signal }) =>
      api.read(
        listPlatformProducts,
        {
          query: {
            ...query,
            sort,
            limit: pageSize,
            ...(cursor === lastPageMark ? { isLast: 'true' } : cursor ? { cursor } : {}),
          },
        } as never,
        signal,
      ) as Promise<EndpointAnswer<typeof listPlatformProducts>>,
    placeholderData: keepPreviousData,
  });
  // The rows do not wait for the count.
  const total = useQuery({
    queryKey: catalogueKeys.products('total', query),
    queryFn: ({ signal }) =>
      api.read(
        listPlatformProducts,
        { query: { ...query, limit: 1, withTotal: 'true' } } as never,
        signal,
      ) as Promise<EndpointAnswer<typeof listPlatformProducts>>,
    placeholderData: keepPreviousData,
  }).data;
  const rows = page.data?.list ?? [];
  const columns = useProductColumns();
  const actionColumn = useActionColumn<ProductRow>({
    nameOf: ({ name }) => name,
    isFixed: true,
    actions: [
      {
        label: t('quickEdit'),
        Icon: PencilLine,
        perm: 'platform:product:edit',
        isOffered: ({ variantCount }) => variantCount === 1,
        run: ([row]) => setQuickId(row?.id === quickId ? undefined : row?.id),
      },
    ],
  });
  const views = useListViews<ProductRow>({
    list: 'platform-products',
    params: [...listParams(filters), 'tab', 'order'],
    columns: [...columns, ...actionColumn],
  });
  const { shown, hidden, chooser } = useColumns<ProductRow>(
    'catalogue-products',
    [...columns, ...actionColumn],
    true,
    views?.kept,
  );
  const isFiltered = Object.keys(query).length > 0;
  const count = total?.totalCount;
  return (
    <>
      <PageHead
        title={tRoute('operationsProducts')}
        note={count !== undefined && t(total?.isEstimated ? 'countAbout' : 'count', { count })}
        actions={
          <>
            <HasPerm value="platform:product:import">
              <Button
                icon={<Upload size={16} aria-hidden />}
                onClick={() => void navigate('/operations/catalogue-imports')}
              >
                {t('import')}
              </Button>
            </HasPerm>
            <ExportProductsButton />
            <HasPerm value="platform:product:add">
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => onOpen('new')}
              >
                {t('add')}
              </Button>
            </HasPerm>
          </>
        }
      />
      <ListCard<ProductRow>
        query={page}
        rows={rows}
        columns={shown}
        minWidth={1_168}
        hasPicture
        emptyText={t(isFiltered ? 'noneFound' : 'none')}
        emptyAction={
          isFiltered ? (
            <Button
              onClick={() =>
                change(
                  Object.fromEntries(
                    [...listParams(filters), 'tab', 'cursor'].map((name) => [name, undefined]),
                  ),
                )
              }
            >
              {t('clearFilters')}
            </Button>
          ) : (
            <HasPerm value="platform:product:add">
              <Button type="primary" onClick={() => onOpen('new')}>
                {t('add')}
              </Button>
            </HasPerm>
          )
        }
        onOpen={({ id }) => onOpen(id)}
        choice={
          mayEdit
            ? {
                chosen,
                onChange: setChosen,
                max: chosenMax,
                fullNote: t('choiceFull', { count: chosenMax }),
                allLabel: t('chooseAll'),
                nameOf: ({ name }) => name,
              }
            : undefined
        }
        table={{
          expandable: {
            showExpandColumn: false,
            expandedRowKeys: quickId ? [quickId] : [],
            expandedRowRender: ({ id }) => (
              <QuickEdit key={id} id={id} onClose={() => setQuickId(undefined)} />
            ),
          },
        }}
        head={
          <div className="product-tabs cluster gap-12">
            <Segmented
              value={status}
              options={statuses.map((value) => ({ value, label: t(value) }))}
              onChange={(value) =>
                change({ tab: value === 'all' ? undefined : value, cursor: undefined })
              }
            />
            <span className="line push gap-8 nowrap">
              <Select
                aria-label={t('order')}
                value={sort}
                popupMatchSelectWidth={false}
                options={sorts.map((value) => ({ value, label: t(`order_${value}`) }))}
                onChange={(value) =>
                  change({ order: value === 'newest' ? undefined : value, cursor: undefined })
                }
              />

              <HasPerm value="platform:product:edit">
                <Button
                  icon={<Table2 size={16} aria-hidden />}
                  disabled={rows.length === 0}
                  onClick={() => onGrid()}
                >
                  {t('editAsGrid')}
                </Button>
              </HasPerm>
              {chooser}
            </span>
          </div>
        }
        bar={
          <>
            {views?.draw(hidden)}
            <ListFilters
              filters={filters}
              query={filtered}
              change={(values) => change({ ...values, cursor: undefined })}
            />
          </>
        }
        foot={
          page.data && (
            <CursorPages
              nextCursor={page.data.nextCursor}
              previousCursor={page.data.previousCursor}
              isBusy={page.isFetching}
              onPage={(next) => change({ cursor: next })}
            />
          )
        }
      />
      <ProductBulk chosen={chosen} onChange={setChosen} onGrid={onGrid} />
    </>
  );
}
