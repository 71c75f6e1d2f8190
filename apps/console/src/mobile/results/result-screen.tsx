import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { PayReceipt } from '../../shop/payments/pay-receipt.tsx';
import type { ProviderResult } from '../../shop/payments/result.ts';
import { ResultCard, ResultSkeleton } from '../../shop/payments/result-card.tsx';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import './results.css';

interface Way {
  to: string;
  label: string;
}

/** A result with the next step as its largest button, and always the way home. There is no way back: it would lead to the bank. */
export function ResultScreen({
  result,
  next,
  action,
  goOn,
}: {
  result: ProviderResult;
  next?: Way | undefined;
  /** The next step where it is no page. */
  action?: ReactNode;
  goOn: string;
}) {
  const t = useText(payResultTexts);
  const home = (className: string) => (
    <Link className={className} to="/home">
      {t('backHome')}
    </Link>
  );
  const frame = (content: ReactNode) => <div className="m-result">{content}</div>;
  if (result.state === 'loading') return frame(<ResultSkeleton />);
  if (result.state === 'unreadable')
    return frame(
      <section className="card result-page">
        <ErrorState error={result.error} onRetry={result.retry} />
        <div className="result-actions">{home('btn')}</div>
      </section>,
    );
  return frame(
    <ResultCard
      tone={result.tone}
      title={result.title}
      line={result.line}
      actions={
        <>
          {result.goOnUrl && (
            <a className="btn primary" href={result.goOnUrl}>
              {goOn}
            </a>
          )}
          {next && (
            <Link className={result.goOnUrl ? 'btn' : 'btn primary'} to={next.to}>
              {next.label}
            </Link>
          )}
          {action}
          {home(next || action || result.goOnUrl ? 'btn' : 'btn primary')}
          {result.isPaid && (
            <button type="button" className="btn" onClick={() => window.print()}>
              {t('print')}
            </button>
          )}
        </>
      }
    >
      {result.receipt && <PayReceipt payment={result.receipt} />}
    </ResultCard>,
  );
}
