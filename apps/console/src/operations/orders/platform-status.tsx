import type { PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { useText } from '../../lib/i18n.ts';
import { OrderStatusTag } from '../../shop/orders/order-status.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

/** The status as operators read it: "you" of the owner's words is the owner here. */
export function PlatformStatusTag({
  order,
}: {
  order: Pick<PlatformOrderRow, 'status' | 'awaiting' | 'fulfilment'>;
}) {
  const t = useText(operationsTexts);
  if (order.status === 0 && order.awaiting === 'seller')
    return <StatusTag meaning="waiting">{t('waitsOwner')}</StatusTag>;
  return (
    <OrderStatusTag status={order.status} awaiting={order.awaiting} fulfilment={order.fulfilment} />
  );
}
