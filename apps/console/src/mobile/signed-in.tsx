import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type Location, Route, Routes } from 'react-router';
import { bestEffort } from '../lib/best-effort.ts';
import { titleOf } from '../lib/guard.rules.ts';
import { useText } from '../lib/i18n.ts';
import { withTexts } from '../lib/load-texts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { mobileTexts } from '../texts/mobile.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ProgressEnd } from '../ui/progress-end.tsx';
import { Splash } from '../ui/splash.tsx';
import HomePage from './home/home-page.tsx';
import { MobileIndexLayout } from './index-layout.tsx';
import { keepLastRead } from './last-read.ts';
import { startWebPushRenewal } from './notifications/web-push.ts';
import { MobileShell, OperatorNote } from './shell.tsx';

export { keepLastRead };

const tabPages = {
  orders: () => withTexts(import('./orders/orders-page.tsx')),
  products: () => withTexts(import('./products/products-page.tsx')),
  earnings: () => withTexts(import('./ledger/ledger-page.tsx')),
  me: () => withTexts(import('./me/me-page.tsx')),
};
const OrdersPage = lazy(tabPages.orders);
const ProductsPage = lazy(tabPages.products);
const LedgerPage = lazy(tabPages.earnings);
const MePage = lazy(tabPages.me);
const StorePage = lazy(() => withTexts(import('./store/store-page.tsx')));
const PaymentPage = lazy(() => withTexts(import('./payment/payment-page.tsx')));
const LinksPage = lazy(() => withTexts(import('./links/links-page.tsx')));
const OwnOrderPage = lazy(() => withTexts(import('./own-orders/own-order-page.tsx')));
const AccountPage = lazy(() => withTexts(import('./me/account-page.tsx')));
const NoticesPage = lazy(() => withTexts(import('./notices/notices-page.tsx')));
const NotificationsPage = lazy(() =>
  withTexts(import('./notifications/notifications-page.tsx'), 'ownerPages'),
);
const ChangesPage = lazy(() => withTexts(import('./changes/changes-page.tsx'), 'ownerPages'));
const ReturnsPage = lazy(() => withTexts(import('./returns/returns-page.tsx')));
const ReviewsPage = lazy(() => withTexts(import('./reviews/reviews-page.tsx')));
const CoursesPage = lazy(() => withTexts(import('./courses/courses-page.tsx')));
const CoursePage = lazy(() => withTexts(import('./courses/course-page.tsx')));
const PayResultPage = lazy(() => withTexts(import('./results/pay-result-page.tsx')));
const PayAuthPage = lazy(() => withTexts(import('./results/pay-auth-page.tsx')));
const TopicsPage = lazy(() => withTexts(import('../shop/topics/topics-page.tsx'), 'ownerPages'));

const quietMs = 2_500;

/** Fetches the other pages of the bar while nothing else is asked for: they then open at once, and also without a network. */
function useTabPagesAhead(isOwner: boolean): void {
  useEffect(() => {
    if (!isOwner) return undefined;
    const timer = setTimeout(() => {
      for (const fetchPage of Object.values(tabPages)) void bestEffort(fetchPage());
    }, quietMs);
    return () => clearTimeout(timer);
  }, [isOwner]);
}

const titles = {
  '/home': 'home',
  '/tableme': 'orders',
  '/products': 'products',
  '/earnings': 'earnings',
  '/me': 'me',
  '/sample': 'ownOrder',
  '/profile': 'account',
  '/share': 'links',
  '/payment': 'payment',
  '/payresult': 'payResult',
  '/payauth': 'payAuth',
  '/store': 'store',
  '/topics': 'topics',
  '/notices': 'notices',
  '/notifications': 'notifications',
  '/changes': 'changes',
  '/returns': 'returns',
  '/reviews': 'reviews',
  '/course': 'courses',
} as const;
/** Pages to which a provider leads back: the layout named index, without the bar. */
const resultPages: Readonly<Record<string, ReactNode>> = {
  '/payresult': <PayResultPage />,
  '/payauth': <PayAuthPage />,
};
const hasTitle = (path: string): path is keyof typeof titles => Object.hasOwn(titles, path);

/** Every page of an owner on the phone. */
export default function SignedIn({
  isOperator,
  location,
}: {
  isOperator: boolean;
  location: Location;
}) {
  const t = useText(mobileTexts);
  useTabPagesAhead(!isOperator);
  useEffect(startWebPushRenewal, []);
  const { pathname, search } = location;
  const area = pathname.replace(/^(\/course)\/.*/, '$1');
  usePageTitle(titleOf(!isOperator && hasTitle(area) ? t(titles[area]) : '', {}, search));
  // The visit and not its path: an old path that leads back to the open page has begun a bar as well.
  const end = <ProgressEnd visit={location} />;
  if (isOperator)
    return (
      <>
        <OperatorNote />
        {end}
      </>
    );
  if (resultPages[pathname])
    return (
      <MobileIndexLayout>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Splash />}>{resultPages[pathname]}</Suspense>
        </ErrorBoundary>
        {end}
      </MobileIndexLayout>
    );
  // It draws its own head and foot.
  if (pathname === '/topics')
    return (
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<Splash />}>
          <TopicsPage />
        </Suspense>
        {end}
      </ErrorBoundary>
    );
  return (
    <MobileShell>
      <Routes location={location}>
        <Route path="/home" element={<HomePage />} />
        <Route path="/tableme" element={<OrdersPage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/earnings" element={<LedgerPage />} />
        <Route path="/me" element={<MePage />} />
        <Route path="/sample" element={<OwnOrderPage />} />
        <Route path="/profile" element={<AccountPage />} />
        <Route path="/share" element={<LinksPage />} />
        <Route path="/payment" element={<PaymentPage />} />
        <Route path="/store" element={<StorePage />} />
        <Route path="/notices" element={<NoticesPage />} />
        <Route path="/notifications" element={<NotificationsPage />} />
        <Route path="/changes" element={<ChangesPage />} />
        <Route path="/returns" element={<ReturnsPage />} />
        <Route path="/reviews" element={<ReviewsPage />} />
        <Route path="/course" element={<CoursesPage />} />
        <Route path="/course/:id" element={<CoursePage />} />
      </Routes>
      {end}
    </MobileShell>
  );
}
