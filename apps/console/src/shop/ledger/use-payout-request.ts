import type { Money } from '@vitrine/contract/money.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { notify, notifyOnce } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerKeys } from '../../lib/query-keys/ledger.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { describeRequested } from './describe-requested.rules.ts';

/** Asking for a payout of all that is available, or less of it; the popups of desk and phone only draw it. */
export function usePayoutRequest(available: Money, onDone: () => void) {
  const t = useText(ledgerTexts);
  const [amount, setAmount] = useState<number | null | undefined>(available.amount);
  /** What was typed; nothing when the field refuses it. */
  const typed: Money | undefined =
    typeof amount === 'number' ? { amount, currency: available.currency } : undefined;
  // A second click or a lost answer is the same payout.
  const sending = useApiMutation(requestPayout, {
    intentOf: () => typed?.amount,
    onSuccess: (payout) => {
      const { type, text } = describeRequested(payout);
      const options = { type, title: t('payouts'), text: t(text) };
      // A failure is pushed to the owner as well.
      if (type === 'error') notifyOnce(`payout-failed:${payout.id}`, options);
      else notify(options);
      onDone();
    },
    invalidates: [ledgerKeys.all],
  });
  const send = async () => {
    if (typed)
      await sending.run({ body: typed.amount === available.amount ? {} : { amount: typed } });
  };
  return { amount, setAmount, typed, isSending: sending.isBusy, send };
}
