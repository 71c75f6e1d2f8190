import { Link } from 'react-router';
import { ProofStep } from '../../admin/account/proof-step.tsx';
import { useText } from '../../lib/i18n.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { Button } from '../../ui/plain/button.tsx';
import { useUnlinkObstacle } from './use-unlink-obstacle.ts';
import { useUnlinking } from './use-unlinking.ts';

interface UnlinkProps {
  /** Its label. */
  account: string;
  provider: string;
}

/** Explains what disconnecting the payment account means, and does it; or shows what prevents it. */
function UnlinkOverlay({ account, provider, onClose }: UnlinkProps & { onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const u = useText(uiTexts);
  const { isSending, isAsked, send, prove } = useUnlinking(provider, onClose);
  const obstacle = useUnlinkObstacle();
  const foot =
    obstacle &&
    {
      unlinkDirect: (
        // The overlay's entry in the history is replaced, so that going back leads to the page.
        <Link className="btn primary" to="/store?edit=selling" replace>
          {t('toSelling')}
        </Link>
      ),
      unlinkPayout: (
        <Button className="btn" onClick={onClose}>
          {u('close')}
        </Button>
      ),
    }[obstacle];
  return (
    <Overlay
      as="dialog"
      onClose={onClose}
      title={t('unlinkQuestion', { account })}
      {...(isAsked
        ? {}
        : {
            foot,
            action: {
              label: t('unlink'),
              isDanger: true,
              isBusy: isSending,
              onPress: () => void send(),
            },
          })}
    >
      {isAsked ? (
        <ProofStep
          line={t('proofUnlink')}
          action={t('unlink')}
          onProof={prove}
          onCancel={onClose}
        />
      ) : obstacle ? (
        <p className="muted">{t(obstacle)}</p>
      ) : (
        <>
          <p className="muted">{t('unlinkWaits')}</p>
          <p className="muted">{t('unlinkRefunds')}</p>
          <p className="faint">{t('unlinkMail')}</p>
        </>
      )}
    </Overlay>
  );
}

/** Disconnects the payment account, after a question. */
export function UnlinkButton({ account, provider }: UnlinkProps) {
  const t = useText(paymentAccountTexts);
  const unlinking = useOverlay(`unlink-${provider}`);
  return (
    <>
      <Button className="btn danger" onClick={() => unlinking.open()}>
        {t('unlink')}
      </Button>
      {unlinking.value !== null && (
        <UnlinkOverlay account={account} provider={provider} onClose={unlinking.close} />
      )}
    </>
  );
}
