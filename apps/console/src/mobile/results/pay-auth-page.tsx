import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payAgainPath } from '../../shop/payments/pay-again.ts';
import { usePaymentAuthorization } from '../../shop/payments/use-payment-authorization.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ResultScreen } from './result-screen.tsx';

/** `/payauth`: a payment that comes back from the bank's second step. The address names it; the server says how it stands. */
export default function PayAuthPage() {
  const t = useText(payResultTexts);
  const [query] = useSearchParams();
  const result = usePaymentAuthorization(query.get('payment'));
  if (result.state === 'over') return <Navigate to={result.resultPath} replace />;
  const againIds = result.state === 'told' ? result.againIds : undefined;
  const next = againIds
    ? { to: payAgainPath('/tableme', againIds), label: t('payAgain') }
    : { to: '/tableme', label: t('toOrders') };
  return <ResultScreen result={result} goOn={t('goOnPaying')} next={next} />;
}
