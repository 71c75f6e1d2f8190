import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useNumberField } from '../../ui/use-number-field.ts';
import { useCoverageText } from './use-coverage-text.ts';
import type { EditablePrice } from './use-row-price.ts';

/** The sign of a currency as amounts beside the field have it: "¥" is the yuan for readers of Chinese, and the yen "JP¥". */
function symbolOf(currency: string, tag: string): string {
  return (
    findNumberFormat(tag, { style: 'currency', currency })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency
  );
}

/** Goes to the price above or below, so that a list is priced without the mouse. */
function moveBetweenPrices(field: HTMLInputElement, by: number): void {
  const fields = [
    ...(field
      .closest('table, ul')
      ?.querySelectorAll<HTMLInputElement>('.price-field input:enabled') ?? []),
  ];
  fields[fields.indexOf(field) + by]?.focus();
}

/** A price that is edited where it stands: Enter and leaving keep it, Escape takes it back, arrows go to the next one. */
export function PriceField({
  name,
  price,
  isMarked = false,
}: {
  name: string;
  price: EditablePrice;
  isMarked?: boolean;
}) {
  const { value, isStaged, isTooLow } = price;
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const label = t('priceOf', { name });
  const tag = useIntlTag();
  // What was staged when typing began comes back while the field refuses what is typed: nothing half typed is saved.
  const before = useRef<number | undefined>(undefined);
  const number = useNumberField({
    field: 'price',
    currency: value.currency,
    value: value.amount,
    onChange: (amount) => {
      if (typeof amount === 'number') price.change(amount);
      else if (before.current === undefined) price.undo();
      else price.change(before.current);
    },
  });
  const { inputProps, isWrong } = number;
  const coverageText = useCoverageText();
  // Said while it is typed: a price of the row is for several variants.
  const words = [
    number.note?.text,
    number.isFocused && !isWrong && price.coverage && coverageText(price.coverage),
  ].filter(Boolean);
  const note = words.length ? { text: words.join(' · '), isWrong } : undefined;
  const noteId = useId();
  return (
    <span className="price-field-place">
      <span
        className={[
          'price-field',
          isStaged || isMarked ? 'staged' : '',
          isTooLow || isWrong ? 'low' : '',
        ].join(' ')}
      >
        <i aria-hidden="true">{symbolOf(value.currency, tag)}</i>
        <input
          className="num"
          {...inputProps}
          aria-label={label}
          aria-invalid={isTooLow || isWrong}
          aria-describedby={note ? noteId : undefined}
          disabled={!mayEdit}
          onFocus={({ target }) => {
            inputProps.onFocus();
            before.current = isStaged ? value.amount : undefined;
            target.select();
          }}
          onBlur={() => {
            inputProps.onBlur();
            // Emptied is taken back: a price is never nothing.
            if (!number.text.trim()) number.reset();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              moveBetweenPrices(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1);
            }
            if (event.key === 'Escape') {
              // Only the price is taken back; the drawer around it stays open.
              event.stopPropagation();
              number.reset();
              price.undo();
              event.currentTarget.blur();
            }
          }}
        />
      </span>
      {note && (
        <small
          id={noteId}
          className={note.isWrong ? 'price-note num wrong' : 'price-note num'}
          role={note.isWrong ? 'alert' : 'status'}
        >
          {note.text}
        </small>
      )}
      <button
        type="button"
        className="quiet square price-undo"
        aria-label={`${t('undoOne')}: ${label}`}
        title={t('undoOne')}
        hidden={!isStaged && !isWrong}
        onClick={() => {
          number.reset();
          price.undo();
        }}
      >
        <Undo2 size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  );
}
