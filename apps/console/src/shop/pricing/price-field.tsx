import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { parseAmount, writeAmount } from './price-input.rules.ts';
import type { EditablePrice } from './use-row-price.ts';

function symbolOf(currency: string, tag: string): string {
  return (
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency
  );
}

/** Goes to the price above or below, so that a list is priced without the mouse. */
function moveBetweenPrices(field: HTMLInputElement, by: number): void {
  const fields = [...(field.closest('table, ul')?.querySelectorAll<HTMLInputElement>('.price-field input:enabled') ?? [])];
  fields[fields.indexOf(field) + by]?.focus();
}

/** A price that is edited where it stands: Enter and leaving keep it, Escape takes it back, arrows go to the next one. */
export function PriceField({ name, price }: { name: string; price: EditablePrice }) {
  const { value, isStaged, isTooLow } = price;
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const label = t('priceOf', { name });
  const tag = useIntlTag();
  const [text, setText] = useState(() => writeAmount(value, tag));
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) setText(writeAmount(value, tag));
  }, [value, isTyping, tag]);
  const isWrong = isTyping && parseAmount(text, value.currency) === undefined;
  return (
    <span className="price-field-place">
      <span className={['price-field', isStaged ? 'staged' : '', isTooLow || isWrong ? 'low' : ''].join(' ')}>
        <i aria-hidden="true">{symbolOf(value.currency, tag)}</i>
        <input
          className="num"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isTooLow || isWrong}
          disabled={!mayEdit}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyping(true);
            setText(target.value);
            const amount = parseAmount(target.value, value.currency);
            if (amount !== undefined && amount !== value.amount) price.change(amount);
          }}
          onBlur={() => setTyping(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              moveBetweenPrices(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1);
            }
            if (event.key === 'Escape') {
              // Only the price is taken back; the drawer around it stays open.
              event.stopPropagation();
              setTyping(false);
              price.undo();
              event.currentTarget.blur();
            }
          }}
        />
      </span>
      <button
        type="button"
        className="quiet square price-undo"
        aria-label={`${t('undoOne')}: ${label}`}
        title={t('undoOne')}
        hidden={!isStaged}
        onClick={price.undo}
      >
        <Undo2 size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  );
}
