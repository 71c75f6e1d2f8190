import { useQuery } from '@tanstack/react-query';
import { readSellerPayment, type SellerPaymentView } from '@vitrine/contract/shop/payments.ts';
import { readPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { Button } from 'antd';
import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import { forgetPayKeys } from './pay-key.ts';
import { PayReceipt } from './pay-receipt.tsx';
import './payments.css';

const marks = { good: <Check size={32} aria-hidden />, bad: <X size={32} aria-hidden />, wait: <Clock size={32} aria-hidden /> };

function Result({
  tone,
  title,
  line,
  children,
  actions,
}: {
  tone: keyof typeof marks;
  title: string;
  line?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <main className="card result-page" aria-live="polite">
      <span className={`result-mark ${tone}`}>{marks[tone]}</span>
      <h1 className="h1">{title}</h1>
      {line && <p>{line}</p>}
      {children}
      <div className="result-actions">{actions}</div>
    </main>
  );
}

function Waiting() {
  return (
    <main className="card result-page" aria-busy="true">
      <span className="result-mark" />
      <SkeletonLine width={220} height={24} />
      <SkeletonLine width={300} />
    </main>
  );
}

const isDecided = ({ status }: SellerPaymentView) => ['captured', 'part_refunded', 'refunded', 'failed', 'expired'].includes(status);

/** How a seller payment ended. The address only names the payment; the server says how it stands. */
function PaymentResult({ paymentId }: { paymentId: string | null }) {
  const t = useText(paymentTexts);
  const navigate = useNavigate();
  const payment = useQuery({
    queryKey: ['payments', 'seller', paymentId],
    queryFn: ({ signal }) => api.call(readSellerPayment, { params: { paymentId: paymentId ?? '' } }, { signal, quiet: true }),
    enabled: paymentId !== null,
    refetchInterval: ({ state }) => (state.data && !isDecided(state.data) ? 2_000 : false),
  });
  const data = payment.data;
  const isOver = data ? isDecided(data) : false;
  useEffect(() => {
    if (isOver) forgetPayKeys();
  }, [isOver]);
  const home = <Button onClick={() => void navigate('/index')}>{t('backHome')}</Button>;
  const orders = (
    <Button type="primary" onClick={() => void navigate('/order')}>
      {t('toOrders')}
    </Button>
  );
  const both = (
    <>
      {home}
      {orders}
    </>
  );
  if (paymentId === null) return <Result tone="bad" title={t('lostTitle')} actions={both} />;
  if (payment.isError)
    return (
      <main className="card result-page">
        <ErrorState error={payment.error} onRetry={() => void payment.refetch()} />
        <div className="result-actions">{both}</div>
      </main>
    );
  if (!data) return <Waiting />;
  if (data.status === 'captured' || data.status === 'part_refunded') {
    return (
      <Result
        tone="good"
        title={t(data.status === 'captured' ? 'paidTitle' : 'partTitle')}
        line={t('paidLine')}
        actions={
          <>
            <Button onClick={() => window.print()}>{t('print')}</Button>
            {both}
          </>
        }
      >
        <PayReceipt payment={data} />
      </Result>
    );
  }
  if (data.status === 'refunded')
    return (
      <Result tone="bad" title={t('refundedTitle')} actions={both}>
        <PayReceipt payment={data} />
      </Result>
    );
  if (!isDecided(data)) {
    return (
      <Result
        tone="wait"
        title={t('pendingTitle')}
        line={t('pendingLine')}
        actions={
          <>
            {data.payUrl && <Button href={data.payUrl}>{t('card')}</Button>}
            {both}
          </>
        }
      />
    );
  }
  return (
    <Result
      tone="bad"
      title={t('failedTitle')}
      line={[data.failure ? t(data.failure) : '', t('failedLine')].filter(Boolean).join(' ')}
      actions={both}
    />
  );
}

const linkReasons = ['refused_by_user', 'refused_by_provider'] as const;

/** Whether the payment account is linked now, with the reason and the next step when it is not. */
function LinkResult({ reason }: { reason: string | null }) {
  const t = useText(paymentTexts);
  const navigate = useNavigate();
  const account = useQuery({
    queryKey: ['payouts', 'account'],
    queryFn: ({ signal }) => api.call(readPayoutAccount, {}, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.state === 'linking' && !reason ? 2_000 : false),
  });
  const home = (
    <Button type="primary" onClick={() => void navigate('/index')}>
      {t('backHome')}
    </Button>
  );
  if (account.isError) return <Result tone="bad" title={t('linkFailedTitle')} line={account.error.message} actions={home} />;
  if (!account.data) return <Waiting />;
  if (account.data.state === 'active' && !reason)
    return <Result tone="good" title={t('linkedTitle')} line={t('linkedLine', { account: account.data.label ?? '' })} actions={home} />;
  const why = linkReasons.find((known) => known === (reason ?? account.data.failure));
  return (
    <Result
      tone="bad"
      title={t('linkFailedTitle')}
      line={why ? t(why) : t('linkExpired')}
      actions={
        <>
          <Button onClick={() => void navigate('/payment')}>{t('linkAgain')}</Button>
          {home}
        </>
      }
    />
  );
}

/** `/payresult`: where the payment provider's pages lead back to. */
export default function PayResultPage() {
  const [query] = useSearchParams();
  return query.get('kind') === 'link' ? <LinkResult reason={query.get('reason')} /> : <PaymentResult paymentId={query.get('payment')} />;
}
