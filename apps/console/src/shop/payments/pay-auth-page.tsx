import { Button } from 'antd';
import { Clock, CreditCard } from 'lucide-react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { payAgainPath } from './pay-again.ts';
import { ResultSkeleton } from './result-card.tsx';
import { usePaymentAuthorization } from './use-payment-authorization.ts';
import './payments.css';

/** `/payauth`: a payment that comes back from the bank's second step. The address names it; the server says how it stands. */
export default function PayAuthPage() {
  const t = useText(payResultTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const result = usePaymentAuthorization(query.get('payment'));
  if (result.state === 'over') return <Navigate to={result.resultPath} replace />;
  if (result.state === 'loading') return <ResultSkeleton />;
  const againIds = result.state === 'told' ? result.againIds : undefined;
  const ways = (
    <>
      <Button onClick={() => void navigate('/index')}>{t('backHome')}</Button>
      <Button type={againIds ? 'default' : 'primary'} onClick={() => void navigate('/order')}>
        {t('toOrders')}
      </Button>
      {againIds && (
        <Button type="primary" onClick={() => void navigate(payAgainPath('/order', againIds))}>
          {t('payAgain')}
        </Button>
      )}
    </>
  );
  if (result.state === 'unreadable')
    return (
      <section className="card result-page">
        <ErrorState error={result.error} onRetry={result.retry} />
        <div className="result-actions">{ways}</div>
      </section>
    );
  return (
    <section className="card result-page" aria-live="polite">
      <span className={`result-mark ${result.tone}`}>
        {result.tone === 'wait' ? (
          <Clock size={32} aria-hidden />
        ) : (
          <CreditCard size={32} aria-hidden />
        )}
      </span>
      <h1 className="h1 above-8">{result.title}</h1>
      {result.line && <p>{result.line}</p>}
      <div className="result-actions">
        {result.goOnUrl && <Button href={result.goOnUrl}>{t('goOnPaying')}</Button>}
        {ways}
      </div>
    </section>
  );
}
