import {
  dismissFailedJobs,
  type FailedJob,
  failedJobKinds,
  type JobSubject,
  listFailedJobs,
  retryFailedJobs,
} from '@vitrine/contract/jobs.ts';
import { Link } from 'react-router';
import { RunLogLink } from '../../admin/runs/run-log-link.tsx';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { jobTexts } from '../../texts/jobs.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';

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
const isKnown = (event: string) =>
  knownEvents.some((known) => known === event.replace(/[.-]/g, '_'));

const pathOf = ({ kind, name, storeId }: JobSubject): string | null =>
  ({
    order: `/operations/orders?order=${name}`,
    payout: `/operations/payouts?store=${storeId}`,
    store: `/operations/stores?store=${storeId}`,
    event: '/operations/webhooks?state=waiting',
    difference: '/operations/webhooks?tab=discrepancies&state=open',
    email: null,
  })[kind];

/** What a job is about, in words and with a way there; what its event carries is in the tooltip, for support. */
function Subject({ job: { subject, payload } }: { job: FailedJob }) {
  const t = useText(jobTexts);
  if (!subject)
    return (
      <span className="faint" title={payload}>
        {t('aboutNothing')}
      </span>
    );
  const path = pathOf(subject);
  const name = subject.kind === 'difference' ? nameProvider(subject.name) : subject.name;
  return (
    <span title={payload} className="anywhere">
      {path ? <Link to={path}>{name}</Link> : name || t('aboutOldEmail')}
      <small>{t(`subject_${subject.kind}`)}</small>
    </span>
  );
}

/** Jobs that failed for good, with their cause and another try. */
export default function OperationsJobs() {
  const t = useText(jobTexts);
  const tHome = useText(operationsHomeTexts);
  const invalidates = [platformKeys.all];
  const retrying = useApiMutation(retryFailedJobs, {
    success: ({ retried }) => t('retried', { count: retried }),
    invalidates,
  });
  const dismissing = useApiMutation(dismissFailedJobs, {
    success: ({ dismissed }) => t('dismissed', { count: dismissed }),
    invalidates,
  });
  const bodyOf = (rows: readonly FailedJob[]) => ({ body: { ids: rows.map(({ id }) => id) } });
  const nameOf = ({ event }: FailedJob) =>
    t(isKnown(event) ? `event_${event.replace(/[.-]/g, '_') as KnownEvent}` : 'event_unnamed');
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      <ListPage
        name="operations-jobs"
        list={listFailedJobs}
        keyOf={platformKeys.jobs}
        emptyText={t('none')}
        filters={[
          {
            name: 'kind',
            kind: 'choice',
            label: t('carries'),
            any: tHome('allJobs'),
            options: failedJobKinds.map((value) => ({
              value,
              label: tHome(value === 'email' ? 'emailJobs' : 'remainingJobs'),
            })),
          },
        ]}
        minWidth={1080}
        nameOf={nameOf}
        actionsWidth={230}
        actions={[
          {
            label: t('dismiss'),
            perm: 'platform:job:retry',
            isDanger: true,
            forSeveral: true,
            confirm: (rows) => ({
              title: t('dismissTitle', { count: rows.length }),
              description: t('dismissLine'),
            }),
            run: (rows) => dismissing.run(bodyOf(rows)),
          },
          {
            label: t('retry'),
            perm: 'platform:job:retry',
            forSeveral: true,
            run: (rows) => retrying.run(bodyOf(rows)),
          },
        ]}
        columns={[
          {
            key: 'job',
            title: t('job'),
            width: 190,
            render: (_value, row) => (
              <>
                {nameOf(row)}
                <small title={row.handler}>
                  <code>{row.event}</code>
                </small>
              </>
            ),
          },
          {
            key: 'carries',
            title: t('carries'),
            width: 220,
            render: (_value, row) => <Subject job={row} />,
          },
          {
            key: 'error',
            title: t('error'),
            render: (_value, row) => (
              <span className="anywhere danger-text">
                {row.error} <RunLogLink id={row.runId} />
              </span>
            ),
          },
          {
            key: 'attempts',
            title: t('attempts'),
            dataIndex: 'attempts',
            align: 'end',
            width: 90,
            className: 'num',
          },
          {
            key: 'failedAt',
            title: t('failedAt'),
            width: 150,
            render: (_value, row) => <DateTime value={row.failedAt} />,
          },
        ]}
      />
    </>
  );
}
