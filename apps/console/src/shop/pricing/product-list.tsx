import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { LoadMore } from '../../ui/list/feed-end.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { CategoryLine } from './category-line.tsx';
import { NewProducts } from './new-products.tsx';
import { ProductCard } from './product-card.tsx';
import { type PricedProduct, useProductColumns } from './product-columns.tsx';
import { ProductTools } from './product-tools.tsx';
import { useStagedPrices } from './staged-prices.ts';
import { useArrange } from './use-arrange.ts';
import {
  findEmptyText,
  type ProductFilters,
  productsAtOnceMax,
  useCategories,
  useOrderReset,
  type useProducts,
} from './use-products.ts';
import { rowPriceOf } from './use-row-price.ts';

interface ProductListProps {
  products: ReturnType<typeof useProducts>;
  filters: ProductFilters;
  view: 'rows' | 'cards';
  /** Writes one filter into the address; nothing takes it out. */
  onChange: (name: string, value: string | undefined) => void;
  onClear: () => void;
  onOpen: (productId: string) => void;
  chosen: readonly OwnProductRow[];
  onChosen: (chosen: readonly OwnProductRow[]) => void;
}

function OwnOrderLine() {
  const t = useText(productTexts);
  const forgetOrder = useOrderReset();
  return (
    <p className="own-order">
      {t('ownOrder')}
      <AnchoredQuestion
        title={t('forgetOrder')}
        action={t('forgetOrder')}
        onConfirm={() => forgetOrder()}
        trigger={
          <button type="button" className="link">
            {t('forgetOrder')}
          </button>
        }
      >
        {t('forgetOrderHint')}
      </AnchoredQuestion>
    </p>
  );
}

/** The products as rows or cards, to be priced, switched and put in order where they stand. */
export function ProductList({
  products,
  filters,
  view,
  onChange,
  onClear,
  onOpen,
  chosen,
  onChosen,
}: ProductListProps) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const staged = useStagedPrices();
  const categories = useCategories();
  const { feed, rows } = products;
  const fees = feed.data?.pages[0]?.fees;
  const order = useArrange(rows, view === 'rows' ? 'down' : 'across');
  // The list shows the store's own order, so it can be changed by hand.
  const arrange =
    filters.sort === 'featured' && filters.show !== 'new' && mayEdit ? order : undefined;
  const priced = fees
    ? rows.map((row) => ({
        id: row.id,
        row,
        price: rowPriceOf({ row, fees, staged: staged.find(({ id }) => id === row.id) }),
      }))
    : [];
  const columns = useProductColumns(arrange, onOpen);
  const isCatalogueEmpty = categories.data?.productCount === 0;
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {order.said}
      </span>
      <ListCard<PricedProduct>
        className="card product-list"
        query={feed}
        rows={priced}
        columns={columns}
        hasRowLinks
        emptyText={t(isCatalogueEmpty ? 'noProducts' : findEmptyText(filters))}
        emptyAction={
          isCatalogueEmpty ? undefined : <Button onClick={onClear}>{t('clearFilters')}</Button>
        }
        rowHeight={63}
        hasPicture
        minWidth="var(--product-list-width)"
        rowClass={({ row, price }) =>
          `${(row.isHidden && !row.isAddition) || row.isHiddenByFloor ? 'off' : ''} ${price.isStaged || price.stagedVariants > 0 ? 'staged-row' : ''}`
        }
        table={{ size: 'medium', onRow: ({ id }) => arrange?.itemProps(id) ?? {} }}
        draw={
          view === 'cards'
            ? () => (
                <ul className="product-cards" aria-label={t('title')}>
                  {priced.map((product) => (
                    <ProductCard
                      key={product.id}
                      {...product}
                      arrange={arrange}
                      onOpen={() => onOpen(product.id)}
                    />
                  ))}
                </ul>
              )
            : undefined
        }
        bar={<ProductTools filters={filters} view={view} onChange={onChange} />}
        choice={
          mayEdit && view === 'rows'
            ? {
                chosen: chosen.map(
                  (row) =>
                    priced.find(({ id }) => id === row.id) ?? {
                      id: row.id,
                      row,
                      price: undefined as never,
                    },
                ),
                onChange: (list) => onChosen(list.map(({ row }) => row)),
                max: productsAtOnceMax,
                fullNote: t('choiceFull', { count: productsAtOnceMax }),
                allLabel: t('chooseAllRows'),
                nameOf: ({ row }) => t('chooseRow', { name: row.name }),
              }
            : undefined
        }
        note={
          <>
            {categories.data && filters.show === 'new' && !filters.categoryId ? (
              <NewProducts
                categories={categories.data.list}
                onChoose={(id) => onChange('category', id)}
              />
            ) : (
              categories.data && (
                <CategoryLine categories={categories.data} chosenId={filters.categoryId} />
              )
            )}
            {arrange && rows.some(({ position }) => position !== null) && <OwnOrderLine />}
          </>
        }
        foot={<LoadMore feed={feed} />}
      />
    </>
  );
}
