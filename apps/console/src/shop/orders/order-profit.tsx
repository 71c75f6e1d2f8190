import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { closedTexts } from '../../texts/order-timeline.ts';
import { Money } from '../../ui/money.tsx';

/** What an order brings: green once all that is due is paid, plain while a payment is missing, nothing but the reason when it is closed. */
export function OrderProfit({ row, isSigned = false }: { row: OrderRow; isSigned?: boolean }) {
  const t = useText(closedTexts);
  if (row.status === 3)
    return <span className="faint small">{t(row.cancelReason ?? 'refunded')}</span>;
  if (!row.profit) return <span className="faint">–</span>;
  return <Money value={row.profit} isSigned={isSigned} className={row.awaiting ? '' : 'earned'} />;
}
