import type { SellerPaymentView } from '@vitrine/contract/shop/payments.ts';
import type { LinkableAccount, PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';

const decided: readonly SellerPaymentView['status'][] = [
  'captured',
  'part_refunded',
  'refunded',
  'failed',
  'expired',
];

/** Whether a payment is over, this way or that; until then only the provider's word ends it. */
export const isDecided = ({ status }: Pick<SellerPaymentView, 'status'>): boolean =>
  decided.includes(status);

export type PaymentOutcome = 'paid' | 'returned' | 'failed' | 'open';

/** The outcome of a payment, for the page and the popup that show it. */
export function outcomeOf(payment: Pick<SellerPaymentView, 'status'>): PaymentOutcome {
  if (payment.status === 'captured' || payment.status === 'part_refunded') return 'paid';
  if (payment.status === 'refunded') return 'returned';
  return isDecided(payment) ? 'failed' : 'open';
}

export type LinkOutcome =
  | { kind: 'linked'; account: string }
  | { kind: 'open' }
  | {
      kind: 'failed';
      reason: NonNullable<PayoutAccount['failure']>;
      missingPermissions: LinkableAccount['missingPermissions'];
      kept: string | null;
    };

/** How linking went: what the server says of the last try decides, never the address that led here. */
export function linkOutcomeOf({
  state,
  label,
  lastTry,
}: Pick<PayoutAccount, 'state' | 'label' | 'lastTry'>): LinkOutcome {
  if (lastTry?.state === 'open') return { kind: 'open' };
  if (lastTry?.state === 'done' && state === 'active')
    return { kind: 'linked', account: label ?? '' };
  return {
    kind: 'failed',
    reason: lastTry?.failure ?? 'unknown',
    missingPermissions: lastTry?.missingPermissions ?? [],
    kept: state === 'active' ? label : null,
  };
}
