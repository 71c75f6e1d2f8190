import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { Money } from '../../ui/money.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';

interface PackingLinesProps {
  order: PlatformOrderDetail;
  goodsGrams: number | null;
}

/** Grams up to a kilogram, then kilograms. */
export function useWeightText(): (grams: number) => string {
  const tag = useIntlTag();
  return (grams) =>
    grams < 1_000
      ? new Intl.NumberFormat(tag, { style: 'unit', unit: 'gram' }).format(grams)
      : new Intl.NumberFormat(tag, {
          style: 'unit',
          unit: 'kilogram',
          maximumFractionDigits: 2,
        }).format(grams / 1_000);
}

/** The units to be packed, with the number of units large: a missed second unit is the commonest mistake. */
export function PackingLines({ order, goodsGrams }: PackingLinesProps) {
  const t = useText(shipQueueTexts);
  const weight = useWeightText();
  const open = order.lines.filter(({ toShip }) => toShip > 0);
  const shown = open.length ? open : order.lines;
  const unitsOf = ({ toShip, quantity }: (typeof shown)[number]) => toShip || quantity;
  const units = shown.reduce((sum, line) => sum + unitsOf(line), 0);
  return (
    <>
      <ul className="packing-lines">
        {shown.map((line) => (
          <li key={line.id}>
            <ProductPicture url={line.imageUrl} size="drawer" />
            <span className="slim">
              <span className="medium truncate block">{line.name}</span>
              <small className="truncate block">
                {[line.option, line.sku].filter(Boolean).join(', ')}
              </small>
            </span>
            <b className={unitsOf(line) > 1 ? 'packing-units many' : 'packing-units'}>
              {unitsOf(line)}
            </b>
            <span className="packing-amount num to-end">
              <Money value={line.sellingTotal ?? line.platformTotal} />
            </span>
          </li>
        ))}
      </ul>
      <p className="packing-sum small muted num">
        <span>
          {[
            t('lines', { count: shown.length }),
            t('units', { count: units }),
            ...(goodsGrams ? [t('goodsWeight', { weight: weight(goodsGrams) })] : []),
          ].join(', ')}
        </span>
        <b className="ink">
          <Money value={order.sellingTotal ?? order.cost.platform} />
        </b>
      </p>
    </>
  );
}
