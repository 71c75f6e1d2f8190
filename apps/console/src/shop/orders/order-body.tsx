import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { Clock, Truck } from 'lucide-react';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useListText, useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DisputedOrder } from '../payments/disputed-order.tsx';
import { HeldPayment } from '../payments/held-payment.tsx';
import { useBalances } from '../payouts/use-earnings.ts';
import { OwnRefunds } from '../refunds/own-refunds.tsx';
import { OrderReturns } from '../returns/order-returns.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ParcelList } from './parcel-list.tsx';
import { PaymentFee } from './payment-fee.tsx';
import './orders.css';

/** What happens next to a paid order, and when its profit can be used. */
function NextStep({ order }: { order: OrderDetail }) {
  const t = useText(orderTexts);
  const { holdDays } = useBalances().data ?? {};
  const earnsLater = order.kind === 'sale' && order.settlementMode === 'platform';
  const isShipped = order.fulfilment === 'shipped' || order.fulfilment === 'part_shipped';
  return (
    <div className="order-due calm">
      <Truck className="rigid above-2" size={16} aria-hidden />
      <p className="muted small">
        <b className="ink block">{t(isShipped ? 'onWayTitle' : 'nextTitle')}</b>
        {!isShipped && `${t('nextShips', { count: order.delivery.leadDays })} `}
        {t('nextDelivery', { min: order.delivery.daysMin, max: order.delivery.daysMax })}
        {earnsLater && holdDays !== undefined && ` ${t('nextProfit', { count: holdDays })}`}
      </p>
    </div>
  );
}

function DueNote({ order }: { order: OrderDetail }) {
  const t = useText(orderTexts);
  const clock = useClock();
  if (order.can.pay) {
    const date = order.payBefore ? clock.write('fullMoment', order.payBefore) : null;
    return (
      <div className="order-due">
        <Clock className="rigid above-2" size={16} aria-hidden />
        <p className="muted small">
          <b className="ink block">{t(order.kind === 'own' ? 'ownDueTitle' : 'dueTitle')}</b>
          {date && t(order.kind === 'own' ? 'ownDueLine' : 'dueLine', { date })}
        </p>
      </div>
    );
  }
  if (order.status === 1) return <NextStep order={order} />;
  if (!order.can.sharePayLink) return null;
  return (
    <div className="order-due calm">
      <Clock className="rigid above-2" size={16} aria-hidden />
      <p className="muted small">
        <b className="ink block">{t('buyerDueTitle')}</b>
        {t('buyerDueLine')}
      </p>
    </div>
  );
}

/** What one order says, from what waits to be done to how it came about; desk and phone show the same. */
export function OrderBody({ order }: { order: OrderDetail }) {
  const t = useText(orderTexts);
  const tag = useIntlTag();
  const listText = useListText();
  const { shipTo, delivery } = order;
  const country =
    findDisplayNames(tag, { type: 'region' }).of(shipTo.countryCode) ?? shipTo.countryCode;
  return (
    <>
      <HeldPayment hold={order.paymentHold} />
      <DisputedOrder order={order} />
      <DueNote order={order} />
      <OrderLines lines={order.lines} />
      <OrderSums
        order={order}
        labels={{ paid: t('youPaid'), due: t('youPay') }}
        profitLabel={t('yourProfit')}
      />
      {order.paymentFee && (
        <PaymentFee
          fee={order.paymentFee}
          settlementMode={order.settlementMode}
          isForOperators={false}
        />
      )}
      {order.kind === 'sale' && <OrderReturns orderId={order.id} side="owner" />}
      <OwnRefunds order={order} />
      <div className="order-two columns">
        <div>
          <small>{t('shipsTo')}</small>
          {shipTo.name}
          <br />
          <span className="muted">
            {/* A province is often called like its city. */}
            {listText([...new Set([shipTo.city, shipTo.region ?? '', country])].filter(Boolean))}
          </span>
        </div>
        <div>
          <small>{t('delivery')}</small>
          {delivery.methodName}
          <br />
          <span className="muted">
            {t('daysRange', { min: delivery.daysMin, max: delivery.daysMax })}
          </span>
        </div>
      </div>
      <ParcelList parcels={order.shipments} />
      <OrderTimeline order={order} />
    </>
  );
}
