import { useQuery } from '@tanstack/react-query';
import { exportOrders, listOrders, type OrderRow, orderPageSizes } from '@vitrine/contract/shop/orders.ts';
import { Button, DatePicker, Input, Select, Tabs } from 'antd';
import dayjs from 'dayjs';
import { Download, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { orderTexts } from '../../texts/orders.ts';
import { FloatingBar, FloatingBarFigure, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { isNarrowed, listQueryOf, type OrderFilters, readFilters, writeFilters } from './order-filters.rules.ts';
import { OrderTable } from './order-table.tsx';
import { useFreshOrders, useOrderCounts, useOrderList } from './use-order-list.ts';
import './orders.css';

const typingMs = 300;

const sumOf = (rows: readonly OrderRow[], pick: (row: OrderRow) => { amount: number; currency: string } | null) => {
  const first = rows[0] && pick(rows[0]);
  return first ? { amount: rows.reduce((sum, row) => sum + (pick(row)?.amount ?? 0), 0), currency: first.currency } : null;
};

/** The tabs of the list: all, and one per status, each with its count. */
function StatusTabs({ filters, onChange }: { filters: OrderFilters; onChange: (status: OrderFilters['status']) => void }) {
  const t = useText(orderTexts);
  const counts = useOrderCounts(filters).data;
  const label = (text: string, count: number | undefined, isWaiting = false) => (
    <span>
      {text}
      {count !== undefined && <span className={isWaiting && count > 0 ? 'order-count waiting num' : 'order-count num'}>{count}</span>}
    </span>
  );
  return (
    <Tabs
      className="order-tabs"
      activeKey={filters.status === undefined ? 'all' : String(filters.status)}
      onChange={(key) => onChange(key === 'all' ? undefined : (Number(key) as OrderFilters['status']))}
      items={[
        { key: 'all', label: label(t('all'), counts?.all) },
        { key: '0', label: label(t('status0'), counts?.unpaid, true) },
        { key: '1', label: label(t('status1'), counts?.inTransit) },
        { key: '2', label: label(t('status2'), counts?.completed) },
        { key: '3', label: label(t('status3'), counts?.closed) },
      ]}
    />
  );
}

function FilterRow({ filters, onChange }: { filters: OrderFilters; onChange: (change: Partial<OrderFilters>) => void }) {
  const t = useText(orderTexts);
  const [words, setWords] = useState(filters.keywords);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setWords(filters.keywords);
  }, [filters.keywords]);
  const search = (value: string, waitMs: number) => {
    setWords(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ keywords: value }), waitMs);
  };
  const today = dayjs().startOf('day');
  return (
    <div className="order-filters">
      <Input
        className="find"
        allowClear
        data-search
        prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
        placeholder={t('search')}
        aria-label={t('search')}
        value={words}
        maxLength={100}
        onChange={({ target }) => search(target.value, typingMs)}
        onPressEnter={() => search(words, 0)}
      />
      <DatePicker.RangePicker
        className="days"
        allowEmpty={[true, true]}
        placeholder={[t('dateFrom'), t('dateTo')]}
        value={[filters.placedFrom ? dayjs(filters.placedFrom) : null, filters.placedTo ? dayjs(filters.placedTo) : null]}
        presets={[
          { label: t('today'), value: [today, today] },
          { label: t('last7'), value: [today.subtract(6, 'day'), today] },
          { label: t('last30'), value: [today.subtract(29, 'day'), today] },
          { label: t('last90'), value: [today.subtract(89, 'day'), today] },
        ]}
        onChange={(days) => onChange({ placedFrom: days?.[0]?.format('YYYY-MM-DD'), placedTo: days?.[1]?.format('YYYY-MM-DD') })}
      />
      <Select
        className="who"
        aria-label={t('anyone')}
        value={filters.awaiting ?? ''}
        onChange={(value: '' | 'buyer' | 'seller') => onChange({ awaiting: value || undefined })}
        options={[
          { value: '', label: t('anyone') },
          { value: 'seller', label: t('awaitsMe') },
          { value: 'buyer', label: t('awaitsBuyer') },
        ]}
      />
    </div>
  );
}

