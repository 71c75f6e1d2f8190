import { removeBankDetails } from '@vitrine/contract/shop/bank-details.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { ledgerKeys, payoutAccountKeys } from '../../lib/query-keys/ledger.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { Button } from '../../ui/plain/button.tsx';
import { BankForm } from './bank-form.tsx';
import { FullProof } from './full-proof.tsx';
import { useFullProof } from './use-full-proof.ts';

const formId = 'bank-removal';

function RemoveOverlay({ account, onClose }: { account: string; onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const proof = useFullProof();
  const removing = useApiMutation(removeBankDetails, {
    success: t('bankRemoved'),
    showFailure: proof.take,
    onSuccess: (saved) => {
      queryClient.setQueryData(payoutAccountKeys.account, saved);
      onClose();
    },
    invalidates: [payoutAccountKeys.all, ledgerKeys.all],
  });
  return (
    <Overlay
      as="dialog"
      onClose={onClose}
      title={t('bankRemoveQuestion', { account })}
      action={{ label: t('bankRemove'), formId, isDanger: true, isBusy: removing.isBusy }}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void removing.run({ body: proof.given });
        }}
      >
        <p className="muted below-12">{t('bankRemoveLine')}</p>
        <FullProof proof={proof} />
      </form>
    </Overlay>
  );
}

/** Enters bank details, changes or removes them. */
export function BankButtons({ account }: { account?: string }) {
  const t = useText(paymentAccountTexts);
  const entering = useOverlay('bank');
  const removing = useOverlay('bank-remove');
  return (
    <>
      <Button className="btn" onClick={() => entering.open()}>
        {t(account ? 'bankChange' : 'bankEnter')}
      </Button>
      {account && (
        <Button className="btn danger" onClick={() => removing.open()}>
          {t('bankRemove')}
        </Button>
      )}
      {entering.value !== null && <BankForm onClose={entering.close} />}
      {account && removing.value !== null && (
        <RemoveOverlay account={account} onClose={removing.close} />
      )}
    </>
  );
}
