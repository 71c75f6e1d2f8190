import { ArrowDownUp, FileSpreadsheet, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CategoryLine } from '../../shop/pricing/category-line.tsx';
import { NewProducts } from '../../shop/pricing/new-products.tsx';
import { PercentOverlay } from '../../shop/pricing/percent-overlay.tsx';
import { usePriceConflicts } from '../../shop/pricing/price-conflicts.ts';
import { useStagedPrices } from '../../shop/pricing/staged-prices.ts';
import { usePercentageUndo } from '../../shop/pricing/use-percentage.ts';
import { useImportedLine } from '../../shop/pricing/use-price-import.ts';
import {
  findEmptyText,
  productsAtOnceMax,
  readProductFilters,
  useCategories,
  useProducts,
} from '../../shop/pricing/use-products.ts';
import { useRestoredDrafts } from '../../shop/pricing/use-restored-drafts.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { CardSkeletons } from '../../ui/plain/card-skeletons.tsx';
import { MoreButton } from '../../ui/plain/more-button.tsx';
import { SearchField } from '../../ui/plain/search-field.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { AllPricesCard } from './all-prices-card.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ChosenProductsBar } from './chosen-products-bar.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { RowPriceSheet } from './row-price-sheet.tsx';
import { SavePricesBar } from './save-prices-bar.tsx';
import { SortSheet } from './sort-sheet.tsx';
import './products.css';

const ImportSheet = lazy(() => import('./import-sheet.tsx'));
const ConflictOverlay = lazy(() => import('../../shop/pricing/conflict-overlay.tsx'));

