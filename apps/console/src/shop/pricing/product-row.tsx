import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { MoveHandle } from './move-handle.tsx';
import { PriceField } from './price-field.tsx';
import { FloorButton, InStoreSwitch } from './price-parts.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Arrange } from './use-arrange.ts';
import { type PricedRow, stockNote, useRowPrice } from './use-row-price.ts';

export interface RowProps extends PricedRow {
  onOpen: () => void;
  /** Putting products in order; nothing while the list is sorted otherwise. */
  arrange: Arrange | undefined;
}

/** One product as a row: switch, platform price, price edited in place, percentage and earnings that move while typing. */
export function ProductRow({ row, fees, staged, onOpen, arrange }: RowProps) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const price = useRowPrice({ row, fees, staged });
  const percent = usePercentText();
  const { currency } = price.value;
  const gained = price.live.earns - row.earns.from.amount;
  // Over several variants a difference of two ends would be no variant's own: what it was is said instead.
  const isOverVariants = price.live.best.earns !== price.live.earns || row.earns.to.amount !== row.earns.from.amount;
  const percentRange = (from: number, to: number) => (percent(from) === percent(to) ? percent(from) : `${percent(from)} – ${percent(to)}`);
  const isRange = row.platformPrice.from.amount !== row.platformPrice.to.amount;
  return (
    <tr
      className={[row.isHidden || row.isHiddenByFloor ? 'off' : '', price.isStaged || price.stagedVariants > 0 ? 'staged-row' : ''].join(
        ' ',
      )}
      {...arrange?.itemProps(row.id)}
    >
      <td>
        {arrange && <MoveHandle id={row.id} name={row.name} arrange={arrange} />}
        <InStoreSwitch row={row} />
      </td>
      <td className="what">
        <ProductCell
          url={row.image?.url}
          isOff={row.isHidden}
          name={
            <button type="button" className="order-open" title={row.name} onClick={onOpen}>
              {row.name}
            </button>
          }
          note={stockNote(t, row)}
        />
      </td>
      <td className="end fade" style={{ whiteSpace: 'nowrap' }}>
        <Money value={row.platformPrice.from} />
        {isRange && <small className="num">– {money(row.platformPrice.to)}</small>}
      </td>
      <td className="end">
        <PriceField name={row.name} price={price} />
        {price.upTo && <small className="num in-field">– {money(price.upTo)}</small>}
        {price.stagedVariants > 0 && (
          <small className="in-field">
            <button type="button" className="link" onClick={onOpen}>
              {t('variantsStaged', { count: price.stagedVariants })}
            </button>
          </small>
        )}
      </td>
      {price.isTooLow ? (
        <td colSpan={2} className="too-low">
          <FloorButton price={price} floor={row.floor} />
          <small>{t('floorWhy')}</small>
        </td>
      ) : (
        <>
          <td className="end num fade">
            {percentRange(price.live.percentage, price.live.best.percentage)}
            {price.isStaged && <small>{t('was', { value: percentRange(row.percentages.from, row.percentages.to) })}</small>}
          </td>
          <td className="end fade">
            <Money value={{ amount: price.live.earns, currency }} />
            {price.live.best.earns !== price.live.earns && (
              <small className="num">– {money({ amount: price.live.best.earns, currency })}</small>
            )}
            {isOverVariants ? (
              price.isStaged && (
                <small className="num">
                  {t('was', {
                    value: `${money(row.earns.from)}${row.earns.to.amount === row.earns.from.amount ? '' : ` – ${money(row.earns.to)}`}`,
                  })}
                </small>
              )
            ) : price.isStaged && gained !== 0 ? (
              <small className={gained > 0 ? 'up num' : 'down num'}>
                <Money value={{ amount: gained, currency }} isSigned />
              </small>
            ) : (
              <small className="share">{t('ofPrice', { percent: percent(price.live.share) })}</small>
            )}
          </td>
        </>
      )}
      <td>
        <RowMenu row={row} onOpen={onOpen} onReset={price.reset} moves={arrange?.movesOf(row.id)} />
      </td>
    </tr>
  );
}
