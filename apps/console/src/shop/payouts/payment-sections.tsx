import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { payoutSchedules, type readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { useState } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { usePlatform } from '../../lib/platform-config.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { OptionList } from '../../ui/plain/option-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { holdsMoney } from '../ledger/holds-money.rules.ts';
import { SellerNeeded } from '../stores/seller-needed.tsx';
import { AccountCards } from './account-cards.tsx';
import { RailsTable } from './rails-table.tsx';
import { useBalances, usePayoutAccount, usePayoutState } from './use-earnings.ts';
import { type PayoutSchedule, useScheduleSaving } from './use-schedule.ts';
import { WaitingMoney } from './waiting-money.tsx';
import './payment-sections.css';

function useDayText(): (at: string) => string {
  const clock = useClock();
  return (at) => clock.write('date', at);
}

/** Explains linking, or states that the platform has no provider. */
function AccountLines({ account, isDirect }: { account: PayoutAccount; isDirect: boolean }) {
  const t = useText(paymentAccountTexts);
  const platform = usePlatform();
  return (
    <div className="payment-lines">
      {account.isRelinkNeeded && (
        <p className="payment-relink" role="note">
          {t('relinkLine', { platform: platform.name })}
        </p>
      )}
      {!account.canLink && <p className="muted">{t('noProviderLine')}</p>}
      {account.canLink && account.state === 'none' && !isDirect && (
        <p className="muted">{t('noneLine')}</p>
      )}
      {isDirect && <p className="faint">{t('accountLineDirect')}</p>}
      {/* A bank account is entered here and not at a provider. */}
      {!isDirect && !account.takesBank && <p className="faint">{t('accountLine')}</p>}
    </div>
  );
}

/** How often earnings go to the account; what is chosen is kept at once. */
function ScheduleSection({
  state,
  isLinked,
}: {
  state: EndpointAnswer<typeof readPayoutState>;
  isLinked: boolean;
}) {
  const t = useText(paymentAccountTexts);
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const money = useMoneyText();
  const day = useDayText();
  const [asked, setAsked] = useState<PayoutSchedule>();
  const { save } = useScheduleSaving(t('saved'));
  const choose = async (schedule: PayoutSchedule) => {
    if (schedule === state.schedule) return;
    setAsked(schedule);
    await save(schedule);
    setAsked(undefined);
  };
  return (
    <SectionCard title={t('schedule')}>
      <p className="muted">{t('scheduleLine', { amount: money(state.minimum) })}</p>
      <OptionList
        label={t('schedule')}
        value={asked ?? state.schedule}
        isDisabled={!mayEdit || asked !== undefined}
        options={payoutSchedules.map((value) => ({
          value,
          label: t(value),
          note:
            value === state.schedule && !asked && isLinked && state.nextAt
              ? t('nextAt', { date: day(state.nextAt) })
              : undefined,
        }))}
        onChoose={(value) => void choose(value)}
      />
    </SectionCard>
  );
}

/** The account that earnings go to, how often they go there, and why they wait. */
export function PaymentSections() {
  const t = useText(paymentAccountTexts);
  const account = usePayoutAccount();
  const payoutState = usePayoutState();
  const held = useBalances();
  const [state, balances] = [payoutState.data, held.data];
  const store = useOwnStore().data;
  const isDirect = store?.settlementMode === 'direct';
  // The sections come together: one that came later would push the others down. Nothing is paid out to a store whose buyers pay its
  // owner, unless it has earned otherwise before.
  const isKnown = !account.isPending && !payoutState.isPending && !held.isPending;
  const hasBalance = isKnown && (!isDirect || holdsMoney(balances));
  return (
    <div className="payment-sections">
      <SellerNeeded />
      {account.isPending && (
        <section className="card section-card" aria-label={t('account')}>
          <SkeletonRows rows={3} height={52} />
        </section>
      )}
      {account.isError && (
        <section className="card section-card" aria-label={t('account')}>
          <ErrorState error={account.error} onRetry={() => void account.refetch()} />
        </section>
      )}
      {account.data && (
        <>
          <AccountLines account={account.data} isDirect={isDirect} />
          {state && balances && hasBalance && (
            <WaitingMoney account={account.data} state={state} balances={balances} />
          )}
          <AccountCards account={account.data} isDirect={isDirect} />
        </>
      )}
      {isDirect && (
        <SectionCard title={t('directTitle')}>
          <p className="muted">{t('directText')}</p>
        </SectionCard>
      )}
      {state && hasBalance && (
        <ScheduleSection state={state} isLinked={account.data?.state === 'active'} />
      )}
      {balances && hasBalance && (
        <SectionCard title={t('holdTitle')}>
          <p className="muted">{t('holdLine', { count: balances.holdDays })}</p>
        </SectionCard>
      )}
      {store && !isDirect && <RailsTable country={store.country} currency={store.baseCurrency} />}
    </div>
  );
}
