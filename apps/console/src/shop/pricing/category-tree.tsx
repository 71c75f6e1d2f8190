import type { OwnCategory } from '@vitrine/contract/shop/own-categories.ts';
import { Switch } from 'antd';
import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { waitForFirstPage } from '../../lib/first-page.ts';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useCategorySwitch } from '../topics/use-topics.ts';
import { useCategories } from './use-products.ts';

/** The rows do not wait for it. */
const Tree = lazy(async () => {
  await waitForFirstPage();
  return { default: (await import('../../ui/library-tree.ts')).Tree };
});

/** The categories of the catalogue with their percentages, how many products each has, and whether the store sells them. */
export function CategoryTree({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  const t = useText(productTexts);
  const percent = usePercentText({ most: 2 });
  const categories = useCategories();
  const mayEdit = useHasPerm('shop:price:edit');
  const { change, busyId } = useCategorySwitch();
  const nodeOf = (
    { id, name, productCount, percentage, isChosen }: Omit<OwnCategory, 'children'>,
    shown: ReactNode = <span title={name}>{name}</span>,
  ) => (
    <span className={isChosen ? 'tree-row line' : 'tree-row line off'}>
      {shown}
      <small className="num nowrap">
        {percentage === null ? '' : `${percent(percentage)} · `}
        {productCount}
      </small>
      <Switch
        size="small"
        checked={isChosen}
        disabled={!mayEdit}
        loading={busyId === id}
        aria-label={t('inStoreSwitch', { name })}
        onClick={(_isOn, event) => event.stopPropagation()}
        onChange={(isOn) => void change(id, { isChosen: isOn })}
      />
    </span>
  );
  const whole = (shown: ReactNode) => (
    <span className="tree-row line">
      {shown}
      <small className="num nowrap">{categories.data?.productCount}</small>
    </span>
  );
  const early = (id: string | undefined, name: string) => (
    <button
      type="button"
      aria-current={chosen === id ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      {name}
    </button>
  );
  // The first level can be read and used until the tree, which folds, is there.
  const rows = (
    <ul className="tree-early">
      <li>{whole(early(undefined, t('allProducts')))}</li>
      {categories.data?.list.map((category) => (
        <li key={category.id}>{nodeOf(category, early(category.id, category.name))}</li>
      ))}
    </ul>
  );
  return (
    <nav className="card product-tree" aria-label={t('categories')}>
      <h2 className="h3">{t('categories')}</h2>
      {categories.isPending && <SkeletonRows rows={6} height={34} />}
      {categories.isError && !categories.data && (
        <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
      )}
      {categories.data && (
        <Suspense fallback={rows}>
          <Tree
            blockNode
            switcherIcon={
              <ChevronDown className="tree-arrow" size={14} strokeWidth={1.75} aria-hidden />
            }
            selectedKeys={[chosen ?? 'all']}
            onSelect={(keys) =>
              onChoose(keys[0] === 'all' || keys[0] === undefined ? undefined : String(keys[0]))
            }
            treeData={[
              {
                key: 'all',
                className: 'whole',
                title: whole(<span title={t('allProducts')}>{t('allProducts')}</span>),
              },
              ...categories.data.list.map((category) => ({
                key: category.id,
                title: nodeOf(category),
                children: category.children.map((child) => ({
                  key: child.id,
                  title: nodeOf(child),
                })),
              })),
            ]}
          />
        </Suspense>
      )}
    </nav>
  );
}
