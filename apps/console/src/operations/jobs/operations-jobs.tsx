import { type FailedJob, listFailedJobs, retryFailedJobs } from '@vitrine/contract/jobs.ts';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { jobTexts } from '../../texts/jobs.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import './jobs.css';

const knownEvents = [
  'mail_queued',
  'order_placed',
  'order_paid',
  'order_seller_paid',
  'order_shipped',
  'order_shipment_corrected',
  'order_shipment_withdrawn',
  'order_delivered',
  'order_cancelled',
  'order_refunded',
  'payment_event_received',
  'payment_payout_reported',
  'payment_break_recorded',
  'refund_asked',
  'prices_raised',
  'store_opened',
] as const;
type KnownEvent = (typeof knownEvents)[number];
const isKnown = (event: string) => knownEvents.some((known) => known === event.replace(/[.-]/g, '_'));

const subjects = {
  orderId: 'aboutOrder',
  paymentId: 'aboutPayment',
  inboxId: 'aboutEvent',
  mailId: 'aboutEmail',
  storeId: 'aboutStore',
} as const;

/** What a job is about, by the first thing that its event names; the whole event for support in the tooltip. */
function Subject({ payload }: { payload: string }) {
  const t = useText(jobTexts);
  const found = Object.entries(subjects).find(([name]) => payload.includes(`"${name}"`));
  const id = found && new RegExp(`"${found[0]}":"?(\\d+)`).exec(payload)?.[1];
  return <span title={payload}>{found && id ? t(found[1], { id }) : t('aboutOther')}</span>;
}

/** Jobs that failed for good, with their cause and another try. */
export default function OperationsJobs() {
  const t = useText(jobTexts);
  const mayRetry = useHasPerm('platform:job:retry');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const retry = async (ids: readonly string[]) => {
    setSending(true);
    try {
      const { retried } = await api.call(retryFailedJobs, { body: { ids: [...ids] } });
      toast.success(t('retried', { count: retried }));
      setChosen(chosen.filter((id) => !ids.includes(id)));
    } catch {
      // The toast has said why.
    }
    await queryClient.invalidateQueries({ queryKey: ['operations'] });
    setSending(false);
  };
  const columns: TableColumnsType<FailedJob> = [
    {
      title: t('job'),
      width: 190,
      render: (_value, row) => (
        <>
          {t(isKnown(row.event) ? `event_${row.event.replace(/[.-]/g, '_') as KnownEvent}` : 'event_unnamed')}
          <small title={row.handler}>
            <code>{row.event}</code>
          </small>
        </>
      ),
    },
    { title: t('carries'), width: 220, render: (_value, row) => <Subject payload={row.payload} /> },
    { title: t('error'), render: (_value, row) => <span className="job-error">{row.error}</span> },
    { title: t('attempts'), dataIndex: 'attempts', align: 'end', width: 90, className: 'num' },
    { title: t('failedAt'), width: 150, render: (_value, row) => <DateTime value={row.failedAt} /> },
    ...(mayRetry
      ? [
          {
            title: '',
            width: 130,
            align: 'end' as const,
            render: (_value: unknown, row: FailedJob) => (
              <Button size="small" disabled={isSending} onClick={() => void retry([row.id])}>
                {t('retry')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        line={t('line')}
        actions={
          chosen.length > 0 && (
            <Button type="primary" loading={isSending} onClick={() => void retry(chosen)}>
              {t('retryChosen', { count: chosen.length })}
            </Button>
          )
        }
      />
      <PagedTable<FailedJob>
        queryKey={['operations', 'jobs']}
        load={(page, signal) => api.call(listFailedJobs, { query: page }, { signal, quiet: true })}
        columns={columns}
        minWidth={980}
        emptyText={t('none')}
        {...(mayRetry ? { selection: { ids: chosen, onChange: setChosen } } : {})}
      />
    </>
  );
}
