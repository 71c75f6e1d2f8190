import { unlinkPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { useState } from 'react';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { type GivenProof, needsProof } from '../../admin/account/proof-step.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { ledgerKeys, payoutAccountKeys } from '../../lib/query-keys/ledger.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';

/** Disconnects the payment account, after a proof where none was given of late; the toast says why when it may not be. */
export function useUnlinking(provider: string, onDone: () => void) {
  const t = useText(paymentAccountTexts);
  const [isAsked, setAsked] = useState(false);
  const unlinking = useApiMutation(unlinkPayoutAccount, {
    success: t('unlinked'),
    expectedFailures: proofRefusals,
    onSuccess: (account) => {
      queryClient.setQueryData(payoutAccountKeys.account, account);
      onDone();
    },
    onFailure: (failure) => {
      if (needsProof(failure)) setAsked(true);
      else if (!proofRefusals.some((code) => code === failure.code)) onDone();
    },
    invalidates: [payoutAccountKeys.all, ledgerKeys.all, storeKeys.all],
  });
  return {
    isSending: unlinking.isBusy,
    isAsked,
    send: () => unlinking.run({ body: { provider } }),
    prove: (proof: GivenProof) => unlinking.attempt({ body: { provider, ...proof } }),
    forget: () => setAsked(false),
  };
}
