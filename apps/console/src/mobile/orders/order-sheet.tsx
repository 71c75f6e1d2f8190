import { useText } from '../../lib/i18n.ts';
import { OrderBody } from '../../shop/orders/order-body.tsx';
import { OrderStatusTag } from '../../shop/orders/order-status.tsx';
import { useOrderDetail } from '../../shop/orders/use-order-detail.ts';
import { usePayPreview } from '../../shop/payments/use-pay-preview.ts';
import { orderTexts } from '../../texts/orders.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { CancelOwnSheet } from './cancel-own-sheet.tsx';
import { RefundSheetFrame } from './refund-sheet.tsx';

/** One order, with everything that can be done about it. */
export function OrderSheet({
  number,
  orderId,
  onClose,
  onPay,
}: {
  number: string | null;
  /** Nothing while the number is looked up. */
  orderId: string | undefined;
  onClose: () => void;
  onPay: (orderId: string) => void;
}) {
  const t = useText(orderTexts);
  const money = useTrueMoneyText();
  const cancelling = useSheet('cancel');
  const { detail, order } = useOrderDetail(orderId);
  const preview = usePayPreview(order?.can.pay ? [order.id] : []);
  return (
    <Sheet
      isOpen={number !== null && orderId !== undefined}
      onClose={onClose}
      className="tall"
      title={number}
      note={
        order && (
          <OrderStatusTag
            status={order.status}
            awaiting={order.awaiting}
            fulfilment={order.fulfilment}
          />
        )
      }
      foot={
        order &&
        (order.can.pay || order.can.sharePayLink) && (
          <>
            {order.can.sharePayLink && order.payUrl && (
              <CopyButton text={order.payUrl} label={t('copyPayLink')} className="btn" />
            )}
            {order.can.cancel && (
              <button type="button" className="btn" onClick={() => cancelling.open()}>
                {t('cancelOwn')}
              </button>
            )}
            {order.can.pay && (
              <button type="button" className="btn primary" onClick={() => onPay(order.id)}>
                {preview ? t('payNow', { amount: money(preview.total) }) : t('payShort')}
              </button>
            )}
          </>
        )
      }
    >
      {detail.isError && !order && (
        <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {!order && !detail.isError && <SkeletonRows rows={6} height={56} hasPicture />}
      {order && <OrderBody key={order.id} order={order} RefundFrame={RefundSheetFrame} />}
      {order?.can.cancel && cancelling.value !== null && (
        <CancelOwnSheet orderId={order.id} onClose={cancelling.close} />
      )}
    </Sheet>
  );
}
