import { useQuery } from '@tanstack/react-query';
import { type OrderRefunds as Refunds, readOrderRefunds, retryRefund } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { RefundRows } from '../../shop/refunds/refund-rows.tsx';
import { refundTexts } from '../../texts/refunds.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { CancelRest } from './cancel-rest.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { AnsweredRequest, RefundRequest } from './refund-request.tsx';
import '../../shop/refunds/refunds.css';

/** What was paid for an order and what went back, with the way to return more. */
export function OrderRefunds({ order }: { order: { id: string; number: string } }) {
  const t = useText(refundTexts);
  const mayRefund = useHasPerm('platform:order:refund');
  const [isOpen, setOpen] = useState(false);
  const queryKey = ['operations', 'refunds', order.id];
  const refunds = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(readOrderRefunds, { params: { orderId: order.id } }, { signal, quiet: true }),
  });
  const show = async (next: Refunds) => {
    queryClient.setQueryData(queryKey, next);
    await queryClient.invalidateQueries({ queryKey: ['operations'] });
  };
  const retry = (refundId: string) =>
    api
      .call(retryRefund, { params: { refundId }, body: {} })
      .then(show)
      .catch(() => undefined);
  const data = refunds.data;
  if (refunds.isError && !data) return <ErrorState error={refunds.error} onRetry={() => void refunds.refetch()} />;
  if (!data) return <SkeletonRows rows={1} height={48} />;
  if (!data.paid && !data.request && data.refunds.length === 0 && !(data.cancellation && mayRefund)) return null;
  return (
    <section className="refunds" aria-label={t('money')}>
      <RefundRows refunds={data} onRetry={mayRefund ? (id) => void retry(id) : undefined} />
      {data.request && data.request.state !== 'open' && <AnsweredRequest request={data.request} />}
      {data.request?.state === 'open' && <RefundRequest order={order} request={data.request} onAnswered={(next) => void show(next)} />}
      {mayRefund && (data.canRefund || data.cancellation) && (
        <div className="refunds-actions">
          {data.canRefund && <Button onClick={() => setOpen(true)}>{t('refund')}</Button>}
          {data.cancellation && <CancelRest order={order} cancellation={data.cancellation} onDone={(next) => void show(next)} />}
        </div>
      )}
      {isOpen && (
        <RefundDialog
          order={order}
          refunds={data}
          onClose={() => setOpen(false)}
          onDone={(next) => {
            setOpen(false);
            toast.success(t('done'));
            void show(next);
          }}
        />
      )}
    </section>
  );
}
