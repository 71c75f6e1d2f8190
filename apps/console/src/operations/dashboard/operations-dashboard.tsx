import { useQuery } from '@tanstack/react-query';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { readOperationsDashboard } from '@vitrine/contract/shop/operations-dashboard.ts';
import { useUser } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { partOfDay } from '../../shop/analytics/periods.rules.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { operationsDashboardTexts } from '../../texts/operations-dashboard.ts';
import { ChangeMark } from '../../ui/change-mark.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { Stat, StatsSkeleton } from '../../ui/stat.tsx';
import { AttentionList } from './attention-list.tsx';
import { LatestNotices } from './latest-notices.tsx';
import { SetUpList } from './set-up-list.tsx';
import { VisitCards } from './visit-cards.tsx';
import { VisitTrend } from './visit-trend.tsx';
import { VisitsDrawer } from './visits-drawer.tsx';
import '../../ui/chart.css';
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

/** The greeting by the time of day, with the person's picture and the date. */
function HomeHead() {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const user = useUser();
  const clock = useClock();
  const now = new Date();
  const part = partOfDay(clock.hourOf(now));
  const day = clock.write('longDay', now);
  const name = user?.nickname || user?.username || '';
  return (
    <div className="op-head line gap-16">
      <PersonPicture name={name} url={user?.avatar ?? ''} size={48} />
      <PageHead
        title={name ? t(part, { name }) : t(`${part}Plain`)}
        line={day.charAt(0).toLocaleUpperCase(tag) + day.slice(1)}
      />
    </div>
  );
}

/** The platform's day in four figures, each of which opens its rows. */
function TodayFigures() {
  const t = useText(operationsTexts);
  const tHint = useText(operationsDashboardTexts);
  const number = findNumberFormat(useIntlTag());
  const { data, error, refetch } = useQuery({
    queryKey: platformKeys.today(7),
    queryFn: ({ signal }) => api.read(readOperationsDashboard, { query: { trendDays: 7 } }, signal),
  });
  if (!data)
    return error ? (
      <section className="card">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    ) : (
      <StatsSkeleton count={4} words={tHint('vsYesterday')} />
    );
  const { today } = data;
  // The day that the server calls today: the last of the trend.
  const day = data.trend.at(-1)?.day ?? '';
  return (
    <section className="card stats">
      <Stat
        to="/index?visits=1"
        name={t('visits')}
        hint={tHint('visitsHint')}
        value={number.format(today.visits)}
      >
        <Change percent={today.visitsChange} />
      </Stat>
      <Stat
        to={`/operations/orders?paid=${day}`}
        name={t('paidOrders')}
        hint={tHint('ordersHint')}
        value={number.format(today.orders)}
      >
        <Change percent={today.ordersChange} />
      </Stat>
      <Stat
        to={`/operations/orders?paid=${day}`}
        name={t('goods')}
        hint={tHint('goodsHint')}
        value={<Money value={today.goods} />}
      >
        <Change percent={today.goodsChange} />
      </Stat>
      <Stat
        to="/operations/stores?status=open"
        name={t('openStores')}
        hint={tHint('storesHint')}
        value={number.format(today.openStores)}
      >
        {t('newStores', { count: today.newStores })}
      </Stat>
    </section>
  );
}

/** The operators' home: what is left to set up, what waits, the day of the platform, visits and notices. */
export default function OperationsDashboard() {
  return (
    <div className="op-dash stack">
      <HomeHead />
      <SetUpList />
      <TodayFigures />
      <div className="op-two">
        <AttentionList />
        <LatestNotices />
      </div>
      <VisitCards />
      <VisitTrend />
      <VisitsDrawer />
    </div>
  );
}
