import { useQuery } from '@tanstack/react-query';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { useNavigate } from 'react-router';
import { useCourses } from '../../courses/use-courses.ts';
import { api } from '../../lib/api.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';
import { StatsSkeleton } from '../../ui/stat.tsx';
import { noFilters } from '../orders/order-filters.rules.ts';
import { useOrderCounts } from '../orders/use-order-list.ts';
import { OfferCard } from '../promotions/offer-card.tsx';
import { useWelcomeOffer } from '../promotions/use-welcome-offer.ts';
import { WelcomeCard } from '../promotions/welcome-card.tsx';
import { SellerNeeded } from '../stores/seller-needed.tsx';
import { useQuickStart } from '../stores/use-quick-start.ts';
import { ClickSources } from './click-sources.tsx';
import { ComparedRevenueCard } from './compared-revenue.tsx';
import { CoursesCard } from './courses-card.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { FiguresCard } from './figures-card.tsx';
import { stageOf } from './first-week.rules.ts';
import { FirstWeek } from './first-week.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { QuickStart } from './quick-start.tsx';
import { StatCards } from './stat-cards.tsx';
import { TopProducts } from './top-products.tsx';
import '../../ui/chart.css';
import './dashboard.css';
import { useOwnStore } from '../../lib/own-store.ts';

/** The cards below the first figures, before they are drawn. */
function LowerSkeleton() {
  return (
    <>
      <section className="card" aria-hidden="true">
        <div className="chart-head" style={{ height: 69 }}>
          <SkeletonLine width={320} height={20} />
        </div>
        <div style={{ height: 290 }} />
      </section>
      <section className="card" aria-hidden="true">
        <SkeletonRows rows={5} height={60} hasPicture />
      </section>
    </>
  );
}

/** Draws its children after the rest of the page is on the screen, in parts: a click on the menu meanwhile does not wait for them. */
function Lower({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <LowerSkeleton />;
}

/** The owner's start page. */
export default function DashboardPage() {
  const navigate = useNavigate();
  const store = useOwnStore();
  const dashboard = useQuery({
    queryKey: storeKeys.dashboard,
    queryFn: ({ signal }) => api.read(readDashboard, {}, signal),
  });
  const quickStart = useQuickStart();
  const offer = useWelcomeOffer();
  const courses = useCourses({});
  const orders = useOrderCounts(noFilters);
  const { data } = dashboard;
  const stage = data && stageOf(data);
  const share = () => void navigate('/share');
  // The cards come together: one that arrives late would push the others down.
  const isPending = [store, dashboard, quickStart, offer, courses, orders].some(
    (query) => query.isPending,
  );
  return (
    <div className="dash stack one-column">
      <DashboardHead />
      {isPending ? (
        <>
          <StatsSkeleton count={5} />
          <LowerSkeleton />
        </>
      ) : (
        <>
          <SellerNeeded />
          <QuickStart />
          <WelcomeCard />
          <OfferCard />
          {data && (stage === 'sold' ? <StatCards data={data} /> : <FirstWeek data={data} />)}
          <Lower>
            {data ? (
              <>
                {stage !== 'empty' && (
                  <FiguresCard
                    data={data}
                    key={stage}
                    first={stage === 'sold' ? 'earnings' : 'clicks'}
                  />
                )}
                {stage === 'sold' && <ComparedRevenueCard data={data} />}
              </>
            ) : (
              <section className="card">
                <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
              </section>
            )}
            {data && stage === 'sold' ? (
              <div className="dash-two">
                <LatestOrders onShare={share} />
                <TopProducts data={data} />
              </div>
            ) : (
              orders.data?.all !== 0 && <LatestOrders onShare={share} />
            )}
            {data && stage !== 'empty' && <ClickSources data={data} onShare={share} />}
            <CoursesCard />
          </Lower>
        </>
      )}
    </div>
  );
}
