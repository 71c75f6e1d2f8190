import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Check, CircleAlert, Minus, Plus } from 'lucide-react';
import { formatRange } from '../../lib/format-range.ts';
import { useText } from '../../lib/i18n.ts';
import { useDisplayChange } from '../../shop/pricing/use-products.ts';
import { type PricedRow, rowPriceOf } from '../../shop/pricing/use-row-price.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Besides, Money, useMoneyText, useTrueMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { Switch } from '../../ui/plain/switch.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { stepped } from './keypad.rules.ts';

/** What the price of a product comes from, or why it is not sold. */
function useSource(row: OwnProductRow, isStaged: boolean): string {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const money = useMoneyText();
  const percent = usePercentText();
  if (isStaged) return t('changedWas', { price: money(row.sellingPrice.from) });
  if (row.isAddition) return tProduct('newInCatalogue');
  if (row.isHiddenByFloor) return tProduct('hiddenByFloor');
  if (row.isHidden) return tProduct('hiddenRow');
  if (row.stock <= 0) return tProduct('soldOut');
  const variants =
    row.variantCount > 1 ? ` · ${tProduct('variants', { count: row.variantCount })}` : '';
  if (row.ownRule && 'fixed' in row.ownRule) return `${t('yourPrice')}${variants}`;
  return `${formatRange(percent(row.percentages.from), percent(row.percentages.to))}${variants}`;
}

/** One product: in the store or not, its price with what it earns, up and down by a tap. */
export function ProductCard({
  row,
  fees,
  staged,
  onOpen,
  onPrice,
  choice,
}: PricedRow & {
  onOpen: () => void;
  onPrice: () => void;
  /** While products are chosen: a box in place of the switch. */
  choice: { isChosen: boolean; onChange: () => void } | undefined;
}) {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const money = useMoneyText();
  const trueMoney = useTrueMoneyText();
  const percent = usePercentText();
  const mayEdit = useHasPerm('shop:price:edit');
  const price = rowPriceOf({ row, fees, staged });
  const source = useSource(row, price.isStaged);
  const { currency } = price.value;
  // A product that the owner has not decided about shows the price that it would have.
  const isOff = row.isHidden && !row.isAddition;
  // Variants sold at different prices would all get one: the sheet says so first.
  const step = (direction: 1 | -1) =>
    price.upTo ? onPrice() : price.change(stepped(price.value.amount, direction, currency));
  const shown = price.upTo
    ? t('fromPrice', { price: trueMoney(price.value) })
    : trueMoney(price.value);
  return (
    <li className={isOff ? 'm-card m-product off' : 'm-card m-product'}>
      <div className="head">
        <button
          type="button"
          className="open"
          aria-label={tProduct('details')}
          onClick={onOpen}
          tabIndex={-1}
        >
          <ProductPicture url={row.image?.url} focus={row.image} size="card" isOff={isOff} />
        </button>
        <div>
          <div className="price-line line at-top gap-10 between">
            <button type="button" className="open name" onClick={onOpen}>
              {row.name}
            </button>
            {choice ? (
              <button
                type="button"
                role="checkbox"
                className="m-box"
                aria-checked={choice.isChosen}
                aria-label={tProduct('chooseRow', { name: row.name })}
                onClick={choice.onChange}
              >
                <Check size={16} strokeWidth={2.5} aria-hidden />
              </button>
            ) : (
              <Switch
                isOn={!row.isHidden}
                isDisabled={!mayEdit}
                label={tProduct('inStoreSwitch', { name: row.name })}
                onChange={(isOn) => void changeDisplay([row.id], { isHidden: !isOn })}
              />
            )}
          </div>
          <p className="num above-4 muted small lines-18">
            {t('platformPrice', {
              price: formatRange(money(row.platformPrice.from), money(row.platformPrice.to)),
            })}
          </p>
          <small className="num block above-6 text-xs lines-16">{source}</small>
          {price.stagedVariants > 0 && (
            <small className="staged block above-6 text-xs lines-16">
              {tProduct('variantsStaged', { count: price.stagedVariants })}
            </small>
          )}
        </div>
      </div>
      {!isOff && (
        <div className="price cluster between above-12 num">
          <div className="m-stepper">
            <button
              type="button"
              disabled={!mayEdit || price.value.amount <= 1}
              aria-label={t('lower', { name: row.name })}
              onClick={() => step(-1)}
            >
              <Minus size={20} aria-hidden />
            </button>
            <button
              type="button"
              className={[
                'value',
                price.isStaged ? 'staged' : '',
                price.isTooLow ? 'low' : '',
              ].join(' ')}
              disabled={!mayEdit}
              aria-label={`${tProduct('priceOf', { name: row.name })}: ${shown}`}
              onClick={onPrice}
            >
              {shown}
              <Besides value={price.value} />
            </button>
            <button
              type="button"
              disabled={!mayEdit}
              aria-label={t('raise', { name: row.name })}
              onClick={() => step(1)}
            >
              <Plus size={20} aria-hidden />
            </button>
          </div>
          <div className={price.live.earns < 0 ? 'earns less' : 'earns'}>
            <small>{tProduct('youEarn')}</small>
            <b>
              <Money
                value={{ amount: price.live.earns, currency }}
                to={{ amount: price.live.best.earns, currency }}
              />
            </b>
            {price.live.best.earns === price.live.earns && price.live.earns >= 0 && (
              <span>{percent(price.live.share)}</span>
            )}
          </div>
        </div>
      )}
      {price.isTooLow && (
        <p className="m-warn above-10 num" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>
            {t('lowestIs', { price: money(row.floor) })}{' '}
            <button type="button" onClick={() => price.change(row.floor.amount)}>
              {t('useIt', { price: trueMoney(row.floor) })}
            </button>
          </span>
        </p>
      )}
    </li>
  );
}
