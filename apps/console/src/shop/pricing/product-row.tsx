import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Dropdown, Switch } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell, ProductPicture } from '../../ui/product-cell.tsx';
import { PriceField } from './price-field.tsx';
import { changeDisplay } from './use-products.ts';
import { type PricedRow, stockNote, useRowPrice } from './use-row-price.ts';

interface RowProps extends PricedRow {
  onOpen: () => void;
}

export function RowMenu({ row, onOpen, onReset }: { row: OwnProductRow; onOpen: () => void; onReset: () => void }) {
  const t = useText(productTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'details', label: t('details'), onClick: onOpen },
          ...(mayEdit
            ? [
                {
                  key: 'feature',
                  label: t(row.isFeatured ? 'unfeature' : 'feature'),
                  onClick: () => void changeDisplay([row.id], { isFeatured: !row.isFeatured }),
                },
                ...(row.ownRule ? [{ key: 'reset', label: t('resetPrice'), onClick: onReset }] : []),
              ]
            : []),
        ],
      }}
    >
      <button type="button" className="quiet square" aria-label={t('more', { name: row.name })}>
        <Ellipsis size={16} aria-hidden />
      </button>
    </Dropdown>
  );
}

/** One product as a row: switch, platform price, price edited in place, percentage and earnings that move while typing. */
export function ProductRow({ row, fees, staged, onOpen }: RowProps) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const mayEdit = useHasPerm('shop:price:edit');
  const price = useRowPrice({ row, fees, staged });
  const percent = usePercentText();
  const { currency } = price.value;
  const gained = price.live.earns - row.earns.from.amount;
  const isRange = row.platformPrice.from.amount !== row.platformPrice.to.amount;
  return (
    <tr className={row.isHidden || row.isHiddenByFloor ? 'off' : ''}>
      <td>
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
            <button type="button" className="order-open" onClick={onOpen}>
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
        <RowMenu row={row} onOpen={onOpen} onReset={price.reset} />
      </td>
    </tr>
  );
}

/** The same product as a card. */
export function ProductCard({ row, fees, staged, onOpen }: RowProps) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const mayEdit = useHasPerm('shop:price:edit');
  const percent = usePercentText();
  const price = useRowPrice({ row, fees, staged });
  return (
    <li className={row.isHidden ? 'product-card off' : 'product-card'}>
      <button type="button" onClick={onOpen} aria-label={row.name}>
        <ProductPicture url={row.image?.url} size="card" />
      </button>
      <div className="line">
        <b className="ell" style={{ fontWeight: 500 }}>
          {row.name}
        </b>
        <RowMenu row={row} onOpen={onOpen} onReset={price.reset} />
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
