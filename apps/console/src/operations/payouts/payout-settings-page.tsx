import { useQuery } from '@tanstack/react-query';
import { readPayoutSettings } from '@vitrine/contract/shop/platform-payouts.ts';
import { readWelcomeSettings } from '@vitrine/contract/shop/promotions.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { bankFileTexts } from '../../texts/bank-files.ts';
import { payoutSettingTexts } from '../../texts/payout-settings.ts';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { BankTransferForm } from './bank-transfer-form.tsx';
import { FeeRules } from './fee-rules.tsx';
import { PayoutForm } from './payout-form.tsx';
import { WelcomeForm } from './welcome-form.tsx';
import './payout-settings.css';

function Setting({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="payout-setting">
      <dt className="medium">
        {name}
        {hint && <small className="block faint small">{hint}</small>}
      </dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function PayoutCard() {
  const t = useText(payoutSettingTexts);
  const [isEditing, setEditing] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: platformKeys.payoutSettings,
    queryFn: ({ signal }) => api.read(readPayoutSettings, {}, signal),
  });
  return (
    <SectionCard
      title={t('payouts')}
      beside={
        data && (
          <HasPerm value="platform:payout:run">
            <button type="button" className="btn" onClick={() => setEditing(true)}>
              {t('change')}
            </button>
          </HasPerm>
        )
      }
    >
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data && (
        <>
          <dl>
            <Setting name={t('holdDays')} hint={t('holdDaysHint')}>
              {t('days', { count: data.holdDays })}
            </Setting>
            <Setting name={t('minimum')} hint={t('minimumHint')}>
              <Money value={data.minimum} />
            </Setting>
          </dl>
          <PayoutForm settings={data} isOpen={isEditing} onClose={() => setEditing(false)} />
        </>
      )}
    </SectionCard>
  );
}

/** `DE89 … 3000`: enough to know which account it is. */
const shorten = (iban: string) => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;

/** The rails: bank transfers are set here, the providers on their page. */
function RailCard() {
  const t = useText(payoutSettingTexts);
  const tBank = useText(bankFileTexts);
  const [isEditing, setEditing] = useState(false);
  const { data } = useQuery({
    queryKey: platformKeys.payoutSettings,
    queryFn: ({ signal }) => api.read(readPayoutSettings, {}, signal),
  });
  return (
    <SectionCard
      title={t('rails')}
      beside={
        data && (
          <HasPerm value="platform:payout:run">
            <button type="button" className="btn" onClick={() => setEditing(true)}>
              {t('change')}
            </button>
          </HasPerm>
        )
      }
    >
      {!data && <SkeletonRows rows={2} />}
      {data && (
        <>
          <dl>
            <Setting name={tBank('transfers')} hint={tBank('isOnHint')}>
              {t(data.bankTransfers ? 'transfersOn' : 'transfersOff')}
              {data.bankTransfers && (
                <small className="block faint small">
                  {data.payer ? `${data.payer.name}, ${shorten(data.payer.iban)}` : t('noPayer')}
                </small>
              )}
            </Setting>
            <Setting name="Stripe, PayPal" hint={t('railsHint')}>
              <Link to="/operations/providers">{t('toProviders')}</Link>
            </Setting>
            <Setting name={t('schedule')} hint={t('scheduleHint')}>
              <Link to="/operations/payouts">{t('toPayouts')}</Link>
            </Setting>
          </dl>
          <BankTransferForm settings={data} isOpen={isEditing} onClose={() => setEditing(false)} />
        </>
      )}
    </SectionCard>
  );
}

function WelcomeCard() {
  const t = useText(payoutSettingTexts);
  const [isEditing, setEditing] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: platformKeys.welcomeSettings,
    queryFn: ({ signal }) => api.read(readWelcomeSettings, {}, signal),
  });
  return (
    <SectionCard
      title={t('welcome')}
      beside={
        data && (
          <HasPerm value="platform:promotion:edit">
            <button type="button" className="btn" onClick={() => setEditing(true)}>
              {t('change')}
            </button>
          </HasPerm>
        )
      }
    >
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={4} />}
      {data && (
        <>
          <dl>
            <Setting name={t('welcome')} hint={t('welcomeHint')}>
              {t(data.isOn ? 'on' : 'off')}
            </Setting>
            <Setting name={t('budget')} hint={t('budgetHint')}>
              <Money value={data.monthlyBudget} />
            </Setting>
            <Setting name={t('given')}>
              <Money value={data.givenThisMonth} />
              <small className="block faint small">{t('claims', { count: data.claims })}</small>
            </Setting>
            <Setting name={t('chat')} hint={t('chatHint')}>
              {data.chatUrl ?? t('none')}
            </Setting>
          </dl>
          <WelcomeForm settings={data} isOpen={isEditing} onClose={() => setEditing(false)} />
        </>
      )}
    </SectionCard>
  );
}

/** The operators' settings of payouts and of the welcome offer, each changed in a drawer. */
export default function PayoutSettingsPage() {
  const t = useText(payoutSettingTexts);
  const seesOffer = useHasPerm('platform:promotion:query');
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <div className="payout-settings">
        <PayoutCard />
        <RailCard />
        {seesOffer && <WelcomeCard />}
        <FeeRules />
      </div>
    </>
  );
}
