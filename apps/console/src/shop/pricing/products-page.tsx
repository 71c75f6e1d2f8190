import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Button } from 'antd';
import { Eye, Percent } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { productTexts } from '../../texts/products.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { createLaterPart, usePrepared } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useWasOpened } from '../../ui/use-was-opened.ts';
import { CategoryTree } from './category-tree.tsx';
import { usePriceConflicts } from './price-conflicts.ts';
import { ProductChoiceBar } from './product-choice-bar.tsx';
import { ProductList } from './product-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { SpreadsheetMenu } from './spreadsheet-menu.tsx';
import { StoreBanner } from './store-banner.tsx';
import { usePercentageUndo } from './use-percentage.ts';
import { useImportedLine } from './use-price-import.ts';
import { readProductFilters, useCategories, useProducts } from './use-products.ts';
import { useRestoredDrafts } from './use-restored-drafts.ts';
import './products.css';

const UndoLine = createLaterPart(() => import('./undo-line.tsx'));
const PercentOverlay = createLaterPart(() => import('./desk-percent-overlay.tsx'));
const ProductDrawer = createLaterPart(
  async () => ({ default: (await import('./product-drawer.tsx')).ProductDrawer }),
  ({ productId }) => productId !== undefined,
);
const ConflictOverlay = createLaterPart(() => import('./conflict-overlay.tsx'));

/** The catalogue as the own store sells it: what is in it, at which price, and what each sale earns. */
export default function ProductsPage() {
  const t = useText(productTexts);
  const user = useUser();
  const address = useAddress();
  const { query } = address;
  const filters = readProductFilters(query);
  const view = query.get('view') === 'cards' ? 'cards' : 'rows';
  const openId = address.read('product') || undefined;
  const [isPercentOpen, setPercentOpen] = useState(false);
  const { applied, setApplied, takeBack } = usePercentageUndo();
  const [imported, setImported] = useImportedLine();
  const [chosenRows, setChosen] = useState<readonly OwnProductRow[]>([]);
  const store = useOwnStore();
  const categories = useCategories();
  const products = useProducts(filters);

  // As the list has them now, for what was shown or hidden meanwhile.
  const chosen = chosenRows.map((row) => products.rows.find(({ id }) => id === row.id) ?? row);

  useRestoredDrafts();
  usePrepared(ProductDrawer, PercentOverlay, ConflictOverlay, UndoLine);
  const hasConflicts = useWasOpened(usePriceConflicts().list.length > 0);

  const change = (name: string, value: string | undefined) => address.change({ [name]: value });
  return (
    <>
      <PageHead
        title={t('title')}
        note={
          categories.data &&
          t('inStoreOf', { count: categories.data.inStoreCount, all: categories.data.productCount })
        }
        actions={
          <>
            <Button href={user?.subdomainurl} target="_blank" icon={<Eye size={16} aria-hidden />}>
              {t('preview')}
            </Button>
            <SpreadsheetMenu onStaged={setImported} />
            <HasPerm value="shop:price:edit">
              <Button
                aria-haspopup="dialog"
                icon={<Percent size={16} aria-hidden />}
                onClick={() => setPercentOpen(true)}
              >
                {t('byCategory')}
              </Button>
            </HasPerm>
          </>
        }
      />
      {applied && (
        <UndoLine
          text={t('applied', { count: applied.count })}
          onUndo={takeBack}
          onClose={() => setApplied(undefined)}
        />
      )}
      {imported && (
        <UndoLine
          text={[
            ...(imported.count || !imported.displayCount
              ? [t('imported', { count: imported.count })]
              : []),
            ...(imported.displayCount ? [t('displayed', { count: imported.displayCount })] : []),
          ].join(' ')}
          onUndo={async () => {
            setImported(undefined);
            await imported.undo();
          }}
          onClose={() => setImported(undefined)}
        />
      )}
      {store.data && <StoreBanner store={store.data} />}
      {store.isPending && <div className="product-banner skeleton" aria-hidden />}
      <div className="product-grid">
        <CategoryTree chosen={filters.categoryId} onChoose={(id) => change('category', id)} />
        <ProductList
          products={products}
          filters={filters}
          view={view}
          onChange={change}
          onClear={() => address.update(() => new URLSearchParams())}
          onOpen={(id) => change('product', id)}
          chosen={chosen}
          onChosen={setChosen}
        />
      </div>
      <ProductDrawer productId={openId} onClose={() => change('product', undefined)} />
      {isPercentOpen && categories.data && (
        <PercentOverlay
          categories={categories.data.list}
          defaultPercentage={categories.data.defaultPercentage}
          onClose={() => setPercentOpen(false)}
          onApplied={setApplied}
        />
      )}
      {hasConflicts && <ConflictOverlay />}
      {chosen.length > 0 ? (
        <ProductChoiceBar
          chosen={chosen}
          isNew={filters.show === 'new'}
          onClear={() => setChosen([])}
        />
      ) : (
        <SaveBar />
      )}
    </>
  );
}
