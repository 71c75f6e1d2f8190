import type { OwnCategory } from '@vitrine/contract/shop/pricing.ts';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import {
  type AppliedPercentage,
  usePercentage,
  wholeStore,
} from '../../shop/pricing/use-percentage.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { Button } from '../../ui/plain/button.tsx';
import { ChooseField } from '../../ui/plain/choose-field.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useNumberField } from '../../ui/use-number-field.ts';

const quick = [150, 180, 200, 250, 300] as const;
interface PercentProps {
  categories: readonly OwnCategory[];
  defaultPercentage: number;
  onClose: () => void;
  onApplied: (applied: AppliedPercentage) => void;
}

/** The percentage, large, to be typed or moved by steps. */
function BigPercent({
  value,
  onChange,
}: {
  value: number | null | undefined;
  onChange: (value: number | null | undefined) => void;
}) {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const { inputProps, note, unit, canStep, step, isWrong } = useNumberField({
    field: 'category-percentage',
    value,
    onChange,
  });
  const noteId = useId();
  return (
    <>
      <div className="m-percent line gap-0 between">
        <button
          type="button"
          aria-label={t('lowerPercent')}
          disabled={!canStep.down}
          onClick={() => step(-1)}
        >
          <Minus size={22} aria-hidden />
        </button>
        <label className={isWrong ? 'num wrong' : 'num'}>
          <input
            {...inputProps}
            size={Math.max(inputProps.value.length, 1)}
            aria-label={tProduct('percentage')}
            aria-invalid={isWrong}
            aria-describedby={note ? noteId : undefined}
            enterKeyHint="done"
          />
          {unit}
        </label>
        <button
          type="button"
          aria-label={t('raisePercent')}
          disabled={!canStep.up}
          onClick={() => step(1)}
        >
          <Plus size={22} aria-hidden />
        </button>
      </div>
      {note && (
        <p
          id={noteId}
          className={note.isWrong ? 'm-percent-note wrong num' : 'm-percent-note num'}
          role={note.isWrong ? 'alert' : 'status'}
        >
          {note.text}
        </p>
      )}
    </>
  );
}

/** A percentage for the store or a category, what it moves, and moving it; it can be taken back. */
export function PercentSheet({ categories, defaultPercentage, onClose, onApplied }: PercentProps) {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const percent = usePercentText({ most: 2 });
  const {
    place,
    choosePlace,
    percentage,
    isReady,
    type,
    preview,
    current,
    isElsewhere,
    count,
    isSaving,
    apply,
  } = usePercentage(categories, defaultPercentage, (done) => {
    onApplied(done);
    onClose();
  });
  return (
    <Sheet
      onClose={onClose}
      className="tall"
      title={tProduct('byCategory')}
      note={tProduct('byCategoryLine')}
      foot={
        <Button
          className="btn primary"
          isBusy={isSaving}
          disabled={!isReady || count === 0}
          onClick={() => void apply()}
        >
          {count === 0 ? t('nothingChanges') : tProduct('apply', { count })}
        </Button>
      }
    >
      <ChooseField label={tProduct('category')} value={place} onChange={choosePlace}>
        <option value={wholeStore}>{tProduct('wholeStore')}</option>
        {categories.map((category) => [
          <option key={category.id} value={category.id}>
            {category.name}
          </option>,
          ...category.children.map((child) => (
            <option key={child.id} value={child.id}>{`${category.name} › ${child.name}`}</option>
          )),
        ])}
      </ChooseField>
      <BigPercent value={percentage} onChange={type} />
      <div className="m-quick-prices cluster stretched above-12 num">
        {quick.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={percentage === value}
            onClick={() => type(value)}
          >
            {percent(value)}
          </button>
        ))}
      </div>
      {isElsewhere && (
        <p className="m-warn" role="alert">
          {current === null
            ? tProduct('percentGoneElsewhere')
            : tProduct('percentElsewhere', { percent: percent(current) })}
        </p>
      )}
      {isReady && (
        <p className="m-label num">
          {tProduct('productsChange', { count })} ·{' '}
          {tProduct('keep', { count: preview.data?.keepCount ?? 0 })}
        </p>
      )}
      {isReady && (preview.data?.raisedCount ?? 0) > 0 && (
        <p className="m-hint num">
          {tProduct('raised', { count: preview.data?.raisedCount ?? 0 })}
        </p>
      )}
      {isReady && preview.isPending && <SkeletonRows rows={3} height={56} hasPicture />}
      {preview.isError && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {isReady && preview.data && preview.data.changeCount > preview.data.rows.length && (
        <p className="m-hint num">
          {tProduct('firstOf', {
            shown: preview.data.rows.length,
            count: preview.data.changeCount,
          })}
        </p>
      )}
      <ul className="m-rows">
        {isReady &&
          preview.data?.rows.map((row) => (
            <li key={row.productId} className="m-row">
              <span className="grow">
                <ProductCell url={row.image?.url} size="list" name={row.name} />
              </span>
              <span className="end num">
                <span>
                  <s className="faint">
                    <Money value={row.now} />
                  </s>{' '}
                  <b>
                    <Money value={row.next} />
                  </b>
                </span>
                <Money
                  value={{
                    amount: row.earnsNext.amount - row.earnsNow.amount,
                    currency: row.earnsNow.currency,
                  }}
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
