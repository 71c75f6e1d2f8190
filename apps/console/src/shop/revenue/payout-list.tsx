import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListStates, LoadMore } from '../../ui/list/list-states.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
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
      <ListStates query={payouts} isEmpty={rows.length === 0} rowCount={3} rowHeight={52} emptyText={t('noPayouts')}>
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
        <LoadMore feed={payouts} />
      </ListStates>
    </section>
  );
}
