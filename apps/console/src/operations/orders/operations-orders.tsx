import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  countPlatformOrders,
  exportPlatformOrders,
  listPlatformOrders,
  type PlatformOrderRow,
} from '@vitrine/contract/shop/fulfilment.ts';
import { Tabs, Tag } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { TestMark } from '../../shop/orders/test-mark.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { type ListFilter, readListQuery } from '../../ui/list/list-filters.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import { storeFilter } from '../table/store-select.tsx';
import { PlatformOrderDrawer } from './platform-order-drawer.tsx';
import { PlatformStatusTag } from './platform-status.tsx';
import { useNextToShip } from './use-next-to-ship.ts';
import { cacheOrderNumber, usePlatformOrderByNumber } from './use-platform-order-by-number.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const tabs = ['all', 'ship', 'asked', '0', '1', '2', '3'] as const;
type Tab = (typeof tabs)[number];

const queryOf = (tab: Tab): Record<string, string> =>
  tab === 'all'
    ? {}
    : tab === 'ship'
      ? { toShip: 'true' }
      : tab === 'asked'
        ? { refundAsked: 'true' }
        : { status: tab };

/** Orders of all stores: find, pack, ship, mark as delivered. */
export default function OperationsOrders() {
  const t = useText(operationsTexts);
  const tOrder = useText(orderTexts);
  const tHome = useText(operationsHomeTexts);
  const readsBuyers = useHasPerm('platform:order:personal');
  const clock = useClock();
  const { read, change } = useAddress();
  const tab = tabs.find((known) => known === read('tab')) ?? 'all';
  const number = read('order') || undefined;
  const openId = usePlatformOrderByNumber(number);
  const [rows, setRows] = useState<readonly PlatformOrderRow[]>([]);
  const filters: readonly ListFilter[] = [
    {
      name: 'keywords',
      kind: 'words',
      // Without this right the search leaves buyers out.
      label: t(readsBuyers ? 'searchOrders' : 'searchOrdersOnly'),
      maxLength: 100,
    },
    storeFilter,
    { name: 'placed', kind: 'days', label: tOrder('orderTime'), params: ['from', 'to'] },
    {
      name: 'paidFrom',
      param: 'paid',
      kind: 'own',
      accepts: day,
      draw: ({ paidFrom }, set) =>
        paidFrom && (
          <Tag closable onClose={() => set({ paidFrom: undefined })}>
            {t('paidSince', { date: clock.writeDay('day', paidFrom) })}
          </Tag>
        ),
    },
    {
      name: 'refundFailed',
      kind: 'own',
      accepts: /^true$/,
      draw: ({ refundFailed }, set) =>
        refundFailed && (
          <Tag closable onClose={() => set({ refundFailed: undefined })}>
            {tHome('failedRefundsOnly')}
          </Tag>
        ),
    },
  ];
  const search = readListQuery(filters, read, clock.zone);
  const counts = useQuery({
    queryKey: platformKeys.orderCounts(search),
    queryFn: ({ signal }) => api.read(countPlatformOrders, { query: search }, signal),
    placeholderData: keepPreviousData,
  }).data;
  const open = (row: PlatformOrderRow) => {
    cacheOrderNumber(row);
    change({ order: row.number });
  };
  const at = rows.findIndex((row) => row.number === number);
  const stepTo = (row: PlatformOrderRow | undefined) =>
    row && at >= 0 ? () => open(row) : undefined;
  const close = () => change({ order: undefined });
  const { onShipped, hasShipped } = useNextToShip({
    isQueue: tab === 'ship',
    rows,
    search,
    open,
    close,
  });
  const columns: readonly Column<PlatformOrderRow>[] = [
    {
      key: 'product',
      title: tOrder('product'),
      width: 280,
      render: (_value, row) => (
        <ProductCell
          url={row.product.imageUrl}
          name={<RowLink>{row.product.name}</RowLink>}
          note={[row.product.option, row.moreLines ? tOrder('more', { count: row.moreLines }) : '']
            .filter(Boolean)
            .join(' · ')}
          tail={row.number}
          mark={<TestMark isTest={row.isTest} />}
        />
      ),
    },
    {
      key: 'quantity',
      title: tOrder('quantity'),
      dataIndex: 'units',
      align: 'end',
      width: 70,
      className: 'num',
    },
    {
      key: 'store',
      title: t('store'),
      render: (_value, row) => (
        <span className="truncate" title={row.store.name}>
          {row.store.name}
        </span>
      ),
    },
    {
      key: 'shipTo',
      title: t('shipTo'),
      // One line each, so that every row is as high as the next; the title has all of it.
      render: (_value, row) => {
        const place = `${row.shipTo.city}, ${row.shipTo.countryCode}`;
        return (
          <>
            <span className="truncate" title={row.shipTo.name}>
              {row.shipTo.name}
            </span>
            <small className="truncate" title={place}>
              {place}
            </small>
          </>
        );
      },
    },
    {
      key: 'platformPrice',
      title: tOrder('platformPrice'),
      align: 'end',
      width: 130,
      render: (_value, row) => <Money value={row.platformTotal} />,
    },
    {
      key: 'orderTime',
      title: tOrder('orderTime'),
      sorts: { asc: { direction: 'ASC' }, desc: { direction: 'DESC' } },
      render: (_value, row) => <DateTime value={row.placedAt} />,
      width: 150,
    },
    {
      key: 'fulfilment',
      title: t('fulfilment'),
      // Nothing is packed for a closed order that never left.
      render: (_value, row) =>
        row.status === 3 && (row.fulfilment === 'waiting' || row.fulfilment === 'processing')
          ? '–'
          : t(row.fulfilment === 'waiting' ? 'waitingState' : row.fulfilment),
    },
    {
      key: 'status',
      title: tOrder('status'),
      fixed: 'end',
      width: 150,
      render: (_value, row) => <PlatformStatusTag order={row} />,
    },
  ];
  return (
    <>
      <PageHead title={t('orders')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => change({ tab: key === 'all' ? undefined : key, ...firstPage })}
        items={[
          { key: 'all', label: <CountedLabel text={t('all')} count={counts?.all} /> },
          {
            key: 'ship',
            label: <CountedLabel text={t('toShipTab')} count={counts?.toShip} isWaiting />,
          },
          {
            key: 'asked',
            label: (
              <CountedLabel text={t('refundAskedTab')} count={counts?.refundAsked} isWaiting />
            ),
          },
          { key: '0', label: <CountedLabel text={tOrder('tab0')} count={counts?.unpaid} /> },
          { key: '1', label: <CountedLabel text={tOrder('tab1')} count={counts?.inTransit} /> },
          { key: '2', label: <CountedLabel text={tOrder('tab2')} count={counts?.completed} /> },
          { key: '3', label: <CountedLabel text={tOrder('tab3')} count={counts?.closed} /> },
        ]}
      />
      <ListPage
        name="operations-orders"
        list={listPlatformOrders}
        keyOf={platformKeys.orders}
        filters={filters}
        fixed={queryOf(tab)}
        columns={columns}
        canChooseColumns
        views={{ list: 'platform-orders', params: ['tab'] }}
        exporting={{
          perm: 'platform:order:export',
          run: (query) =>
            api.download(exportPlatformOrders, { query: { ...query, timeZone: clock.zone } }),
        }}
        minWidth={1140}
        emptyText={t('noOrders')}
        onOpen={open}
        onShown={setRows}
      />
      <PlatformOrderDrawer
        orderId={openId}
        onClose={close}
        onPrevious={stepTo(rows[at - 1])}
        onNext={stepTo(rows[at + 1])}
        onShipped={(order) => void onShipped(order)}
        hasShipped={hasShipped}
      />
    </>
  );
}
