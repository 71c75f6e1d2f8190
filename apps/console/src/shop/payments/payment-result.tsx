import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { payAgainPath } from './pay-again.ts';
import { PayReceipt } from './pay-receipt.tsx';
import { ResultCard, ResultSkeleton } from './result-card.tsx';
import { usePaymentResult } from './use-payment-result.ts';

/** How a seller payment ended, and where to go from there. */
export function PaymentResult({ paymentId }: { paymentId: string | null }) {
  const t = useText(payResultTexts);
  const navigate = useNavigate();
  const result = usePaymentResult(paymentId);
  const againIds = result.state === 'told' ? result.againIds : undefined;
  const both = (
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
  if (result.state === 'loading') return <ResultSkeleton />;
  if (result.state === 'unreadable')
    return (
      <section className="card result-page">
        <ErrorState error={result.error} onRetry={result.retry} />
        <div className="result-actions">{both}</div>
      </section>
    );
  return (
    <ResultCard
      tone={result.tone}
      title={result.title}
      line={result.line}
      actions={
        <>
          {result.isPaid && <Button onClick={() => window.print()}>{t('print')}</Button>}
          {result.goOnUrl && <Button href={result.goOnUrl}>{t('goOnPaying')}</Button>}
          {both}
        </>
      }
    >
      {result.receipt && <PayReceipt payment={result.receipt} />}
    </ResultCard>
  );
}
