import { Link } from 'react-router';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useText } from '../../lib/i18n.ts';
import { useUnlinkObstacle } from '../../shop/payouts/use-unlink-obstacle.ts';
import { useUnlinking } from '../../shop/payouts/use-unlinking.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** Says what disconnecting the payment account means, and does it; or says what prevents it. Drawn while it is open. */
export function UnlinkSheet({ account, onClose }: { account: string; onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const u = useText(uiTexts);
  const { isSending, isAsked, send, prove } = useUnlinking(onClose);
  const obstacle = useUnlinkObstacle();
  const title = t('unlinkQuestion', { account });
  const foot = {
    none: (
      <Button className="btn danger" isBusy={isSending} onClick={() => void send()}>
        {t('unlink')}
      </Button>
    ),
    unlinkDirect: (
      // The sheet's own entry in the history gives way, so that going back leads to the page.
      <Link className="btn primary" to="/store?edit=selling" replace>
        {t('toSelling')}
      </Link>
    ),
    unlinkPayout: (
      <button type="button" className="btn" onClick={onClose}>
        {u('close')}
      </button>
    ),
  }[obstacle ?? 'none'];
  if (isAsked)
    return (
      <Sheet onClose={onClose} title={title}>
        <ProofStep
          line={t('proofUnlink')}
          action={t('unlink')}
          onProof={prove}
          onCancel={onClose}
        />
      </Sheet>
    );
  return (
    <Sheet onClose={onClose} title={title} foot={foot}>
      {obstacle ? (
        <p className="muted">{t(obstacle)}</p>
      ) : (
        <>
          <p className="muted">{t('unlinkWaits')}</p>
          <p className="muted">{t('unlinkRefunds')}</p>
          <p className="faint">{t('unlinkMail')}</p>
        </>
      )}
    </Sheet>
  );
}