/** What was just done to many prices, with the way back. */
function UndoLine({
  text,
  onUndo,
  onClose,
}: {
  text: string;
  onUndo: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  const tUi = useText(uiTexts);
  return (
    <div className="m-good line gap-10 below-12" role="status">
      <span>{text}</span>
      <button type="button" onClick={() => void onUndo()}>
        {t('undoOne')}
      </button>
      <button type="button" className="m-icon" aria-label={tUi('close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** The products of the store: find, price with live earnings, show or hide, save together. */
export default function ProductsPage() {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const address = useAddress();
  const { query } = address;
  const filters = readProductFilters(query);
  const isNew = filters.show === 'new';
  const { applied, setApplied, takeBack } = usePercentageUndo();
  const detail = useSheet('product');
  const pricing = useSheet('price');
  const sorting = useSheet('sorting');
  const percentages = useSheet('percent');
  const importing = useSheet('import');
  const [imported, setImported] = useImportedLine();
  const categories = useCategories();
  const isCatalogueEmpty = categories.data?.productCount === 0;
  const { feed: products, rows } = useProducts(filters);
  const staged = useStagedPrices();
  const hasConflicts = usePriceConflicts(({ list }) => list.length > 0);
  const fees = products.data?.pages[0]?.fees;
  const priced = rows.find(({ id }) => id === pricing.value);
  const stagedOf = (productId: string) => staged.find(({ id }) => id === productId);
  /** Products that are chosen to be shown or hidden together; nothing while none are being chosen. */
  const [chosenIds, setChosenIds] = useState<readonly string[]>();
  const choose = (id: string) =>
    setChosenIds((ids = []) =>
      ids.includes(id)
        ? ids.filter((other) => other !== id)
        : [...ids, id].slice(-productsAtOnceMax),
    );
  useRestoredDrafts();
  const change = (name: string, value: string) => address.change({ [name]: value });
  return (
    <>
      <header className="m-head">
        <div className="grow beside">
          <h1>{tProduct('title')}</h1>
          {categories.data && (
            <span className="muted num">
              {t('inStore', { count: categories.data.inStoreCount })}
            </span>
          )}
        </div>
        {mayEdit && (
          <button
            type="button"
            className="m-icon"
            aria-label={tProduct('spreadsheet')}
            onClick={() => importing.open()}
          >
            <FileSpreadsheet size={22} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="m-icon"
          aria-label={tProduct('sort')}
          onClick={() => sorting.open()}
        >
          <ArrowDownUp size={22} aria-hidden />
          {(filters.show !== 'all' || filters.sort !== 'featured') && <i className="m-dot" />}
        </button>
      </header>
      <div className="m-find line stretched below-8">
        <SearchField
          label={
            categories.data
              ? t('searchAll', { count: categories.data.productCount })
              : tProduct('search')
          }
          value={filters.search}
          onFind={(words) => change('search', words)}
        />
      </div>
      <CategoryChips
        categories={categories.data?.list ?? []}
        chosenId={filters.categoryId}
        onChoose={(id) => change('category', id)}
      />
      {categories.data && (
        <div className="m-category-line">
          {isNew && !filters.categoryId ? (
            <NewProducts
              categories={categories.data.list}
              onChoose={(id) => change('category', id)}
            />
          ) : (
            <CategoryLine categories={categories.data} chosenId={filters.categoryId} />
          )}
        </div>
      )}
      {applied && (
        <UndoLine
          text={tProduct('applied', { count: applied.count })}
          onUndo={takeBack}
          onClose={() => setApplied(undefined)}
        />
      )}
      {imported && (
        <UndoLine
          text={[
            ...(imported.count || !imported.displayCount
              ? [tProduct('imported', { count: imported.count })]
              : []),
            ...(imported.displayCount
              ? [tProduct('displayed', { count: imported.displayCount })]
              : []),
          ].join(' ')}
          onUndo={async () => {
            setImported(undefined);
            await imported.undo();
          }}
          onClose={() => setImported(undefined)}
        />
      )}
      {categories.data && mayEdit && (
        <AllPricesCard categories={categories.data} onOpen={() => percentages.open()} />
      )}
      {products.isPending && <CardSkeletons height={178} hasPicture />}
      {products.isError && !rows.length && (
        <ErrorState error={products.error} onRetry={() => void products.refetch()} />
      )}
      {products.isSuccess && !rows.length && (
        <EmptyState
          text={tProduct(isCatalogueEmpty ? 'noProducts' : findEmptyText(filters))}
          action={
            isCatalogueEmpty ? undefined : (
              <button
                type="button"
                className="btn"
                onClick={() => address.update(() => new URLSearchParams())}
              >
                {tProduct('clearFilters')}
              </button>
            )
          }
        />
      )}
      {fees && (
        <ul className={products.isPlaceholderData ? 'm-stale' : ''} aria-label={tProduct('title')}>
          {rows.map((row) => (
            <ProductCard
              key={row.id}
              row={row}
              fees={fees}
              staged={stagedOf(row.id)}
              onOpen={() => detail.open(row.id)}
              onPrice={() => pricing.open(row.id)}
              choice={
                chosenIds && {
                  isChosen: chosenIds.includes(row.id),
                  onChange: () => choose(row.id),
                }
              }
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
      {priced && fees && (
        <RowPriceSheet
          row={priced}
          fees={fees}
          staged={stagedOf(priced.id)}
          onClose={pricing.close}
        />
      )}
      <ProductSheet productId={detail.value ?? undefined} onClose={detail.close} />
      <SortSheet
        isOpen={sorting.value !== null}
        filters={filters}
        onShow={(show) => change('show', show === 'all' ? '' : show)}
        onSort={(sort) => change('sort', sort === 'featured' ? '' : sort)}
        onChoose={
          mayEdit
            ? () => {
                setChosenIds([]);
                sorting.close();
              }
            : undefined
        }
        onClose={sorting.close}
      />
      {percentages.value !== null && categories.data && (
        <PercentOverlay
          categories={categories.data.list}
          defaultPercentage={categories.data.defaultPercentage}
          onClose={percentages.close}
          onApplied={setApplied}
        />
      )}
      {importing.value !== null && mayEdit && (
        <Suspense>
          <ImportSheet onClose={importing.close} onStaged={setImported} />
        </Suspense>
      )}
      {chosenIds ? (
        <ChosenProductsBar
          chosen={rows.filter(({ id }) => chosenIds.includes(id))}
          isNew={isNew}
          onEnd={() => setChosenIds(undefined)}
        />
      ) : (
        <SavePricesBar />
      )}
      {hasConflicts && (
        <Suspense>
          <ConflictOverlay />
        </Suspense>
      )}
    </>
  );
}
