import { exportOrders, type OrderRow } from '@vitrine/contract/shop/orders.ts';
import { ordersPerPaymentMax } from '@vitrine/contract/shop/payments.ts';
import { Calendar, Download, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { type ChosenOrders, chooseOrders, sumOf } from '../../shop/orders/order-choice.rules.ts';
import {
  isNarrowed,
  listQueryOf,
  type OrderFilters,
  readFilters,
  writeFilters,
} from '../../shop/orders/order-filters.rules.ts';
import { OrderOverlay } from '../../shop/orders/order-overlay.tsx';
import { useOrderByNumber } from '../../shop/orders/use-order-by-number.ts';
import { useFreshOrders, useOrderCounts, useOrderList } from '../../shop/orders/use-order-list.ts';
import { PayOverlay } from '../../shop/payments/pay-overlay.tsx';
import { usePayPreview } from '../../shop/payments/use-pay-preview.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { orderTexts } from '../../texts/orders.ts';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { CardSkeletons } from '../../ui/plain/card-skeletons.tsx';
import { MoreButton } from '../../ui/plain/more-button.tsx';
import { SearchField } from '../../ui/plain/search-field.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { DaysSheet } from '../parts/days-sheet.tsx';
import { useDaysText } from '../parts/use-days-text.ts';
import { OrderCard } from './order-card.tsx';
import './orders.css';

const statuses = [undefined, 0, 1, 2, 3] as const;
const none: ChosenOrders = new Map();

/** The chosen orders with their sum, and paying them together. */
function ChosenBar({
  chosen,
  onClear,
  onPay,
}: {
  chosen: ChosenOrders;
  onClear: () => void;
  onPay: () => void;
}) {
  const t = useText(mobileTexts);
  const tOrder = useText(orderTexts);
  const due = sumOf([...chosen.values()], (row) => row.due);
  const preview = usePayPreview([...chosen.keys()]);
  if (!due) return null;
  return (
    <section className="m-over" aria-label={tOrder('chosen', { count: chosen.size })}>
      <div>
        <button type="button" className="m-icon" aria-label={t('chooseNone')} onClick={onClear}>
          <X size={22} aria-hidden />
        </button>
        <span className="grow num">
          <small>
            {tOrder('chosen', { count: chosen.size })}
            {preview?.offer && ` · ${tOrder('welcomeOffer')}`}
          </small>
          <b className="m-sum">
            <Money kind="total" value={preview?.total ?? due} />
          </b>
        </span>
        <button type="button" className="btn primary" onClick={onPay}>
          {t('payOrders', { count: chosen.size })}
        </button>
      </div>
    </section>
  );
}

/** `/tableme`: the orders as cards, to find, to look into, to pay one or several. */
export default function OrdersPage() {
  const t = useText(mobileTexts);
  const tOrder = useText(orderTexts);
  const address = useAddress();
  const { query } = address;
  const filters = readFilters(query);
  const exporting = useApiMutation(() =>
    api.download(exportOrders, { query: listQueryOf(filters) }),
  );
  const timeZone = useOwnStore().data?.timeZone;
  const [chosen, setChosen] = useState<ChosenOrders>(none);
  const opened = useSheet('order');
  const paying = useSheet('pay');
  const days = useSheet('days');
  const counts = useOrderCounts(filters).data;
  const { feed: list, rows } = useOrderList(filters);
  const isFresh = useFreshOrders(rows);
  const openId = useOrderByNumber(opened.value ?? undefined, rows, list.isSuccess);
  const range = {
    ...(filters.placedFrom ? { from: filters.placedFrom } : {}),
    ...(filters.placedTo ? { to: filters.placedTo } : {}),
  };
  const daysText = useDaysText(range, timeZone);
  const countOf = {
    all: counts?.all,
    0: counts?.unpaid,
    1: counts?.inTransit,
    2: counts?.completed,
    3: counts?.closed,
  };
  const change = (part: Partial<OrderFilters>) =>
    address.update((current) => writeFilters(current, part));
  const choose = (row: OrderRow) => {
    const choice = chooseOrders(chosen, [row], !chosen.has(row.id));
    setChosen(choice.chosen);
    if (choice.hasLeftOut) toast.info(tOrder('firstChosen', { count: ordersPerPaymentMax }));
  };
  return (
    <>
      <header className="m-head">
        <h1 className="grow">{tOrder('title')}</h1>
        <button
          type="button"
          className="m-icon"
          aria-label={tOrder('export')}
          onClick={() => void exporting.run()}
        >
          <Download size={22} aria-hidden />
        </button>
      </header>
      <div className="m-find line stretched below-8">
        <SearchField
          label={tOrder('search')}
          value={filters.keywords}
          onFind={(keywords) => change({ keywords })}
        />
        <button
          type="button"
          className={range.from || range.to ? 'btn on' : 'btn'}
          aria-label={`${t('days')}: ${daysText}`}
          onClick={() => days.open()}
        >
          <Calendar size={18} aria-hidden />
          <span>{daysText}</span>
        </button>
      </div>
      <div className="m-chips" role="group" aria-label={t('status')}>
        {filters.awaiting && (
          <button type="button" aria-pressed="true" onClick={() => change({ awaiting: undefined })}>
            {t(`awaiting-${filters.awaiting}`)} <X size={15} aria-hidden />
          </button>
        )}
        {statuses.map((status) => (
          <button
            key={status ?? 'all'}
            type="button"
            aria-pressed={filters.status === status}
            onClick={() => change({ status })}
          >
            {status === undefined ? tOrder('all') : tOrder(`tab${status}`)}
            <small className="num">{countOf[status ?? 'all'] ?? ''}</small>
          </button>
        ))}
      </div>
      {list.isPending && <CardSkeletons height={248} hasPicture />}
      {list.isError && !rows.length && (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && !rows.length && (
        <EmptyState
          text={tOrder(isNarrowed(filters) ? 'emptyFiltered' : 'empty')}
          action={
            isNarrowed(filters) && (
              <button
                type="button"
                className="btn"
                onClick={() => address.update(() => new URLSearchParams())}
              >
                {t('showAll')}
              </button>
            )
          }
        />
      )}
      <ul className={list.isPlaceholderData ? 'm-stale' : ''} aria-label={tOrder('title')}>
        {rows.map((row) => (
          <OrderCard
            key={row.id}
            row={row}
            isChosen={chosen.has(row.id)}
            isFresh={isFresh(row)}
            onChoose={() => choose(row)}
            onOpen={() => opened.open(row.number)}
            onPay={() => paying.open(row.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <MoreButton
          label={tOrder('loadMore')}
          isBusy={list.isFetchingNextPage || list.isPlaceholderData}
          hasFailed={list.isFetchNextPageError}
          onMore={list.fetchNextPage}
        />
      )}
      {!list.hasNextPage && rows.length > 3 && <p className="m-end">{t('thatIsAll')}</p>}
      <ChosenBar
        chosen={chosen}
        onClear={() => setChosen(none)}
        onPay={() => paying.open([...chosen.keys()].join('.'))}
      />
      <DaysSheet
        isOpen={days.value !== null}
        value={range}
        timeZone={timeZone}
        onChange={({ from, to }) => change({ placedFrom: from, placedTo: to })}
        onClose={days.close}
      />
      <OrderOverlay
        number={opened.value ?? undefined}
        orderId={opened.value === null ? undefined : openId}
        onClose={opened.close}
        onPay={paying.open}
      />
      <PayOverlay
        orderIds={paying.value?.split('.').filter((id) => /^\d+$/.test(id)) ?? []}
        onClose={paying.close}
        onLeave={paying.drop}
        onPaid={() => setChosen(none)}
      />
    </>
  );
}
