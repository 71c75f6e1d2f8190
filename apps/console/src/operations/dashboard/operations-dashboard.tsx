import { useQuery } from '@tanstack/react-query';
import { readOperationsDashboard } from '@vitrine/contract/shop/analytics.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsDashboardTexts } from '../../texts/operations-dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { Stat, StatsSkeleton } from '../../ui/stat.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { VisitTrend } from './visit-trend.tsx';
import { VisitsDrawer } from './visits-drawer.tsx';
import './operations-dashboard.css';

function Change({ percent }: { percent: number | null }) {
  const tHint = useText(operationsDashboardTexts);
  if (percent === null) return <span>{tHint('noChange')}</span>;
  return (
    <>
      <ChangeMark percent={percent} /> {tHint('vsYesterday')}
    </>
  );
}

function Waiting({ name, count, to, isBad = false }: { name: string; count: number; to: string; isBad?: boolean }) {
  const tag = useIntlTag();
  return (
    <li>
      <Link to={to}>
        {name}
        <StatusTag meaning={count === 0 ? 'neutral' : isBad ? 'failed' : 'waiting'} hasDot={false}>
          {new Intl.NumberFormat(tag).format(count)}
        </StatusTag>
      </Link>
    </li>
  );
}

/** Failed payouts are counted for so long. */
const failedWindowMs = 30 * 86_400_000;

/** The operators' start page: the day of the platform, the visit trend, and open tasks. */
export default function OperationsDashboard() {
  const t = useText(operationsTexts);
  const tHint = useText(operationsDashboardTexts);
  const number = new Intl.NumberFormat(useIntlTag());
  const { data, isError, error, refetch } = useQuery({
    queryKey: platformKeys.dashboard,
    queryFn: ({ signal }) => api.read(readOperationsDashboard, {}, signal),
  });
  if (!data)
    return (
      <div className="op-dash">
        <PageHead title={t('dashboard')} />
        {isError ? (
          <section className="card">
            <ErrorState error={error} onRetry={() => void refetch()} />
          </section>
        ) : (
          <>
            <StatsSkeleton count={4} />
            <section className="card" aria-hidden="true">
              <SkeletonRows rows={5} />
            </section>
          </>
        )}
      </div>
    );
  const { today, waiting } = data;
  // The day that the server calls today: the last of the trend.
  const day = data.trend.at(-1)?.day ?? '';
  const monthAgo = day && new Date(Date.parse(day) - failedWindowMs).toISOString().slice(0, 10);
  return (
    <div className="op-dash">
      <PageHead title={t('dashboard')} />
      <section className="card stats">
        <Stat to="/index?visits=1" name={t('visits')} hint={tHint('visitsHint')} value={number.format(today.visits)}>
          <Change percent={today.visitsChange} />
        </Stat>
        <Stat to={`/operations/orders?paid=${day}`} name={t('paidOrders')} hint={tHint('ordersHint')} value={number.format(today.orders)}>
          <Change percent={today.ordersChange} />
        </Stat>
        <Stat to={`/operations/orders?paid=${day}`} name={t('goods')} hint={tHint('goodsHint')} value={<Money value={today.goods} />}>
          <Change percent={today.goodsChange} />
        </Stat>
        <Stat to="/operations/stores?status=open" name={t('openStores')} hint={tHint('storesHint')} value={number.format(today.openStores)}>
          {t('newStores', { count: today.newStores })}
        </Stat>
      </section>
      <VisitsDrawer />
      <div className="op-two">
        <VisitTrend trend={data.trend} />
        <section className="card">
          <div className="card-head">
            <h2 className="h3">{t('waiting')}</h2>
          </div>
          <ul className="op-todo">
            <Waiting name={t('toShip')} count={waiting.toShip} to="/operations/orders?tab=ship" />
            <Waiting name={t('returnsAsked')} count={waiting.returns} to="/operations/returns?answeredBy=operators" />
            <Waiting name={t('refundsAsked')} count={waiting.refundsAsked} to="/operations/orders?tab=asked" />
            <Waiting
              name={t('payoutsFailed')}
              count={waiting.payoutsFailed}
              to={`/operations/payouts?state=failed&from=${monthAgo}`}
              isBad
            />
            <Waiting name={t('discrepancies')} count={waiting.discrepancies} to="/operations/webhooks?tab=discrepancies&state=open" isBad />
            <Waiting name={tHint('webhooks')} count={waiting.webhooks} to="/operations/webhooks?state=waiting" isBad />
            <Waiting name={tHint('failedJobs')} count={waiting.failedJobs} to="/operations/jobs" isBad />
            <Waiting name={t('soldOut')} count={waiting.soldOutVariants} to="/operations/stock" />
            <Waiting name={t('paused')} count={waiting.pausedStores} to="/operations/stores?status=paused" />
          </ul>
        </section>
      </div>
    </div>
  );
}
