import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { type PayoutAccount, payoutSchedules, type readPayoutState } from '@vitrine/contract/shop/payouts.ts';
import { CircleAlert, Landmark } from 'lucide-react';
import { useState } from 'react';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { accountStates } from '../../shop/payouts/payout-meanings.ts';
import { useBalances, usePayoutAccount, usePayoutState } from '../../shop/payouts/use-earnings.ts';
import { useLinking } from '../../shop/payouts/use-linking.ts';
import { type PayoutSchedule, useScheduleSaving } from '../../shop/payouts/use-schedule.ts';
import { holdsMoney } from '../../shop/revenue/holds-money.rules.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { linkFailureTexts } from '../../texts/payment-results.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { OptionList } from '../../ui/plain/option-list.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { PageTop } from '../parts/page-top.tsx';
import './payment.css';
import { Button } from '../../ui/plain/button.tsx';
import { UnlinkSheet } from './unlink-sheet.tsx';

type DayText = (at: string) => string;

function useDayText(): DayText {
  const clock = useClock();
  return (at) => clock.write('date', at);
}

/** The linked account, why it is not linked, and the way to the provider. */
function AccountCard({ account, isDirect, mayEdit, day }: { account: PayoutAccount; isDirect: boolean; mayEdit: boolean; day: DayText }) {
  const t = useText(paymentAccountTexts);
  const tWhy = useText(linkFailureTexts);
  const proving = useSheet('prove');
  const { isOpening, open, prove } = useLinking({ onAsk: () => proving.open(), onProved: proving.drop });
  const unlinking = useSheet('unlink');
  const [meaning, words] = accountStates[account.state];
  const failure = account.lastTry?.failure;
  const isActive = account.state === 'active';
  return (
    <section className="m-card m-account">
      <div className="who">
        <i className={isActive ? 'in' : ''}>
          <Landmark size={22} aria-hidden />
        </i>
        <span className="grow">
          <b>{account.label ?? t('account')}</b>
          {(account.provider || account.linkedAt) && (
            <small>
              {[nameProvider(account.provider), account.linkedAt ? t('since', { date: day(account.linkedAt) }) : '']
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </span>
        <StatusTag meaning={meaning}>{t(words)}</StatusTag>
      </div>
      {failure && (
        <p className="m-warn">
          <CircleAlert size={16} aria-hidden />
          <span>{tWhy(failure)}</span>
        </p>
      )}
      {account.state === 'none' && !isDirect && <p>{t('noneLine')}</p>}
      <p className="t3">{t(isDirect ? 'accountLineDirect' : 'accountLine')}</p>
      {mayEdit && (
        <Button className={isActive ? 'btn wide' : 'btn wide primary'} isBusy={isOpening} onClick={() => void open()}>
          {t(isActive ? 'linkAnother' : account.state === 'linking' ? 'goOn' : 'linkNow')}
        </Button>
      )}
      {mayEdit && isActive && (
        <button type="button" className="btn wide danger" onClick={() => unlinking.open()}>
          {t('unlink')}
        </button>
      )}
      {isActive && unlinking.value !== null && <UnlinkSheet account={account.label ?? ''} onClose={unlinking.close} />}
      <Sheet isOpen={mayEdit && proving.value !== null} title={t('proofTitle')} onClose={proving.close}>
        <ProofStep line={t('proofLink')} action={t('toProvider')} onProof={prove} onCancel={proving.close} />
      </Sheet>
    </section>
  );
}

/** How often earnings go to the account; a tap keeps it at once. */
function ScheduleCard({
  state,
  isLinked,
  mayEdit,
  day,
}: {
  state: EndpointAnswer<typeof readPayoutState>;
  isLinked: boolean;
  mayEdit: boolean;
  day: DayText;
}) {
  const t = useText(paymentAccountTexts);
  const money = useMoneyText();
  const [asked, setAsked] = useState<PayoutSchedule>();
  const { save } = useScheduleSaving(t('saved'));
  const choose = async (schedule: PayoutSchedule) => {
    if (schedule === state.schedule) return;
    setAsked(schedule);
    await save(schedule);
    setAsked(undefined);
  };
  return (
    <section className="m-card">
      <div className="m-card-head">
        <h2>{t('schedule')}</h2>
      </div>
      <p className="t2">{t('scheduleLine', { amount: money(state.minimum) })}</p>
      <OptionList
        label={t('schedule')}
        value={asked ?? state.schedule}
        isDisabled={!mayEdit || asked !== undefined}
        options={payoutSchedules.map((value) => ({
          value,
          label: t(value),
          note: value === state.schedule && !asked && isLinked && state.nextAt ? t('nextAt', { date: day(state.nextAt) }) : undefined,
        }))}
        onChoose={(value) => void choose(value)}
      />
    </section>
  );
}

/** The account that earnings go to, how often they go there, and why they wait. */
export default function PaymentPage() {
  const t = useText(paymentAccountTexts);
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const account = usePayoutAccount();
  const payoutState = usePayoutState();
  const held = useBalances();
  const [state, balances] = [payoutState.data, held.data];
  const day = useDayText();
  const isDirect = useOwnStore().data?.settlementMode === 'direct';
  // The cards come together: one that came later would push the others down.
  const isKnown = !account.isPending && !payoutState.isPending && !held.isPending;
  const hasBalance = isKnown && (!isDirect || holdsMoney(balances));
  return (
    <>
      <PageTop title={t('account')} />
      {account.data ? (
        <AccountCard account={account.data} isDirect={isDirect} mayEdit={mayEdit} day={day} />
      ) : (
        <section className="m-card">
          {account.isError ? (
            <ErrorState error={account.error} onRetry={() => void account.refetch()} />
          ) : (
            <SkeletonRows rows={3} height={52} />
          )}
        </section>
      )}
      {isDirect && (
        <section className="m-card">
          <div className="m-card-head">
            <h2>{t('directTitle')}</h2>
          </div>
          <p className="t2">{t('directText')}</p>
        </section>
      )}
      {state && hasBalance && <ScheduleCard state={state} isLinked={account.data?.state === 'active'} mayEdit={mayEdit} day={day} />}
      {balances && hasBalance && (
        <section className="m-card">
          <div className="m-card-head">
            <h2>{t('holdTitle')}</h2>
          </div>
          <p className="t2">{t('holdLine', { count: balances.holdDays })}</p>
        </section>
      )}
    </>
  );
}
