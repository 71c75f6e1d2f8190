import { Tree } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useCategories } from './use-products.ts';

/** The categories of the catalogue with their percentages and how many products each has. */
export function CategoryTree({ chosen, onChoose }: { chosen: string | undefined; onChoose: (id: string | undefined) => void }) {
  const t = useText(productTexts);
  const percent = usePercentText({ most: 2 });
  const categories = useCategories();
  const nodeOf = (name: string, count: number, percentage: number | null) => (
    <span className="tree-row">
      <span className="ell" title={name}>
        {name}
      </span>
      <small className="num">
        {percentage === null ? '' : `${percent(percentage)} · `}
        {count}
      </small>
    </span>
  );
  return (
    <nav className="card product-tree" aria-label={t('categories')}>
      <h2 className="h3">{t('categories')}</h2>
      {categories.isPending && <SkeletonRows rows={6} height={34} />}
      {categories.isError && !categories.data && <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />}
      {categories.data && (
        <Tree
          blockNode
          switcherIcon={<ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
          selectedKeys={[chosen ?? 'all']}
          onSelect={(keys) => onChoose(keys[0] === 'all' || keys[0] === undefined ? undefined : String(keys[0]))}
          treeData={[
            { key: 'all', className: 'whole', title: nodeOf(t('allProducts'), categories.data.productCount, null) },
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
  );
}
