import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../lib/feedback.ts';
import { useText } from '../lib/i18n.ts';
import { ProductDrawer } from '../shop/pricing/product-drawer.tsx';
import { ProductCard } from '../shop/pricing/product-row.tsx';
import '../shop/pricing/products.css';
import { SaveBar } from '../shop/pricing/save-bar.tsx';
import { restoreDrafts, useStagedPrices } from '../shop/pricing/staged-prices.ts';
import { readProductFilters, useCategories, useProducts } from '../shop/pricing/use-products.ts';
import { mobileTexts } from '../texts/mobile.ts';
import { productTexts } from '../texts/products.ts';
import { EmptyState, ErrorState } from '../ui/page-state.tsx';
import { SkeletonRows } from '../ui/skeletons.tsx';

const typingMs = 300;

/** The products of the store: find, price with live earnings, show or hide, save together. */
export default function ProductsPage() {
  const t = useText(mobileTexts);
  const tProduct = useText(productTexts);
  const [query, setQuery] = useSearchParams();
  const filters = readProductFilters(query);
  const [words, setWords] = useState(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [openId, setOpenId] = useState<string>();
  const categories = useCategories();
  const products = useProducts(filters);
  const staged = useStagedPrices();
  const rows = products.data?.pages.flatMap(({ list }) => list) ?? [];
  const fees = products.data?.pages[0]?.fees;
  const restored = useQuery({
    queryKey: ['prices', 'drafts'],
    queryFn: ({ signal }) => restoreDrafts(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    if (restored.data) toast.info(tProduct('restored', { count: restored.data }));
  }, [restored.data, tProduct]);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  return (
    <>
      <header className="m-head">
        <h1 className="grow">{t('products')}</h1>
        {categories.data && (
          <span className="t2 num">
            {tProduct('inStoreOf', { count: categories.data.inStoreCount, all: categories.data.productCount })}
          </span>
        )}
      </header>
      <div className="m-find">
        <label>
          <Search size={18} aria-hidden />
          <input
            type="search"
            placeholder={tProduct('search')}
            aria-label={tProduct('search')}
            value={words}
            maxLength={100}
            onChange={({ target }) => {
              setWords(target.value);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => change('search', target.value.trim()), typingMs);
            }}
          />
        </label>
      </div>
      <div className="m-find">
        <label>
          <select
            aria-label={tProduct('category')}
            value={filters.categoryId ?? ''}
            onChange={({ target }) => change('category', target.value)}
          >
            <option value="">{t('allCategories')}</option>
            {categories.data?.list.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <select
            aria-label={tProduct('inStore')}
            value={filters.show}
            onChange={({ target }) => change('show', target.value === 'all' ? '' : target.value)}
          >
            <option value="all">{tProduct('all')}</option>
            <option value="in-store">{tProduct('inStore')}</option>
            <option value="hidden">{tProduct('hidden')}</option>
          </select>
        </label>
      </div>
      {products.isPending && <SkeletonRows rows={5} height={120} hasPicture />}
      {products.isError && !rows.length && <ErrorState error={products.error} onRetry={() => void products.refetch()} />}
      {products.isSuccess && !rows.length && <EmptyState text={tProduct('empty')} />}
      {fees && (
        <ul className="product-cards">
          {rows.map((row) => (
            <ProductCard
              key={row.id}
              row={row}
              fees={fees}
              staged={staged.find(({ id }) => id === row.id)}
              onOpen={() => setOpenId(row.id)}
            />
          ))}
        </ul>
      )}
      {products.hasNextPage && (
        <button
          type="button"
          className="m-btn wide"
          style={{ marginTop: 12 }}
          disabled={products.isFetchingNextPage}
          onClick={() => void products.fetchNextPage()}
        >
          {tProduct('loadMore')}
        </button>
      )}
      <ProductDrawer productId={openId} onClose={() => setOpenId(undefined)} />
      <SaveBar />
    </>
  );
}
