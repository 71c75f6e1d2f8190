import { useQuery } from '@tanstack/react-query';
import { payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import {
  listPlatformPayouts,
  moveSandboxClock,
  readPayoutSettings,
  readSandboxClock,
} from '@vitrine/contract/shop/platform-payouts.ts';
import { Button, Tag } from 'antd';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListPage, type RowOf } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { storeFilter } from '../table/store-select.tsx';
import { RunPayouts } from './run-payouts.tsx';

type Row = RowOf<typeof listPlatformPayouts>;
const meanings: Record<Row['status'], Meaning> = {
  requested: 'waiting',
  sent: 'moving',
  paid: 'done',
  failed: 'failed',
  unknown: 'waiting',
  waiting: 'waiting',
  returned: 'neutral',
};
const stateTexts = {
  requested: 'requested',
  sent: 'sent',
  paid: 'paid',
  failed: 'failed',
  unknown: 'unknown',
  waiting: 'payout_waiting',
  returned: 'payout_returned_state',
} as const satisfies Record<Row['status'], string>;

function BankClock() {
  const t = useText(operationsTexts);
  const personal = useClock();
  const settings = useQuery({
    queryKey: platformKeys.payoutSettings,
    queryFn: ({ signal }) => api.read(readPayoutSettings, {}, signal),
  });
  // Production has no such clock and no address that answers for one.
  const clock = useQuery({
    enabled: settings.data?.hasClock === true,
    queryKey: platformKeys.clock,
    queryFn: ({ signal }) => api.read(readSandboxClock, {}, signal),
  });
  const moving = useApiMutation(moveSandboxClock, {
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (!clock.data?.canMove) return null;
  const time = personal.write('moment', clock.data.now);
  return (
    <div className="bank-clock above-16 cluster">
      <span className="muted num">{t('clock', { time })}</span>
      <HasPerm value="platform:payout:run">
        {[1, 7].map((count) => (
          <AnchoredQuestion
            key={count}
            title={t('forward', { count })}
            action={t('forward', { count })}
            onConfirm={() => moving.run({ body: { advanceDays: count } })}
            trigger={<Button>{t('forward', { count })}</Button>}
          >
            {t('forwardHint')}
          </AnchoredQuestion>
        ))}
      </HasPerm>
    </div>
  );
}

/** Payouts of all stores, the button that runs them now, and below them the trial's clock, which comes later and must not push them down. */
export default function OperationsPayouts() {
  const t = useText(operationsTexts);
  const clock = useClock();
  /** When it came, comes or came back, and why. */
  const stateLine = (row: Row) => {
    if (row.status === 'paid' && row.paidAt)
      return t('paidOn', { date: clock.write('moment', row.paidAt) });
    if (row.failure)
      return [
        (row.returnedAt ?? row.failedAt) &&
          clock.write('moment', row.returnedAt ?? row.failedAt ?? ''),
        row.failure && t(`cause_${row.failure}`),
      ]
        .filter(Boolean)
        .join(' · ');
    return row.expectedAt ? t('expectedBy', { date: clock.write('day', row.expectedAt) }) : '';
  };
  return (
    <>
      <PageHead
        title={t('payouts')}
        actions={
          <HasPerm value="platform:payout:run">
            <RunPayouts />
          </HasPerm>
        }
      />
      <ListPage
        name="operations-payouts"
        list={listPlatformPayouts}
        keyOf={platformKeys.payouts}
        emptyText={t('noPayouts')}
        filters={[
          {
            name: 'status',
            param: 'state',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: 'open', label: t('openPayouts') },
              ...payoutStatuses.map((value) => ({ value, label: t(stateTexts[value]) })),
            ],
          },
          storeFilter,
          {
            name: 'requestedFrom',
            param: 'from',
            kind: 'own',
            accepts: /^\d{4}-\d{2}-\d{2}$/,
            draw: ({ requestedFrom }, set) =>
              requestedFrom && (
                <Tag closable onClose={() => set({ requestedFrom: undefined })}>
                  {t('requestedSince', { date: clock.write('day', requestedFrom) })}
                </Tag>
              ),
          },
        ]}
        columns={[
          { key: 'store', title: t('store'), render: (_value, row) => row.store.name },
          {
            key: 'amount',
            title: t('amount'),
            align: 'end',
            render: (_value, row) => <Money kind="total" value={row.amount} />,
          },
          { key: 'destination', title: t('destination'), dataIndex: 'destination' },
          { key: 'trigger', title: t('trigger'), render: (_value, row) => t(row.trigger) },
          {
            key: 'requested',
            title: t('requested'),
            render: (_value, row) => <DateTime value={row.requestedAt} />,
          },
          {
            key: 'state',
            title: t('state'),
            fixed: 'end',
            width: 250,
            render: (_value, row) => (
              <>
                <StatusTag meaning={meanings[row.status]}>{t(stateTexts[row.status])}</StatusTag>
                <small>{stateLine(row)}</small>
              </>
            ),
          },
        ]}
      />
      <BankClock />
    </>
  );
}
