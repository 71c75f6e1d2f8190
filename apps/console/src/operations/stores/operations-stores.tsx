import { exportStores, listStores } from '@vitrine/contract/shop/stores.ts';
import { ExternalLink } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { tableTexts } from '../../texts/tables.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { StoreDrawer } from './store-drawer.tsx';
import { StoreState } from './store-state.tsx';

/** All stores of the platform. */
export default function OperationsStores() {
  const t = useText(operationsTexts);
  const tTable = useText(tableTexts);
  const { read, change } = useAddress();
  const openId = /^\d{1,19}$/.test(read('store')) ? read('store') : undefined;
  return (
    <>
      <PageHead title={t('stores')} />
      <ListPage
        name="operations-stores"
        list={listStores}
        keyOf={platformKeys.stores}
        emptyText={t('noStores')}
        minWidth={740}
        canChooseColumns
        exporting={{
          perm: 'platform:store:export',
          run: (query) => api.download(exportStores, { query }),
        }}
        onOpen={(row) => change({ store: row.id })}
        filters={[
          { name: 'keywords', kind: 'words', label: t('searchStores') },
          {
            name: 'status',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: [
              { value: 'open', label: t('open') },
              { value: 'paused', label: t('pausedState') },
            ],
          },
          {
            name: 'settlementMode',
            param: 'mode',
            kind: 'choice',
            label: t('settlement'),
            any: tTable('anyMode'),
            options: [
              { value: 'platform', label: t('platformMode') },
              { value: 'direct', label: t('directMode') },
            ],
          },
        ]}
        columns={[
          {
            key: 'store',
            title: t('store'),
            render: (_value, row) => (
              <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
                <PersonPicture url={row.avatar?.url ?? ''} name={row.name} size={32} />
                <span>
                  <RowLink>{row.name}</RowLink>
                  <small>{row.slug}</small>
                </span>
              </span>
            ),
          },
          {
            key: 'settlement',
            title: t('settlement'),
            render: (_value, row) =>
              t(row.settlementMode === 'direct' ? 'directMode' : 'platformMode'),
          },
          { key: 'country', title: t('country'), dataIndex: 'country' },
          { key: 'currency', title: t('currency'), dataIndex: 'baseCurrency' },
          {
            key: 'opened',
            title: t('opened'),
            render: (_value, row) => <DateTime value={row.createdAt} />,
          },
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
              >
                <ExternalLink size={16} aria-hidden />
              </a>
            ),
          },
        ]}
      />
      <StoreDrawer storeId={openId} onClose={() => change({ store: undefined })} />
    </>
  );
}
