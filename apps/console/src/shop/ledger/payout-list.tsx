import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListStates } from '../../ui/list/list-states.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { payoutMeanings } from '../payouts/payout-meanings.ts';
import { usePayouts } from '../payouts/use-payouts.ts';
import '../../ui/list/feed-end.css';

/** The payouts with their state, their dates and, when one failed, the cause and the next step; each opens with its steps. */
export function PayoutList({
  firstShown = Number.POSITIVE_INFINITY,
  onOpen,
}: {
  firstShown?: number;
  onOpen: (payoutId: string) => void;
}) {
  const t = useText(ledgerTexts);
  const tPayout = useText(payoutTexts);
  const money = useMoneyText();
  const { feed: payouts, rows } = usePayouts();
  const clock = useClock();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstShown);
  return (
    <section className="card section">
      <div className="card-head">
        <h2 className="h3">{t('payouts')}</h2>
      </div>
      <ListStates
        query={payouts}
        isEmpty={rows.length === 0}
        rowCount={3}
        rowHeight={52}
        emptyText={t('noPayouts')}
      >
        <ul className="rows">
          {shown.map((payout) => (
            <li key={payout.id}>
              <button
                type="button"
                className="row payout-open"
                aria-label={tPayout('open', { amount: money(payout.amount) })}
                onClick={() => onOpen(payout.id)}
              >
                <span className="grow">
                  <b className="medium to-right">
                    <Money kind="total" value={payout.amount} />
                  </b>
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
                  <small>{payout.destination}</small>
                  {payout.failure && <small className="danger-text">{t(payout.failure)}</small>}
                </span>
                <StatusTag meaning={payoutMeanings[payout.status]}>{t(payout.status)}</StatusTag>
                <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {(shown.length < rows.length || payouts.hasNextPage) && (
          <div className="list-more">
            <Button
              className="btn low"
              isBusy={payouts.isFetchingNextPage}
              onClick={() =>
                shown.length < rows.length ? setWhole(true) : void payouts.fetchNextPage()
              }
            >
              {t('loadMore')}
            </Button>
          </div>
        )}
      </ListStates>
    </section>
  );
}
