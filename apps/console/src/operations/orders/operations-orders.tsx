import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  countPlatformOrders,
  exportPlatformOrders,
  listPlatformOrders,
  type PlatformOrderRow,
} from '@vitrine/contract/shop/fulfilment.ts';
import { Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { withTexts } from '../../lib/load-texts.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { orderTexts } from '../../texts/orders.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { readListQuery } from '../../ui/list/list-filters.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useOrderBulk } from './order-bulk.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { useOrderFilters } from './order-filters.tsx';
import { useTagsInUse } from './order-tags.tsx';
import { PlatformOrderDrawer } from './platform-order-drawer.tsx';
import { useNextToShip } from './use-next-to-ship.ts';
import { cacheOrderNumber, usePlatformOrderByNumber } from './use-platform-order-by-number.ts';

const tabs = ['all', 'ship', 'notes', 'asked', '0', '1', '2', '3'] as const;
const PapersMenu = lazy(() =>
  withTexts(import('../shipping-documents/papers-menu.tsx'), 'operatorPages'),
);
const CarrierFileButton = lazy(() =>
  withTexts(import('../shipping-documents/carrier-file-button.tsx'), 'operatorPages'),
);

type Tab = (typeof tabs)[number];

const queryOf = (tab: Tab): Record<string, string> =>
  tab === 'all'
    ? {}
    : tab === 'ship'
      ? { toShip: 'true' }
      : tab === 'notes'
        ? { hasNotes: 'true' }
        : tab === 'asked'
          ? { refundAsked: 'true' }
          : { status: tab };

/** Orders of all stores: find, pack, ship, mark as delivered. */
export default function OperationsOrders() {
  const t = useText(operationsTexts);
  const tOrder = useText(orderTexts);
  const tDesk = useText(orderDeskTexts);
  const clock = useClock();
  const { read, change } = useAddress();
  const tab = tabs.find((known) => known === read('tab')) ?? 'all';
  const number = read('order') || undefined;
  const openId = usePlatformOrderByNumber(number);
  const [rows, setRows] = useState<readonly PlatformOrderRow[]>([]);
  const filters = useOrderFilters();
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
  const hasTags = useTagsInUse().length > 0;
  const columns = useOrderColumns(hasTags);
  const bulk = useOrderBulk();
  const readsBuyers = useHasPerm('platform:order:personal');
  return (
    <>
      <PageHead
        title={t('orders')}
        actions={
          tab === 'ship' &&
          readsBuyers && (
            <Suspense>
              <CarrierFileButton />
            </Suspense>
          )
        }
      />
      <Tabs
        activeKey={tab}
        onChange={(key) => change({ tab: key === 'all' ? undefined : key, ...firstPage })}
        items={(
          [
            ['all', t('all'), counts?.all],
            ['ship', t('toShipTab'), counts?.toShip, true],
            ['notes', tDesk('notesTab'), counts?.withNotes, true],
            ['asked', t('refundAskedTab'), counts?.refundAsked, true],
            ['0', tOrder('tab0'), counts?.unpaid],
            ['1', tOrder('tab1'), counts?.inTransit],
            ['2', tOrder('tab2'), counts?.completed],
            ['3', tOrder('tab3'), counts?.closed],
          ] as const
        ).map(([key, text, count, isWaiting]) => ({
          key,
          label: (
            <CountedLabel text={text} count={count} isWaiting={isWaiting} isCut={counts?.isCut} />
          ),
        }))}
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
        withChosen={
          readsBuyers
            ? (chosen) =>
                chosen.length > 0 && (
                  <Suspense>
                    <PapersMenu orderIds={chosen.map(({ id }) => id)} />
                  </Suspense>
                )
            : undefined
        }
        minWidth={hasTags ? 1260 : 1140}
        emptyText={t('noOrders')}
        nameOf={({ number }) => number}
        bulk={bulk}
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
