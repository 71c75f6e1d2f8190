import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { exportOrders } from '@vitrine/contract/shop/orders.ts';
import { Download, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../lib/api.ts';
import { useText } from '../lib/i18n.ts';
import { useOwnStore } from '../lib/own-store.ts';
import { OrderDrawer } from '../shop/orders/order-drawer.tsx';
import { isNarrowed, listQueryOf, readFilters, writeFilters } from '../shop/orders/order-filters.rules.ts';
import { OrderStatusTag } from '../shop/orders/order-status.tsx';
import { useOrderCounts, useOrderList } from '../shop/orders/use-order-list.ts';
import { PayDialog } from '../shop/payments/pay-dialog.tsx';
import { mobileTexts } from '../texts/mobile.ts';
import { orderTexts } from '../texts/orders.ts';
import { DateTime } from '../ui/date-time.tsx';
import { Money, useMoneyText } from '../ui/money.tsx';
import { EmptyState, ErrorState } from '../ui/page-state.tsx';
import { ProductPicture } from '../ui/product-cell.tsx';
import { SkeletonRows } from '../ui/skeletons.tsx';

const typingMs = 300;
const statuses = [undefined, 0, 1, 2, 3] as const;

function OrderCard({
  row,
  timeZone,
  isChosen,
  onChoose,
  onOpen,
  onPay,
}: {
  row: OrderRow;
  timeZone: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
  onPay: () => void;
}) {
  const t = useText(mobileTexts);
  const tOrder = useText(orderTexts);
  const money = useMoneyText();
  return (
    <article className={isChosen ? 'm-card m-order chosen' : 'm-card m-order'}>
      <div className="top">
        <span className="num">
          {row.number} · <DateTime value={row.placedAt} {...(timeZone ? { timeZone } : {})} />
        </span>
        <OrderStatusTag status={row.status} awaiting={row.awaiting} />
      </div>
      <div className="what">
        {row.canPay && <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={t('choose', { number: row.number })} />}
        <ProductPicture url={row.product.imageUrl} size="drawer" isOff={row.status === 3} />
        <span>
          <b>{row.product.name}</b>
          <small>
            {[
              row.product.option,
              row.moreLines ? tOrder('more', { count: row.moreLines }) : '',
              row.kind === 'own' ? tOrder('forMyself') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small className="num">{t('platformPriceOf', { count: row.product.quantity, price: money(row.product.platformPrice) })}</small>
        </span>
      </div>
      <dl className="num">
        <div>
          <dt>{t('soldFor')}</dt>
          <dd>
            <Money value={row.sellingTotal} />
          </dd>
        </div>
        <div>
          <dt>{tOrder('cost')}</dt>
          <dd>
            <Money value={row.cost} />
          </dd>
        </div>
        <div>
          <dt>{tOrder('profit')}</dt>
          <dd>
            <Money value={row.profit} className="earned" />
          </dd>
        </div>
      </dl>
      <div className="do">
        {row.canPay && (
          <button type="button" className="m-btn soft" onClick={onPay}>
            {tOrder('payNow', { amount: money(row.cost) })}
          </button>
        )}
        <button type="button" className={row.canPay ? 'm-btn' : 'm-btn wide'} onClick={onOpen}>
          {t('details')}
        </button>
      </div>
    </article>
  );
}

/** `/tableme`: the orders as cards, to find, to look into, to pay one or several. */
export default function OrdersPage() {
  const t = useText(mobileTexts);
  const tOrder = useText(orderTexts);
  const money = useMoneyText();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const [words, setWords] = useState(filters.keywords);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosen, setChosen] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const [paying, setPaying] = useState<readonly string[]>([]);
  const store = useOwnStore();
  const timeZone = store.data?.timeZone;
  const counts = useOrderCounts(filters).data;
  const list = useOrderList(filters);
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const openNumber = query.get('order');
  const openId = rows.find(({ number }) => number === openNumber)?.id;
  const countOf = { all: counts?.all, 0: counts?.unpaid, 1: counts?.inTransit, 2: counts?.completed, 3: counts?.closed };
  const open = (number: string | null) => {
    const next = new URLSearchParams(query);
    if (number) next.set('order', number);
    else next.delete('order');
    setQuery(next, { replace: true });
  };
  const choose = (row: OrderRow) => {
    const next = new Map(chosen);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };
  const picked = [...chosen.values()];
  const first = picked[0];
  const total = first && { amount: picked.reduce((sum, { cost }) => sum + cost.amount, 0), currency: first.cost.currency };
  return (
    <>
      <header className="m-head">
        <h1 className="grow">{t('orders')}</h1>
        <button
          type="button"
          className="m-btn square"
          aria-label={tOrder('export')}
          onClick={() => void api.download(exportOrders, { query: listQueryOf(filters) })}
        >
          <Download size={20} aria-hidden />
        </button>
      </header>
      <div className="m-find">
        <label>
          <Search size={18} aria-hidden />
          <input
            type="search"
            placeholder={tOrder('search')}
            aria-label={tOrder('search')}
            value={words}
            maxLength={100}
            onChange={({ target }) => {
              setWords(target.value);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => setQuery(writeFilters(query, { keywords: target.value }), { replace: true }), typingMs);
            }}
          />
        </label>
      </div>
      <div className="m-chips">
        {statuses.map((status) => (
          <button
            key={status ?? 'all'}
            type="button"
            aria-pressed={filters.status === status}
            onClick={() => setQuery(writeFilters(query, { status }), { replace: true })}
          >
            {status === undefined ? tOrder('all') : tOrder(`status${status}`)}
            <small className="num">{countOf[status ?? 'all'] ?? ''}</small>
          </button>
        ))}
      </div>
      {list.isPending && <SkeletonRows rows={4} height={160} />}
      {list.isError && !rows.length && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && !rows.length && <EmptyState text={tOrder(isNarrowed(filters) ? 'emptyFiltered' : 'empty')} />}
      {rows.map((row) => (
        <OrderCard
          key={row.id}
          row={row}
          timeZone={timeZone}
          isChosen={chosen.has(row.id)}
          onChoose={() => choose(row)}
          onOpen={() => open(row.number)}
          onPay={() => setPaying([row.id])}
        />
      ))}
      {list.hasNextPage && (
        <button type="button" className="m-btn wide" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {tOrder('loadMore')}
        </button>
      )}
      {total && (
        <div className="m-pay">
          <div>
            <span>
              {tOrder('chosen', { count: picked.length })}
              <b className="num">{money(total)}</b>
            </span>
            <button type="button" className="m-btn primary" onClick={() => setPaying(picked.map(({ id }) => id))}>
              {tOrder('paySeveral')}
            </button>
          </div>
        </div>
      )}
      <OrderDrawer
        orderId={openId}
        timeZone={timeZone}
        onClose={() => open(null)}
        onPay={(id) => setPaying([id])}
        onPrevious={undefined}
        onNext={undefined}
      />
      <PayDialog
        orderIds={paying}
        onClose={() => setPaying([])}
        onPaid={() => {
          setChosen(new Map());
          open(null);
        }}
      />
    </>
  );
}
