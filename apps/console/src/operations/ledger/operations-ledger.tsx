import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { checkLedger, listJournals } from '@vitrine/contract/shop/ledger.ts';
import { Alert, Button, type TableColumnsType, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { reconciliationTexts } from '../../texts/reconciliation.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { BookComparisons } from './book-comparisons.tsx';

type Row = EndpointAnswer<typeof listJournals>['list'][number];

function Check() {
  const t = useText(operationsTexts);
  const tag = useIntlTag();
  const check = useQuery({
    queryKey: ['operations', 'ledger-check'],
    queryFn: ({ signal }) => api.call(checkLedger, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const breaks = check.data?.breaks ?? [];
  const time = check.data ? new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(new Date(check.data.checkedAt)) : '…';
  return (
    <Alert
      style={{ marginBottom: 16 }}
      showIcon
      type={check.isError || breaks.length ? 'error' : 'success'}
      title={check.isError ? check.error.message : breaks.length ? t('booksBreak', { count: breaks.length }) : t('booksAgree')}
      description={
        breaks.length ? (
          <ul>
            {breaks.map(({ invariant, subject, detail }) => (
              <li key={`${invariant}${subject}`}>
                <b>{invariant}</b> · {subject} · {detail}
              </li>
            ))}
          </ul>
        ) : (
          t('checkedAt', { time })
        )
      }
      action={
        <Button loading={check.isFetching} onClick={() => void check.refetch()}>
          {t('checkNow')}
        </Button>
      }
    />
  );
}

/** The books: whether they agree, and every journal with its entries. */
export default function OperationsLedger() {
  const t = useText(operationsTexts);
  const tBooks = useText(reconciliationTexts);
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'providers' ? 'providers' : 'journals';
  const setTab = (key: string) => setQuery(key === 'providers' ? { tab: key } : {}, { replace: true });
  const [kind, setKind] = useState('');
  const columns: TableColumnsType<Row> = [
    {
      title: t('journal'),
      width: 200,
      render: (_value, row) => (
        <>
          {row.kind}
          <small>#{row.id}</small>
        </>
      ),
    },
    { title: t('source'), width: 150, render: (_value, row) => `${row.sourceType} ${row.sourceId}` },
    {
      title: t('entries'),
      render: (_value, row) => (
        <ul>
          {row.entries.map((entry) => (
            <li
              key={`${entry.account}${entry.storeId ?? ''}${entry.amount.amount}`}
              style={{ display: 'flex', justifyContent: 'space-between', gap: 24, maxWidth: 460 }}
            >
              <span className="t2">
                {entry.account}
                {entry.storeId ? ` · ${entry.storeId}` : ''}
              </span>
              <Money value={entry.amount} isSigned />
            </li>
          ))}
        </ul>
      ),
    },
    { title: t('time'), width: 160, render: (_value, row) => <DateTime value={row.at} /> },
  ];
  return (
    <>
      <PageHead title={t('ledger')} />
      <Check />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'journals', label: tBooks('journals') },
          { key: 'providers', label: tBooks('tab') },
        ]}
      />
      {tab === 'providers' ? (
        <BookComparisons />
      ) : (
        <PagedTable<Row>
          queryKey={['operations', 'journals', kind]}
          load={(page, signal) => api.call(listJournals, { query: { ...page, ...(kind ? { kind } : {}) } }, { signal, quiet: true })}
          columns={columns}
          emptyText={t('noJournals')}
          filters={<FindField label={t('anyKind')} onFind={(value) => setKind(value.trim())} />}
        />
      )}
    </>
  );
}
