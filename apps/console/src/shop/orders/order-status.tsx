import type { Awaiting, Fulfilment, OrderStatus } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Record<OrderStatus, Meaning> = {
  0: 'waiting',
  1: 'moving',
  2: 'done',
  3: 'neutral',
};

interface OrderStatusTagProps {
  status: OrderStatus;
  awaiting: Awaiting | null;
  /** Distinguishes paid orders from orders in transit. */
  fulfilment: Fulfilment;
  /** A button beside it says whose payment is missing. */
  isShort?: boolean;
}

/** The status in words; an unpaid order says whose payment is missing, a paid one whether it has left. */
export function OrderStatusTag({
  status,
  awaiting,
  fulfilment,
  isShort = false,
}: OrderStatusTagProps) {
  const t = useText(orderTexts);
  if (status === 0 && awaiting)
    return (
      <StatusTag meaning={awaiting === 'seller' ? 'waiting' : 'neutral'}>
        {t(isShort ? 'status0' : awaiting === 'seller' ? 'waitsSeller' : 'waitsBuyer')}
      </StatusTag>
    );
  const isStillHere = status === 1 && (fulfilment === 'waiting' || fulfilment === 'processing');
  return (
    <StatusTag meaning={meanings[status]}>
      {t(isStillHere ? 'toShip' : status === 1 ? 'inTransit' : `status${status}`)}
    </StatusTag>
  );
}
