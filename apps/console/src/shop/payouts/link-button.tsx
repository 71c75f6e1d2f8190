import type { AccountPurpose } from '@vitrine/contract/shop/payout-accounts.ts';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { Button } from '../../ui/plain/button.tsx';
import { useLinking } from './use-linking.ts';

/** Leads to the provider's page where a payment account is linked, after a proof of identity. */
export function LinkButton({
  label,
  provider,
  purpose,
  isPrimary,
}: {
  label: string;
  /** Without it the platform's default. */
  provider?: string | undefined;
  purpose?: AccountPurpose;
  isPrimary: boolean;
}) {
  const t = useText(paymentAccountTexts);
  const proving = useOverlay(`prove-${provider ?? 'default'}${purpose ? `-${purpose}` : ''}`);
  const { isOpening, open, prove } = useLinking({
    provider,
    purpose,
    onAsk: () => proving.open(),
    onProved: proving.drop,
  });
  return (
    <>
      <Button
        className={isPrimary ? 'btn primary' : 'btn'}
        isBusy={isOpening}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <Overlay
        as="dialog"
        isOpen={proving.value !== null}
        title={t('proofTitle')}
        onClose={proving.close}
      >
        <ProofStep
          line={t('proofLink')}
          action={t('toProvider')}
          onProof={prove}
          onCancel={proving.close}
        />
      </Overlay>
    </>
  );
}
