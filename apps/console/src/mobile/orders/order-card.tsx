import { type OrderRow, readOrder } from '@vitrine/contract/shop/orders.ts';
import { Check, Link2 } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClipboard } from '../../lib/clipboard.ts';
import { useText } from '../../lib/i18n.ts';
import { OrderCost } from '../../shop/orders/order-cost.tsx';
import { OrderProfit } from '../../shop/orders/order-profit.tsx';
import { OrderStatusTag } from '../../shop/orders/order-status.tsx';
import { TestMark } from '../../shop/orders/test-mark.tsx';
import { mobileTexts } from '../../texts/mobile.ts';
import { orderTexts } from '../../texts/orders.ts';
import { uiTexts } from '../../texts/ui.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { Term } from '../../ui/term.tsx';

/** The link by which the buyer pays an order; it is asked for when it is wanted. */
function PayLinkButton({ orderId }: { orderId: string }) {
  const t = useText(orderTexts);
  const tUi = useText(uiTexts);
  const { isCopied, copy } = useClipboard();
  const fetching = useApiMutation(() => api.call(readOrder, { params: { orderId } }), {
    onSuccess: ({ payUrl }) => (payUrl ? copy(payUrl) : undefined),
  });
  return (
    <button
      type="button"
      className="btn low grow"
      disabled={fetching.isBusy}
      onClick={() => void fetching.run()}
    >
      {isCopied ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
      <span aria-live="polite">{isCopied ? tUi('copied') : t('copyPayLink')}</span>
    </button>
  );
}

/** One order: what was bought, what it brings, and what waits to be done. */
export function OrderCard({
  row,
  isChosen,
  isFresh,
  onChoose,
  onOpen,
  onPay,
}: {
  row: OrderRow;
  isChosen: boolean;
  isFresh: boolean;
  onChoose: () => void;
  onOpen: () => void;
  onPay: () => void;
}) {
  const t = useText(mobileTexts);
  const tOrder = useText(orderTexts);
  const money = useMoneyText();
  const { product } = row;
  const note = [
    row.kind === 'own' ? tOrder('forMyself') : '',
    product.option,
    row.moreLines ? tOrder('more', { count: row.moreLines }) : '',
  ];
  return (
    <li className={['m-card m-order', isChosen ? 'chosen' : '', isFresh ? 'fresh' : ''].join(' ')}>
      <div className="top">
        <span className="num">
          {row.number} · <DateTime value={row.placedAt} />
          <TestMark isTest={row.isTest} />
        </span>
        <OrderStatusTag status={row.status} awaiting={row.awaiting} fulfilment={row.fulfilment} />
      </div>
      <div className="what line gap-12">
        {row.canPay && (
          <label className="pick">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={onChoose}
              aria-label={t('choose', { number: row.number })}
            />
            <i aria-hidden="true">{isChosen && <Check size={16} strokeWidth={2.5} />}</i>
          </label>
        )}
        <button type="button" className="goods" onClick={onOpen}>
          <ProductPicture
            url={product.imageUrl}
            focus={product}
            size="drawer"
            isOff={row.status === 3}
          />
          <span className="stack gap-2 slim">
            <b className="lines-20 tight-1 anywhere">{product.name}</b>
            <small>{note.filter(Boolean).join(' · ')}</small>
            <small className="num">
              {t('platformPriceOf', {
                count: product.quantity,
                price: money(product.platformPrice),
              })}
            </small>
          </span>
        </button>
      </div>
      <dl className="num">
        <Term label={t('soldFor')}>
          <Money value={row.sellingTotal} />
        </Term>
        <Term label={tOrder('cost')}>
          <OrderCost row={row} />
        </Term>
        <Term label={tOrder('profit')}>
          <OrderProfit row={row} />
        </Term>
      </dl>
      <div className="do cluster stretched">
        {row.canPay && (
          <button type="button" className="btn low soft grow" onClick={onPay}>
            {tOrder('payShort')}
          </button>
        )}
        {row.status === 0 && row.awaiting === 'buyer' && <PayLinkButton orderId={row.id} />}
        <button
          type="button"
          className={row.status === 0 ? 'btn low' : 'btn low grow'}
          onClick={onOpen}
        >
          {t('details')}
        </button>
      </div>
    </li>
  );
}
