import { Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { usePayPreview } from '../payments/use-pay-preview.ts';
import { CancelOwnButton } from './cancel-own-button.tsx';
import { DrawerSteps } from './drawer-steps.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderStatusTag } from './order-status.tsx';
import { OrderTitle } from './order-title.tsx';
import { RefundDialogFrame } from './refund-dialog.tsx';
import { useOrderDetail } from './use-order-detail.ts';

interface OrderDrawerProps {
  orderId: string | undefined;
  onClose: () => void;
  onPay: (orderId: string) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One order of the own store, with everything that can be done about it. */
export function OrderDrawer({ orderId, onClose, onPay, onPrevious, onNext }: OrderDrawerProps) {
  const t = useText(orderTexts);
  const money = useTrueMoneyText();
  const { detail, order } = useOrderDetail(orderId);
  const preview = usePayPreview(order?.can.pay ? [order.id] : []);
  return (
    <SideDrawer
      isOpen={orderId !== undefined}
      onClose={onClose}
      title={
        <OrderTitle
          number={order?.number}
          status={
            order && (
              <OrderStatusTag
                status={order.status}
                awaiting={order.awaiting}
                fulfilment={order.fulfilment}
              />
            )
          }
        />
      }
      extra={<DrawerSteps onPrevious={onPrevious} onNext={onNext} />}
      foot={
        order && (order.can.pay || order.can.sharePayLink) ? (
          <>
            {order.can.sharePayLink && order.payUrl && (
              <CopyButton text={order.payUrl} label={t('copyPayLink')} />
            )}
            {order.can.cancel && <CancelOwnButton orderId={order.id} />}
            {order.can.pay && (
              <Button type="primary" onClick={() => onPay(order.id)}>
                {preview ? t('payNow', { amount: money(preview.total) }) : t('payShort')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {detail.isError && !order && (
        <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {!order && !detail.isError && orderId && <SkeletonRows rows={6} height={48} />}
      {order && <OrderBody key={order.id} order={order} RefundFrame={RefundDialogFrame} />}
    </SideDrawer>
  );
}
