import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Star } from 'lucide-react';
import { formatRange } from '../../lib/format-range.ts';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { RowLink } from '../../ui/list/list-card.tsx';
import type { ListColumn } from '../../ui/list/list-column.ts';
import { Besides, Money, useMoneyText, useTrueMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { MoveHandle } from './move-handle.tsx';
import { PriceField } from './price-field.tsx';
import { FloorButton, InStoreSwitch } from './price-parts.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Arrange } from './use-arrange.ts';
import { type RowPrice, stockNote } from './use-row-price.ts';

/** A product with what is staged and typed for it. */
export interface PricedProduct {
  id: string;
  row: OwnProductRow;
  price: RowPrice;
}

/** What the earnings of a row are compared with: the share of the price, or what they were before the change. */
function EarnsNote({ row, price }: PricedProduct) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const percent = usePercentText();
  const { from, to } = row.earns;
  const gained = price.live.earns - from.amount;
  // Over several variants a difference of two ends would be no variant's own: what it was is said instead.
  const isOverVariants = price.live.best.earns !== price.live.earns || to.amount !== from.amount;
  if (isOverVariants && !price.isStaged) return null;
  if (isOverVariants) {
    const value = formatRange(money(from), money(to));
    return <small className="was num">{t('was', { value })}</small>;
  }
  if (!price.isStaged || gained === 0)
    return <small>{t('ofPrice', { percent: percent(price.live.share) })}</small>;
  return (
    <small className={gained > 0 ? 'up num' : 'down num'}>
      <Money value={{ amount: gained, currency: price.value.currency }} isSigned />
    </small>
  );
}

/** Keeps the width of a text that a cell may get while a price is typed, so that no column moves then. Not read aloud, not found. */
const Room = ({ text, isSmall = false }: { text: string; isSmall?: boolean }) => (
  <span className={isSmall ? 'room small' : 'room'} data-room={text} />
);

/** Returns whether one price for all variants brings different earnings. */
const isDearerInParts = ({ platformPrice: { from, to } }: OwnProductRow) =>
  from.amount !== to.amount;

/** The columns of the product table: switch, platform price, price edited in place, percentage and earnings that move while typing. */
export function useProductColumns(
  arrange: Arrange | undefined,
  onOpen: (productId: string) => void,
): ListColumn<PricedProduct>[] {
  const t = useText(productTexts);
  const trueMoney = useTrueMoneyText();
  const money = useMoneyText();
  const percent = usePercentText();
  const percentRange = (from: number, to: number) => formatRange(percent(from), percent(to));
  const wasPercentage = ({ percentages: { from, to } }: OwnProductRow) =>
    t('was', { value: percentRange(from, to) });
  return [
    {
      key: 'inStore',
      title: t('inStore'),
      className: 'in-store',
      render: (_value, { row }) => (
        <>
          {arrange && <MoveHandle id={row.id} name={row.name} arrange={arrange} />}
          <InStoreSwitch row={row} />
        </>
      ),
    },
    {
      key: 'product',
      title: t('product'),
      className: 'what',
      rowScope: 'row',
      render: (_value, { row }) => (
        <ProductCell
          url={row.image?.url}
          focus={row.image}
          isOff={row.isHidden && !row.isAddition}
          name={
            <span>
              <RowLink onClick={() => onOpen(row.id)}>{row.name}</RowLink>
              {row.isFeatured && (
                <Star
                  className="featured-star"
                  size={13}
                  fill="currentColor"
                  aria-label={t('featuredOnly')}
                />
              )}
            </span>
          }
          note={stockNote(t, row)}
        />
      ),
    },
    {
      key: 'platformPrice',
      title: t('platformPrice'),
      align: 'end',
      className: 'fade',
      render: (_value, { row: { platformPrice } }) => (
        <Money value={platformPrice.from} to={platformPrice.to} />
      ),
    },
    {
      key: 'sellingPrice',
      title: t('sellingPrice'),
      align: 'end',
      className: 'price',
      render: (_value, { row, price }) => (
        <>
          <PriceField name={row.name} price={price} />
          {price.upTo && <small className="num">{`–\u00a0${trueMoney(price.upTo)}`}</small>}
          {!price.upTo && row.sellingPrice.to.amount !== row.sellingPrice.from.amount && (
            // The line of the dearest price stays empty, so that the rows below do not move up.
            <small aria-hidden="true">{'\u00a0'}</small>
          )}
          <Besides value={price.value} {...(price.upTo ? { to: price.upTo } : {})} />
          {price.stagedVariants > 0 && (
            <small>
              <button type="button" className="link" onClick={() => onOpen(row.id)}>
                {t('variantsStaged', { count: price.stagedVariants })}
              </button>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'percentage',
      title: t('percentage'),
      align: 'end',
      className: 'fade',
      onCell: ({ price }) => ({ colSpan: price.isTooLow ? 2 : 1 }),
      render: (_value, { row, price }) =>
        price.isTooLow ? (
          <div className="too-low">
            <FloorButton price={price} floor={row.floor} />
            <small>{t('floorWhy')}</small>
          </div>
        ) : (
          <>
            {isDearerInParts(row) ? (
              <Room text={`${percent(row.percentages.to)}\u00a0– ${percent(row.percentages.to)}`} />
            ) : (
              <Room text={wasPercentage(row)} isSmall />
            )}
            {percentRange(price.live.percentage, price.live.best.percentage)}
            {price.isStaged && <small className="was">{wasPercentage(row)}</small>}
          </>
        ),
    },
    {
      key: 'earns',
      title: t('youEarn'),
      align: 'end',
      className: 'fade',
      onCell: ({ price }) => ({ colSpan: price.isTooLow ? 0 : 1 }),
      render: (_value, product) => {
        const { live, value } = product.price;
        const dearest = money(product.row.earns.to);
        return (
          <>
            {isDearerInParts(product.row) && <Room text={`${dearest}\u00a0– ${dearest}`} />}
            <Money
              value={{ amount: live.earns, currency: value.currency }}
              to={{ amount: live.best.earns, currency: value.currency }}
            />
            <EarnsNote {...product} />
          </>
        );
      },
    },
    {
      key: 'menu',
      title: <span className="visually-hidden">{t('details')}</span>,
      render: (_value, { row, price }) => (
        <RowMenu
          row={row}
          onOpen={() => onOpen(row.id)}
          onReset={price.reset}
          moves={arrange?.movesOf(row.id)}
        />
      ),
    },
  ];
}
