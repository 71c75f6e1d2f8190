import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { payoutStatuses } from '@vitrine/contract/shop/payouts.ts';
import { listPlatformPayouts, moveSandboxClock, readPayoutSettings, readSandboxClock } from '@vitrine/contract/shop/platform-payouts.ts';
import { Button, Popconfirm, Select, type TableColumnsType, Tag } from 'antd';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { uiTexts } from '../../texts/ui.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { StoreSelect } from '../table/store-select.tsx';
import { RunPayouts } from './run-payouts.tsx';
import './payouts.css';

const states = ['open', ...payoutStatuses] as const;
type Row = EndpointAnswer<typeof listPlatformPayouts>['list'][number];
const meanings: Record<Row['status'], Meaning> = {
  requested: 'waiting',
  sent: 'moving',
  paid: 'done',
  failed: 'failed',
  unknown: 'waiting',
};

function BankClock() {
  const t = useText(operationsTexts);
  const tUi = useText(uiTexts);
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
  const moving = useApiMutation(moveSandboxClock, { onSuccess: () => queryClient.invalidateQueries() });
  if (!clock.data?.canMove) return null;
  const time = personal.write('moment', clock.data.now);
  return (
    <div className="page-head-actions bank-clock">
      <span className="t2 num">{t('clock', { time })}</span>
      <HasPerm value="platform:payout:run">
        {[1, 7].map((count) => (
          <Popconfirm
            key={count}
            title={t('forward', { count })}
            description={<div style={{ maxWidth: 280 }}>{t('forwardHint')}</div>}
            okText={t('forward', { count })}
            cancelText={tUi('cancel')}
            onConfirm={() => moving.run({ body: { advanceDays: count } })}
          >
            <Button>{t('forward', { count })}</Button>
          </Popconfirm>
        ))}
      </HasPerm>
    </div>
  );
}

/** Payouts of all stores, the button that runs them now, and below them the trial's clock, which comes later and must not push them down. */
export default function OperationsPayouts() {
  const t = useText(operationsTexts);
  const clock = useClock();
  const { read, change } = useAddress();
  const status = states.find((known) => known === read('state')) ?? '';
  const from = /^\d{4}-\d{2}-\d{2}$/.exec(read('from'))?.[0];
  const storeId = /^[1-9]\d{0,17}$/.exec(read('store'))?.[0] ?? '';
  const filters = { ...(status ? { status } : {}), ...(storeId ? { storeId } : {}), ...(from ? { requestedFrom: from } : {}) };
  /** When it came, comes or came back, and why. */
  const stateLine = (row: Row) => {
    if (row.status === 'paid' && row.paidAt) return t('paidOn', { date: clock.write('moment', row.paidAt) });
    if (row.status === 'failed')
      return [row.failedAt && clock.write('moment', row.failedAt), row.failure && t(`cause_${row.failure}`)].filter(Boolean).join(' · ');
    return row.expectedAt ? t('expectedBy', { date: clock.write('day', row.expectedAt) }) : '';
  };
  const columns: TableColumnsType<Row> = [
    { title: t('store'), render: (_value, row) => row.store.name },
    { title: t('amount'), align: 'end', render: (_value, row) => <Money value={row.amount} /> },
    { title: t('destination'), dataIndex: 'destination' },
    { title: t('trigger'), render: (_value, row) => t(row.trigger) },
    { title: t('requested'), render: (_value, row) => <DateTime value={row.requestedAt} /> },
    {
      title: t('state'),
      fixed: 'end',
      width: 250,
      render: (_value, row) => (
        <>
          <StatusTag meaning={meanings[row.status]}>{t(row.status)}</StatusTag>
          <small>{stateLine(row)}</small>
        </>
      ),
    },
  ];
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
      <PagedTable<Row>
        queryKey={platformKeys.payouts(filters)}
        load={(page, signal) => api.read(listPlatformPayouts, { query: { ...page, ...filters } }, signal)}
        columns={columns}
        emptyText={t('noPayouts')}
        filters={
          <>
            <Select
              aria-label={t('state')}
              value={status}
              onChange={(value) => change({ state: value })}
              options={[
                { value: '' as const, label: t('anyState') },
                { value: 'open' as const, label: t('openPayouts') },
                ...payoutStatuses.map((value) => ({ value, label: t(value) })),
              ]}
            />
            <StoreSelect value={storeId} onChange={(store) => change({ store })} />
            {from && (
              <Tag closable onClose={() => change({ from: undefined })}>
                {t('requestedSince', { date: clock.write('day', from) })}
              </Tag>
            )}
          </>
        }
      />
      <BankClock />
    </>
  );
}
