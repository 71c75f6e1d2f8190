import { useText } from '../../lib/i18n.ts';
import { useCancelOwn } from '../../shop/orders/use-cancel-own.ts';
import { orderTexts } from '../../texts/orders.ts';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** Asks before an unpaid order for oneself is cancelled. */
export function CancelOwnSheet({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useText(orderTexts);
  const { isBusy, cancel } = useCancelOwn(orderId, onClose);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('cancelOwnQuestion')}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('keepOrder')}
          </button>
          <button type="button" className="btn danger" disabled={isBusy} aria-busy={isBusy} onClick={() => void cancel()}>
            {t('cancelOwn')}
          </button>
        </>
      }
    >
      <p className="t2">{t('cancelOwnLine')}</p>
    </Sheet>
  );
}
