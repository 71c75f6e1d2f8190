import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { exportOrders, type OrderRow, orderPageSizes } from '@vitrine/contract/shop/orders.ts';
import { ordersPerPaymentMax } from '@vitrine/contract/shop/payments.ts';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { orderTexts } from '../../texts/orders.ts';
import { FindField } from '../../ui/find-field.tsx';
import { DayRangePicker } from '../../ui/later-day-range.tsx';
import { createLaterPart, usePrepared } from '../../ui/later-part.tsx';
import { LaterSelect } from '../../ui/later-select.tsx';
import { LoadMore } from '../../ui/list/feed-end.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { useListViews } from '../../ui/list/views/use-list-views.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useColumns } from '../../ui/table/use-columns.tsx';
import { PayOverlay } from '../payments/pay-overlay.tsx';
import type { ChosenOrders } from './order-choice.rules.ts';
import {
  isNarrowed,
  listQueryOf,
  type OrderFilters,
  orderParams,
  readFilters,
  writeFilters,
} from './order-filters.rules.ts';
import { useOrderTableColumns } from './order-table.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { useOrderByNumber } from './use-order-by-number.ts';
import { countOf, useFreshOrders, useOrderCounts, useOrderList } from './use-order-list.ts';
import './orders.css';

const none: ChosenOrders = new Map();

const OrderOverlay = createLaterPart(
  async () => ({ default: (await import('./order-overlay.tsx')).OrderOverlay }),
  ({ orderId }) => orderId !== undefined,
);
const OrderChoiceBar = createLaterPart(
  async () => ({ default: (await import('./order-choice-bar.tsx')).OrderChoiceBar }),
  ({ chosen }) => chosen.size > 0,
);

