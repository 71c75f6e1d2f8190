import {
  exportWebhookEvents,
  listWebhookEvents,
  replayWebhookEvent,
  type WebhookEvent,
} from '@vitrine/contract/shop/payments.ts';
import { Tabs } from 'antd';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { TestMark } from '../../shop/orders/test-mark.tsx';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import { jobTexts } from '../../texts/jobs.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { platformPaymentTexts } from '../../texts/platform-payments.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { Discrepancies } from '../discrepancies/discrepancies.tsx';
import { MoneyLinks } from '../payments/money-links.tsx';
import { useMoneyFilters } from '../payments/use-money-filters.ts';
import { findSubject } from './event-subject.rules.ts';

const outcomes = [
  'changed',
  'unchanged',
  'unknown_payment',
  'mismatch',
  'asked',
  'payout',
  'nothing',
] as const;
const isOutcome = (text: string | null): text is (typeof outcomes)[number] =>
  outcomes.some((known) => known === text);
const meanings: Readonly<Record<string, Meaning>> = {
  changed: 'done',
  unknown_payment: 'waiting',
  mismatch: 'failed',
};

function Events() {
  const t = useText(operationsTexts);
  const tJob = useText(jobTexts);
  const tMoney = useText(platformPaymentTexts);
  const clock = useClock();
  const { search, store, provider, days } = useMoneyFilters('received');
  const outcomeText = (outcome: string | null) =>
    t(isOutcome(outcome) ? `outcome_${outcome}` : 'outcome_unnamed');
  const nameOf = ({ type }: WebhookEvent) => t(`event_${findSubject(type) ?? 'unnamed'}`);
  const replaying = useApiMutation(replayWebhookEvent, {
    success: tJob('replayed'),
    invalidates: [platformKeys.all],
  });
  return (
    <ListPage
      name="operations-webhooks"
      list={listWebhookEvents}
      keyOf={platformKeys.webhookEvents}
      emptyText={t('noEvents')}
      noneFoundText={tMoney('noEventFound')}
      minWidth={960}
      exporting={{
        perm: 'platform:webhook:query',
        run: (query) =>
          api.download(exportWebhookEvents, { query: { ...query, timeZone: clock.zone } }),
      }}
      filters={[
        search,
        store,
        provider,
        {
          name: 'state',
          kind: 'choice',
          label: t('state'),
          any: t('anyState'),
          options: [
            { value: 'waiting', label: t('waitingState') },
            { value: 'applied', label: t('applied') },
          ],
        },
        days,
      ]}
      nameOf={nameOf}
      actionsWidth={130}
      actions={[
        {
          label: tJob('replay'),
          perm: 'platform:webhook:replay',
          isOffered: ({ appliedAt }) => appliedAt === null,
          run: (rows) =>
            Promise.all(rows.map(({ id }) => replaying.run({ params: { id }, body: {} }))),
        },
      ]}
      columns={[
        {
          key: 'event',
          title: t('event'),
          width: 300,
          render: (_value, row) => (
            <>
              {nameOf(row)} <TestMark isTest={row.isTest === true} />
              <small title={row.eventId}>
                <code>{row.type}</code>
              </small>
            </>
          ),
        },
        {
          key: 'about',
          title: tMoney('about'),
          render: (_value, row) => (
            <>
              <MoneyLinks {...row} />
              {row.store && <small>{row.store.name}</small>}
            </>
          ),
        },
        {
          key: 'provider',
          title: t('provider'),
          width: 120,
          render: (_value, row) => nameProvider(row.provider),
        },
        {
          key: 'received',
          title: t('received'),
          width: 150,
          render: (_value, row) => <DateTime value={row.receivedAt} />,
        },
        {
          key: 'outcome',
          title: t('outcome'),
          width: 190,
          render: (_value, row) =>
            row.appliedAt ? (
              <StatusTag meaning={row.outcome ? (meanings[row.outcome] ?? 'neutral') : 'neutral'}>
                {outcomeText(row.outcome)}
              </StatusTag>
            ) : (
              <StatusTag meaning="waiting">{t('waitingState')}</StatusTag>
            ),
        },
      ]}
    />
  );
}

/** The events that payment providers sent, and where they differ from our data. */
export default function OperationsWebhooks() {
  const t = useText(operationsTexts);
  const tDiscrepancy = useText(discrepancyTexts);
  const { read, change } = useAddress();
  const tab = read('tab') === 'discrepancies' ? 'discrepancies' : 'events';
  return (
    <>
      <PageHead title={t('webhooks')} />
      <Tabs
        activeKey={tab}
        onChange={(key) =>
          change({
            tab: key === 'discrepancies' ? key : undefined,
            ...{ state: undefined, kind: undefined, ...firstPage },
          })
        }
        items={[
          { key: 'events', label: t('webhooks') },
          { key: 'discrepancies', label: tDiscrepancy('tab') },
        ]}
      />
      {tab === 'events' ? <Events /> : <Discrepancies />}
    </>
  );
}
