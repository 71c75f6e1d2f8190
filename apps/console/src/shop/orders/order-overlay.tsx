import { lazy, Suspense } from 'react';
import { useText } from '../../lib/i18n.ts';
import { withTexts } from '../../lib/load-texts.ts';
import { orderTexts } from '../../texts/orders.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { usePayPreview } from '../payments/use-pay-preview.ts';
import { CancelOwn } from './cancel-own.tsx';
import { DrawerSteps } from './drawer-steps.tsx';
import { OrderStatusTag } from './order-status.tsx';
import { withPlannedOffer } from './planned-offer.rules.ts';
import { TestMark } from './test-mark.tsx';
import { useOrderDetail } from './use-order-detail.ts';

/** Loaded beside the order itself: the list does not wait for it. */
const OrderBody = lazy(async () => ({
  default: (await withTexts(import('./order-body.tsx'))).OrderBody,
}));

interface OrderOverlayProps {
  orderId: string | undefined;
  /** The number, where the page knows it before the order is loaded. */
  number?: string | undefined;
  onClose: () => void;
  onPay: (orderId: string) => void;
  /** The orders before and after it in the list of the desk. */
  steps?: { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };
}

/** One order of the own store, with everything that can be done about it. */
export function OrderOverlay({ orderId, number, onClose, onPay, steps }: OrderOverlayProps) {
  const t = useText(orderTexts);
  const money = useTrueMoneyText();
  const { detail, order } = useOrderDetail(orderId);
  const preview = usePayPreview(order?.can.pay ? [order.id] : []);
  const bones = <SkeletonRows rows={6} height={56} hasPicture />;
  return (
    <Overlay
      isOpen={orderId !== undefined}
      onClose={onClose}
      className="tall"
      title={number ?? order?.number ?? '…'}
      note={
        order && (
          <>
            <OrderStatusTag
              status={order.status}
              awaiting={order.awaiting}
              fulfilment={order.fulfilment}
            />
            <TestMark isTest={order.isTest} />
          </>
        )
      }
      extra={steps && <DrawerSteps {...steps} />}
      foot={
        order &&
        (order.can.pay || order.can.sharePayLink) && (
          <>
            {order.can.sharePayLink && order.payUrl && (
              <CopyButton text={order.payUrl} label={t('copyPayLink')} />
            )}
            {order.can.cancel && <CancelOwn orderId={order.id} />}
            {order.can.pay && (
              <Button className="btn primary" onClick={() => onPay(order.id)}>
                {preview ? t('payNow', { amount: money(preview.total) }) : t('payShort')}
              </Button>
            )}
          </>
        )
      }
    >
      {detail.isError && !order && (
        <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {!order && !detail.isError && orderId && bones}
      {order && (
        <Suspense fallback={bones}>
          <OrderBody key={order.id} order={withPlannedOffer(order, preview?.offer ?? null)} />
        </Suspense>
      )}
    </Overlay>
  );
}
