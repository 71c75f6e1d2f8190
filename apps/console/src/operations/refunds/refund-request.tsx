import { declineRefund, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { ownRefundTexts, refundDecisionTexts } from '../../texts/refunds.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { type Decision, DecisionDialog } from '../stores/decision-dialog.tsx';

interface RefundRequestProps {
  order: { id: string; number: string };
  request: NonNullable<OrderRefunds['request']>;
  onAnswered: (next: OrderRefunds) => void;
  /** The button that grants it. */
  grant: ReactNode;
}

/** What an owner asks for: a refund grants it, or it is declined with a reason that the owner reads. */
export function RefundRequest({ order, request, onAnswered, grant }: RefundRequestProps) {
  const t = useText(refundDecisionTexts);
  const [decision, setDecision] = useState<Decision>();
  const declining = useApiMutation(declineRefund, {
    success: t('declinedOf', { number: order.number }),
    onSuccess: onAnswered,
  });
  const decline = () =>
    setDecision({
      draft: `decline|${order.id}`,
      title: t('declineTitle', { number: order.number }),
      action: t('decline'),
      hint: t('declineLine'),
      isDanger: true,
      send: (reason) => declining.run({ params: { orderId: order.id }, body: { reason } }),
    });
  return (
    <section className="refund-asked" aria-label={t('asked')}>
      <b className="ink">{t('asked')}</b>
      {request.reason}{' '}
      <small>
        <DateTime value={request.createdAt} />
      </small>
      <HasPerm value="platform:order:refund">
        <div className="refunds-actions above-10 cluster stretched">
          {grant}
          <Button onClick={decline}>{t('decline')}</Button>
        </div>
      </HasPerm>
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </section>
  );
}

/** What an owner asked for and what operators answered, once that is decided. */
export function AnsweredRequest({ request }: Pick<RefundRequestProps, 'request'>) {
  const t = useText(refundDecisionTexts);
  const tOwn = useText(ownRefundTexts);
  return (
    <div className="refund-asked is-answered">
      <b className="ink">{t(request.state === 'granted' ? 'granted' : 'declined')}</b>
      {request.reason}
      {request.answer && <p>{tOwn('answer', { answer: request.answer })}</p>}
      <small>
        <DateTime value={request.answeredAt ?? request.createdAt} />
      </small>
    </div>
  );
}
