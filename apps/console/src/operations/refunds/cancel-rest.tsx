import { cancelRest, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { refundDecisionTexts, refundTexts } from '../../texts/refunds.ts';
import { Money } from '../../ui/money.tsx';
import { type Decision, DecisionDialog } from '../stores/decision-dialog.tsx';

type Cancellation = NonNullable<OrderRefunds['cancellation']>;

/** What ends, and whose money goes back. */
function Consequence({
  cancellation: { units, isWhole, returns },
}: {
  cancellation: Cancellation;
}) {
  const t = useText(refundDecisionTexts);
  return (
    <>
      <p>{isWhole ? t('cancelWholeLine') : t('cancelRestLine', { count: units })}</p>
      <div className="refunds">
        {returns.length === 0 && <p>{t('nothingBack')}</p>}
        {returns.length > 0 && (
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
        )}
      </div>
    </>
  );
}

interface CancelRestProps {
  order: { id: string; number: string };
  cancellation: Cancellation;
  onDone: (next: OrderRefunds) => void;
}

/** Cancels what is not sent, and says beforehand whose money goes back. */
export function CancelRest({ order, cancellation, onDone }: CancelRestProps) {
  const t = useText(refundDecisionTexts);
  const tRefund = useText(refundTexts);
  const [decision, setDecision] = useState<Decision>();
  const { units, isWhole } = cancellation;
  const action = t(isWhole ? 'cancelOrder' : 'cancelRest');
  const cancelling = useApiMutation(cancelRest, {
    success: t(isWhole ? 'cancelledWhole' : 'cancelledRest', {
      number: order.number,
      count: units,
    }),
    onSuccess: onDone,
  });
  const decide = () =>
    setDecision({
      draft: `cancel-rest|${order.id}`,
      title: t(isWhole ? 'cancelTitle' : 'cancelRestTitle', { number: order.number }),
      action,
      label: tRefund('note'),
      hint: <Consequence cancellation={cancellation} />,
      keep: t('keepOrder'),
      isDanger: true,
      send: (reason) => cancelling.run({ params: { orderId: order.id }, body: { units, reason } }),
    });
  return (
    <>
      <Button danger onClick={decide}>
        {action}
      </Button>
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  );
}
