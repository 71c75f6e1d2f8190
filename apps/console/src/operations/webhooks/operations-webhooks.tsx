import { listWebhookEvents, replayWebhookEvent, type WebhookEvent } from '@vitrine/contract/shop/payments.ts';
import { Button, Select, type TableColumnsType, Tabs } from 'antd';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { jobTexts } from '../../texts/jobs.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { breakTexts } from '../../texts/reconciliation-breaks.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { ReconciliationBreaks } from './reconciliation-breaks.tsx';

const outcomes = ['changed', 'unchanged', 'unknown_payment', 'break', 'asked', 'payout', 'nothing'] as const;
const isOutcome = (text: string | null): text is (typeof outcomes)[number] => outcomes.some((known) => known === text);
const meanings: Readonly<Record<string, Meaning>> = { changed: 'done', unknown_payment: 'waiting', break: 'failed' };

const eventSubjects = ['refund', 'payment', 'link', 'payout'] as const;
/** What an event is about: the first word of its type, whatever the provider calls the rest. */
const subjectOf = (type: string) => eventSubjects.find((known) => type.toLowerCase().includes(known));

function Replay({ event }: { event: WebhookEvent }) {
  const t = useText(jobTexts);
  const replaying = useApiMutation(replayWebhookEvent, { success: t('replayed'), invalidates: [platformKeys.all] });
  return (
    <Button size="small" loading={replaying.isBusy} onClick={() => void replaying.run({ params: { id: event.id }, body: {} })}>
      {t('replay')}
    </Button>
  );
}

function Events() {
  const t = useText(operationsTexts);
  const outcomeText = (outcome: string | null) => t(isOutcome(outcome) ? `outcome_${outcome}` : 'outcome_unnamed');
  const mayReplay = useHasPerm('platform:webhook:replay');
  const { read, change } = useAddress();
  const state = (['waiting', 'applied'] as const).find((known) => known === read('state')) ?? '';
  const columns: TableColumnsType<WebhookEvent> = [
    {
      title: t('event'),
      render: (_value, row) => (
        <>
          {t(`event_${subjectOf(row.type) ?? 'unnamed'}`)}
          <small title={row.eventId}>
            <code>{row.type}</code>
          </small>
        </>
      ),
    },
    { title: t('provider'), render: (_value, row) => nameProvider(row.provider) },
    { title: t('received'), render: (_value, row) => <DateTime value={row.receivedAt} /> },
    {
      title: t('outcome'),
      render: (_value, row) =>
        row.appliedAt ? (
          <StatusTag meaning={row.outcome ? (meanings[row.outcome] ?? 'neutral') : 'neutral'}>{outcomeText(row.outcome)}</StatusTag>
        ) : (
          <StatusTag meaning="waiting">{t('waitingState')}</StatusTag>
        ),
    },
    ...(mayReplay
      ? [
          {
            title: '',
            width: 130,
            align: 'end' as const,
            render: (_value: unknown, row: WebhookEvent) => (row.appliedAt ? null : <Replay event={row} />),
          },
        ]
      : []),
  ];
  return (
    <PagedTable<WebhookEvent>
      queryKey={platformKeys.webhookEvents(state)}
      load={(page, signal) => api.read(listWebhookEvents, { query: { ...page, ...(state ? { state } : {}) } }, signal)}
      columns={columns}
      minWidth={700}
      emptyText={t('noEvents')}
      filters={
        <Select
          aria-label={t('state')}
          value={state}
          onChange={(value) => change({ state: value })}
          options={[
            { value: '' as const, label: t('anyState') },
            { value: 'waiting' as const, label: t('waitingState') },
            { value: 'applied' as const, label: t('applied') },
          ]}
        />
      }
    />
  );
}

/** What payment providers told us, and where their word did not fit ours. */
export default function OperationsWebhooks() {
  const t = useText(operationsTexts);
  const tBreak = useText(breakTexts);
  const { read, change } = useAddress();
  const tab = read('tab') === 'breaks' ? 'breaks' : 'events';
  return (
    <>
      <PageHead title={t('webhooks')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => change({ tab: key === 'breaks' ? key : undefined, state: undefined })}
        items={[
          { key: 'events', label: t('webhooks') },
          { key: 'breaks', label: tBreak('tab') },
        ]}
      />
      {tab === 'events' ? <Events /> : <ReconciliationBreaks />}
    </>
  );
}
