import { useQuery } from '@tanstack/react-query';
import { undoPercentage } from '@vitrine/contract/shop/percentages.ts';
import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { ArrowDownUp, ChevronRight, Percent, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { queryClient } from '../../lib/queries.ts';
import { usePriceConflicts } from '../../shop/pricing/price-conflicts.ts';
import type { FeesOnWire } from '../../shop/pricing/price-input.rules.ts';
import type { StagedProduct } from '../../shop/pricing/staged-prices.rules.ts';
import { restoreDrafts, useStagedPrices } from '../../shop/pricing/staged-prices.ts';
import { readProductFilters, useCategories, useProducts } from '../../shop/pricing/use-products.ts';
import { stockNote, useRowPrice } from '../../shop/pricing/use-row-price.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { CardSkeletons } from '../parts/card-skeletons.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useSheet } from '../parts/use-sheet.ts';
import { writeTyped } from './keypad.rules.ts';
import { PercentSheet } from './percent-sheet.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { SavePricesBar } from './save-prices-bar.tsx';
import { SortSheet } from './sort-sheet.tsx';
import './products.css';

const PriceConflicts = lazy(() => import('./price-conflicts.tsx'));

function RowPriceSheet({
  row,
  fees,
  staged,
  onClose,
}: {
  row: OwnProductRow;
  fees: FeesOnWire;
  staged: StagedProduct | undefined;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  const price = useRowPrice({ row, fees, staged });
  return (
    <PriceSheet
      subject={{
        name: row.name,
        note: stockNote(t, row),
        imageUrl: row.image?.url ?? null,
        sold: row.sellingPrice.from,
        value: price.value,
        platform: row.platformPrice,
        floor: row.floor,
        fees,
        live: price.live,
        change: price.change,
      }}
      onClose={onClose}
    />
  );
}

/** The products of the store: find, price with live earnings, show or hide, save together. */
export default function ProductsPage() {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const tUi = useText(uiTexts);
  const tag = useIntlTag();
  const percent = usePercentText({ most: 2 });
  const mayEdit = useHasPerm('shop:price:edit');
  const [query, setQuery] = useSearchParams();
  const filters = readProductFilters(query);
  const [undo, setUndo] = useState<{ undoId: string; count: number }>();
  const detail = useSheet('product');
  const pricing = useSheet('price');
  const sorting = useSheet('sorting');
  const percentages = useSheet('percent');
  const store = useOwnStore().data;
  const categories = useCategories();
  const products = useProducts(filters);
  const staged = useStagedPrices();
  const hasConflicts = usePriceConflicts(({ list }) => list.length > 0);
  const rows = products.data?.pages.flatMap(({ list }) => list) ?? [];
  const fees = products.data?.pages[0]?.fees;
  const priced = rows.find(({ id }) => id === pricing.value);
  const stagedOf = (productId: string) => staged.find(({ id }) => id === productId);
  useQuery({
    queryKey: ['prices', 'drafts'],
    queryFn: async ({ signal }) => {
      const count = await restoreDrafts(signal);
      if (count > 0) toast.info(tProduct('restored', { count }));
      return count;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  const undoChange = async () => {
    if (!undo) return;
    setUndo(undefined);
    await api.call(undoPercentage, { body: { undoId: undo.undoId } }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: ['prices'] });
  };
  const chosen = categories.data?.list.find(
    ({ id, children }) => id === filters.categoryId || children.some((child) => child.id === filters.categoryId),
  );
  const decimalSign = writeTyped('0.', store?.baseCurrency ?? 'USD', tag).digits.slice(1);
  const ending = store && store.priceEnding !== 'none' ? t('allPricesEnding', { ending: `${decimalSign}${store.priceEnding}` }) : '';
  return (
    <>
      <header className="m-head">
        <div className="grow beside">
          <h1>{tProduct('title')}</h1>
          {categories.data && <span className="t2 num">{t('inStore', { count: categories.data.inStoreCount })}</span>}
        </div>
        <button type="button" className="m-icon" aria-label={tProduct('sort')} onClick={() => sorting.open()}>
          <ArrowDownUp size={22} aria-hidden />
          {(filters.show !== 'all' || filters.sort !== 'featured') && <i className="m-dot" />}
        </button>
      </header>
      <div className="m-find">
        <SearchField
          label={categories.data ? t('searchAll', { count: categories.data.productCount }) : tProduct('search')}
          value={filters.search}
          onFind={(words) => change('search', words)}
        />
      </div>
      <div className="m-chips" role="group" aria-label={tProduct('categories')}>
        <button type="button" aria-pressed={!filters.categoryId} onClick={() => change('category', '')}>
          {tProduct('all')}
        </button>
        {categories.data?.list.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={chosen?.id === id} onClick={() => change('category', id)}>
            {name}
          </button>
        ))}
      </div>
      {chosen && chosen.children.length > 0 && (
        <div className="m-chips second" role="group" aria-label={chosen.name}>
          {chosen.children.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={filters.categoryId === id}
              onClick={() => change('category', filters.categoryId === id ? chosen.id : id)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {undo && (
        <div className="m-good" role="status">
          <span>{tProduct('applied', { count: undo.count })}</span>
          <button type="button" onClick={() => void undoChange()}>
            {tProduct('undoOne')}
          </button>
          <button type="button" className="m-icon" aria-label={tUi('close')} onClick={() => setUndo(undefined)}>
            <X size={18} aria-hidden />
          </button>
        </div>
      )}
      {categories.data && mayEdit && (
        <button type="button" className="m-card m-row m-all-prices" onClick={() => percentages.open()}>
          <Percent size={20} aria-hidden />
          <span className="grow">
            <b className="num">{t('allPrices', { percent: percent(categories.data.defaultPercentage) })}</b>
            <small>{[t('allPricesLine'), ending].filter(Boolean).join(', ')}</small>
          </span>
          <ChevronRight size={20} color="var(--ink-3)" aria-hidden />
        </button>
      )}
      {products.isPending && <CardSkeletons height={178} hasPicture />}
      {products.isError && !rows.length && <ErrorState error={products.error} onRetry={() => void products.refetch()} />}
      {products.isSuccess && !rows.length && (
        <EmptyState
          text={tProduct('empty')}
          action={
            <button type="button" className="btn" onClick={() => setQuery({}, { replace: true })}>
              {tProduct('clearFilters')}
            </button>
          }
        />
      )}
      {fees && (
        <ul className={products.isPlaceholderData ? 'm-stale' : ''}>
          {rows.map((row) => (
            <ProductCard
              key={row.id}
              row={row}
              fees={fees}
              staged={stagedOf(row.id)}
              onOpen={() => detail.open(row.id)}
              onPrice={() => pricing.open(row.id)}
            />
          ))}
        </ul>
      )}
      {products.hasNextPage && (
        <MoreButton
          label={tProduct('loadMore')}
          isBusy={products.isFetchingNextPage || products.isPlaceholderData}
          hasFailed={products.isFetchNextPageError}
          onMore={products.fetchNextPage}
        />
      )}
      {priced && fees && <RowPriceSheet row={priced} fees={fees} staged={stagedOf(priced.id)} onClose={pricing.close} />}
      <ProductSheet productId={detail.value ?? undefined} onClose={detail.close} />
      <SortSheet
        isOpen={sorting.value !== null}
        filters={filters}
        onShow={(show) => change('show', show === 'all' ? '' : show)}
        onSort={(sort) => change('sort', sort === 'featured' ? '' : sort)}
        onClose={sorting.close}
      />
      <PercentSheet
        isOpen={percentages.value !== null && categories.data !== undefined}
        categories={categories.data?.list ?? []}
        defaultPercentage={categories.data?.defaultPercentage ?? 200}
        onClose={percentages.close}
        onApplied={setUndo}
      />
      <SavePricesBar />
      {hasConflicts && (
        <Suspense>
          <PriceConflicts />
        </Suspense>
      )}
    </>
  );
}
