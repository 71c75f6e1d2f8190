import { useIsMutating } from '@tanstack/react-query';
import { type PlatformOrderDetail, processOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { withTexts } from '../../lib/load-texts.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { OrderLines } from '../../shop/orders/order-lines.tsx';
import { OrderSums } from '../../shop/orders/order-sums.tsx';
import { OrderTimeline } from '../../shop/orders/order-timeline.tsx';
import { ParcelList } from '../../shop/orders/parcel-list.tsx';
import { PaymentFee } from '../../shop/orders/payment-fee.tsx';
import { HeldPayment } from '../../shop/payments/held-payment.tsx';
import { OrderReturns } from '../../shop/returns/order-returns.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { platformEventTexts } from '../../texts/order-timeline.ts';
import { orderTexts } from '../../texts/orders.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { WaitButton } from '../../ui/wait-button.tsx';
import { OpenRefundRequest, OrderRefunds } from '../refunds/order-refunds.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderTags } from './order-tags.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelForm, shippingKey } from './parcel-form.tsx';

const PapersMenu = lazy(() =>
  withTexts(import('../shipping-documents/papers-menu.tsx'), 'operatorPages'),
);

const ProblemLink = lazy(() => withTexts(import('../parcels/problem-link.tsx'), 'operatorPages'));

const parcelFormOf = ({ id }: Pick<PlatformOrderDetail, 'id'>) => `parcel-of-${id}`;

async function showNext(next: PlatformOrderDetail, message: string): Promise<void> {
  queryClient.setQueryData(platformKeys.order(next.id), next);
  toast.success(message);
  await queryClient.invalidateQueries({ queryKey: platformKeys.all });
}

interface PlatformOrderBodyProps {
  order: PlatformOrderDetail;
  onShipped: (order: PlatformOrderDetail) => void;
  hasShipped: boolean;
}

/** The goods of an order, its address, and the steps of its fulfilment. */
export function PlatformOrderBody({ order, onShipped, hasShipped }: PlatformOrderBodyProps) {
  const t = useText(operationsTexts);
  const money = useMoneyText();
  const mayFulfil = useHasPerm('platform:order:fulfil');
  const tOrder = useText(orderTexts);
  const tEvent = useText(platformEventTexts);
  return (
    <>
      <OpenRefundRequest order={order} />
      <HeldPayment hold={order.paymentHold} isForOperators />
      {order.sellerOwes && (
        <div className="order-due calm">
          <p className="muted small">
            <b className="ink block">{t('sellerOwes', { amount: money(order.sellerOwes) })}</b>
          </p>
        </div>
      )}
      <OrderLines lines={order.lines} />
      <OrderTags order={order} />
      <OrderNotes orderId={order.id} />
      <div className="order-two columns">
        <OrderAddress order={order} />
        <div>
          <small>{t('store')}</small>
          {order.store.name}
          <small>{t('deliveryMethod')}</small>
          {order.delivery.methodName}
          <br />
          <span className="muted">
            {tOrder('daysRange', { min: order.delivery.daysMin, max: order.delivery.daysMax })}
          </span>
          {(order.status === 1 || order.status === 2) && (
            <div className="above-12">
              <Suspense>
                <PapersMenu orderIds={[order.id]} isForOne />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      <OrderSums
        order={order}
        labels={{ paid: tEvent('seller_paid'), due: t('ownerPays') }}
        profitLabel={t('ownerProfit')}
      />
      {order.paymentFee && (
        <PaymentFee fee={order.paymentFee} settlementMode={order.settlementMode} isForOperators />
      )}
      <ParcelList
        parcels={order.shipments}
        action={(parcel) =>
          !parcel.deliveredAt &&
          (parcel.problem ? (
            <Suspense>
              <ProblemLink orderId={order.id} trackingNumber={parcel.trackingNumber} />
            </Suspense>
          ) : (
            mayFulfil && (
              <ParcelActions
                orderId={order.id}
                parcel={parcel}
                onDone={(next, message) => void showNext(next, message)}
              />
            )
          ))
        }
      />
      {order.can.ship && mayFulfil && (
        <div className="order-parcels stack gap-10">
          <ParcelForm
            key={`${order.id}|${order.shipments.length}`}
            id={parcelFormOf(order)}
            order={order}
            startsInTracking={hasShipped}
            onShipped={(next, tracking) => {
              void showNext(next, t('parcelShipped', { tracking }));
              onShipped(next);
            }}
          />
        </div>
      )}
      {order.kind === 'sale' && <OrderReturns orderId={order.id} side="operators" />}
      <OrderRefunds order={order} />
      {order.kind === 'sale' && <OrderMails orderId={order.id} />}
      <OrderTimeline order={{ ...order, nextReminderAt: null, linkName: null }} isForOperators />
    </>
  );
}

/** What is done next with an order that is to ship; nothing for others. */
export function PlatformOrderFoot({ order }: { order: PlatformOrderDetail }) {
  const t = useText(operationsTexts);
  const isSaving = useIsMutating({ mutationKey: shippingKey(order.id) }) > 0;
  const packing = useApiMutation(processOrder, {
    onSuccess: (next) => showNext(next, t('packingBegun', { number: order.number })),
  });
  return (
    <>
      {order.can.process && (
        <WaitButton onClick={() => packing.run({ params: { orderId: order.id } })}>
          {t('pack')}
        </WaitButton>
      )}
      <Button type="primary" htmlType="submit" form={parcelFormOf(order)} loading={isSaving}>
        {t('ship')}
      </Button>
    </>
  );
}
