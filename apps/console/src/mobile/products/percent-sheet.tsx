import type { OwnCategory } from '@vitrine/contract/shop/pricing.ts';
import { Minus, Plus } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { type AppliedPercentage, usePercentage, wholeStore } from '../../shop/pricing/use-percentage.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { ChooseField } from '../parts/fields.tsx';
import { Sheet } from '../parts/sheet.tsx';

const quick = [150, 180, 200, 250, 300] as const;
const bounds = { min: 100, max: 1000, step: 5 } as const;

interface PercentProps {
  categories: readonly OwnCategory[];
  defaultPercentage: number;
  onClose: () => void;
  onApplied: (applied: AppliedPercentage) => void;
}

/** A percentage for the store or a category, what it moves, and moving it; it can be taken back. */
export function PercentSheet({ isOpen, ...props }: PercentProps & { isOpen: boolean }) {
  return isOpen ? <OpenPercentSheet {...props} /> : null;
}

function OpenPercentSheet({ categories, defaultPercentage, onClose, onApplied }: PercentProps) {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const percent = usePercentText({ most: 2 });
  const { place, choosePlace, percentage, type, preview, current, isElsewhere, count, isSaving, apply } = usePercentage(
    categories,
    defaultPercentage,
    (done) => {
      onApplied(done);
      onClose();
    },
  );
  const step = (by: number) => type(Math.min(bounds.max, Math.max(bounds.min, percentage + by)));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={tProduct('byCategory')}
      note={tProduct('byCategoryLine')}
      foot={
        <button type="button" className="m-btn primary" disabled={isSaving || count === 0} onClick={() => void apply()}>
          {isSaving && <span className="m-spin" aria-hidden="true" />}
          {count === 0 ? t('nothingChanges') : tProduct('apply', { count })}
        </button>
      }
    >
      <ChooseField label={tProduct('category')} value={place} onChange={choosePlace}>
        <option value={wholeStore}>{tProduct('wholeStore')}</option>
        {categories.map((category) => [
          <option key={category.id} value={category.id}>
            {category.name}
          </option>,
          ...category.children.map((child) => <option key={child.id} value={child.id}>{`${category.name} › ${child.name}`}</option>),
        ])}
      </ChooseField>
      <div className="m-percent">
        <button type="button" aria-label={t('lowerPercent')} disabled={percentage <= bounds.min} onClick={() => step(-bounds.step)}>
          <Minus size={22} aria-hidden />
        </button>
        <output className="num" aria-live="polite">
          {percent(percentage)}
        </output>
        <button type="button" aria-label={t('raisePercent')} disabled={percentage >= bounds.max} onClick={() => step(bounds.step)}>
          <Plus size={22} aria-hidden />
        </button>
      </div>
      <div className="m-quick-prices num">
        {quick.map((value) => (
          <button key={value} type="button" aria-pressed={percentage === value} onClick={() => type(value)}>
            {percent(value)}
          </button>
        ))}
      </div>
      {isElsewhere && (
        <p className="m-warn" role="alert">
          {current === null ? tProduct('percentGoneElsewhere') : tProduct('percentElsewhere', { percent: percent(current) })}
        </p>
      )}
      <p className="m-label num">
        {tProduct('productsChange', { count })} · {tProduct('keep', { count: preview.data?.keepCount ?? 0 })}
      </p>
      {preview.isPending && <SkeletonRows rows={3} height={56} hasPicture />}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      <ul className="m-rows">
        {preview.data?.rows.map((row) => (
          <li key={row.productId} className="m-row">
            <span className="grow">
              <ProductCell url={row.image?.url} size="list" name={row.name} />
            </span>
            <span className="end num">
              <span>
                <s className="t3">
                  <Money value={row.now} />
                </s>{' '}
                <b>
                  <Money value={row.next} />
                </b>
              </span>
              <Money
                value={{ amount: row.earnsNext.amount - row.earnsNow.amount, currency: row.earnsNow.currency }}
                isSigned
                className={row.earnsNext.amount >= row.earnsNow.amount ? 'earned' : 'low'}
              />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
