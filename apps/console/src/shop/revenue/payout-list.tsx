import { Button } from 'antd';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { payoutMeanings } from '../payouts/payout-meanings.ts';
import { usePayouts } from '../payouts/use-payouts.ts';

/** The payouts with their state, their dates and, when one failed, the cause and the next step; each opens with its steps. */
export function PayoutList({ onOpen }: { onOpen: (payoutId: string) => void }) {
  const t = useText(revenueTexts);
  const tPayout = useText(payoutTexts);
  const money = useMoneyText();
  const { payouts, rows } = usePayouts();
  const clock = useClock();
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('payouts')}</h2>
      </div>
      {payouts.isPending && <SkeletonRows rows={3} height={52} />}
      {payouts.isError && <ErrorState error={payouts.error} onRetry={() => void payouts.refetch()} />}
      {payouts.isSuccess && !rows.length && <EmptyState text={t('noPayouts')} />}
      <ul className="slim-list">
        {rows.map((payout) => (
          <li key={payout.id}>
            <span>
              <button
                type="button"
                className="payout-open"
                aria-label={tPayout('open', { amount: money(payout.amount) })}
                onClick={() => onOpen(payout.id)}
              >
                <Money value={payout.amount} />
              </button>{' '}
              <span className="t3">{payout.destination}</span>
              <small>
                <DateTime value={payout.requestedAt} />
                {payout.status === 'sent' &&
                  payout.expectedAt &&
                  ` · ${t('expected', { date: clock.write('shortDay', payout.expectedAt) })}`}
                {payout.paidAt && (
                  <>
                    {' → '}
                    <DateTime value={payout.paidAt} />
                  </>
                )}
              </small>
              {payout.failure && <small className="why">{t(payout.failure)}</small>}
            </span>
            <StatusTag meaning={payoutMeanings[payout.status]}>{t(payout.status)}</StatusTag>
          </li>
        ))}
      </ul>
      {payouts.hasNextPage && (
        <div className="order-more">
          <Button size="small" loading={payouts.isFetchingNextPage} onClick={() => void payouts.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </section>
  );
}
