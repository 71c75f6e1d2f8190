import { ownProductSorts } from '@vitrine/contract/shop/pricing.ts';
import { useText } from '../../lib/i18n.ts';
import type { ProductFilters } from '../../shop/pricing/use-products.ts';
import { productTexts } from '../../texts/products.ts';
import { OptionList } from '../../ui/plain/option-list.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

const shows = [
  ['all', 'all'],
  ['in-store', 'inStore'],
  ['hidden', 'hidden'],
  ['featured', 'featuredOnly'],
] as const;

/** Which products, and in which order. */
export function SortSheet({
  isOpen,
  filters,
  onShow,
  onSort,
  onClose,
}: {
  isOpen: boolean;
  filters: ProductFilters;
  onShow: (show: ProductFilters['show']) => void;
  onSort: (sort: ProductFilters['sort']) => void;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('sort')}>
      <div className="m-segment m-shows">
        {shows.map(([show, key]) => (
          <button key={show} type="button" aria-pressed={filters.show === show} onClick={() => onShow(show)}>
            {t(key)}
          </button>
        ))}
      </div>
      <OptionList
        label={t('sort')}
        value={filters.sort}
        options={ownProductSorts.map((value) => ({ value, label: t(value) }))}
        onChoose={onSort}
      />
    </Sheet>
  );
}
