import { useQuery } from '@tanstack/react-query';
import { undoPercentage } from '@vitrine/contract/shop/percentages.ts';
import { ownProductSorts } from '@vitrine/contract/shop/pricing.ts';
import type { OwnStore } from '@vitrine/contract/shop/stores.ts';
import { Alert, Button, Input, Popover, Segmented, Select, Tree } from 'antd';
import { Eye, LayoutGrid, Pencil, Percent, Rows3, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { queryClient } from '../../lib/queries.ts';
import { productTexts } from '../../texts/products.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { PercentagePanel } from './percentage-panel.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ProductDrawer } from './product-drawer.tsx';
import { ProductCard, ProductRow } from './product-row.tsx';
import { SaveBar } from './save-bar.tsx';
import { restoreDrafts, useStagedPrices } from './staged-prices.ts';
import { readProductFilters, useCategories, useProducts } from './use-products.ts';
import '../orders/orders.css';
import './products.css';

const typingMs = 300;

function Banner({ store }: { store: OwnStore }) {
  const t = useText(productTexts);
  const navigate = useNavigate();
  return (
    <section
      className="product-banner"
      style={{ ['--banner' as string]: store.accentSeed, ...(store.banner ? { backgroundImage: `url(${store.banner.url}?w=1600)` } : {}) }}
    >
      {store.avatar && <img className="face" src={`${store.avatar.url}?w=320`} alt="" />}
      <span className="words">
        <b className="ell">{store.name}</b>
        <small className="ell" style={{ display: 'block' }}>
          {store.bio}
        </small>
      </span>
      <span className="thumbs">
        {store.carousel.slice(0, 4).map(({ key, image }) => (
          <img key={key} src={`${image.url}?w=320`} alt="" />
        ))}
      </span>
      <HasPerm value="shop:store:edit">
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => void navigate('/store')}>
          {t('editBanner')}
        </Button>
      </HasPerm>
    </section>
  );
}

