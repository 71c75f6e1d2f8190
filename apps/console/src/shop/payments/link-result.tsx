import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { LinkButton } from '../payouts/link-button.tsx';
import { ResultCard, ResultSkeleton } from './result-card.tsx';
import { useLinkResult } from './use-link-result.ts';

/** How linking the payment account went, and where to go from there. */
export function LinkResult() {
  const t = useText(payResultTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const result = useLinkResult();
  const home = (isPrimary: boolean) => (
    <Button type={isPrimary ? 'primary' : 'default'} onClick={() => void navigate('/index')}>
      {t('backHome')}
    </Button>
  );
  if (result.state === 'loading') return <ResultSkeleton />;
  if (result.state === 'unreadable')
    return (
      <section className="card result-page">
        <ErrorState error={result.error} onRetry={result.retry} />
        <div className="result-actions">{home(false)}</div>
      </section>
    );
  return (
    <ResultCard
      tone={result.tone}
      title={result.title}
      line={result.line}
      actions={
        <>
          {result.goOnUrl && <Button href={result.goOnUrl}>{t('goOnLinking')}</Button>}
          {home(!result.isToRepeat)}
          {result.isToRepeat && (
            <LinkButton
              provider={query.get('provider') ?? undefined}
              label={t('linkAgain')}
              isPrimary
            />
          )}
        </>
      }
    />
  );
}
