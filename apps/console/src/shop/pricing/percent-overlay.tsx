import type { OwnCategory } from '@vitrine/contract/shop/own-categories.ts';
import type { PercentagePreview } from '@vitrine/contract/shop/percentages.ts';
import { Minus, Plus } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useSentences, useText } from '../../lib/i18n.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { type ChoiceFieldProps, SelectField } from '../../ui/plain/fields.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useNumberField } from '../../ui/use-number-field.ts';
import { type AppliedPercentage, usePercentage, wholeStore } from './use-percentage.ts';
import './percent-overlay.css';

const quick = [150, 180, 200, 250, 300] as const;

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
      <div className="percent-big line gap-0 between above-16">
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
          className={note.isWrong ? 'percent-note wrong num' : 'percent-note num'}
          role={note.isWrong ? 'alert' : 'status'}
        >
          {note.text}
        </p>
      )}
    </>
  );
}

/** The changes by the percentage: each product with its price before and after, and what more it earns. */
function Changes({ preview }: { preview: PercentagePreview }) {
  const t = useText(productTexts);
  const { rows, changeCount, keepCount, raisedCount } = preview;
  return (
    <>
      <p className="above-12 semibold num">
        {t('productsChange', { count: changeCount })} · {t('keep', { count: keepCount })}
      </p>
      {raisedCount > 0 && <p className="muted num">{t('raised', { count: raisedCount })}</p>}
      {changeCount > rows.length && (
        <p className="muted num">{t('firstOf', { shown: rows.length, count: changeCount })}</p>
      )}
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.productId} className="row">
            <span className="grow">
              <ProductCell url={row.image?.url} focus={row.image} size="list" name={row.name} />
            </span>
            <span className="num stack gap-0 rigid at-right">
              <span>
                <s className="faint">
                  <Money value={row.now} />
                </s>{' '}
                <Money value={row.next} />
              </span>
              <Money
                value={{
                  amount: row.earnsNext.amount - row.earnsNow.amount,
                  currency: row.earnsNow.currency,
                }}
                isSigned
                className={row.earnsNext.amount >= row.earnsNow.amount ? 'earned' : 'too-low'}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PercentOverlayProps {
  categories: readonly OwnCategory[];
  defaultPercentage: number;
  onClose: () => void;
  onApplied: (applied: AppliedPercentage) => void;
  /** Draws the categories; the desk has a select that is searched. */
  Choice?: ComponentType<ChoiceFieldProps>;
}

/** A percentage for the store or a category, what it moves, and moving it; it can be taken back. */
export function PercentOverlay({
  categories,
  defaultPercentage,
  onClose,
  onApplied,
  Choice = SelectField,
}: PercentOverlayProps) {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const joined = useSentences();
  const percent = usePercentText({ most: 2 });
  const form = useId();
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
    <Overlay
      as="dialog"
      size={560}
      onClose={onClose}
      className="tall"
      title={tProduct('byCategory')}
      focusesFirst
      action={{
        label: count === 0 ? t('nothingChanges') : tProduct('apply', { count }),
        formId: form,
        isBusy: isSaving,
        isDisabled: !isReady || count === 0,
      }}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && count > 0) void apply();
        }}
      >
        <p className="below-12 muted">{joined(tProduct('byCategoryLine'), tProduct('canUndo'))}</p>
        <Choice
          label={tProduct('category')}
          value={place}
          onChange={choosePlace}
          options={[
            { value: wholeStore, label: tProduct('wholeStore') },
            ...categories.flatMap((category) => [
              { value: category.id, label: category.name },
              ...category.children.map((child) => ({
                value: child.id,
                label: `${category.name} › ${child.name}`,
              })),
            ]),
          ]}
        />
        <BigPercent value={percentage} onChange={type} />
        <div className="percent-quick num cluster stretched above-12 below-12">
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
          <p className="percent-elsewhere" role="alert">
            {current === null
              ? tProduct('percentGoneElsewhere')
              : tProduct('percentElsewhere', { percent: percent(current) })}
          </p>
        )}
        {isReady && preview.isPending && <SkeletonRows rows={3} height={56} hasPicture />}
        {preview.isError && (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {isReady && preview.data && <Changes preview={preview.data} />}
      </form>
    </Overlay>
  );
}