/** The catalogue as the own store sells it: what is in it, at which price, and what each sale earns. */
export default function ProductsPage() {
  const t = useText(productTexts);
  const percent = usePercentText({ most: 2 });
  const user = useUser();
  const isShown = useIsShown();
  const [query, setQuery] = useSearchParams();
  const filters = readProductFilters(query);
  const view = query.get('view') === 'cards' ? 'cards' : 'rows';
  const [words, setWords] = useState(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [openId, setOpenId] = useState<string>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [undo, setUndo] = useState<{ undoId: string; count: number }>();
  const store = useOwnStore();
  const categories = useCategories();
  const products = useProducts(filters);
  const staged = useStagedPrices();
  const rows = products.data?.pages.flatMap(({ list }) => list) ?? [];
  const fees = products.data?.pages[0]?.fees;

  useQuery({
    queryKey: ['prices', 'drafts'],
    queryFn: async ({ signal }) => {
      const count = await restoreDrafts(signal);
      if (count > 0) toast.info(t('restored', { count }));
      return count;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  const search = (value: string) => {
    setWords(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change('search', value.trim()), typingMs);
  };
  const undoChange = async () => {
    if (!undo) return;
    await api.call(undoPercentage, { body: { undoId: undo.undoId } }).catch(() => undefined);
    setUndo(undefined);
    await queryClient.invalidateQueries({ queryKey: ['prices'] });
  };
  const nodeOf = (name: string, count: number, percentage: number | null) => (
    <span className="tree-row">
      <span className="ell">{name}</span>
      <small className="num">
        {percentage === null ? '' : `${percent(percentage)} · `}
        {count}
      </small>
    </span>
  );

  return (
    <>
      <PageHead
        title={t('title')}
        note={categories.data && t('inStoreOf', { count: categories.data.inStoreCount, all: categories.data.productCount })}
        actions={
          <>
            <Button href={user?.subdomainurl} target="_blank" icon={<Eye size={16} aria-hidden />}>
              {t('preview')}
            </Button>
            <HasPerm value="shop:price:edit">
              <Popover
                trigger="click"
                placement="bottomRight"
                destroyOnHidden
                open={isPanelOpen && isShown}
                onOpenChange={setPanelOpen}
                content={
                  <PercentagePanel
                    categories={categories.data?.list ?? []}
                    defaultPercentage={categories.data?.defaultPercentage ?? 200}
                    onClose={() => setPanelOpen(false)}
                    onApplied={setUndo}
                  />
                }
              >
                <Button icon={<Percent size={16} aria-hidden />}>{t('byCategory')}</Button>
              </Popover>
            </HasPerm>
          </>
        }
      />
      {undo && (
        <Alert
          type="success"
          showIcon
          style={{ marginBottom: 16 }}
          title={t('applied', { count: undo.count })}
          closable={{ onClose: () => setUndo(undefined) }}
          action={
            <Button size="small" onClick={() => void undoChange()}>
              {t('undoOne')}
            </Button>
          }
        />
      )}
      {store.data && <Banner store={store.data} />}
      <div className="product-grid">
        <nav className="card product-tree" aria-label={t('categories')}>
          <h2 className="h3">{t('categories')}</h2>
          {categories.isPending && <SkeletonRows rows={6} height={34} />}
          {categories.data && (
            <Tree
              blockNode
              selectedKeys={[filters.categoryId ?? 'all']}
              onSelect={(keys) => change('category', keys[0] === 'all' || keys[0] === undefined ? undefined : String(keys[0]))}
              treeData={[
                { key: 'all', title: nodeOf(t('allProducts'), categories.data.productCount, null) },
                ...categories.data.list.map((category) => ({
                  key: category.id,
                  title: nodeOf(category.name, category.productCount, category.percentage),
                  children: category.children.map((child) => ({
                    key: child.id,
                    title: nodeOf(child.name, child.productCount, child.percentage),
                  })),
                })),
              ]}
            />
          )}
        </nav>
        <section className="card">
          <div className="product-tools">
            <Input
              className="find"
              allowClear
              data-search
              prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
              placeholder={t('search')}
              aria-label={t('search')}
              value={words}
              maxLength={100}
              onChange={({ target }) => search(target.value)}
            />
            <Segmented
              value={filters.show}
              onChange={(value) => change('show', value === 'all' ? undefined : value)}
              options={[
                { value: 'all' as const, label: t('all') },
                { value: 'in-store' as const, label: t('inStore') },
                { value: 'hidden' as const, label: t('hidden') },
              ]}
            />
            <span className="fill" />
            <Select
              aria-label={t('sort')}
              style={{ width: 190 }}
              value={filters.sort}
              onChange={(value) => change('sort', value === 'featured' ? undefined : value)}
              options={ownProductSorts.map((value) => ({ value, label: t(value) }))}
            />
            <Segmented
              value={view}
              onChange={(value) => change('view', value === 'rows' ? undefined : value)}
              options={[
                { value: 'rows', icon: <Rows3 size={16} aria-label={t('rows')} style={{ marginTop: 6 }} /> },
                { value: 'cards', icon: <LayoutGrid size={16} aria-label={t('cards')} style={{ marginTop: 6 }} /> },
              ]}
            />
          </div>
          {products.isPending && <SkeletonRows rows={8} height={63} hasPicture />}
          {products.isError && !rows.length && <ErrorState error={products.error} onRetry={() => void products.refetch()} />}
          {products.isSuccess && !rows.length && (
            <EmptyState text={t('empty')} action={<Button onClick={() => setQuery({}, { replace: true })}>{t('clearFilters')}</Button>} />
          )}
          {rows.length > 0 && fees && view === 'rows' && (
            <div style={{ overflowX: 'auto' }}>
              <table className="product-table">
                <thead>
                  <tr>
                    <th>{t('inStore')}</th>
                    <th>{t('product')}</th>
                    <th className="end">{t('platformPrice')}</th>
                    <th className="end" style={{ paddingRight: 42 }}>
                      {t('sellingPrice')}
                    </th>
                    <th className="end">{t('percentage')}</th>
                    <th className="end">{t('youEarn')}</th>
                    <th aria-label={t('details')} />
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <ProductRow
                      key={row.id}
                      row={row}
                      fees={fees}
                      staged={staged.find(({ id }) => id === row.id)}
                      onOpen={() => setOpenId(row.id)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {rows.length > 0 && fees && view === 'cards' && (
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
            <div className="order-more">
              <Button loading={products.isFetchingNextPage} onClick={() => void products.fetchNextPage()}>
                {t('loadMore')}
              </Button>
            </div>
          )}
        </section>
      </div>
      <ProductDrawer productId={openId} onClose={() => setOpenId(undefined)} />
      <ConflictDialog />
      <SaveBar />
    </>
  );
}
