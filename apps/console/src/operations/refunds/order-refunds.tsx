import type { OrderRefunds as Refunds } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { RefundOverlay } from '../../shop/refunds/refund-overlay.tsx';
import { RefundRows } from '../../shop/refunds/refund-rows.tsx';
import { useOrderRefunds } from '../../shop/refunds/use-order-refunds.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { CancelRest } from './cancel-rest.tsx';
import { AnsweredRequest, RefundRequest } from './refund-request.tsx';
import '../../shop/refunds/refunds.css';

interface OrderRefundsProps {
  order: { id: string; number: string };
}

/** The button that returns money, with its dialog. */
function RefundButton({ order, refunds, onDone, isMain = false }: RefundButtonProps) {
  const t = useText(refundTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type={isMain ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      {isOpen && (
        <RefundOverlay
          side="operators"
          order={order}
          refunds={refunds}
          onClose={() => setOpen(false)}
          onDone={(next, amount) => {
            setOpen(false);
            toast.success(t('doneOf', { number: order.number, amount }));
            onDone(next);
          }}
        />
      )}
    </>
  );
}

interface RefundButtonProps extends OrderRefundsProps {
  refunds: Refunds;
  onDone: (next: Refunds) => void;
  isMain?: boolean;
}

/** An owner's open request, with its two answers: at the top of the order, because the owner waits for it. */
export function OpenRefundRequest({ order }: OrderRefundsProps) {
  const { refunds, show } = useOrderRefunds(order.id, 'operators');
  const request = refunds.data?.request;
  if (!refunds.data || request?.state !== 'open') return null;
  return (
    <div className="refunds">
      <RefundRequest
        order={order}
        request={request}
        onAnswered={(next) => void show(next)}
        grant={
          refunds.data.canRefund && (
            <RefundButton
              order={order}
              refunds={refunds.data}
              onDone={(next) => void show(next)}
              isMain
            />
          )
        }
      />
    </div>
  );
}

/** What was paid for an order and what went back, with the way to return more. */
export function OrderRefunds({ order }: OrderRefundsProps) {
  const t = useText(refundTexts);
  const mayRefund = useHasPerm('platform:order:refund');
  const { refunds, show, retry } = useOrderRefunds(order.id, 'operators');
  const data = refunds.data;
  if (refunds.isError && !data)
    return <ErrorState error={refunds.error} onRetry={() => void refunds.refetch()} />;
  if (!data) return <SkeletonRows rows={1} height={48} />;
  if (!data.paid && !data.request && data.refunds.length === 0 && !(data.cancellation && mayRefund))
    return null;
  // While a request is open, the refund that grants it is offered beside it.
  const canRefund = data.canRefund && data.request?.state !== 'open';
  return (
    <section className="refunds" aria-label={t('money')}>
      <RefundRows refunds={data} onRetry={mayRefund ? retry : undefined} />
      {data.request && data.request.state !== 'open' && <AnsweredRequest request={data.request} />}
      {mayRefund && (canRefund || data.cancellation) && (
        <div className="refunds-actions cluster stretched">
          {canRefund && (
            <RefundButton order={order} refunds={data} onDone={(next) => void show(next)} />
          )}
          {data.cancellation && (
            <CancelRest
              order={order}
              cancellation={data.cancellation}
              onDone={(next) => void show(next)}
            />
          )}
        </div>
      )}
    </section>
  );
}
