import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import type { Money as Amount } from '@vitrine/contract/money.ts';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { Money } from '../../ui/money.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';

type Line = PlatformOrderDetail['lines'][number];

interface PackingLinesProps {
  order: PlatformOrderDetail;
  /** The units that go into the next parcel; nothing if all of them do. */
  part: readonly { lineId: string; quantity: number }[] | undefined;
  /** The units of a replacement, which is all that goes into its parcel. */
  replaced: readonly { lineId: string; quantity: number }[] | undefined;
  goodsGrams: number | null;
}

/** The value of some of the units of a line. */
const findValue = ({ sellingTotal, platformTotal, quantity }: Line, units: number): Amount => {
  const { amount, currency, shown } = sellingTotal ?? platformTotal;
  const share = (total: number) => Math.round((total * units) / quantity);
  return {
    amount: share(amount),
    currency,
    ...(shown ? { shown: { ...shown, amount: share(shown.amount) } } : {}),
  };
};

const addAmounts = (one: Amount, other: Amount): Amount => ({
  amount: one.amount + other.amount,
  currency: one.currency,
  ...(one.shown && other.shown
    ? { shown: { ...one.shown, amount: one.shown.amount + other.shown.amount } }
    : {}),
});

/** Grams up to a kilogram, then kilograms. */
export function useWeightText(): (grams: number) => string {
  const tag = useIntlTag();
  return (grams) =>
    grams < 1_000
      ? findNumberFormat(tag, { style: 'unit', unit: 'gram' }).format(grams)
      : findNumberFormat(tag, {
          style: 'unit',
          unit: 'kilogram',
          maximumFractionDigits: 2,
        }).format(grams / 1_000);
}

/** The units to be packed, with the number of units large: a missed second unit is the commonest mistake. */
export function PackingLines({ order, part, replaced, goodsGrams }: PackingLinesProps) {
  const t = useText(shipQueueTexts);
  const weight = useWeightText();
  const isOpen = order.lines.some(({ toShip }) => toShip > 0);
  const unitsOf = ({ id, toShip, quantity }: Line) => {
    const chosen = part ?? replaced;
    if (chosen) return chosen.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    return isOpen ? toShip : quantity;
  };
  const shown = order.lines
    .map((line) => ({ ...line, units: unitsOf(line), value: findValue(line, unitsOf(line)) }))
    .filter(({ units }) => units > 0);
  const units = shown.reduce((sum, line) => sum + line.units, 0);
  const [first, ...others] = shown;
  return (
    <>
      <ul className="packing-lines">
        {shown.map((line) => (
          <li key={line.id}>
            <ProductPicture url={line.imageUrl} focus={line} size="drawer" />
            <span className="slim">
              <span className="medium anywhere block">{line.name}</span>
              <small className="anywhere block">
                {[line.option, line.sku].filter(Boolean).join(', ')}
              </small>
            </span>
            <b className={line.units > 1 ? 'packing-units many' : 'packing-units'}>{line.units}</b>
            <span className="packing-amount num to-end">
              <Money value={line.value} />
            </span>
          </li>
        ))}
      </ul>
      <p className="packing-sum small muted num">
        <span>
          {[
            t('lines', { count: shown.length }),
            t('units', { count: units }),
            ...(goodsGrams && !part ? [t('goodsWeight', { weight: weight(goodsGrams) })] : []),
          ].join(', ')}
        </span>
        {first && (
          <b className="ink">
            <Money value={others.reduce((sum, { value }) => addAmounts(sum, value), first.value)} />
          </b>
        )}
      </p>
    </>
  );
}
