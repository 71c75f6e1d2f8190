import { findDay } from '@vitrine/contract/time-zone.ts';
import { FileDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { useAddress } from '../../lib/use-address.ts';
import { BalancesCard } from '../../shop/ledger/balances-card.tsx';
import { holdsMoney } from '../../shop/ledger/holds-money.rules.ts';
import { readRange, readTimes, withoutTimes } from '../../shop/ledger/ledger-range.rules.ts';
import { PayoutList } from '../../shop/ledger/payout-list.tsx';
import { PayoutRequest } from '../../shop/ledger/payout-request.tsx';
import { useTimesText } from '../../shop/ledger/use-times-text.ts';
import { PayoutOverlay } from '../../shop/payouts/payout-overlay.tsx';
import { useBalances, usePayoutAccount, usePayoutState } from '../../shop/payouts/use-earnings.ts';
import { usePayouts } from '../../shop/payouts/use-payouts.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { payoutTexts } from '../../texts/payouts.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';
import { DaysSheet } from '../parts/days-sheet.tsx';
import { useDaysText } from '../parts/use-days-text.ts';
import { MovementsCard } from './movements-card.tsx';
import { OpenPayoutCard } from './open-payout-card.tsx';
import { PayOutButtons } from './pay-out-buttons.tsx';
import { StatementSheet } from './statement-sheet.tsx';
import './ledger.css';

/** Earnings: what is there, what moved it, and the way to the bank. */
export default function LedgerPage() {
  const t = useText(mobileTexts);
  const tPayout = useText(payoutTexts);
  const tLedger = useText(ledgerTexts);
  const navigate = useNavigate();
  const address = useAddress();
  const { query } = address;
  const store = useOwnStore();
  const balances = useBalances();
  const payoutState = usePayoutState();
  const payoutAccount = usePayoutAccount();
  const { feed: payouts, rows } = usePayouts();
  const [state, account] = [payoutState.data, payoutAccount.data];
  // What is above the rows comes together, and the rows are loaded meanwhile: what came later would push them down.
  const isPending =
    balances.isPending || payoutState.isPending || payoutAccount.isPending || payouts.isPending;
  const asking = useSheet('payout');
  const past = useSheet('past');
  const days = useSheet('days');
  const statement = useSheet('statement');
  const timeZone = store.data?.timeZone;
  const isDirect = store.data?.settlementMode === 'direct';
  const asked = query.get('view');
  const view = asked === 'sales' || (isDirect && asked !== 'movements') ? 'sales' : 'movements';
  const change = (name: 'view' | 'search', value: string) => address.change({ [name]: value });
  const range = readRange(query, findDay(new Date(), timeZone));
  const times = readTimes(query);
  const timesText = useTimesText(times);
  const daysText = useDaysText(range, timeZone);
  const rangeText = range.from || range.to ? daysText : t('anyDay');
  const setRange = ({ from, to }: Partial<DayRange>) =>
    address.change({ ...withoutTimes, from, to });
  return (
    <>
      <header className="m-head">
        <h1 className="grow">{t('earnings')}</h1>
        <button
          type="button"
          className="m-icon"
          aria-label={tPayout('statement')}
          onClick={() => statement.open()}
        >
          <FileDown size={22} aria-hidden />
        </button>
      </header>
      {isPending && (
        <section className="card section" aria-busy="true" style={{ display: 'grid', gap: 14 }}>
          <SkeletonLine width={90} />
          <SkeletonLine width="54%" height={42} />
          <SkeletonLine height={12} />
          <SkeletonRows rows={3} height={60} />
          <SkeletonLine height={48} />
        </section>
      )}
      {balances.isError && !balances.data && (
        <section className="card section">
          <ErrorState error={balances.error} onRetry={() => void balances.refetch()} />
        </section>
      )}
      {!isPending && balances.data && isDirect && !holdsMoney(balances.data) && (
        <section className="card section">
          <p className="muted">{tLedger('directLine')}</p>
        </section>
      )}
      {!isPending && balances.data && (!isDirect || holdsMoney(balances.data)) && (
        <BalancesCard
          balances={balances.data}
          account={account}
          isHeld={state?.blockedBy === 'held'}
        >
          <PayOutButtons state={state} isDirect={isDirect} onPayOut={() => asking.open()} />
        </BalancesCard>
      )}
      {!isPending && state?.open && <OpenPayoutCard payout={state.open} />}
      {/* Above the rows, which go on as far as a person scrolls. */}
      {!isPending && (payouts.isError || rows.length > 0) && (
        <PayoutList firstShown={3} onOpen={past.open} />
      )}
      <div hidden={isPending}>
        <MovementsCard
          range={range}
          times={times}
          keywords={query.get('search') ?? ''}
          rangeText={view === 'sales' && timesText ? timesText : rangeText}
          isKnown={!store.isPending}
          isDirect={isDirect}
          view={view}
          onView={(next) => change('view', next)}
          onRange={() => days.open()}
          onFind={(words) => change('search', words.trim())}
          onOpenPayout={past.open}
        />
      </div>
      {state?.canRequest && asking.value !== null && (
        <PayoutRequest
          available={state.amount}
          minimum={state.minimum}
          account={account?.label ?? ''}
          onClose={asking.close}
        />
      )}
      <PayoutOverlay
        payoutId={past.value ?? undefined}
        onClose={past.close}
        onAccount={() => void navigate('/payment', { replace: true })}
      />
      <StatementSheet
        isOpen={statement.value !== null}
        range={range}
        rangeText={rangeText}
        onClose={statement.close}
      />
      <DaysSheet
        isOpen={days.value !== null}
        value={range}
        timeZone={timeZone}
        onChange={setRange}
        onClose={days.close}
      />
    </>
  );
}
