import { exportOrders, orderPageSizes } from '@vitrine/contract/shop/orders.ts';
import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { orderTexts } from '../../texts/orders.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import { type ChosenOrders, chooseOrders } from './order-choice.rules.ts';
import { OrderChoiceBar } from './order-choice-bar.tsx';
import { OrderColumns, useHiddenColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderFilterRow } from './order-filter-row.tsx';
import { isNarrowed, listQueryOf, type OrderFilters, readFilters, writeFilters } from './order-filters.rules.ts';
import { OrderTable } from './order-table.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { useOrderByNumber } from './use-order-by-number.ts';
import { countOf, useFreshOrders, useOrderCounts, useOrderList } from './use-order-list.ts';
import './orders.css';

const none: ChosenOrders = new Map();

function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText(orderTexts);
  const navigate = useNavigate();
  if (isFiltered) return <EmptyState text={t('emptyFiltered')} action={<Button onClick={onClear}>{t('clearFilters')}</Button>} />;
  return (
    <EmptyState
      text={t('empty')}
      action={
        <Button type="primary" onClick={() => void navigate('/share')}>
          {t('shareLink')}
        </Button>
      }
    />
  );
}

/** The orders of the own store: search, status, dates; choose several and pay them at once; open one. */
export default function OrdersPage() {
  const t = useText(orderTexts);
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const exporting = useApiMutation(() => api.download(exportOrders, { query: listQueryOf(filters) }));
  const timeZone = useOwnStore().data?.timeZone;
  const list = useOrderList(filters);
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const isEmpty = list.isSuccess && !rows.length;
  const isFresh = useFreshOrders(rows);
  const columns = useHiddenColumns();
  const number = new Intl.NumberFormat(useIntlTag());
  const total = countOf(useOrderCounts(filters).data, filters.status);
  const [chosen, setChosen] = useState(none);
  const [paying, setPaying] = useState<readonly string[]>([]);
  const asked = query.get('pay');
  // A link may ask to pay; the popup's own state decides from then on, so that a reload does not open it again.
  const openAsked = useEffectEvent((ids: string) => {
    setPaying(ids.split('.'));
    const next = new URLSearchParams(query);
    next.delete('pay');
    setQuery(next, { replace: true });
  });
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);
  const openNumber = query.get('order') ?? undefined;
  const openId = useOrderByNumber(openNumber, rows, list.isSuccess);

  const change = (part: Partial<OrderFilters>) => setQuery(writeFilters(query, part), { replace: true });
  const open = (number: string | undefined) => {
    const next = new URLSearchParams(query);
    if (number) next.set('order', number);
    else next.delete('order');
    setQuery(next, { replace: true });
  };
  const place = rows.findIndex(({ number }) => number === openNumber);
  const neighbour = (step: number) => {
    const row = place < 0 ? undefined : rows[place + step];
    return row ? () => open(row.number) : undefined;
  };
  const payChosen = () => (chosen.size ? setPaying([...chosen.keys()]) : toast.warning(t('selectFirst')));

  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button icon={<Download size={16} aria-hidden />} loading={exporting.isBusy} onClick={() => void exporting.run()}>
              {t('export')}
            </Button>
            <Button onClick={() => void navigate('/sample')}>{t('orderOwn')}</Button>
            {/* One button counts: the first order's, or that of the bar once something is chosen. */}
            <Button type={chosen.size || !rows.some(({ canPay }) => canPay) ? 'default' : 'primary'} onClick={payChosen}>
              {t('paySeveral')}
            </Button>
          </>
        }
      />
      <section className="card order-card">
        <OrderTabs filters={filters} onChange={(status) => change({ status })} />
        <OrderFilterRow
          filters={filters}
          timeZone={timeZone}
          onChange={change}
          end={
            <>
              {total !== undefined &&
                rows.length > 0 &&
                t('shownOf', { count: rows.length, total: number.format(Math.max(total, rows.length)) })}
              <OrderColumns hidden={columns.hidden} onToggle={columns.toggle} />
            </>
          }
        />
        {list.isPending && <SkeletonRows rows={10} height={63} hasPicture />}
        {list.isError && !rows.length && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {isEmpty && <NoOrders isFiltered={isNarrowed(filters)} onClear={() => setQuery(new URLSearchParams(), { replace: true })} />}
        {rows.length > 0 && (
          <>
            <OrderTable
              onPay={(id) => setPaying([id])}
              rows={rows}
              hidden={columns.hidden}
              chosen={chosen}
              openNumber={openNumber}
              onChoose={(some, isChosen) => setChosen(chooseOrders(chosen, some, isChosen).chosen)}
              onOpen={(row) => open(row.number)}
              isFresh={isFresh}
            />
            {(list.hasNextPage || rows.length > orderPageSizes[0]) && (
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
        onClose={() => open(undefined)}
        onPay={(id) => setPaying([id])}
        onPrevious={neighbour(-1)}
        onNext={neighbour(1)}
      />
      <PayDialog
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
