import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { ordersPerPaymentMax } from '@vitrine/contract/shop/payments.ts';
import { Button, Checkbox } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { type ChosenOrders, isChoiceFull } from './order-choice.rules.ts';
import './orders.css';
import type { OrderColumn } from './order-columns.rules.ts';
import { OrderProfit } from './order-profit.tsx';
import { OrderStatusTag } from './order-status.tsx';

interface OrderTableProps {
  rows: readonly OrderRow[];
  hidden: ReadonlySet<OrderColumn>;
  chosen: ChosenOrders;
  openNumber: string | undefined;
  onChoose: (rows: readonly OrderRow[], isChosen: boolean) => void;
  onOpen: (row: OrderRow) => void;
  onPay: (orderId: string) => void;
  isFresh: (row: OrderRow) => boolean;
}

/** The order list: one line an order, the whole line opens it, the box chooses it for payment. */
export function OrderTable({ rows, hidden, chosen, openNumber, onChoose, onOpen, onPay, isFresh }: OrderTableProps) {
  const t = useText(orderTexts);
  const money = useMoneyText();
  const payable = rows.filter(({ canPay }) => canPay);
  const chosenHere = payable.filter(({ id }) => chosen.has(id)).length;
  // Boxes are for paying several at once: without an order that the owner pays there are none.
  const hasChoice = payable.length > 0 || chosen.size > 0;
  const isAll = chosenHere > 0 && chosenHere === payable.length;
  const isFull = isChoiceFull(chosen);
  const shows = (column: OrderColumn) => !hidden.has(column);
  const fullNote = isFull ? t('choiceFull', { count: ordersPerPaymentMax }) : undefined;
  return (
    <div className="order-table-scroll">
      <table className="order-table">
        <thead>
          <tr>
            {hasChoice && (
              <th className="box">
                <Checkbox
                  aria-label={t('chooseAll')}
                  disabled={payable.length === 0 || (isFull && chosenHere === 0)}
                  checked={isAll}
                  indeterminate={chosenHere > 0 && !isAll}
                  // With as many as one payment takes, the next click can only let go.
                  onChange={() => onChoose(payable, !isAll && !isFull)}
                />
              </th>
            )}
            <th>{t('product')}</th>
            {shows('quantity') && <th className="end">{t('quantity')}</th>}
            {shows('platformPrice') && <th className="end may-wrap">{t('platformPrice')}</th>}
            {shows('cost') && <th className="end">{t('cost')}</th>}
            {shows('sellingTotal') && <th className="end may-wrap">{t('sellingTotal')}</th>}
            {shows('profit') && <th className="end">{t('profit')}</th>}
            {shows('orderTime') && <th className="when">{t('orderTime')}</th>}
            <th>{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={[chosen.has(row.id) ? 'chosen' : '', openNumber === row.number ? 'open' : '', isFresh(row) ? 'fresh' : ''].join(
                ' ',
              )}
              onClick={() => onOpen(row)}
            >
              {hasChoice && (
                // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a click beside the box from opening the order
                <td
                  className="box"
                  title={chosen.has(row.id) || !row.canPay ? undefined : fullNote}
                  onClick={(event) => event.stopPropagation()}
                >
                  {row.canPay && (
                    <Checkbox
                      aria-label={row.number}
                      disabled={isFull && !chosen.has(row.id)}
                      checked={chosen.has(row.id)}
                      onChange={({ target }) => onChoose([row], target.checked)}
                    />
                  )}
                </td>
              )}
              <td className="what">
                <ProductCell
                  url={row.product.imageUrl}
                  isOff={row.status === 3}
                  name={
                    <button
                      type="button"
                      className="order-open"
                      onClick={(event) => {
                        event.stopPropagation();
                        onOpen(row);
                      }}
                    >
                      {row.product.name}
                    </button>
                  }
                  note={[
                    row.product.option,
                    row.moreLines > 0 ? t('more', { count: row.moreLines }) : '',
                    row.kind === 'own' ? t('forMyself') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  tail={row.number}
                />
              </td>
              {shows('quantity') && <td className="end num">{row.units}</td>}
              {shows('platformPrice') && (
                <td className="end">
                  <Money value={row.product.platformPrice} />
                </td>
              )}
              {shows('cost') && (
                <td className="end">
                  <Money value={row.cost} />
                </td>
              )}
              {shows('sellingTotal') && (
                <td className="end">
                  <Money value={row.sellingTotal} />
                </td>
              )}
              {shows('profit') && (
                <td className="end">
                  <OrderProfit row={row} />
                </td>
              )}
              {shows('orderTime') && (
                <td className="when nowrap t2">
                  <DateTime value={row.placedAt} />
                </td>
              )}
              <td>
                <OrderStatusTag status={row.status} awaiting={row.awaiting} fulfilment={row.fulfilment} />
                {row.canPay && (
                  <Button
                    size="small"
                    className="pay-row"
                    aria-label={t('payNow', { amount: money(row.cost) })}
                    onClick={(event) => {
                      event.stopPropagation();
                      onPay(row.id);
                    }}
                  >
                    {t('payShort')}
                  </Button>
                )}
                {shows('orderTime') && (
                  <small className="when-below">
                    <DateTime value={row.placedAt} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
