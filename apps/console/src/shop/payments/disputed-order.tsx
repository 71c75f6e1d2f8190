import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { Gavel } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { orderDisputeTexts } from '../../texts/order-disputes.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';

/** A disputed payment, to the owner: what is held or lost, and what comes next; nothing for any other order. */
export function DisputedOrder({
  order,
}: {
  order: Pick<OrderDetail, 'buyerPayment' | 'settlementMode' | 'profit'>;
}) {
  const t = useText(orderDisputeTexts);
  const money = useTrueMoneyText();
  const { buyerPayment, settlementMode, profit } = order;
  if (buyerPayment !== 'disputed' && buyerPayment !== 'charged_back') return null;
  const isOpen = buyerPayment === 'disputed';
  return (
    <div className={isOpen ? 'order-due' : 'order-due calm'}>
      <Gavel className="rigid above-2" size={16} aria-hidden />
      <p className="muted small">
        <b className="ink block">{t(isOpen ? 'openTitle' : 'lostTitle')}</b>
        {isOpen &&
          settlementMode === 'platform' &&
          profit &&
          `${t('held', { amount: money(profit) })} `}
        {t(`${isOpen ? 'open' : 'lost'}_${settlementMode}`)}
      </p>
    </div>
  );
}
