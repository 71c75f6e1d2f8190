import { Switch } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { MoveHandle } from './move-handle.tsx';
import { PriceField } from './price-field.tsx';
import type { RowProps } from './product-row.tsx';
import { RowMenu } from './row-menu.tsx';
import { changeDisplay } from './use-products.ts';
import { useRowPrice } from './use-row-price.ts';

/** One product as a card: the same as a row, for those who think in pictures. */
export function ProductCard({ row, fees, staged, onOpen, arrange }: RowProps) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const mayEdit = useHasPerm('shop:price:edit');
  const percent = usePercentText();
  const price = useRowPrice({ row, fees, staged });
  return (
    <li className={row.isHidden || row.isHiddenByFloor ? 'product-card off' : 'product-card'} {...arrange?.itemProps(row.id)}>
      {arrange && <MoveHandle id={row.id} name={row.name} arrange={arrange} />}
      <button type="button" onClick={onOpen} aria-label={row.name}>
        <ProductPicture url={row.image?.url} size="card" />
      </button>
      <div className="line">
        <b className="ell" style={{ fontWeight: 500 }}>
          {row.name}
        </b>
        <RowMenu row={row} onOpen={onOpen} onReset={price.reset} moves={arrange?.movesOf(row.id)} />
      </div>
      <div className="line">
        <PriceField
          label={t('priceOf', { name: row.name })}
          value={price.value}
          isStaged={price.isStaged}
          isTooLow={price.isTooLow}
          isDisabled={!mayEdit}
          onChange={price.change}
          onUndo={price.undo}
        />
        <Switch
          size="small"
          checked={!row.isHidden}
          disabled={!mayEdit}
          aria-label={t('inStoreSwitch', { name: row.name })}
          onChange={(isShown) => void changeDisplay([row.id], { isHidden: !isShown })}
        />
      </div>
      <small className={price.isTooLow ? 'too-low' : 't2 num'}>
        {price.isTooLow ? (
          <button type="button" onClick={() => price.change(row.floor.amount)}>
            {t('atLeast', { amount: money(row.floor) })}
          </button>
        ) : (
          `${t('youEarn')} ${money({ amount: price.live.earns, currency: price.value.currency })} (${percent(price.live.share)})`
        )}
      </small>
    </li>
  );
}
