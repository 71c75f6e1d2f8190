import { unlinkPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { useState } from 'react';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { type GivenProof, needsProof } from '../../admin/account/proof-step.tsx';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { payoutAccountKeys, revenueKeys } from '../../lib/query-keys/revenue.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';

/** Disconnects the payment account, after a proof where none was given of late; the toast says why when it may not be. */
export function useUnlinking(onDone: () => void) {
  const t = useText(paymentAccountTexts);
  const [isAsked, setAsked] = useState(false);
  const finish = async () => {
    onDone();
    const keys = [payoutAccountKeys.all, revenueKeys.all, storeKeys.all];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const unlink = async (proof: GivenProof) => {
    const account = await api.call(unlinkPayoutAccount, { body: proof }, { expectedFailures: proofRefusals });
    queryClient.setQueryData(payoutAccountKeys.account, account);
    toast.success(t('unlinked'));
  };
  const sending = useApiMutation(() => unlink({}), {
    onSuccess: finish,
    onFailure: (failure) => (needsProof(failure) ? setAsked(true) : finish()),
  });
  const prove = async (proof: GivenProof) => {
    await unlink(proof);
    await finish();
  };
  return { isSending: sending.isBusy, isAsked, send: () => sending.run(), prove, forget: () => setAsked(false) };
}
