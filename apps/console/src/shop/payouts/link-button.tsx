import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { useLinking } from './use-linking.ts';

/** Leads to the provider's page where a payment account is linked, and asks who is there before. */
export function LinkButton({ label, isPrimary }: { label: string; isPrimary: boolean }) {
  const t = useText(paymentAccountTexts);
  const isShown = useIsShown();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { isOpening, open, prove } = useLinking({ onAsk: () => setAsking(true), onProved: close });
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        loading={isOpening}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <Modal
        open={isAsking && isShown}
        title={t('proofTitle')}
        footer={null}
        destroyOnHidden
        onCancel={close}
      >
        <ProofStep
          line={t('proofLink')}
          action={t('toProvider')}
          onProof={prove}
          onCancel={close}
        />
      </Modal>
    </>
  );
}