/** The orders of the own store: search, status, dates; choose several and pay them at once; open one. */
export default function OrdersPage() {
  const t = useText(orderTexts);
  const navigate = useNavigate();
  const address = useAddress();
  const { query } = address;
  const filters = readFilters(query);
  const exporting = useApiMutation(() =>
    api.download(exportOrders, { query: listQueryOf(filters) }),
  );
  const timeZone = useOwnStore().data?.timeZone;
  const { feed: list, rows } = useOrderList(filters);
  const isFiltered = isNarrowed(filters);
  const isFresh = useFreshOrders(rows);
  const number = findNumberFormat(useIntlTag());
  const total = countOf(useOrderCounts(filters).data, filters.status);
  const [chosen, setChosen] = useState(none);
  const [paying, setPaying] = useState<readonly string[]>([]);
  const allColumns = useOrderTableColumns((id) => setPaying([id]));
  const views = useListViews({ list: 'orders', params: orderParams, columns: allColumns });
  const { shown: columns, hidden, chooser } = useColumns('orders', allColumns, false, views?.kept);
  const asked = query.get('pay');
  usePrepared(OrderOverlay, OrderChoiceBar);
  // A link may ask to pay; the popup's own state decides from then on, so that a reload does not open it again.
  const openAsked = useEffectEvent((ids: string) => {
    setPaying(ids.split('.'));
    address.change({ pay: undefined });
  });
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);
  const openNumber = query.get('order') ?? undefined;
  const openId = useOrderByNumber(openNumber, rows, list.isSuccess);

  const change = (part: Partial<OrderFilters>) =>
    address.update((current) => writeFilters(current, part));
  const open = (order: string | undefined) => address.change({ order });
  const place = rows.findIndex(({ number }) => number === openNumber);
  const neighbour = (step: number) => {
    const row = place < 0 ? undefined : rows[place + step];
    return row ? () => open(row.number) : undefined;
  };
  const payChosen = () =>
    chosen.size ? setPaying([...chosen.keys()]) : toast.warning(t('selectFirst'));

  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button
              icon={<Download size={16} aria-hidden />}
              loading={exporting.isBusy}
              onClick={() => void exporting.run()}
            >
              {t('export')}
            </Button>
            <Button onClick={() => void navigate('/sample')}>{t('orderOwn')}</Button>
            {/* One button counts: the first order's, or that of the bar once something is chosen. */}
            <Button
              type={chosen.size || !rows.some(({ canPay }) => canPay) ? 'default' : 'primary'}
              onClick={payChosen}
            >
              {t('paySeveral')}
            </Button>
          </>
        }
      />
      <ListCard<OrderRow>
        className={
          columns.some(({ key }) => key === 'orderTime')
            ? 'card order-list with-time'
            : 'card order-list'
        }
        query={list}
        rows={rows}
        columns={columns}
        emptyText={t(isFiltered ? 'emptyFiltered' : 'empty')}
        emptyAction={
          isFiltered ? (
            <Button onClick={() => address.update(() => new URLSearchParams())}>
              {t('clearFilters')}
            </Button>
          ) : (
            <Button type="primary" onClick={() => void navigate('/share')}>
              {t('shareLink')}
            </Button>
          )
        }
        rowHeight={63}
        rowCount={10}
        hasPicture
        minWidth="var(--order-list-width)"
        table={{ size: 'medium' }}
        rowClass={(row) =>
          `${openNumber === row.number ? 'open' : ''} ${isFresh(row) ? 'fresh' : ''}`
        }
        onOpen={(row) => open(row.number)}
        // Boxes are for paying several at once: without an order that the owner pays there are none.
        choice={
          chosen.size > 0 || rows.some(({ canPay }) => canPay)
            ? {
                chosen: [...chosen.values()],
                onChange: (next) => setChosen(new Map(next.map((row) => [row.id, row]))),
                canChoose: ({ canPay }) => canPay,
                max: ordersPerPaymentMax,
                fullNote: t('choiceFull', { count: ordersPerPaymentMax }),
                allLabel: t('chooseAll'),
                nameOf: ({ number: name }) => name,
              }
            : undefined
        }
        head={<OrderTabs filters={filters} onChange={(status) => change({ status })} />}
        bar={
          <>
            {views?.draw(hidden)}
            <FindField
              label={t('search')}
              initial={filters.keywords}
              maxLength={100}
              onFind={(keywords) => change({ keywords })}
            />
            <DayRangePicker
              value={{ from: filters.placedFrom, to: filters.placedTo }}
              timeZone={timeZone}
              onChange={({ from, to }) => change({ placedFrom: from, placedTo: to })}
            />
            <LaterSelect
              aria-label={t('anyone')}
              value={filters.awaiting ?? ''}
              onChange={(value: '' | NonNullable<OrderFilters['awaiting']>) =>
                change({ awaiting: value || undefined })
              }
              options={[
                { value: '', label: t('anyone') },
                { value: 'seller', label: t('awaitsMe') },
                { value: 'buyer', label: t('awaitsBuyer') },
                { value: 'shipment', label: t('awaitsShipment') },
              ]}
            />
            <span className="line push faint small nowrap">
              {total !== undefined &&
                rows.length > 0 &&
                t('shownOf', {
                  count: rows.length,
                  total: number.format(Math.max(total, rows.length)),
                })}
              {chooser}
            </span>
          </>
        }
        foot={
          rows.length > 0 && (
            <LoadMore feed={list}>
              {(list.hasNextPage || rows.length > orderPageSizes[0]) && (
                <LaterSelect
                  variant="borderless"
                  aria-label={t('perLoad', { count: filters.limit })}
                  value={filters.limit}
                  onChange={(limit) => change({ limit })}
                  options={orderPageSizes.map((size) => ({
                    value: size,
                    label: t('perLoad', { count: size }),
                  }))}
                />
              )}
            </LoadMore>
          )
        }
      />
      <OrderOverlay
        orderId={openId}
        onClose={() => open(undefined)}
        onPay={(id) => setPaying([id])}
        steps={{ onPrevious: neighbour(-1), onNext: neighbour(1) }}
      />
      <PayOverlay
        orderIds={paying}
        onClose={() => setPaying([])}
        onPaid={() => {
          setChosen(none);
          open(undefined);
        }}
      />
      <OrderChoiceBar chosen={chosen} onClear={() => setChosen(none)} onPay={payChosen} />
    </>
  );
}
