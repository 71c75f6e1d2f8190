import { unlinkPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';

/** Disconnects the payment account; the toast says why when it may not be. */
export function useUnlinking(onDone: () => void) {
  const t = useText(paymentAccountTexts);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      queryClient.setQueryData(['payouts', 'account'], await api.call(unlinkPayoutAccount, {}));
      toast.success(t('unlinked'));
    } catch {
      // The toast has said why.
    }
    setSending(false);
    onDone();
    await Promise.all([['payouts'], ['revenue'], ['store']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return { isSending, send };
}
