import { ownProductSorts } from '@vitrine/contract/shop/pricing.ts';
import { ListChecks } from 'lucide-react';
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
  ['new', 'newOnly'],
] as const;

/** Which products, and in which order. */
export function SortSheet({
  isOpen,
  filters,
  onShow,
  onSort,
  onChoose,
  onClose,
}: {
  isOpen: boolean;
  filters: ProductFilters;
  onShow: (show: ProductFilters['show']) => void;
  onSort: (sort: ProductFilters['sort']) => void;
  /** Begins to choose several products; nothing without the right to change them. */
  onChoose: (() => void) | undefined;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('sort')}>
      <div className="m-segment m-shows">
        {shows.map(([show, key]) => (
          <button
            key={show}
            type="button"
            aria-pressed={filters.show === show}
            onClick={() => onShow(show)}
          >
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
      {onChoose && (
        <button type="button" className="m-row" onClick={onChoose}>
          <ListChecks size={20} aria-hidden />
          <span className="grow">{t('chooseProducts')}</span>
        </button>
      )}
    </Sheet>
  );
}
