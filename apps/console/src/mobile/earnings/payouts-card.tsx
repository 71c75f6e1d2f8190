import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payoutMeanings } from '../../shop/payouts/payout-meanings.ts';
import { usePayouts } from '../../shop/payouts/use-payouts.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { PastPayoutSheet } from './past-payout-sheet.tsx';

const firstShown = 3;

/** The payouts so far, the latest first, each with its steps, and the cause of one that failed; absent until there is one. */
export function PayoutsCard() {
  const t = useText(revenueTexts);
  const tPayout = useText(payoutTexts);
  const money = useMoneyText();
  const navigate = useNavigate();
  const opened = useSheet('past');
  const { payouts, rows } = usePayouts();
  const [isWhole, setWhole] = useState(false);
  const hasMore = isWhole ? payouts.hasNextPage : rows.length > firstShown;
  if (!payouts.isError && rows.length === 0) return null;
  return (
    <section className="m-card">
      <div className="m-card-head">
        <h2>{t('payouts')}</h2>
      </div>
      {payouts.isError && rows.length === 0 && <ErrorState error={payouts.error} onRetry={() => void payouts.refetch()} />}
      <ul className="m-rows">
        {rows.slice(0, isWhole ? undefined : firstShown).map((payout) => (
          <li key={payout.id}>
            <button
              type="button"
              className="m-row"
              aria-label={tPayout('open', { amount: money(payout.amount) })}
              onClick={() => opened.open(payout.id)}
            >
              <span className="grow">
                <b>
                  <Money value={payout.amount} />
                </b>
                <small>
                  <DateTime value={payout.requestedAt} /> · {payout.destination}
                </small>
                {payout.failure && <small className="m-wrong">{t(payout.failure)}</small>}
              </span>
              <StatusTag meaning={payoutMeanings[payout.status]}>{t(payout.status)}</StatusTag>
              <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className="btn wide low"
          disabled={payouts.isFetchingNextPage}
          onClick={() => (isWhole ? void payouts.fetchNextPage() : setWhole(true))}
        >
          {t('loadMore')}
        </button>
      )}
      <PastPayoutSheet payoutId={opened.value} onClose={opened.close} onAccount={() => void navigate('/payment', { replace: true })} />
    </section>
  );
}
