import type { PayoutRail } from '@vitrine/contract/shop/payout-rails.ts';
import type { Payout } from '@vitrine/contract/shop/payout-shapes.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { payoutMeanings } from '../../shop/payouts/payout-meanings.ts';
import { ProviderMark } from '../../shop/payouts/provider-mark.tsx';
import { bankFileTexts } from '../../texts/bank-files.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

/** The names of the states in the operators' texts. */
export const payoutStateTexts = {
  requested: 'requested',
  sent: 'sent',
  paid: 'paid',
  failed: 'failed',
  unknown: 'unknown',
  waiting: 'payout_waiting',
  returned: 'payout_returned_state',
} as const satisfies Record<Payout['status'], string>;

export function PayoutStateTag({ status }: Pick<Payout, 'status'>) {
  const t = useText(operationsTexts);
  return <StatusTag meaning={payoutMeanings[status]}>{t(payoutStateTexts[status])}</StatusTag>;
}

/** Cause and next step of a payout, each a sentence; the cause may be empty. */
export function usePayoutSentences(): (payout: Payout) => { cause: string; next: string } {
  const t = useText(operationsTexts);
  const clock = useClock();
  const withCode = (cause: string, reason: string | null) =>
    reason ? `${cause} (${reason})` : cause;
  return (payout) => {
    const { status, failure, reason, expectedAt, provider } = payout;
    const by = expectedAt ? t('expectedBy', { date: clock.write('day', expectedAt) }) : '';
    if (failure)
      return { cause: withCode(t(`cause_${failure}`), reason), next: t(`next_${failure}`) };
    if (status === 'paid')
      return {
        cause: payout.paidAt ? t('paidOn', { date: clock.write('moment', payout.paidAt) }) : '',
        next: '',
      };
    if (status === 'unknown') return { cause: t('cause_unknown'), next: t('next_unknown') };
    if (status === 'requested')
      return { cause: '', next: t(provider === 'bank' ? 'next_unfiled' : 'next_requested') };
    if (reason === 'UNCLAIMED') return { cause: t('cause_unclaimed'), next: t('next_unclaimed') };
    return { cause: by, next: provider === 'bank' ? t('next_in_file') : '' };
  };
}

/** How the money travels: the provider's name, or the bank file. */
export function useRailName(): (provider: string) => string {
  const t = useText(bankFileTexts);
  return (provider) => (provider === 'bank' ? t('rail') : nameProvider(provider));
}

const rails: Readonly<Record<string, PayoutRail>> = {
  bank: 'bank_file',
  paypal: 'paypal_payout',
  sandbox: 'sandbox',
  stripe: 'stripe_transfer',
};

/** The mark of a rail; its name is beside it. */
export function RailMark({ provider }: Pick<Payout, 'provider'>) {
  return <ProviderMark rail={rails[provider] ?? null} size="small" />;
}
