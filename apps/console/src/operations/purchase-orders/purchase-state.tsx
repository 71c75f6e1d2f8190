import type { PurchaseOrderState } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { useText } from '../../lib/i18n.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings = {
  draft: 'neutral',
  sent: 'moving',
  confirmed: 'moving',
  closed: 'done',
  cancelled: 'neutral',
} as const satisfies Record<PurchaseOrderState, Meaning>;

/** The state of a purchase order as text; missing units come first, because they wait for a decision. */
export function PurchaseStateTag({
  state,
  undecidedCount,
}: {
  state: PurchaseOrderState;
  undecidedCount: number;
}) {
  const t = useText(purchaseTexts);
  if (undecidedCount > 0)
    return <StatusTag meaning="waiting">{t('undecidedN', { count: undecidedCount })}</StatusTag>;
  return <StatusTag meaning={meanings[state]}>{t(`state_${state}`)}</StatusTag>;
}
