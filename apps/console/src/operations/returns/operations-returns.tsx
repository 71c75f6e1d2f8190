import { useQuery } from '@tanstack/react-query';
import { pageParcelProblems } from '@vitrine/contract/shop/parcel-problems.ts';
import { returnKinds } from '@vitrine/contract/shop/return-shapes.ts';
import { countReturns, pageReturns } from '@vitrine/contract/shop/returns.ts';
import { Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { withTexts } from '../../lib/load-texts.ts';
import { parcelKeys } from '../../lib/query-keys/parcels.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { groups } from '../../shop/returns/return-feed.tsx';
import { ReturnOverlay } from '../../shop/returns/return-overlay.tsx';
import { ReturnStateTag } from '../../shop/returns/return-state.tsx';
import { returnTexts } from '../../texts/returns.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { storeFilter } from '../table/store-select.tsx';

const ParcelProblems = lazy(() =>
  withTexts(import('../parcels/parcel-problems.tsx'), 'operatorPages'),
);

const tabs = [...groups, 'all', 'parcels'] as const;

/** What buyers of all stores requested: what waits comes first. */
export default function OperationsReturns() {
  const t = useText(returnTexts);
  const address = useAddress();
  const counts = useQuery({
    queryKey: returnKeys.platformCounts,
    queryFn: ({ signal }) => api.read(countReturns, {}, signal),
  }).data;
  const openQuery = { state: 'open' as const, pageSize: 1 };
  const openParcels = useQuery({
    queryKey: parcelKeys.page(openQuery),
    queryFn: ({ signal }) => api.read(pageParcelProblems, { query: openQuery }, signal),
  }).data?.total;
  // A search, as from a message about a new request, finds every state.
  const tab =
    tabs.find((one) => one === address.read('tab')) ??
    (address.read('keywords') ? 'all' : 'waiting');
  const opened = address.read('return') || undefined;
  return (
    <>
      <PageHead title={t('returns')} line={t('lineAll')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => address.change({ tab: key, return: undefined, ...firstPage })}
        items={tabs.map((key) => ({
          key,
          label: (
            <CountedLabel
              text={
                key === 'all' ? t('all') : key === 'parcels' ? t('parcelsTab') : t(`group_${key}`)
              }
              count={key === 'parcels' ? openParcels : counts?.[key]}
              isWaiting={key === 'parcels' || (key === 'waiting' && (counts?.mine ?? 0) > 0)}
            />
          ),
        }))}
      />
      {tab === 'parcels' ? (
        <Suspense>
          <ParcelProblems />
        </Suspense>
      ) : (
        <ListPage
          key={tab}
          name="operations-returns"
          list={pageReturns}
          keyOf={returnKeys.page}
          fixed={tab === 'all' ? {} : { group: tab }}
          emptyText={t('noneAll')}
          noneFoundText={t('noneFound')}
          minWidth={1080}
          nameOf={({ order }) => t('orderN', { number: order.number })}
          onOpen={({ id }) => address.change({ return: id })}
          filters={[
            { name: 'keywords', kind: 'words', label: t('search') },
            {
              name: 'kind',
              kind: 'choice',
              label: t('kind'),
              any: t('anyKind'),
              options: returnKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
            },
            {
              name: 'answeredBy',
              kind: 'choice',
              label: t('answeredBy'),
              any: t('anyAnswerer'),
              options: (['operators', 'owner'] as const).map((side) => ({
                value: side,
                label: t(`by_${side}`),
              })),
            },
            storeFilter,
          ]}
          columns={[
            {
              key: 'order',
              title: t('request'),
              width: 200,
              render: (_value, row) => (
                <>
                  <RowLink>{row.order.number}</RowLink>
                  <small>{t(`kind_${row.kind}`)}</small>
                </>
              ),
            },
            {
              key: 'product',
              title: t('items'),
              render: (_value, row) => (
                <>
                  {row.product.name}
                  <small>
                    {[t('unitsN', { count: row.units }), t(`${row.reason}_reason`)].join(' · ')}
                  </small>
                </>
              ),
            },
            {
              key: 'store',
              title: t('store'),
              width: 190,
              render: (_value, row) => (
                <>
                  {row.store.name}
                  <small>{t(`by_${row.answeredBy}`)}</small>
                </>
              ),
            },
            { key: 'buyer', title: t('buyer'), width: 140, render: (_value, row) => row.buyer },
            {
              key: 'createdAt',
              title: t('asked'),
              width: 150,
              render: (_value, row) => <DateTime value={row.createdAt} />,
            },
            {
              key: 'state',
              title: t('state'),
              width: 150,
              render: (_value, row) => <ReturnStateTag state={row.state} />,
            },
          ]}
        />
      )}
      <ReturnOverlay
        id={opened}
        side="operators"
        onClose={() => address.change({ return: undefined })}
      />
    </>
  );
}
