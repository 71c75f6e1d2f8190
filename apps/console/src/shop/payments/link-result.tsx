import { useQuery } from '@tanstack/react-query';
import { readPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { linkFailureTexts, payResultTexts } from '../../texts/payments.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { linkOutcomeOf } from './payment-state.rules.ts';
import { ResultCard, ResultSkeleton } from './result-card.tsx';

const askAgainMs = 2_000;

/** Whether the payment account is linked now, with the reason and the next step when it is not. */
export function LinkResult() {
  const t = useText(payResultTexts);
  const tWhy = useText(linkFailureTexts);
  const navigate = useNavigate();
  const account = useQuery({
    queryKey: ['payouts', 'account'],
    queryFn: ({ signal }) => api.call(readPayoutAccount, {}, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.lastTry?.state === 'open' ? askAgainMs : false),
  });
  const home = (isPrimary: boolean) => (
    <Button type={isPrimary ? 'primary' : 'default'} onClick={() => void navigate('/index')}>
      {t('backHome')}
    </Button>
  );
  if (account.isError && !account.data)
    return (
      <section className="card result-page">
        <ErrorState error={account.error} onRetry={() => void account.refetch()} />
        <div className="result-actions">{home(false)}</div>
      </section>
    );
  if (!account.data) return <ResultSkeleton />;
  const outcome = linkOutcomeOf(account.data);
  if (outcome.kind === 'linked')
    return <ResultCard tone="good" title={t('linkedTitle')} line={t('linkedLine', { account: outcome.account })} actions={home(true)} />;
  if (outcome.kind === 'open')
    return (
      <ResultCard
        tone="wait"
        title={t('linkOpenTitle')}
        line={t('linkOpenLine')}
        actions={
          <>
            {outcome.linkUrl && <Button href={outcome.linkUrl}>{t('goOnLinking')}</Button>}
            {home(true)}
          </>
        }
      />
    );
  return (
    <ResultCard
      tone="bad"
      title={t('linkFailedTitle')}
      line={[tWhy(outcome.reason), outcome.kept ? t('linkKept', { account: outcome.kept }) : ''].filter(Boolean).join(' ')}
      actions={
        <>
          {home(false)}
          <Button type="primary" onClick={() => void navigate('/payment')}>
            {t('linkAgain')}
          </Button>
        </>
      }
    />
  );
}
