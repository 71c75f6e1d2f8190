import { useQuery } from '@tanstack/react-query';
import { countPlatformOrders, listPlatformOrders, type PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { type TableColumnsType, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { usePush } from '../../lib/use-push.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import '../../shop/orders/orders.css';
import { PlatformOrderDrawer } from './platform-order-drawer.tsx';
import { PlatformStatusTag } from './platform-status.tsx';

const tabs = ['all', 'ship', '0', '1', '2', '3'] as const;
type Tab = (typeof tabs)[number];

const queryOf = (tab: Tab) => (tab === 'all' ? {} : tab === 'ship' ? { toShip: 'true' } : { status: tab });

/** Orders of all stores: find, pack, ship, mark as delivered. */
export default function OperationsOrders() {
  const t = useText(operationsTexts);
  const tOrder = useText(orderTexts);
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'all';
  const number = query.get('order');
  const [words, setWords] = useState(number ?? '');
  const [openId, setOpenId] = useState<string>();
  usePush(topics.platform, () => void queryClient.invalidateQueries({ queryKey: ['operations'] }));
  const counts = useQuery({
    queryKey: ['operations', 'order-counts'],
    queryFn: ({ signal }) => api.call(countPlatformOrders, {}, { signal, quiet: true }),
  }).data;
  // A link from the bell names one order.
  useQuery({
    queryKey: ['operations', 'order-by-number', number],
    queryFn: async ({ signal }) => {
      const page = await api.call(listPlatformOrders, { query: { keywords: number ?? '', pageSize: 1 } }, { signal, quiet: true });
      const found = page.list[0]?.id ?? null;
      if (found) setOpenId(found);
      return found;
    },
    enabled: number !== null,
  });
  const label = (text: string, count: number | undefined, isWaiting = false) => (
    <span>
      {text}
      {count !== undefined && <span className={isWaiting && count > 0 ? 'order-count waiting num' : 'order-count num'}>{count}</span>}
    </span>
  );
  const columns: TableColumnsType<PlatformOrderRow> = [
    {
      title: tOrder('product'),
      width: 280,
      render: (_value, row) => (
        <ProductCell
          url={row.product.imageUrl}
          name={
            <button type="button" className="order-open" onClick={() => setOpenId(row.id)}>
              {row.product.name}
            </button>
          }
          note={[row.product.option, row.moreLines ? tOrder('more', { count: row.moreLines }) : '', row.number].filter(Boolean).join(' · ')}
        />
      ),
    },
    { title: tOrder('quantity'), dataIndex: 'units', align: 'end', width: 70, className: 'num' },
    { title: t('store'), render: (_value, row) => row.store.name },
    {
      title: t('shipTo'),
      render: (_value, row) => (
        <>
          {row.shipTo.name}
          <small>
            {row.shipTo.city}, {row.shipTo.countryCode}
          </small>
        </>
      ),
    },
    { title: tOrder('platformPrice'), align: 'end', render: (_value, row) => <Money value={row.product.platformPrice} /> },
    { title: tOrder('orderTime'), render: (_value, row) => <DateTime value={row.placedAt} />, width: 150 },
    { title: t('fulfilment'), render: (_value, row) => t(row.fulfilment === 'waiting' ? 'waitingState' : row.fulfilment) },
    { title: tOrder('status'), fixed: 'end', width: 150, render: (_value, row) => <PlatformStatusTag order={row} /> },
  ];
  return (
    <>
      <PageHead title={t('orders')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => setQuery(key === 'all' ? {} : { tab: key }, { replace: true })}
        items={[
          { key: 'all', label: label(t('all'), counts?.all) },
          { key: 'ship', label: label(t('toShipTab'), counts?.toShip, true) },
          { key: '0', label: label(tOrder('status0'), counts?.unpaid) },
          { key: '1', label: label(tOrder('status1'), counts?.inTransit) },
          { key: '2', label: label(tOrder('status2'), counts?.completed) },
          { key: '3', label: label(tOrder('status3'), counts?.closed) },
        ]}
      />
      <PagedTable<PlatformOrderRow>
        queryKey={['operations', 'orders', tab, words]}
        load={(page, signal) =>
          api.call(
            listPlatformOrders,
            { query: { ...page, ...queryOf(tab), ...(words.trim() ? { keywords: words.trim() } : {}) } },
            { signal, quiet: true },
          )
        }
        columns={columns}
        minWidth={1140}
        emptyText={t('noOrders')}
        onOpen={(row) => setOpenId(row.id)}
        filters={<FindField label={t('searchOrders')} initial={words} onFind={setWords} />}
      />
      <PlatformOrderDrawer
        orderId={openId}
        onClose={() => {
          setOpenId(undefined);
          if (number) setQuery({}, { replace: true });
        }}
      />
    </>
  );
}
