import { useInfiniteQuery } from '@tanstack/react-query';
import { listPayouts, type Payout } from '@vitrine/contract/shop/payouts.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Record<Payout['status'], Meaning> = {
  requested: 'waiting',
  sent: 'moving',
  paid: 'done',
  failed: 'failed',
  unknown: 'waiting',
};

/** The payouts so far, with the cause and the next step of one that failed; absent until there is one. */
export function PayoutsCard({ timeZone }: { timeZone: string | undefined }) {
  const t = useText(revenueTexts);
  const payouts = useInfiniteQuery({
    queryKey: ['revenue', 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listPayouts, { query: { limit: 10, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const rows = payouts.data?.pages.flatMap(({ list }) => list) ?? [];
  if (!payouts.isError && rows.length === 0) return null;
  return (
    <section className="m-card">
      <div className="m-card-head">
        <h2>{t('payouts')}</h2>
      </div>
      {payouts.isError && rows.length === 0 && <ErrorState error={payouts.error} onRetry={() => void payouts.refetch()} />}
      <ul className="m-rows">
        {rows.map((payout) => (
          <li key={payout.id} className="m-row">
            <span className="grow">
              <b>
                <Money value={payout.amount} />
              </b>
              <small>
                <DateTime value={payout.requestedAt} {...(timeZone ? { timeZone } : {})} /> · {payout.destination}
              </small>
              {payout.failure && <small className="m-wrong">{t(payout.failure)}</small>}
            </span>
            <StatusTag meaning={meanings[payout.status]}>{t(payout.status)}</StatusTag>
          </li>
        ))}
      </ul>
      {payouts.hasNextPage && (
        <button type="button" className="m-btn wide low" disabled={payouts.isFetchingNextPage} onClick={() => void payouts.fetchNextPage()}>
          {t('loadMore')}
        </button>
      )}
    </section>
  );
}
