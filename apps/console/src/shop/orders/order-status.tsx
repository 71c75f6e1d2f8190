import type { Awaiting, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Record<OrderStatus, Meaning> = { 0: 'waiting', 1: 'moving', 2: 'done', 3: 'neutral' };

/** The status in words; an unpaid order says whose payment is missing. */
export function OrderStatusTag({ status, awaiting }: { status: OrderStatus; awaiting: Awaiting | null }) {
  const t = useText(orderTexts);
  if (status === 0 && awaiting)
    return (
      <StatusTag meaning={awaiting === 'seller' ? 'waiting' : 'neutral'}>
        {t(awaiting === 'seller' ? 'waitsSeller' : 'waitsBuyer')}
      </StatusTag>
    );
  return <StatusTag meaning={meanings[status]}>{t(`status${status}`)}</StatusTag>;
}
