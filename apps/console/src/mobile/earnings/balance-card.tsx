import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Balances } from '@vitrine/contract/shop/ledger.ts';
import type { PayoutAccount, readPayoutState } from '@vitrine/contract/shop/payouts.ts';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { BigMoney } from '../parts/big-money.tsx';

type PayoutState = EndpointAnswer<typeof readPayoutState>;

interface BalanceProps {
  balances: Balances;
  state: PayoutState | undefined;
  account: PayoutAccount | undefined;
  isDirect: boolean;
  onPayOut: () => void;
}

/** The days behind a balance, in words; each says the next thing that happens to it. */
function useBalanceNotes({ balances, account }: BalanceProps) {
  const t = useText(revenueTexts);
  const tMobile = useText(mobileTexts);
  const clock = useClock();
  const money = useMoneyText();
  const next = balances.pendingDates.find(({ at }) => at !== null);
  return {
    pending: next?.at
      ? tMobile('nextPending', { amount: money(next.amount), date: clock.write('day', next.at) })
      : t('pendingHint', { count: balances.holdDays }),
    inTransit: account?.label ? tMobile('toAccount', { account: account.label }) : t('inTransitHint'),
    paidOut: balances.paidSince ? tMobile('sinceMonth', { month: clock.write('month', balances.paidSince) }) : t('paidOutHint'),
  };
}

function PayOutButtons({ state, isDirect, onPayOut }: Pick<BalanceProps, 'state' | 'isDirect' | 'onPayOut'>) {
  const t = useText(revenueTexts);
  const tAccount = useText(paymentAccountTexts);
  const tMobile = useText(mobileTexts);
  const money = useMoneyText();
  const mayPayOut = useHasPerm('shop:payout-account:edit');
  if (!mayPayOut || !state) return null;
  const { blockedBy } = state;
  const why = isDirect ? t('directLine') : blockedBy ? t(blockedBy, { amount: money(state.minimum) }) : '';
  return (
    <>
      <div className="do">
        {blockedBy === 'not_linked' ? (
          <Link className="btn primary grow" to="/payment">
            {tAccount('linkNow')}
          </Link>
        ) : (
          <button type="button" className="btn primary grow" disabled={!state.canRequest} onClick={onPayOut}>
            {t('payOut')} {state.amount.amount > 0 && <span className="num">{money(state.amount)}</span>}
          </button>
        )}
        <Link className="btn" to="/payment">
          {tMobile('schedule')}
        </Link>
      </div>
      {why && <p className="why">{why}</p>}
    </>
  );
}

/** What the owner has: ready, waiting, on its way, arrived; and the way to the bank. */
export function BalanceCard(props: BalanceProps) {
  const t = useText(revenueTexts);
  const tMobile = useText(mobileTexts);
  const [isExplained, setExplained] = useState(false);
  const notes = useBalanceNotes(props);
  const { balances, state, isDirect, onPayOut } = props;
  const lines = [
    ['pending', balances.pending, 'var(--amber)'],
    ['inTransit', balances.inTransit, 'var(--primary)'],
    ['paidOut', balances.paidOut, 'var(--line-2)'],
  ] as const;
  const parts = [[balances.available, 'var(--green)'], ...lines.slice(0, 2).map(([, value, colour]) => [value, colour] as const)] as const;
  const hasParts = parts.some(([{ amount }]) => amount > 0);
  return (
    <section className="m-card m-balance">
      <button type="button" className="what" aria-expanded={isExplained} onClick={() => setExplained(!isExplained)}>
        {t('available')}
        <Info size={16} aria-label={tMobile('whatIsIt')} />
      </button>
      {isExplained && <p className="hint">{t('availableHint')}</p>}
      <BigMoney value={balances.available} />
      <div className="m-split" aria-hidden="true">
        {hasParts ? (
          parts.map(([{ amount }, colour]) => amount > 0 && <i key={colour} style={{ flex: amount, background: colour }} />)
        ) : (
          <i style={{ flex: 1, background: 'var(--line)' }} />
        )}
      </div>
      <ul className="m-rows">
        {lines.map(([key, value, colour]) => (
          <li key={key} className="m-row">
            <i className="mark" style={{ background: colour }} />
            <span className="grow">
              {t(key)}
              <small>{notes[key]}</small>
            </span>
            <b>
              <Money value={value} />
            </b>
          </li>
        ))}
      </ul>
      <PayOutButtons state={state} isDirect={isDirect} onPayOut={onPayOut} />
    </section>
  );
}
