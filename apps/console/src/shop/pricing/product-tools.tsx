import { ownProductSorts } from '@vitrine/contract/shop/pricing.ts';
import { Segmented, type TreeSelectProps } from 'antd';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { FindField } from '../../ui/find-field.tsx';
import { foldedTreeSearch } from '../../ui/folded-search.ts';
import { createLaterControl } from '../../ui/later-control.tsx';
import { LaterSelect } from '../../ui/later-select.tsx';
import { type ProductFilters, useCategories } from './use-products.ts';

const CategorySelect = createLaterControl<TreeSelectProps<string>>(
  async () => (await import('../../ui/library-select.ts')).TreeSelect,
);

interface ProductToolsProps {
  filters: ProductFilters;
  view: 'rows' | 'cards';
  /** Writes one filter into the address; nothing takes it out. */
  onChange: (name: string, value: string | undefined) => void;
}

/** Finding products: words, what is in the store, order, rows or cards; the category too where the tree has no room. */
export function ProductTools({ filters, view, onChange }: ProductToolsProps) {
  const t = useText(productTexts);
  const categories = useCategories();
  const chosenCategory = categories.data?.list
    .flatMap((primary) => [primary, ...primary.children])
    .find(({ id }) => id === filters.categoryId);
  const additions = categories.data?.additionCount ?? 0;
  return (
    <>
      <CategorySelect
        className="category"
        text={chosenCategory?.name ?? t('allProducts')}
        aria-label={t('category')}
        value={filters.categoryId ?? 'all'}
        onChange={(value: string) => onChange('category', value === 'all' ? undefined : value)}
        showSearch={foldedTreeSearch}
        treeData={[
          { value: 'all', title: t('allProducts') },
          ...(categories.data?.list ?? []).map(({ id, name, children }) => ({
            value: id,
            title: name,
            children: children.map((child) => ({ value: child.id, title: child.name })),
          })),
        ]}
      />
      <FindField
        label={t('search')}
        initial={filters.search}
        maxLength={100}
        onFind={(words) => onChange('search', words.trim())}
      />
      <Segmented
        value={filters.show}
        onChange={(value) => onChange('show', value === 'all' ? undefined : value)}
        options={[
          { value: 'all' as const, label: t('all') },
          { value: 'in-store' as const, label: t('inStore') },
          { value: 'hidden' as const, label: t('hidden') },
          { value: 'featured' as const, label: t('featuredOnly') },
          {
            value: 'new' as const,
            label: additions ? t('newOnlyN', { count: additions }) : t('newOnly'),
          },
        ]}
      />
      <span className="fill" />
      <LaterSelect
        aria-label={t('sort')}
        className="sort"
        value={filters.sort}
        onChange={(value) => onChange('sort', value === 'featured' ? undefined : value)}
        options={ownProductSorts.map((value) => ({ value, label: t(value) }))}
      />
      <Segmented
        value={view}
        onChange={(value) => onChange('view', value === 'rows' ? undefined : value)}
        options={[
          { value: 'rows' as const, icon: <Rows3 size={16} aria-label={t('rows')} /> },
          { value: 'cards' as const, icon: <LayoutGrid size={16} aria-label={t('cards')} /> },
        ]}
      />
    </>
  );
}
