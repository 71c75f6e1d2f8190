import { choosePayoutAccount, type OwnedAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { useState } from 'react';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { type GivenProof, needsProof, ProofStep } from '../../admin/account/proof-step.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { ledgerKeys, payoutAccountKeys } from '../../lib/query-keys/ledger.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { Button } from '../../ui/plain/button.tsx';

function ChooseOverlay({ account, onClose }: { account: OwnedAccount; onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const [needsPerson, setNeedsPerson] = useState(false);
  const choosing = useApiMutation(choosePayoutAccount, {
    success: t('used'),
    expectedFailures: proofRefusals,
    onSuccess: (saved) => {
      queryClient.setQueryData(payoutAccountKeys.account, saved);
      onClose();
    },
    onFailure: (failure) => needsProof(failure) && setNeedsPerson(true),
    invalidates: [payoutAccountKeys.all, ledgerKeys.all],
  });
  const argsOf = (proof: GivenProof) => ({ body: { accountId: account.id, ...proof } });
  const action = {
    label: t('useIt'),
    isBusy: choosing.isBusy,
    onPress: () => void choosing.run(argsOf({})),
  };
  return (
    <Overlay
      as="dialog"
      onClose={onClose}
      title={t('useQuestion', { account: account.label })}
      {...(needsPerson ? {} : { action })}
    >
      {needsPerson ? (
        <ProofStep
          line={t('proofUse')}
          action={t('useIt')}
          onProof={(proof) => choosing.attempt(argsOf(proof))}
          onCancel={onClose}
        />
      ) : (
        <p className="muted">{t('proofUse')}</p>
      )}
    </Overlay>
  );
}

/** Chooses the account that earnings go to, after a question. */
export function ChooseButton({ account }: { account: OwnedAccount }) {
  const t = useText(paymentAccountTexts);
  const choosing = useOverlay(`choose-${account.id}`);
  return (
    <>
      <Button className="btn" onClick={() => choosing.open()}>
        {t('useIt')}
      </Button>
      {choosing.value !== null && <ChooseOverlay account={account} onClose={choosing.close} />}
    </>
  );
}
