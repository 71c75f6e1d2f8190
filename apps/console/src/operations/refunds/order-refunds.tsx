import { useQuery } from '@tanstack/react-query';
import { type OrderRefunds as Refunds, readOrderRefunds, retryRefund } from '@vitrine/contract/shop/refunds.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import './refunds.css';

const meanings: Readonly<Record<Refunds['refunds'][number]['state'], Meaning>> = {
  due: 'moving',
  unknown: 'waiting',
  done: 'done',
  failed: 'failed',
};

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
  if (!data.paid && data.refunds.length === 0) return null;
  return (
    <section className="refunds" aria-label={t('money')}>
      {data.paid && (
        <dl>
          <dt>{t(`paid_${data.side}`)}</dt>
          <dd>
            <Money value={data.paid.total} />
          </dd>
          {data.paid.refunded.amount > 0 && (
            <>
              <dt>{t('returned')}</dt>
              <dd>
                <Money value={data.paid.refunded} />
              </dd>
              <dt>{t('left')}</dt>
              <dd>
                <Money value={data.paid.left} />
              </dd>
            </>
          )}
        </dl>
      )}
      {data.refunds.length > 0 && (
        <ul>
          {data.refunds.map((refund) => (
            <li key={refund.id}>
              <span>
                <Money value={refund.amount} /> {t(`to_${refund.side}`)}
              </span>
              <StatusTag meaning={meanings[refund.state]}>{t(`state_${refund.state}`)}</StatusTag>
              <small>
                {[t(`reason_${refund.reason}`), refund.by, ...refund.lines.map(({ name, quantity }) => `${quantity} × ${name}`)]
                  .filter(Boolean)
                  .join(' · ')}
                {' · '}
                <DateTime value={refund.doneAt ?? refund.at} />
              </small>
              {refund.note && <p>{refund.note}</p>}
              {refund.state === 'failed' && (
                <HasPerm value="platform:order:refund">
                  <Button size="small" onClick={() => void retry(refund.id)}>
                    {t('retry')}
                  </Button>
                </HasPerm>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.canRefund && mayRefund && <Button onClick={() => setOpen(true)}>{t('refund')}</Button>}
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
