import { useQuery } from '@tanstack/react-query';
import { readOperationsDashboard } from '@vitrine/contract/shop/analytics.ts';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import './operations-dashboard.css';

const asWhole = (value: number) => String(Math.round(value));

/** The operators' start page: the day of the platform, the visit trend, and what waits for somebody. */
export default function OperationsDashboard() {
  const t = useText(operationsTexts);
  const tag = useIntlTag();
  const dashboard = useQuery({
    queryKey: ['operations', 'dashboard'],
    queryFn: ({ signal }) => api.call(readOperationsDashboard, {}, { signal, quiet: true }),
  });
  const { data } = dashboard;
  const trend = data?.trend;
  const series = useMemo(() => {
    const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const long = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
    const days = (trend ?? []).map(({ day }) => new Date(`${day}T00:00:00Z`));
    return {
      labels: days.map((day) => short.format(day)),
      titles: days.map((day) => long.format(day)),
      visits: (trend ?? []).map(({ visits }) => visits),
      orders: (trend ?? []).map(({ orders }) => orders),
    };
  }, [trend, tag]);
  if (dashboard.isError && !data) return <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />;
  if (!data) return <PageSkeleton />;
  const { today, waiting } = data;
  const number = new Intl.NumberFormat(tag);
  const stat = (name: string, value: ReactNode, below: ReactNode) => (
    <div className="op-stat">
      <span>{name}</span>
      <b className="num">{value}</b>
      <small>{below}</small>
    </div>
  );
  const todo = (name: string, count: number, to: string, isBad = false) => (
    <li>
      <Link to={to}>
        {name}
        <StatusTag meaning={count === 0 ? 'done' : isBad ? 'failed' : 'waiting'} hasDot={false}>
          {number.format(count)}
        </StatusTag>
      </Link>
    </li>
  );
  return (
    <div className="op-dash">
      <PageHead title={t('dashboard')} />
      <section className="card op-stats">
        {stat(
          t('visits'),
          number.format(today.visits),
          <>
            <ChangeMark percent={today.visitsChange} /> {t('vsYesterday')}
          </>,
        )}
        {stat(
          t('paidOrders'),
          number.format(today.orders),
          <>
            <ChangeMark percent={today.ordersChange} /> {t('vsYesterday')}
          </>,
        )}
        {stat(t('goods'), <Money value={today.goods} />, ' ')}
        {stat(t('openStores'), number.format(today.openStores), t('newStores', { count: today.newStores }))}
      </section>
      <div className="op-two">
        <section className="card">
          <div className="card-head">
            <h2 className="h3">{t('trend')}</h2>
            <small>
              {t('visitsSeries')} — {t('ordersSeries')} ⋯
            </small>
          </div>
          <div style={{ padding: '16px 20px' }}>
            <LineChart
              labels={series.labels}
              titles={series.titles}
              now={series.visits}
              before={series.orders}
              nowName={t('visitsSeries')}
              beforeName={t('ordersSeries')}
              format={asWhole}
              summary={`${t('trend')}: ${series.visits.join(', ')}`}
              height={260}
            />
          </div>
        </section>
        <section className="card">
          <div className="card-head">
            <h2 className="h3">{t('waiting')}</h2>
          </div>
          <ul className="op-todo">
            {todo(t('toShip'), waiting.toShip, '/operations/orders?tab=ship')}
            {todo(t('payoutsOpen'), waiting.payoutsOpen, '/operations/payouts')}
            {todo(t('payoutsFailed'), waiting.payoutsFailed, '/operations/payouts', true)}
            {todo(t('breaks'), waiting.reconciliationBreaks, '/operations/webhooks?tab=breaks', true)}
            {todo(t('paused'), waiting.pausedStores, '/operations/stores?status=paused')}
          </ul>
        </section>
      </div>
    </div>
  );
}
