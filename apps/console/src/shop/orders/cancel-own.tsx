import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { useCancelOwn } from './use-cancel-own.ts';

/** Cancels an unpaid order for oneself, after a question. */
export function CancelOwn({ orderId }: { orderId: string }) {
  const t = useText(orderTexts);
  const { isBusy, cancel } = useCancelOwn(orderId);
  return (
    <AnchoredQuestion
      name="cancel"
      title={t('cancelOwnQuestion')}
      action={t('cancelOwn')}
      cancel={t('keepOrder')}
      isDanger
      isBusy={isBusy}
      onConfirm={cancel}
      trigger={
        <Button className="btn" isBusy={isBusy}>
          {t('cancelOwn')}
        </Button>
      }
    >
      {t('cancelOwnLine')}
    </AnchoredQuestion>
  );
}
