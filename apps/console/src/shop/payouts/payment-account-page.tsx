import { payoutSchedules } from '@vitrine/contract/shop/payouts.ts';
import { Select } from 'antd';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { linkFailureTexts } from '../../texts/payment-results.ts';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { holdsMoney } from '../revenue/holds-money.rules.ts';
import '../revenue/revenue.css';
import { LinkButton } from './link-button.tsx';
import { accountStates } from './payout-meanings.ts';
import { UnlinkButton } from './unlink-button.tsx';
import { useBalances, usePayoutAccount, usePayoutState } from './use-earnings.ts';
import { useScheduleSaving } from './use-schedule.ts';

/** The account that earnings go to, how often they go there, and why they wait. */
export default function PaymentAccountPage() {
  const t = useText(paymentAccountTexts);
  const schedule = useScheduleSaving(t('saved'));
  const tWhy = useText(linkFailureTexts);
  const money = useMoneyText();
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const account = usePayoutAccount();
  const state = usePayoutState();
  const balances = useBalances();
  const clock = useClock();
  const day = (at: string) => clock.write('date', at);
  const isDirect = useOwnStore().data?.settlementMode === 'direct';
  // Nothing is paid out to a store whose buyers pay its owner, unless it has earned otherwise before.
  const hasBalance = !isDirect || holdsMoney(balances.data);
  const data = account.data;
  const failure = data?.lastTry?.failure;
  return (
    <div className="account-page">
      <PageHead title={t('account')} line={t(isDirect ? 'accountLineDirect' : 'accountLine')} />
      <section className="card account-box">
        {account.isPending && <SkeletonRows rows={2} height={40} />}
        {account.isError && <ErrorState error={account.error} onRetry={() => void account.refetch()} />}
        {data && (
          <>
            <div className="line">
              <span>
                <b className="h2">{data.label ?? t('noneYet')}</b>
                <br />
                <span className="t3">
                  {[nameProvider(data.provider), data.linkedAt ? t('since', { date: day(data.linkedAt) }) : ''].filter(Boolean).join(' · ')}
                </span>
              </span>
              <StatusTag meaning={accountStates[data.state][0]}>{t(accountStates[data.state][1])}</StatusTag>
            </div>
            {data.state === 'none' && !isDirect && <p className="t2">{t('noneLine')}</p>}
            {failure && <p className="t2">{tWhy(failure)}</p>}
            <div className="line">
              <HasPerm value="shop:payout-account:edit">
                <LinkButton
                  isPrimary={data.state !== 'active'}
                  label={t(data.state === 'active' ? 'linkAnother' : data.state === 'linking' ? 'goOn' : 'linkNow')}
                />
              </HasPerm>
              {data.state === 'active' && (
                <HasPerm value="shop:payout-account:edit">
                  <UnlinkButton account={data.label ?? ''} />
                </HasPerm>
              )}
            </div>
          </>
        )}
      </section>
      {isDirect && (
        <section className="card account-box">
          <h2 className="h3">{t('directTitle')}</h2>
          <p className="t2">{t('directText')}</p>
        </section>
      )}
      {state.data && hasBalance && (
        <section className="card account-box">
          <h2 className="h3">{t('schedule')}</h2>
          <p className="t2">{t('scheduleLine', { amount: money(state.data.minimum) })}</p>
          <div className="line">
            <Select
              style={{ width: 260 }}
              aria-label={t('schedule')}
              value={state.data.schedule}
              disabled={!mayEdit}
              onChange={(value) => void schedule.save(value)}
              options={payoutSchedules.map((value) => ({ value, label: t(value) }))}
            />
            {account.data?.state === 'active' && state.data.nextAt && (
              <span className="t3">{t('nextAt', { date: day(state.data.nextAt) })}</span>
            )}
          </div>
        </section>
      )}
      {balances.data && hasBalance && (
        <section className="card account-box">
          <h2 className="h3">{t('holdTitle')}</h2>
          <p className="t2">{t('holdLine', { count: balances.data.holdDays })}</p>
        </section>
      )}
    </div>
  );
}
