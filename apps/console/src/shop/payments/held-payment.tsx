import type { PaymentHold } from '@vitrine/contract/shop/payment-facts.ts';
import { Clock } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { paymentHoldTexts } from '../../texts/payment-holds.ts';

/** Why a provider holds the payment of an order, to its owner or to operators; nothing while none is held. */
export function HeldPayment({
  hold,
  isForOperators = false,
}: {
  hold: PaymentHold | null;
  isForOperators?: boolean;
}) {
  const t = useText(paymentHoldTexts);
  if (!hold) return null;
  const provider = nameProvider(hold.provider);
  const ofSeller = isForOperators ? 'owner' : 'own';
  return (
    <div className="order-due">
      <Clock className="rigid above-2" size={16} aria-hidden />
      <p className="muted small">
        <b className="ink block">{t(hold.side === 'buyer' ? 'buyer' : ofSeller, { provider })}</b>
        {t(hold.reason, { provider })}
      </p>
    </div>
  );
}
