import { useText } from '../../lib/i18n.ts';
import { useCancelOwn } from '../../shop/orders/use-cancel-own.ts';
import { orderTexts } from '../../texts/orders.ts';
import { ConfirmSheet } from '../../ui/plain/confirm-sheet.tsx';

/** Asks before an unpaid order for oneself is cancelled. */
export function CancelOwnSheet({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useText(orderTexts);
  const { isBusy, cancel } = useCancelOwn(orderId, onClose);
  return (
    <ConfirmSheet
      title={t('cancelOwnQuestion')}
      action={t('cancelOwn')}
      cancelText={t('keepOrder')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      {t('cancelOwnLine')}
    </ConfirmSheet>
  );
}
