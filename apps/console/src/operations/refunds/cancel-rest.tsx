import { cancelRest, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { intents } from '../../lib/intents.ts';
import { refundDecisionTexts, refundTexts } from '../../texts/refunds.ts';
import { Money } from '../../ui/money.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface CancelRestProps {
  order: { id: string; number: string };
  cancellation: NonNullable<OrderRefunds['cancellation']>;
  onDone: (next: OrderRefunds) => void;
}

/** Cancels what is not sent, and says beforehand whose money goes back. */
export function CancelRest({ order, cancellation, onDone }: CancelRestProps) {
  const t = useText(refundDecisionTexts);
  const tRefund = useText(refundTexts);
  const [isOpen, setOpen] = useState(false);
  const { pieces, isWhole, returns } = cancellation;
  const send = async (note: string) => {
    const body = { pieces, note };
    const next = await intents.once('cancel-rest', { orderId: order.id, ...body }, (idempotencyKey) =>
      api.call(cancelRest, { params: { orderId: order.id }, body }, { idempotencyKey }),
    );
    setOpen(false);
    toast.success(t('cancelled'));
    onDone(next);
  };
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t(isWhole ? 'cancelOrder' : 'cancelRest')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('cancelTitle', { number: order.number })}
          action={t(isWhole ? 'cancelOrder' : 'cancelRest')}
          label={tRefund('note')}
          onClose={() => setOpen(false)}
          onSend={send}
        >
          <p className="t2">{isWhole ? t('cancelWholeLine') : t('cancelRestLine', { count: pieces })}</p>
          <div className="refunds">
            {returns.length > 0 ? (
              <dl>
                {returns.map(({ side, amount }) => (
                  <div key={side} className="refund-return">
                    <dt>{t(`back_${side}`)}</dt>
                    <dd>
                      <Money value={amount} />
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{t('nothingBack')}</p>
            )}
          </div>
        </ReasonDialog>
      )}
    </>
  );
}
