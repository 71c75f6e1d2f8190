import type { Balances } from '@vitrine/contract/shop/ledger.ts';
import type { PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import type { ReactNode } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { BigMoney } from '../../ui/big-money.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import './balances-card.css';

interface BalancesProps {
  balances: Balances | undefined;
  account: PayoutAccount | undefined;
  /** Payouts wait after a change by operators. */
  isHeld: boolean;
  /** The way to the bank, where it is part of the card. */
  children?: ReactNode;
}

const names = ['available', 'pending', 'inTransit', 'paidOut'] as const;

/** What is behind each balance, in words: the next thing that happens to it. */
function useBalanceNotes({ balances, account, isHeld }: BalancesProps) {
  const t = useText(ledgerTexts);
  const tMobile = useText(mobileTexts);
  const clock = useClock();
  const money = useMoneyText();
  const next = balances?.pendingDates.find(({ at }) => at !== null);
  const isNegative = balances !== undefined && balances.available.amount < 0;
  return {
    available: t(
      isNegative ? 'availableNegativeHint' : isHeld ? 'availableHeldHint' : 'availableHint',
    ),
    pending: next?.at
      ? tMobile('nextPending', { amount: money(next.amount), date: clock.write('day', next.at) })
      : balances && t('pendingHint', { count: balances.holdDays }),
    inTransit: account?.label
      ? tMobile('toAccount', { account: account.label })
      : t('inTransitHint'),
    paidOut: balances?.paidSince
      ? tMobile('sinceMonth', { month: clock.write('month', balances.paidSince) })
      : t('paidOutHint'),
  };
}

/**
 * What the owner has: ready, waiting, on its way, arrived. Four cells, or where it is narrow the first large with its share
 * under it and the others as rows. Before the amounts are known it has its height already.
 */
export function BalancesCard(props: BalancesProps) {
  const t = useText(ledgerTexts);
  const notes = useBalanceNotes(props);
  const { balances, children } = props;
  const parts = balances ? names.slice(0, 3).filter((name) => balances[name].amount > 0) : [];
  return (
    <section className="card section" aria-busy={!balances}>
      <dl className="balances">
        {names.map((name) => (
          <div key={name} className={name}>
            <dt className="small muted">{t(name)}</dt>
            <dd className={balances && balances[name].amount < 0 ? 'amount danger-text' : 'amount'}>
              {balances ? (
                <BigMoney value={balances[name]} />
              ) : (
                <SkeletonLine width={120} height={28} />
              )}
            </dd>
            <dd className="note text-xs faint">
              {notes[name] ?? <SkeletonLine width="80%" height={18} />}
            </dd>
            {name === 'available' && (
              <dd className="shares" aria-hidden="true">
                {parts.map((part) => (
                  <i key={part} className={part} style={{ flex: balances?.[part].amount }} />
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
