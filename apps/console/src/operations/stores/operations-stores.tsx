import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listStores } from '@vitrine/contract/shop/stores.ts';
import { Select, type TableColumnsType } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

type Row = EndpointAnswer<typeof listStores>['list'][number];

/** All stores of the platform. */
export default function OperationsStores() {
  const t = useText(operationsTexts);
  const [query, setQuery] = useSearchParams();
  const status = query.get('status') === 'paused' ? 'paused' : query.get('status') === 'open' ? 'open' : undefined;
  const [words, setWords] = useState('');
  const columns: TableColumnsType<Row> = [
    {
      title: t('store'),
      render: (_value, row) => (
        <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <PersonPicture url={row.avatar?.url ?? ''} name={row.name} size={32} />
          <span>
            {row.name}
            <small>{row.slug}</small>
          </span>
        </span>
      ),
    },
    { title: t('settlement'), render: (_value, row) => t(row.settlementMode === 'direct' ? 'directMode' : 'platformMode') },
    { title: t('country'), dataIndex: 'country' },
    { title: t('currency'), dataIndex: 'baseCurrency' },
    { title: t('opened'), render: (_value, row) => <DateTime value={row.createdAt} /> },
    {
      title: t('state'),
      render: (_value, row) => (
        <StatusTag meaning={row.status === 'open' ? 'done' : 'waiting'}>{t(row.status === 'open' ? 'open' : 'pausedState')}</StatusTag>
      ),
    },
    {
      title: '',
      width: 64,
      align: 'end',
      render: (_value, row) => (
        <a
          className="row-open"
          href={row.publicUrl}
          target="_blank"
          rel="noreferrer"
          title={t('openStore')}
          aria-label={`${t('openStore')}: ${row.name}`}
        >
          <ExternalLink size={16} aria-hidden />
        </a>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('stores')} />
      <PagedTable<Row>
        queryKey={['operations', 'stores', words, status]}
        load={(page, signal) =>
          api.call(
            listStores,
            { query: { ...page, ...(words.trim() ? { keywords: words.trim() } : {}), ...(status ? { status } : {}) } },
            { signal, quiet: true },
          )
        }
        columns={columns}
        minWidth={740}
        emptyText={t('noStores')}
        filters={
          <>
            <FindField label={t('searchStores')} onFind={setWords} />
            <Select
              aria-label={t('state')}
              value={status ?? ''}
              onChange={(value) => setQuery(value ? { status: value } : {}, { replace: true })}
              options={[
                { value: '', label: t('anyState') },
                { value: 'open', label: t('open') },
                { value: 'paused', label: t('pausedState') },
              ]}
            />
          </>
        }
      />
    </>
  );
}
