import { useQuery } from '@tanstack/react-query';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { QrCode, Share2 } from 'lucide-react';
import { useCourses } from '../../courses/use-courses.ts';
import { useUser } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { useOnline } from '../../lib/use-online.ts';
import { ClickSources } from '../../shop/analytics/click-sources.tsx';
import { ComparedRevenueCard } from '../../shop/analytics/compared-revenue.tsx';
import { CoursesCard } from '../../shop/analytics/courses-card.tsx';
import { stageOf } from '../../shop/analytics/first-week.rules.ts';
import { FirstWeek } from '../../shop/analytics/first-week.tsx';
import { LatestOrders } from '../../shop/analytics/latest-orders.tsx';
import { QuickStart } from '../../shop/analytics/quick-start.tsx';
import { TopProducts } from '../../shop/analytics/top-products.tsx';
import { noFilters } from '../../shop/orders/order-filters.rules.ts';
import { useOrderCounts } from '../../shop/orders/use-order-list.ts';
import { OfferCard } from '../../shop/promotions/offer-card.tsx';
import { useWelcomeOffer } from '../../shop/promotions/use-welcome-offer.ts';
import { WelcomeCard } from '../../shop/promotions/welcome-card.tsx';
import { SellerNeeded } from '../../shop/stores/seller-needed.tsx';
import { useQuickStart } from '../../shop/stores/use-quick-start.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { uiTexts } from '../../texts/ui.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { ShareSheet } from '../links/share-sheet.tsx';
import { AllFigures } from './all-figures.tsx';
import { EarnedCard } from './earned-card.tsx';
import { EarnedWaiting } from './earned-waiting.tsx';
import { News } from './news-sheet.tsx';
import './home.css';

/** The store's link; sharing it is the page's main action once the steps before it are done. */
function StoreLinkCard({
  url,
  isMain,
  onQr,
  onShare,
}: {
  url: string;
  isMain: boolean;
  onQr: () => void;
  onShare: () => void;
}) {
  const t = useText(mobileTexts);
  const tUi = useText(uiTexts);
  return (
    <section className="m-card m-link">
      <span className="grow">
        <small className="block text-xs lines-16">{t('storeLink')}</small>
        <b className="block anywhere tight-1">{url.replace(/^https?:\/\//, '')}</b>
      </span>
      <button type="button" className="btn square" aria-label={tUi('qrCode')} onClick={onQr}>
        <QrCode size={22} aria-hidden />
      </button>
      <button type="button" className={isMain ? 'btn primary' : 'btn'} onClick={onShare}>
        <Share2 size={19} aria-hidden />
        {t('share')}
      </button>
    </section>
  );
}

/** The owner's day on one screen: earned, clicked, sold, and what comes next. */
export default function HomePage() {
  const user = useUser();
  const clock = useClock();
  const store = useOwnStore();
  const sharing = useSheet('share');
  const orders = useOrderCounts(noFilters);
  const dashboard = useQuery({
    queryKey: storeKeys.dashboard,
    queryFn: ({ signal }) => api.read(readDashboard, {}, signal),
  });
  const welcome = useWelcomeOffer();
  const starting = useQuickStart();
  const courses = useCourses({});
  const isOnline = useOnline();
  const { data } = dashboard;
  const stage = data && stageOf(data);
  // Until the first order, what to do next says more than an empty chart.
  const isNew = orders.data?.all === 0;
  // The cards come together: one that arrives late would push the others down. Without a network no more arrives.
  const isLoading =
    isOnline &&
    [store, orders, dashboard, welcome, starting, courses].some((query) => query.isLoading);
  const isStarting =
    starting.data !== undefined && starting.data.doneCount < starting.data.steps.length;
  const name = store.data?.name ?? user?.nickname ?? '';
  const url = store.data?.publicUrl ?? user?.subdomainurl ?? '';
  return (
    <>
      <header className="m-head">
        <PersonPicture url={user?.image_url ?? ''} name={name} size={38} />
        <span className="grow">
          <h1 className="m-store-name truncate">{name}</h1>
          <small>{clock.write('longDay', Date.now())}</small>
        </span>
        <News />
      </header>
      {isLoading ? (
        <EarnedWaiting />
      ) : (
        <>
          <SellerNeeded />
          <QuickStart onShare={() => sharing.open()} />
          <WelcomeCard />
          {dashboard.isError && !data && (
            <section className="card section">
              <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
            </section>
          )}
          {data && stage !== 'sold' && <FirstWeek data={data} onShare={() => sharing.open()} />}
          {data && stage !== 'empty' && (
            <EarnedCard key={stage} data={data} first={stage === 'sold' ? 'earnings' : 'clicks'} />
          )}
          {url && (
            <StoreLinkCard
              url={url}
              isMain={!isStarting}
              onQr={() => sharing.open('qr')}
              onShare={() => sharing.open()}
            />
          )}
          <OfferCard />
          {!isNew && <LatestOrders onShare={() => sharing.open()} />}
          {data && stage === 'sold' && (
            <>
              <AllFigures data={data} />
              <ComparedRevenueCard data={data} />
              <TopProducts data={data} />
            </>
          )}
          {data && stage !== 'empty' && <ClickSources data={data} onShare={() => sharing.open()} />}
          <CoursesCard />
        </>
      )}
      <ShareSheet view={sharing.value} name={name} url={url} onClose={sharing.close} />
    </>
  );
}
