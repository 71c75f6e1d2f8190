import { useText } from '../../lib/i18n.ts';
import { useUnlinking } from '../../shop/payouts/use-unlinking.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Sheet } from '../parts/sheet.tsx';

/** Says what disconnecting the payment account means, and does it. */
export function UnlinkSheet({ isOpen, account, onClose }: { isOpen: boolean; account: string; onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const { isSending, send } = useUnlinking(onClose);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      className="m-unlink"
      title={t('unlinkQuestion', { account })}
      foot={
        <button type="button" className="m-btn danger" disabled={isSending} aria-busy={isSending} onClick={() => void send()}>
          {isSending && <span className="m-spin" aria-hidden="true" />}
          {t('unlink')}
        </button>
      }
    >
      <p className="t2">{t('unlinkWaits')}</p>
      <p className="t2">{t('unlinkRefunds')}</p>
      <p className="t3">{t('unlinkMail')}</p>
    </Sheet>
  );
}
