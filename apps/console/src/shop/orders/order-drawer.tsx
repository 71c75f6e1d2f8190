import { useQuery } from '@tanstack/react-query';
import { type OrderDetail, readOrder } from '@vitrine/contract/shop/orders.ts';
import { Button } from 'antd';
import { ChevronDown, ChevronUp, Clock } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useMarket } from '../../lib/market.ts';
import { orderTexts } from '../../texts/orders.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { OrderStatusTag } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import './orders.css';

function DueNote({ order, timeZone }: { order: OrderDetail; timeZone: string | undefined }) {
  const t = useText(orderTexts);
  const tag = useIntlTag();
  if (order.can.pay) {
    const date = order.payBefore
      ? new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) }).format(
          new Date(order.payBefore),
        )
      : null;
    return (
      <div className="order-due">
        <Clock size={16} aria-hidden />
        <p>
          <b>{t(order.kind === 'own' ? 'ownDueTitle' : 'dueTitle')}</b>
          {date && t('dueLine', { date })}
        </p>
      </div>
    );
  }
  if (!order.can.sharePayLink) return null;
  return (
    <div className="order-due calm">
      <Clock size={16} aria-hidden />
      <p>
        <b>{t('buyerDueTitle')}</b>
        {t('buyerDueLine')}
      </p>
    </div>
  );
}

/** What the order brings: selling total, cost in its parts, profit. */
function Sums({ order }: { order: OrderDetail }) {
  const t = useText(orderTexts);
  const money = useMoneyText();
  const { cost, buyerPays } = order;
  const isSame = buyerPays?.total.currency === order.sellingTotal?.currency && buyerPays?.total.amount === order.sellingTotal?.amount;
  return (
    <>
      <div className="order-sums">
        {buyerPays && !isSame && (
          <div>
            <span>
              {t('buyerPays')}{' '}
              {buyerPays.tax.amount > 0 && <small className="t3">{t('taxIncluded', { amount: money(buyerPays.tax) })}</small>}
            </span>
            <Money value={buyerPays.total} />
          </div>
        )}
        {order.sellingTotal && (
          <div>
            <span>
              {t('sellingTotal')}{' '}
              {buyerPays && buyerPays.shipping.amount > 0 && (
                <small className="t3">{t('withShipping', { amount: money(buyerPays.shipping) })}</small>
              )}
            </span>
            <Money value={order.sellingTotal} />
          </div>
        )}
        <div>
          <span>{t('cost')}</span>
          <span className="num">−{money(cost.total)}</span>
        </div>
        <div className="parts">
          <div>
            {t('platformGoods')} <Money value={cost.platform} />
          </div>
          <div>
            {t('shipping')} <Money value={cost.shipping} />
          </div>
          {cost.fees.amount > 0 && (
            <div>
              {t('fees')} <Money value={cost.fees} />
            </div>
          )}
        </div>
      </div>
      {order.profit && (
        <div className="order-sums whole">
          <div>
            <span>{t('yourProfit')}</span>
            <Money value={order.profit} className="earned" />
          </div>
        </div>
      )}
    </>
  );
}

function OrderBody({ order, timeZone }: { order: OrderDetail; timeZone: string | undefined }) {
  const t = useText(orderTexts);
  const tag = useIntlTag();
  const { shipTo, delivery } = order;
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of(shipTo.countryCode) ?? shipTo.countryCode;
  const zone = timeZone ? { timeZone } : {};
  return (
    <>
      <DueNote order={order} timeZone={timeZone} />
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.id}>
            <ProductCell
              url={line.imageUrl}
              size="drawer"
              name={line.name}
              note={[line.option, t('lineQuantity', { count: line.quantity })].filter(Boolean).join(' · ')}
            />
            <Money value={line.sellingTotal ?? line.platformTotal} />
          </li>
        ))}
      </ul>
      <Sums order={order} />
      <div className="order-two">
        <div>
          <small>{t('shipsTo')}</small>
          {shipTo.name}
          <br />
          <span className="t2">{[shipTo.city, shipTo.region, country].filter(Boolean).join(', ')}</span>
        </div>
        <div>
          <small>{t('delivery')}</small>
          {t(delivery.method)}
          <br />
          <span className="t2">{t('daysRange', { min: delivery.daysMin, max: delivery.daysMax })}</span>
        </div>
      </div>
      {order.shipments.length > 0 && (
        <div className="order-parcels">
          <span className="order-label">{t('parcels')}</span>
          <ul>
            {order.shipments.map((parcel) => (
              <li key={parcel.id}>
                <span>
                  {parcel.carrier}{' '}
                  {parcel.trackingUrl ? (
                    <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                      {parcel.trackingNumber}
                    </a>
                  ) : (
                    parcel.trackingNumber
                  )}
                </span>
                <small>
                  {parcel.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')} ·{' '}
                  <DateTime value={parcel.shippedAt} {...zone} />
                  {parcel.deliveredAt && (
                    <>
                      {' → '}
                      <DateTime value={parcel.deliveredAt} {...zone} />
                    </>
                  )}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OrderTimeline order={order} timeZone={timeZone} />
    </>
  );
}

interface OrderDrawerProps {
  orderId: string | undefined;
  timeZone: string | undefined;
  onClose: () => void;
  onPay: (orderId: string) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One order of the own store, with everything that can be done about it. */
export function OrderDrawer({ orderId, timeZone, onClose, onPay, onPrevious, onNext }: OrderDrawerProps) {
  const t = useText(orderTexts);
  const money = useMoneyText();
  const currency = useMarket((market) => market.currency);
  const detail = useQuery({
    queryKey: ['orders', 'detail', orderId, currency],
    queryFn: ({ signal }) => api.call(readOrder, { params: { orderId: orderId ?? '' } }, { signal, quiet: true }),
    enabled: orderId !== undefined,
  });
  const order = detail.data;
  return (
    <SideDrawer
      isOpen={orderId !== undefined}
      onClose={onClose}
      title={
        <span style={{ display: 'inline-flex', gap: 10, alignItems: 'center' }}>
          {order?.number ?? '…'} {order && <OrderStatusTag status={order.status} awaiting={order.awaiting} />}
        </span>
      }
      extra={
        <span className="order-drawer-nav">
          <button type="button" className="quiet square" aria-label={t('previous')} disabled={!onPrevious} onClick={onPrevious}>
            <ChevronUp size={16} aria-hidden />
          </button>
          <button type="button" className="quiet square" aria-label={t('next')} disabled={!onNext} onClick={onNext}>
            <ChevronDown size={16} aria-hidden />
          </button>
        </span>
      }
      foot={
        order && (order.can.pay || order.can.sharePayLink) ? (
          <>
            {order.can.sharePayLink && order.payUrl && <CopyButton text={order.payUrl} label={t('copyPayLink')} />}
            {order.can.pay && (
              <Button type="primary" onClick={() => onPay(order.id)}>
                {t('payNow', { amount: money(order.cost.total) })}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.isPending && orderId && <SkeletonRows rows={6} height={48} />}
      {order && <OrderBody order={order} timeZone={timeZone} />}
    </SideDrawer>
  );
}
