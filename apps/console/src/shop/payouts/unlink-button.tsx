import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { useUnlinkObstacle } from './use-unlink-obstacle.ts';
import { useUnlinking } from './use-unlinking.ts';

/** Disconnects the payment account, after saying what that means. */
export function UnlinkButton({ account }: { account: string }) {
  const t = useText(paymentAccountTexts);
  const u = useText(uiTexts);
  const isShown = useIsShown();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isSending, isAsked, send, prove, forget } = useUnlinking(close);
  const obstacle = useUnlinkObstacle();
  return (
    <>
      <Button type="text" danger onClick={() => setOpen(true)}>
        {t('unlink')}
      </Button>
      <Modal
        open={isOpen && isShown}
        title={t('unlinkQuestion', { account })}
        okText={t('unlink')}
        cancelText={u('cancel')}
        okButtonProps={{ danger: true, disabled: obstacle !== undefined }}
        confirmLoading={isSending}
        onOk={() => void send()}
        onCancel={close}
        afterClose={forget}
        destroyOnHidden
        {...(isAsked ? { footer: null } : {})}
      >
        {isAsked ? (
          <ProofStep
            line={t('proofUnlink')}
            action={t('unlink')}
            onProof={prove}
            onCancel={close}
          />
        ) : obstacle ? (
          <p>{t(obstacle)}</p>
        ) : (
          <>
            <p>{t('unlinkWaits')}</p>
            <p>{t('unlinkRefunds')}</p>
            <p className="faint">{t('unlinkMail')}</p>
          </>
        )}
      </Modal>
    </>
  );
}
