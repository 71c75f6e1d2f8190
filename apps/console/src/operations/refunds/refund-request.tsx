import { declineRefund, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { refundDecisionTexts } from '../../texts/refunds.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface RefundRequestProps {
  order: { id: string; number: string };
  request: NonNullable<OrderRefunds['request']>;
  onAnswered: (next: OrderRefunds) => void;
}

/** What an owner asks for: a refund grants it, or it is declined with a reason that the owner reads. */
export function RefundRequest({ order, request, onAnswered }: RefundRequestProps) {
  const t = useText(refundDecisionTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="refund-asked">
      <b>{t('asked')}</b>
      {request.reason}{' '}
      <small>
        <DateTime value={request.at} />
      </small>
      <HasPerm value="platform:order:refund">
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('decline')}
          </Button>
        </div>
      </HasPerm>
      {isOpen && (
        <ReasonDialog
          title={t('declineTitle', { number: order.number })}
          action={t('decline')}
          label={t('declineReason')}
          onClose={() => setOpen(false)}
          onSend={async (reason) => {
            onAnswered(await api.call(declineRefund, { params: { orderId: order.id }, body: { reason } }));
            setOpen(false);
          }}
        >
          <p className="t2">{t('declineLine')}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
