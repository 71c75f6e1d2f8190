import { dismissFailedJobs, type FailedJob, type JobSubject, listFailedJobs, retryFailedJobs } from '@vitrine/contract/jobs.ts';
import { Button, Popconfirm, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { jobTexts } from '../../texts/jobs.ts';
import { uiTexts } from '../../texts/ui.ts';
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

const pathOf = ({ kind, name, storeId }: JobSubject): string | null =>
  ({
    order: `/operations/orders?order=${name}`,
    payout: `/operations/payouts?store=${storeId}`,
    store: `/operations/stores?store=${storeId}`,
    event: '/operations/webhooks?state=waiting',
    difference: '/operations/webhooks?tab=breaks&state=open',
    email: null,
  })[kind];

/** What a job is about, in words and with a way there; what its event carries is in the tooltip, for support. */
function Subject({ job: { subject, payload } }: { job: FailedJob }) {
  const t = useText(jobTexts);
  if (!subject)
    return (
      <span className="t3" title={payload}>
        {t('aboutNothing')}
      </span>
    );
  const path = pathOf(subject);
  const name = subject.kind === 'difference' ? nameProvider(subject.name) : subject.name;
  return (
    <span title={payload} className="job-subject">
      {path ? <Link to={path}>{name}</Link> : name || t('aboutOldEmail')}
      <small>{t(`subject_${subject.kind}`)}</small>
    </span>
  );
}

/** Jobs that failed for good, with their cause and another try. */
export default function OperationsJobs() {
  const t = useText(jobTexts);
  const tUi = useText(uiTexts);
  const mayRetry = useHasPerm('platform:job:retry');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const leaveOut = (ids: readonly string[]) => setChosen((all) => all.filter((id) => !ids.includes(id)));
  const retrying = useApiMutation(retryFailedJobs, {
    success: ({ retried }) => t('retried', { count: retried }),
    onSuccess: (_answer, { body }) => leaveOut(body.ids),
    invalidates: [platformKeys.all],
  });
  const dismissing = useApiMutation(dismissFailedJobs, {
    success: ({ dismissed }) => t('dismissed', { count: dismissed }),
    onSuccess: (_answer, { body }) => leaveOut(body.ids),
    invalidates: [platformKeys.all],
  });
  const isSending = retrying.isBusy || dismissing.isBusy;
  const retry = (ids: readonly string[]) => retrying.run({ body: { ids: [...ids] } });
  const dismiss = (ids: readonly string[]) => dismissing.run({ body: { ids: [...ids] } });
  const askToDismiss = (ids: readonly string[]) => ({
    title: t('dismissTitle', { count: ids.length }),
    description: t('dismissLine'),
    okText: t('dismiss'),
    cancelText: tUi('cancel'),
    okButtonProps: { danger: true },
    styles: { container: { maxWidth: 360 } },
    onConfirm: () => dismiss(ids),
  });
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
    { title: t('carries'), width: 220, render: (_value, row) => <Subject job={row} /> },
    { title: t('error'), render: (_value, row) => <span className="job-error">{row.error}</span> },
    { title: t('attempts'), dataIndex: 'attempts', align: 'end', width: 90, className: 'num' },
    { title: t('failedAt'), width: 150, render: (_value, row) => <DateTime value={row.failedAt} /> },
    ...(mayRetry
      ? [
          {
            title: '',
            width: 230,
            fixed: 'end' as const,
            align: 'end' as const,
            render: (_value: unknown, row: FailedJob) => (
              <span className="job-actions">
                <Popconfirm {...askToDismiss([row.id])}>
                  <Button size="small" type="text" danger disabled={isSending}>
                    {t('dismiss')}
                  </Button>
                </Popconfirm>
                <Button size="small" disabled={isSending} onClick={() => void retry([row.id])}>
                  {t('retry')}
                </Button>
              </span>
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
            <>
              <Popconfirm {...askToDismiss(chosen)} placement="bottomRight">
                <Button danger disabled={isSending}>
                  {t('dismissChosen', { count: chosen.length })}
                </Button>
              </Popconfirm>
              <Button type="primary" loading={isSending} onClick={() => void retry(chosen)}>
                {t('retryChosen', { count: chosen.length })}
              </Button>
            </>
          )
        }
      />
      <PagedTable<FailedJob>
        queryKey={platformKeys.jobs}
        load={(page, signal) => api.read(listFailedJobs, { query: page }, signal)}
        columns={columns}
        minWidth={1080}
        emptyText={t('none')}
        {...(mayRetry ? { selection: { ids: chosen, onChange: setChosen } } : {})}
      />
    </>
  );
}
