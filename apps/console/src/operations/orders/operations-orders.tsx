import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countPlatformOrders, exportPlatformOrders, listPlatformOrders, type PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { Tabs, Tag } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { DayRangePicker } from '../../ui/day-range-picker.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { ExportButton } from '../table/export-button.tsx';
import { StoreSelect } from '../table/store-select.tsx';
import { useColumns } from '../table/use-columns.tsx';
import { PlatformOrderDrawer } from './platform-order-drawer.tsx';
import { PlatformStatusTag } from './platform-status.tsx';
import { rememberOrderNumber, usePlatformOrderByNumber } from './use-platform-order-by-number.ts';

const tabs = ['all', 'ship', 'asked', '0', '1', '2', '3'] as const;
type Tab = (typeof tabs)[number];

const queryOf = (tab: Tab) =>
  tab === 'all' ? {} : tab === 'ship' ? { toShip: 'true' } : tab === 'asked' ? { refundAsked: 'true' } : { status: tab };

/** Orders of all stores: find, pack, ship, mark as delivered. */
export default function OperationsOrders() {
  const t = useText(operationsTexts);
  const tOrder = useText(orderTexts);
  const clock = useClock();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'all';
  const number = query.get('order') ?? undefined;
  const keywords = query.get('keywords') ?? '';
  const openId = usePlatformOrderByNumber(number);
  const [rows, setRows] = useState<readonly PlatformOrderRow[]>([]);
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(query.get(name) ?? '')?.[0];
  const [from, to] = [day('from'), day('to')];
  const storeId = /^[1-9]\d{0,18}$/.exec(query.get('store') ?? '')?.[0] ?? '';
  const paidFrom = day('paid');
  const search = {
    ...(keywords ? { keywords } : {}),
    ...(storeId ? { storeId } : {}),
    ...(from ? { placedFrom: from } : {}),
    ...(to ? { placedTo: to } : {}),
    ...(paidFrom ? { paidFrom } : {}),
  };
  const filters = { ...queryOf(tab), ...search };
  const counts = useQuery({
    queryKey: platformKeys.orderCounts(search),
    queryFn: ({ signal }) => api.read(countPlatformOrders, { query: search }, signal),
    placeholderData: keepPreviousData,
  }).data;
  const set = (change: Partial<Record<'tab' | 'keywords' | 'order' | 'store' | 'from' | 'to' | 'paid', string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true });
  };
  const open = (row: PlatformOrderRow) => {
    rememberOrderNumber(row);
    set({ order: row.number });
  };
  const at = rows.findIndex((row) => row.number === number);
  const stepTo = (row: PlatformOrderRow | undefined) => (row && at >= 0 ? () => open(row) : undefined);
  const { shown, chooser } = useColumns<PlatformOrderRow>('operations-orders', [
    {
      key: 'product',
      title: tOrder('product'),
      width: 280,
      render: (_value, row) => (
        <ProductCell
          url={row.product.imageUrl}
          name={
            <button type="button" className="order-open" onClick={() => open(row)}>
              {row.product.name}
            </button>
          }
          note={[row.product.option, row.moreLines ? tOrder('more', { count: row.moreLines }) : ''].filter(Boolean).join(' · ')}
          tail={row.number}
        />
      ),
    },
    { key: 'quantity', title: tOrder('quantity'), dataIndex: 'units', align: 'end', width: 70, className: 'num' },
    {
      key: 'store',
      title: t('store'),
      render: (_value, row) => (
        <span className="ell" title={row.store.name}>
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
            <span className="ell" title={row.shipTo.name}>
              {row.shipTo.name}
            </span>
            <small className="ell" title={place}>
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
      render: (_value, row) => <Money value={row.product.platformPrice} />,
    },
    { key: 'orderTime', title: tOrder('orderTime'), render: (_value, row) => <DateTime value={row.placedAt} />, width: 150 },
    {
      key: 'fulfilment',
      title: t('fulfilment'),
      // Nothing is packed for a closed order that never left.
      render: (_value, row) =>
        row.status === 3 && (row.fulfilment === 'waiting' || row.fulfilment === 'processing')
          ? '–'
          : t(row.fulfilment === 'waiting' ? 'waitingState' : row.fulfilment),
    },
    { key: 'status', title: tOrder('status'), fixed: 'end', width: 150, render: (_value, row) => <PlatformStatusTag order={row} /> },
  ]);
  return (
    <>
      <PageHead title={t('orders')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => set({ tab: key === 'all' ? undefined : key })}
        items={[
          { key: 'all', label: <CountedLabel text={t('all')} count={counts?.all} /> },
          { key: 'ship', label: <CountedLabel text={t('toShipTab')} count={counts?.toShip} isWaiting /> },
          { key: 'asked', label: <CountedLabel text={t('refundAskedTab')} count={counts?.refundAsked} isWaiting /> },
          { key: '0', label: <CountedLabel text={tOrder('status0')} count={counts?.unpaid} /> },
          { key: '1', label: <CountedLabel text={tOrder('status1')} count={counts?.inTransit} /> },
          { key: '2', label: <CountedLabel text={tOrder('status2')} count={counts?.completed} /> },
          { key: '3', label: <CountedLabel text={tOrder('status3')} count={counts?.closed} /> },
        ]}
      />
      <PagedTable<PlatformOrderRow>
        queryKey={platformKeys.orders(filters)}
        load={(page, signal) => api.read(listPlatformOrders, { query: { ...page, ...filters } }, signal)}
        columns={shown}
        minWidth={1140}
        emptyText={t('noOrders')}
        onOpen={(row) => open(row)}
        onShown={setRows}
        filters={
          <>
            <FindField label={t('searchOrders')} initial={keywords} maxLength={100} onFind={(words) => set({ keywords: words.trim() })} />
            <StoreSelect value={storeId} onChange={(store) => set({ store })} />
            <DayRangePicker
              value={{ ...(from ? { from } : {}), ...(to ? { to } : {}) }}
              timeZone="UTC"
              onChange={(range) => set({ from: range.from, to: range.to })}
            />
            {paidFrom && (
              <Tag closable onClose={() => set({ paid: undefined })}>
                {t('paidSince', { date: clock.write('day', paidFrom) })}
              </Tag>
            )}
            <span className="table-tools">
              {chooser}
              <HasPerm value="platform:order:export">
                <ExportButton onExport={() => api.download(exportPlatformOrders, { query: filters })} />
              </HasPerm>
            </span>
          </>
        }
      />
      <PlatformOrderDrawer
        orderId={openId}
        onClose={() => set({ order: undefined })}
        onPrevious={stepTo(rows[at - 1])}
        onNext={stepTo(rows[at + 1])}
      />
    </>
  );
}
