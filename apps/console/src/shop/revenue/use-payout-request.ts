import type { Money } from '@vitrine/contract/money.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { intents } from '../../lib/intents.ts';
import { queryClient } from '../../lib/queries.ts';
import { revenueKeys } from '../../lib/query-keys/revenue.ts';
import { revenueTexts } from '../../texts/revenue.ts';

/** Asking for a payout of all that is available, or less of it; the popups of desk and phone only draw it. */
export function usePayoutRequest(available: Money, onDone: () => void) {
  const t = useText(revenueTexts);
  const [amount, setAmount] = useState<number | null | undefined>(available.amount);
  const [isSending, setSending] = useState(false);
  /** What was typed; nothing when the field refuses it. */
  const typed: Money | undefined = typeof amount === 'number' ? { ...available, amount } : undefined;
  const send = async () => {
    if (!typed) return;
    setSending(true);
    try {
      const body = typed.amount === available.amount ? {} : { amount: typed };
      // A second click or a lost answer is the same payout.
      await intents.once('payout', typed.amount, (idempotencyKey) => api.call(requestPayout, { body }, { idempotencyKey }));
      notify({ type: 'success', title: t('payouts'), text: t('payOutAsked') });
      await queryClient.invalidateQueries({ queryKey: revenueKeys.all });
      onDone();
    } catch {
      // The toast has said why; the amount stays.
    }
    setSending(false);
  };
  return { amount, setAmount, typed, isSending, send };
}
