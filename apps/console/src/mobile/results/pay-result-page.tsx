import { useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payAgainPath } from '../../shop/payments/pay-again.ts';
import { useLinkResult } from '../../shop/payments/use-link-result.ts';
import { usePaymentResult } from '../../shop/payments/use-payment-result.ts';
import { LinkButton } from '../../shop/payouts/link-button.tsx';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ResultScreen } from './result-screen.tsx';

function Linked({ provider }: { provider: string | undefined }) {
  const t = useText(payResultTexts);
  const result = useLinkResult();
  const isToRepeat = result.state === 'told' && result.isToRepeat;
  return (
    <ResultScreen
      result={result}
      goOn={t('goOnLinking')}
      action={isToRepeat && <LinkButton provider={provider} label={t('linkAgain')} isPrimary />}
    />
  );
}

function Paid({ paymentId }: { paymentId: string | null }) {
  const t = useText(payResultTexts);
  const result = usePaymentResult(paymentId);
  const againIds = result.state === 'told' ? result.againIds : undefined;
  const next = againIds
    ? { to: payAgainPath('/tableme', againIds), label: t('payAgain') }
    : { to: '/tableme', label: t('toOrders') };
  return <ResultScreen result={result} goOn={t('goOnPaying')} next={next} />;
}

/** `/payresult`: where the payment provider's pages lead back to. The address says what to ask for, never how it ended. */
export default function PayResultPage() {
  const [query] = useSearchParams();
  return query.get('kind') === 'link' ? (
    <Linked provider={query.get('provider') ?? undefined} />
  ) : (
    <Paid paymentId={query.get('payment')} />
  );
}
