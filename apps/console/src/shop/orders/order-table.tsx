import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { Money } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import { OrderCost } from './order-cost.tsx';
import { OrderProfit } from './order-profit.tsx';
import { OrderStatusTag } from './order-status.tsx';
import { TestMark } from './test-mark.tsx';

/** The columns of the owner's orders; in a narrow window the time of an order is under its status. */
export function useOrderTableColumns(onPay: (orderId: string) => void): Column<OrderRow>[] {
  const t = useText(orderTexts);
  const figure = (
    key: 'quantity' | 'platformPrice' | 'cost' | 'sellingTotal' | 'profit',
    render: (row: OrderRow) => ReactNode,
  ) => ({
    key,
    title: t(key),
    align: 'end' as const,
    render: (_value: unknown, row: OrderRow) => render(row),
  });
  return [
    {
      key: 'product',
      title: t('product'),
      className: 'what',
      rowScope: 'row',
      render: (_value, row) => (
        <ProductCell
          url={row.product.imageUrl}
          focus={row.product}
          isOff={row.status === 3}
          name={<RowLink>{row.product.name}</RowLink>}
          note={[
            row.product.option,
            row.moreLines > 0 ? t('more', { count: row.moreLines }) : '',
            row.kind === 'own' ? t('forMyself') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          tail={row.number}
          mark={<TestMark isTest={row.isTest} />}
        />
      ),
    },
    figure('quantity', (row) => row.units),
    figure('platformPrice', (row) => (
      <Money value={row.moreLines > 0 ? row.platformTotal : row.product.platformPrice} />
    )),
    figure('cost', (row) => <OrderCost row={row} />),
    figure('sellingTotal', (row) => <Money value={row.sellingTotal} />),
    figure('profit', (row) => <OrderProfit row={row} />),
    {
      key: 'orderTime',
      title: t('orderTime'),
      className: 'when muted',
      responsive: ['xl'],
      render: (_value, row) => <DateTime value={row.placedAt} />,
    },
    {
      key: 'status',
      title: t('status'),
      isKept: true,
      render: (_value, row) => (
        <>
          <span className="order-state">
            <OrderStatusTag
              status={row.status}
              awaiting={row.awaiting}
              fulfilment={row.fulfilment}
              isShort={row.canPay}
            />
            {row.canPay && (
              <button
                type="button"
                className="quiet"
                aria-label={`${t('payShort')} ${row.number}`}
                onClick={() => onPay(row.id)}
              >
                {t('payShort')}
              </button>
            )}
          </span>
          <small className="when-below">
            <DateTime value={row.placedAt} />
          </small>
        </>
      ),
    },
  ];
}
