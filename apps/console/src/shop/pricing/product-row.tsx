import { Switch } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { MoveHandle } from './move-handle.tsx';
import { PriceField } from './price-field.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Arrange } from './use-arrange.ts';
import { changeDisplay } from './use-products.ts';
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
  const mayEdit = useHasPerm('shop:price:edit');
  const price = useRowPrice({ row, fees, staged });
  const percent = usePercentText();
  const { currency } = price.value;
  const gained = price.live.earns - row.earns.from.amount;
  const isRange = row.platformPrice.from.amount !== row.platformPrice.to.amount;
  return (
    <tr className={row.isHidden || row.isHiddenByFloor ? 'off' : ''} {...arrange?.itemProps(row.id)}>
      <td>
        {arrange && <MoveHandle id={row.id} name={row.name} arrange={arrange} />}
        <Switch
          size="small"
          checked={!row.isHidden}
          disabled={!mayEdit}
          aria-label={t('inStoreSwitch', { name: row.name })}
          onChange={(isShown) => void changeDisplay([row.id], { isHidden: !isShown })}
        />
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
        <PriceField
          label={t('priceOf', { name: row.name })}
          value={price.value}
          isStaged={price.isStaged}
          isTooLow={price.isTooLow}
          isDisabled={!mayEdit}
          onChange={price.change}
          onUndo={price.undo}
        />
      </td>
      {price.isTooLow ? (
        <td colSpan={2} className="too-low">
          <button type="button" onClick={() => price.change(row.floor.amount)}>
            {t('atLeast', { amount: money(row.floor) })}
          </button>
          <small>{t('floorWhy')}</small>
        </td>
      ) : (
        <>
          <td className="end num fade">
            {percent(price.live.percentage)}
            {price.isStaged && <small>{t('was', { value: percent(row.percentage) })}</small>}
          </td>
          <td className="end fade">
            <Money value={{ amount: price.live.earns, currency }} />
            {price.isStaged && gained !== 0 ? (
              <small className={gained > 0 ? 'up num' : 'down num'}>
                {gained > 0 ? '+' : ''}
                {money({ amount: gained, currency })}
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
