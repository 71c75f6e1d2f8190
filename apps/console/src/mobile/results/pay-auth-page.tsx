import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { usePaymentAuthorization } from '../../shop/payments/use-payment-authorization.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ResultScreen } from './result-screen.tsx';

/** `/payauth`: a payment that comes back from the bank's second step. The address names it; the server says how it stands. */
export default function PayAuthPage() {
  const t = useText(payResultTexts);
  const [query] = useSearchParams();
  const result = usePaymentAuthorization(query.get('payment'));
  if (result.state === 'over') return <Navigate to={result.resultPath} replace />;
  return (
    <ResultScreen
      result={result}
      goOn={t('goOnPaying')}
      next={{ to: '/tableme', label: t('toOrders') }}
    />
  );
}
