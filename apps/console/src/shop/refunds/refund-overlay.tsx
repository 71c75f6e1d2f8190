import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { useText } from '../../lib/i18n.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { RefundFields } from './refund-fields.tsx';
import { type RefundSide, useRefunding } from './use-refunding.ts';

interface RefundOverlayProps {
  side: RefundSide;
  order: { id: string; number: string; sellerPayment?: OrderDetail['sellerPayment'] };
  refunds: OrderRefunds;
  onClose: () => void;
  /** Receives the new state, and the refunded amount as a text. */
  onDone: (next: OrderRefunds, amount: string) => void;
}

/** Refunds everything, units or an amount; the button has the amount. */
export function RefundOverlay({ side, order, refunds, onClose, onDone }: RefundOverlayProps) {
  const t = useText(refundTexts);
  const money = useTrueMoneyText();
  const amountOf = (minor: number) =>
    money({ amount: minor, currency: refunds.paid?.left.currency ?? 'USD' });
  const refunding = useRefunding(side, order.id, refunds, (next, minor) =>
    onDone(next, amountOf(minor)),
  );
  return (
    <Overlay
      as="dialog"
      onClose={onClose}
      title={t('titleOf', { number: order.number })}
      action={{
        label: t('giveBack', { amount: amountOf(refunding.sum.minor) }),
        isDanger: side === 'operators',
        isDisabled: !refunding.isReady,
        isBusy: refunding.isSending,
        onPress: () => void refunding.send(),
      }}
    >
      <RefundFields sellerPayment={order.sellerPayment} refunds={refunds} refunding={refunding} />
    </Overlay>
  );
}