/** The orders of the own store: search, status, dates; choose several and pay them at once; open one. */
export default function OrdersPage() {
  const t = useText(orderTexts);
  const money = useMoneyText();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const store = useOwnStore();
  const timeZone = store.data?.timeZone;
  const list = useOrderList(filters);
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const isFresh = useFreshOrders(rows);
  const [chosen, setChosen] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const [paying, setPaying] = useState<readonly string[]>([]);
  const openNumber = query.get('order') ?? undefined;

  const change = (part: Partial<OrderFilters>) => setQuery(writeFilters(query, part), { replace: true });
  const open = (number: string | undefined) => {
    const next = new URLSearchParams(query);
    if (number) next.set('order', number);
    else next.delete('order');
    setQuery(next, { replace: true });
  };
  const choose = (some: readonly OrderRow[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of some) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    setChosen(next);
  };

  // A link from the bell names an order that may stand on a later page.
  const inList = rows.find(({ number }) => number === openNumber);
  const found = useQuery({
    queryKey: ['orders', 'by-number', openNumber],
    queryFn: ({ signal }) => findByNumber(openNumber ?? '', signal),
    enabled: openNumber !== undefined && !inList && list.isSuccess,
    staleTime: 5 * 60_000,
  });
  const openId = openNumber === undefined ? undefined : (inList?.id ?? found.data ?? undefined);
  useEffect(() => {
    if (found.data === null && openNumber) toast.warning(t('notFound', { number: openNumber }));
  }, [found.data, openNumber, t]);

  const place = rows.findIndex(({ number }) => number === openNumber);
  const neighbour = (step: number) => {
    const row = place < 0 ? undefined : rows[place + step];
    return row ? () => open(row.number) : undefined;
  };
  const chosenRows = [...chosen.values()];
  const totalCost = sumOf(chosenRows, ({ cost }) => cost);
  const totalProfit = sumOf(
    chosenRows.filter(({ profit }) => profit),
    ({ profit }) => profit,
  );
  const payChosen = () => (chosenRows.length ? setPaying(chosenRows.map(({ id }) => id)) : toast.warning(t('selectFirst')));

  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button
              icon={<Download size={16} aria-hidden />}
              onClick={() => void api.download(exportOrders, { query: listQueryOf(filters) })}
            >
              {t('export')}
            </Button>
            <Button type="primary" onClick={payChosen}>
              {t('paySeveral')}
            </Button>
          </>
        }
      />
      <section className="card order-card">
        <StatusTabs filters={filters} onChange={(status) => change({ status })} />
        <FilterRow filters={filters} onChange={change} />
        {list.isPending && <SkeletonRows rows={10} height={63} hasPicture />}
        {list.isError && !rows.length && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && !rows.length && (
          <EmptyState
            text={t(isNarrowed(filters) ? 'emptyFiltered' : 'empty')}
            action={
              isNarrowed(filters) ? (
                <Button onClick={() => setQuery(new URLSearchParams(), { replace: true })}>{t('clearFilters')}</Button>
              ) : (
                <Button type="primary" onClick={() => void navigate('/share')}>
                  {t('shareLink')}
                </Button>
              )
            }
          />
        )}
        {rows.length > 0 && (
          <>
            <OrderTable
              rows={rows}
              timeZone={timeZone}
              chosen={chosen}
              openNumber={openNumber}
              onChoose={choose}
              onOpen={(row) => open(row.number)}
              isFresh={isFresh}
            />
            {(list.hasNextPage || rows.length > 20) && (
              <div className="order-more">
                {list.hasNextPage && (
                  <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {t('loadMore')}
                  </Button>
                )}
                <Select
                  variant="borderless"
                  aria-label={t('perLoad', { count: filters.limit })}
                  value={filters.limit}
                  onChange={(limit) => change({ limit })}
                  options={orderPageSizes.map((size) => ({ value: size, label: t('perLoad', { count: size }) }))}
                />
              </div>
            )}
          </>
        )}
      </section>
      <OrderDrawer
        orderId={openId}
        timeZone={timeZone}
        onClose={() => open(undefined)}
        onPay={(id) => setPaying([id])}
        onPrevious={neighbour(-1)}
        onNext={neighbour(1)}
      />
      <PayDialog
        orderIds={paying}
        onClose={() => setPaying([])}
        onPaid={() => {
          setChosen(new Map());
          open(undefined);
        }}
      />
      <FloatingBar isShown={chosenRows.length > 0} label={t('chosen', { count: chosenRows.length })}>
        <b>{t('chosen', { count: chosenRows.length })}</b>
        <FloatingBarRule />
        {totalCost && <FloatingBarFigure label={t('totalCost')}>{money(totalCost as never)}</FloatingBarFigure>}
        {totalProfit && (
          <FloatingBarFigure label={t('youEarn')}>
            <span className="earned">{money(totalProfit as never)}</span>
          </FloatingBarFigure>
        )}
        <FloatingBarRule />
        <button type="button" className="quiet" onClick={() => setChosen(new Map())}>
          {t('clear')}
        </button>
        <Button type="primary" onClick={payChosen}>
          {totalCost ? t('payNow', { amount: money(totalCost as never) }) : t('paySeveral')}
        </Button>
      </FloatingBar>
    </>
  );
}

/** Looks for an order by its number in the newest pages; null when it is not among them. */
async function findByNumber(number: string, signal: AbortSignal): Promise<string | null> {
  let cursor: string | undefined;
  for (let page = 0; page < 5; page += 1) {
    const answer = await api.call(listOrders, { query: { limit: 100, ...(cursor ? { cursor } : {}) } }, { signal, quiet: true });
    const row = answer.list.find((candidate) => candidate.number === number);
    if (row) return row.id;
    if (!answer.nextCursor) return null;
    cursor = answer.nextCursor;
  }
  return null;
}
