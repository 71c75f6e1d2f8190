import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import { readSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { intents } from '../../lib/intents.ts';
import { paymentTexts, payResultTexts } from '../../texts/payments.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { PayReceipt } from './pay-receipt.tsx';
import { isDecided, outcomeOf } from './payment-state.rules.ts';
import { ResultCard, ResultSkeleton } from './result-card.tsx';

const askAgainMs = 2_000;
/** A payment that does not exist, is somebody else's, or an address that names none. */
const lostCodes: readonly string[] = ['not-found', 'invalid-input'];

/** How a seller payment ended. The address only names the payment; the server says how it stands. */
export function PaymentResult({ paymentId }: { paymentId: string | null }) {
  const t = useText(payResultTexts);
  const tPay = useText(paymentTexts);
  const navigate = useNavigate();
  const payment = useQuery({
    queryKey: ['payments', 'seller', paymentId],
    queryFn: ({ signal }) => api.call(readSellerPayment, { params: { paymentId: paymentId ?? '' } }, { signal, quiet: true }),
    enabled: paymentId !== null,
    refetchInterval: ({ state }) => (state.data && !isDecided(state.data) ? askAgainMs : false),
  });
  const data = payment.data;
  const isOver = data ? isDecided(data) : false;
  useEffect(() => {
    if (isOver) intents.forget('pay');
  }, [isOver]);
  const both = (
    <>
      <Button onClick={() => void navigate('/index')}>{t('backHome')}</Button>
      <Button type="primary" onClick={() => void navigate('/order')}>
        {t('toOrders')}
      </Button>
    </>
  );
  const isUnknown = paymentId === null || (payment.error instanceof CallFailed && lostCodes.includes(payment.error.code));
  if (isUnknown) return <ResultCard tone="bad" title={t('lostTitle')} actions={both} />;
  if (payment.isError && !data)
    return (
      <section className="card result-page">
        <ErrorState error={payment.error} onRetry={() => void payment.refetch()} />
        <div className="result-actions">{both}</div>
      </section>
    );
  if (!data) return <ResultSkeleton />;
  const outcome = outcomeOf(data);
  if (outcome === 'paid')
    return (
      <ResultCard
        tone="good"
        title={tPay(data.status === 'captured' ? 'paidTitle' : 'partTitle')}
        line={tPay('paidLine')}
        actions={
          <>
            <Button onClick={() => window.print()}>{t('print')}</Button>
            {both}
          </>
        }
      >
        <PayReceipt payment={data} />
      </ResultCard>
    );
  if (outcome === 'returned')
    return (
      <ResultCard tone="bad" title={tPay('refundedTitle')} actions={both}>
        <PayReceipt payment={data} />
      </ResultCard>
    );
  if (outcome === 'open')
    return (
      <ResultCard
        tone="wait"
        title={tPay('pendingTitle')}
        line={t('pendingLine')}
        actions={
          <>
            {data.payUrl && <Button href={data.payUrl}>{t('goOnPaying')}</Button>}
            {both}
          </>
        }
      />
    );
  return (
    <ResultCard
      tone="bad"
      title={tPay('failedTitle')}
      line={[data.failure ? tPay(data.failure) : '', t('failedLine')].filter(Boolean).join(' ')}
      actions={both}
    />
  );
}
