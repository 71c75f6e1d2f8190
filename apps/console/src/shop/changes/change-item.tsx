import type { CatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';
import { Link } from 'react-router';
import { formatRange } from '../../lib/format-range.ts';
import { useText } from '../../lib/i18n.ts';
import { goodsNewsTexts } from '../../texts/goods-news.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { useDisplayChange } from '../pricing/use-products.ts';
import { findTitle } from './change-title.rules.ts';
import { choosePriceHint } from './price-hint.rules.ts';

const meanings: Readonly<Record<CatalogueNews['kind'], Meaning>> = {
  price: 'neutral',
  raised: 'waiting',
  hidden: 'failed',
  'sold-out': 'waiting',
  restocked: 'done',
  withdrawn: 'failed',
  returned: 'done',
  new: 'done',
};

/** The effect of a change on the store, in one or two sentences. */
function Effect({ change }: { change: CatalogueNews }) {
  const t = useText(goodsNewsTexts);
  const money = useMoneyText();
  const { kind, action, before, after, sellingPrice, earns } = change;
  const range = ({ from, to }: NonNullable<typeof sellingPrice>) =>
    formatRange(money(from), money(to));
  return (
    <p className="muted num">
      {before && after && `${t('fromTo', { before: money(before), after: money(after) })} `}
      {kind === 'price'
        ? action === 'check-price' && `${t(choosePriceHint(earns))} `
        : `${t(`hint_${kind}`)} `}
      {sellingPrice &&
        earns &&
        kind !== 'hidden' &&
        kind !== 'sold-out' &&
        t('youSell', { price: range(sellingPrice), earns: range(earns) })}
    </p>
  );
}

/** Where the next step is: the price of the product, another product, or the product itself. */
function NextStep({ change }: { change: CatalogueNews }) {
  const t = useText(goodsNewsTexts);
  const { action, productId, categoryId, name } = change;
  const [path, words] =
    action === 'find-another'
      ? ([`/product?category=${categoryId}`, 'findAnother'] as const)
      : ([
          `/product?product=${productId}`,
          action === 'check-price' ? 'changePrice' : 'openProduct',
        ] as const);
  // The platform does not sell it just now, so there is nothing to open.
  if (action === 'none' && !change.sellingPrice) return null;
  return (
    <Link
      className={action === 'none' ? 'btn' : 'btn primary'}
      to={path}
      aria-label={`${t(words)}: ${name}`}
    >
      {t(words)}
    </Link>
  );
}

interface ChangeItemProps {
  change: CatalogueNews;
  isBusy: boolean;
  onMark: (isDone: boolean) => void;
}

/** One change, with what to do about it. */
export function ChangeItem({ change, isBusy, onMark }: ChangeItemProps) {
  const t = useText(goodsNewsTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const changeDisplay = useDisplayChange();
  const { kind, productId, name, label, isDone, isShown, sellingPrice } = change;
  const canHide =
    isShown &&
    sellingPrice &&
    !isDone &&
    ['priceUp', 'raised', 'sold-out'].includes(findTitle(change));
  const hide = async () => {
    if (await changeDisplay([productId], { isHidden: true })) onMark(true);
  };
  return (
    <li className="card change-item">
      <ProductPicture url={change.image?.url} focus={change.image} size="drawer" isOff={isDone} />
      <div className="stack gap-4 slim">
        <p className="cluster gap-2-12">
          <StatusTag meaning={isDone ? 'neutral' : meanings[kind]}>
            {t(findTitle(change))}
          </StatusTag>
          <small className="faint">
            <DateTime value={change.at} />
          </small>
        </p>
        <b className="anywhere">{label ? `${name} · ${label}` : name}</b>
        <Effect change={change} />
      </div>
      <div className="cluster change-actions">
        <NextStep change={change} />
        {mayEdit && canHide && (
          <button
            type="button"
            className="btn"
            aria-label={`${t('hide')}: ${name}`}
            onClick={() => void hide()}
          >
            {t('hide')}
          </button>
        )}
        {mayEdit && kind !== 'new' && (
          <Button
            className="btn"
            isBusy={isBusy}
            aria-label={`${t(isDone ? 'reopen' : 'done')}: ${name}`}
            onClick={() => onMark(!isDone)}
          >
            {t(isDone ? 'reopen' : 'done')}
          </Button>
        )}
      </div>
    </li>
  );
}
