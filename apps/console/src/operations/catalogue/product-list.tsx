import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { countPlatformProducts, listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { Button, Select, Tabs } from 'antd';
import { PencilLine, Plus, Table2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { ListFilters, listParams } from '../../ui/list/list-filters.tsx';
import { useActionColumn } from '../../ui/list/row-actions.tsx';
import { useListViews } from '../../ui/list/views/use-list-views.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useColumns } from '../../ui/table/use-columns.tsx';
import { ExportProductsButton } from '../catalogue-imports/export-products.tsx';
import { CursorPages } from './cursor-pages.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { QuickEdit } from './quick-edit.tsx';
import { type ProductRow, useProductColumns } from './use-product-columns.tsx';
import {
  type ProductTab,
  productSorts,
  useProductPage,
  useProductQuery,
} from './use-product-page.ts';

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
  const { change } = useAddress();
  const navigate = useNavigate();
  const mayEdit = useHasPerm('platform:product:edit');
  const [chosen, setChosen] = useState<readonly ProductRow[]>([]);
  const [quickId, setQuickId] = useState<string>();
  const chosenPage = useProductQuery();
  const { filters, filtered, tab, sort, query } = chosenPage;
  const page = useProductPage(chosenPage);
  const counts = useQuery({
    queryKey: catalogueKeys.counts,
    queryFn: ({ signal }) => api.read(countPlatformProducts, {}, signal),
    staleTime: 60_000,
  }).data;
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
    width: 80,
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
  const tabs: readonly {
    key: ProductTab;
    label: string;
    count: number | undefined;
    isWaiting?: boolean;
  }[] = [
    { key: 'all', label: t('all'), count: counts?.all },
    { key: 'active', label: t('active'), count: counts?.active },
    { key: 'scheduled', label: t('scheduled'), count: counts?.scheduled },
    { key: 'draft', label: t('draft'), count: counts?.draft },
    { key: 'archived', label: t('archived'), count: counts?.archived },
    { key: 'low', label: t('tabLow'), count: counts?.lowStock, isWaiting: true },
    { key: 'missing', label: t('tabMissing'), count: counts?.missingLanguages },
  ];
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
        className="card catalogue-list"
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
            <span className="cluster gap-8">
              <HasPerm value="platform:product:import">
                <Button onClick={() => void navigate('/operations/catalogue-imports')}>
                  {t('importFile')}
                </Button>
              </HasPerm>
              <HasPerm value="platform:product:add">
                <Button type="primary" onClick={() => onOpen('new')}>
                  {t('add')}
                </Button>
              </HasPerm>
            </span>
          )
        }
        onOpen={({ id }) => onOpen(id)}
        onEdit={mayEdit ? ({ id }) => onOpen(id) : undefined}
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
          drawBelow: ({ id }) =>
            id === quickId && <QuickEdit key={id} id={id} onClose={() => setQuickId(undefined)} />,
        }}
        head={
          <div className="product-tabs cluster gap-12">
            <Tabs
              className="product-tab-list"
              activeKey={tab}
              onChange={(key) =>
                change({ tab: key === 'all' ? undefined : key, cursor: undefined })
              }
              items={tabs.map(({ key, label, count: counted, isWaiting }) => ({
                key,
                label: <CountedLabel text={label} count={counted} isWaiting={isWaiting} />,
              }))}
            />
            <span className="line push gap-8 nowrap">
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
            <Select
              aria-label={t('order')}
              value={sort}
              popupMatchSelectWidth={false}
              options={productSorts.map((value) => ({ value, label: t(`order_${value}`) }))}
              onChange={(value) =>
                change({ order: value === 'newest' ? undefined : value, cursor: undefined })
              }
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
