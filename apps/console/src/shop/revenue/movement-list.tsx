import { useInfiniteQuery } from '@tanstack/react-query';
import { listMovements, type Movement, movementKinds } from '@vitrine/contract/shop/ledger.ts';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { ArrowDownLeft, ArrowUpRight, Clock3, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { revenueTexts } from '../../texts/revenue.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

function MovementRow({ movement, timeZone }: { movement: Movement; timeZone: string | undefined }) {
  const t = useText(revenueTexts);
  const tag = useIntlTag();
  const zone = timeZone ? { timeZone } : {};
  const day = (at: string) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...zone }).format(new Date(at));
  const isIn = movement.kind !== 'matured' && movement.amount.amount > 0;
  const Icon = movement.kind === 'matured' ? Clock3 : isIn ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className={isIn ? 'movement in' : 'movement'}>
      <i>
        <Icon size={16} aria-hidden />
      </i>
      <span>
        <b>{t(movement.kind)}</b> <span className="t2">{movement.product ?? movement.payoutLabel ?? ''}</span>
        <small>
          <DateTime value={movement.at} {...zone} />
          {movement.orderNumber && (
            <>
              {' · '}
              <Link to={`/order?order=${movement.orderNumber}`}>{movement.orderNumber}</Link>
            </>
          )}
          {movement.orders > 1 && ` · ${t('ordersCount', { count: movement.orders })}`}
          {movement.kind === 'sale' &&
            ` · ${movement.availableAt ? t('availableOn', { date: day(movement.availableAt) }) : t('waitsDelivery')}`}
        </small>
      </span>
      <span className="amount">
        <b>
          <Money value={movement.amount} isSigned={movement.kind !== 'matured'} />
        </b>
      </span>
    </li>
  );
}

const ranges: Readonly<Record<string, number>> = { today: 0, week: 6, month: 29 };

/** The days of the address: given ones, or a range by name. */
export function readRange(query: URLSearchParams): { from?: string; to?: string } {
  const back = ranges[query.get('range') ?? ''];
  if (back !== undefined) return { from: dayjs().subtract(back, 'day').format('YYYY-MM-DD'), to: dayjs().format('YYYY-MM-DD') };
  const from = query.get('from');
  const to = query.get('to');
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** What moved the balances, in words, each leading to its order. */
export function MovementList({ timeZone }: { timeZone: string | undefined }) {
  const t = useText(revenueTexts);
  const tOrder = useText(orderTexts);
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Movement['kind'] | ''>('');
  const range = readRange(query);
  const filter = { ...range, ...(kind ? { kind } : {}) };
  const movements = useInfiniteQuery({
    queryKey: ['revenue', 'movements', filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(listMovements, { query: { ...filter, limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const sought = words.trim().toLowerCase();
  const rows = (movements.data?.pages.flatMap(({ list }) => list) ?? []).filter(
    ({ product, orderNumber, payoutLabel }) =>
      !sought || [product, orderNumber, payoutLabel].some((text) => text?.toLowerCase().includes(sought)),
  );
  const today = dayjs().startOf('day');
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('movements')}</h2>
      </div>
      <div className="order-filters" style={{ borderTop: 0 }}>
        <Input
          style={{ width: 200 }}
          allowClear
          data-search
          prefix={<Search size={16} color="var(--ink-3)" aria-hidden />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <DatePicker.RangePicker
          className="days"
          allowEmpty={[true, true]}
          placeholder={[tOrder('dateFrom'), tOrder('dateTo')]}
          value={[range.from ? dayjs(range.from) : null, range.to ? dayjs(range.to) : null]}
          presets={[
            { label: tOrder('today'), value: [today, today] },
            { label: tOrder('last7'), value: [today.subtract(6, 'day'), today] },
            { label: tOrder('last30'), value: [today.subtract(29, 'day'), today] },
            { label: tOrder('last90'), value: [today.subtract(89, 'day'), today] },
          ]}
          onChange={(days) => {
            const next = new URLSearchParams();
            const [from, to] = [days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD')];
            if (from) next.set('from', from);
            if (to) next.set('to', to);
            setQuery(next, { replace: true });
          }}
        />
        <Select
          aria-label={t('anyKind')}
          style={{ width: 210 }}
          value={kind}
          onChange={setKind}
          options={[{ value: '' as const, label: t('anyKind') }, ...movementKinds.map((value) => ({ value, label: t(value) }))]}
        />
      </div>
      {movements.isPending && <SkeletonRows rows={8} height={60} />}
      {movements.isError && <ErrorState error={movements.error} onRetry={() => void movements.refetch()} />}
      {movements.isSuccess && !rows.length && <EmptyState text={t('noMovements')} />}
      <ul>
        {rows.map((movement) => (
          <MovementRow key={movement.id} movement={movement} timeZone={timeZone} />
        ))}
      </ul>
      {movements.hasNextPage && (
        <div className="order-more">
          <Button loading={movements.isFetchingNextPage} onClick={() => void movements.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </section>
  );
}
