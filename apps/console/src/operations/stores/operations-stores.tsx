import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listStores } from '@vitrine/contract/shop/stores.ts';
import { Select, type TableColumnsType } from 'antd';
import { ExternalLink } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { useAddress } from '../use-address.ts';
import { StoreDrawer } from './store-drawer.tsx';
import { StoreState } from './store-state.tsx';

type Row = EndpointAnswer<typeof listStores>['list'][number];

/** All stores of the platform. */
export default function OperationsStores() {
  const t = useText(operationsTexts);
  const { read, change } = useAddress();
  const status = (['open', 'paused'] as const).find((known) => known === read('status'));
  const words = read('keywords').slice(0, 64);
  const openId = /^\d{1,19}$/.test(read('store')) ? read('store') : undefined;
  const columns: TableColumnsType<Row> = [
    {
      title: t('store'),
      render: (_value, row) => (
        <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <PersonPicture url={row.avatar?.url ?? ''} name={row.name} size={32} />
          <span>
            <button
              type="button"
              className="row-link"
              onClick={(event) => {
                event.stopPropagation();
                change({ store: row.id });
              }}
            >
              {row.name}
            </button>
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
      width: 190,
      render: (_value, row) => <StoreState store={row} />,
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
          onClick={(event) => event.stopPropagation()}
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
            { query: { ...page, ...(words ? { keywords: words } : {}), ...(status ? { status } : {}) } },
            { signal, quiet: true },
          )
        }
        columns={columns}
        minWidth={740}
        emptyText={t('noStores')}
        onOpen={(row) => change({ store: row.id })}
        filters={
          <>
            <FindField label={t('searchStores')} initial={words} onFind={(value) => change({ keywords: value.trim() })} />
            <Select
              aria-label={t('state')}
              value={status ?? ''}
              onChange={(value) => change({ status: value })}
              options={[
                { value: '', label: t('anyState') },
                { value: 'open', label: t('open') },
                { value: 'paused', label: t('pausedState') },
              ]}
            />
          </>
        }
      />
      <StoreDrawer storeId={openId} onClose={() => change({ store: undefined })} />
    </>
  );
}
