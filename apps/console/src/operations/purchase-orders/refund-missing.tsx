import { readMissingRefund, refundMissing } from '@vitrine/contract/shop/missing-refunds.ts';
import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { refundDecisionTexts, refundTexts } from '../../texts/refunds.ts';
import { Money } from '../../ui/money.tsx';
import { type Decision, DecisionDialog } from '../stores/decision-dialog.tsx';
import '../../shop/refunds/refunds.css';

interface RefundMissingProps {
  purchaseId: string;
  line: PurchaseOrderDetail['lines'][number];
}

/** Refunds exactly the units that the supplier cannot deliver; whose money goes back is shown beforehand. */
export function RefundMissing({ purchaseId, line }: RefundMissingProps) {
  const t = useText(purchaseTexts);
  const tRefund = useText(refundTexts);
  const tDecision = useText(refundDecisionTexts);
  const [decision, setDecision] = useState<Decision>();
  const params = { id: purchaseId, lineId: line.id };
  const { number } = line.order;
  const refunding = useApiMutation(refundMissing, {
    success: ({ units }) => t('refunded', { count: units, number }),
    invalidates: [purchaseKeys.all, platformKeys.all],
  });
  const pricing = useApiMutation(() => api.call(readMissingRefund, { params }), {
    onSuccess: ({ units, refund }) => {
      if (!refund) return toast.warning(tDecision('nothingBack'));
      const { buyer, owner, isWhole } = refund;
      const returns = { buyer, seller: owner };
      return setDecision({
        draft: `refund-missing|${line.id}`,
        title: t('refundTitle', { count: units, number }),
        action: t('refund'),
        label: tRefund('note'),
        isDanger: true,
        hint: (
          <>
            <p>
              {isWhole ? t('refundWhole') : t('refundLine', { name: line.name })} {t('refundStock')}
            </p>
            <div className="refunds">
              <dl>
                {(['buyer', 'seller'] as const).map(
                  (side) =>
                    returns[side] && (
                      <div key={side} className="refund-return">
                        <dt>{tDecision(`back_${side}`)}</dt>
                        <dd>
                          <Money value={returns[side]} />
                        </dd>
                      </div>
                    ),
                )}
              </dl>
            </div>
          </>
        ),
        send: (reason) =>
          refunding.run({ params, body: { units, reason, expected: { buyer, owner } } }),
      });
    },
  });
  return (
    <>
      <Button size="small" loading={pricing.isBusy} onClick={() => void pricing.run(undefined)}>
        {t('refund')}
      </Button>
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  );
}
