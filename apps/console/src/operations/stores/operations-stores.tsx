import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { exportStores, listStores } from '@vitrine/contract/shop/stores.ts';
import { Select } from 'antd';
import { ExternalLink } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { tableTexts } from '../../texts/tables.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { useColumns } from '../../ui/table/use-columns.tsx';
import { StoreDrawer } from './store-drawer.tsx';
import { StoreState } from './store-state.tsx';

type Row = EndpointAnswer<typeof listStores>['list'][number];

/** All stores of the platform. */
export default function OperationsStores() {
  const t = useText(operationsTexts);
  const tTable = useText(tableTexts);
  const { read, change } = useAddress();
  const status = (['open', 'paused'] as const).find((known) => known === read('status'));
  const words = read('keywords').slice(0, 64);
  const openId = /^\d{1,19}$/.test(read('store')) ? read('store') : undefined;
  const mode = (['platform', 'direct'] as const).find((known) => known === read('mode'));
  const filters = { ...(words ? { keywords: words } : {}), ...(status ? { status } : {}), ...(mode ? { settlementMode: mode } : {}) };
  const { shown, chooser } = useColumns<Row>('operations-stores', [
    {
      key: 'store',
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
    {
      key: 'settlement',
      title: t('settlement'),
      render: (_value, row) => t(row.settlementMode === 'direct' ? 'directMode' : 'platformMode'),
    },
    { key: 'country', title: t('country'), dataIndex: 'country' },
    { key: 'currency', title: t('currency'), dataIndex: 'baseCurrency' },
    { key: 'opened', title: t('opened'), render: (_value, row) => <DateTime value={row.createdAt} /> },
    {
      key: 'state',
      title: t('state'),
      width: 190,
      render: (_value, row) => <StoreState store={row} />,
    },
    {
      key: 'visit',
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
  ]);
  return (
    <>
      <PageHead title={t('stores')} />
      <PagedTable<Row>
        queryKey={platformKeys.stores(filters)}
        load={(page, signal) => api.read(listStores, { query: { ...page, ...filters } }, signal)}
        columns={shown}
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
            <Select
              aria-label={t('settlement')}
              value={mode ?? ''}
              onChange={(value) => change({ mode: value })}
              options={[
                { value: '', label: tTable('anyMode') },
                { value: 'platform', label: t('platformMode') },
                { value: 'direct', label: t('directMode') },
              ]}
            />
            <span className="table-tools">
              {chooser}
              <HasPerm value="platform:store:export">
                <ExportButton onExport={() => api.download(exportStores, { query: filters })} />
              </HasPerm>
            </span>
          </>
        }
      />
      <StoreDrawer storeId={openId} onClose={() => change({ store: undefined })} />
    </>
  );
}
