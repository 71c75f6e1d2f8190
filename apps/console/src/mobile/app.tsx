import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router';
import { isOperator, loadAccount, push, useAccount } from '../lib/account.ts';
import { queryClient } from '../lib/queries.ts';
import { useTheme } from '../lib/theme.ts';
import { useOutside } from '../lib/use-outside.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { Splash } from '../ui/splash.tsx';
import { MobileShell, OperatorNote } from './shell.tsx';

const LoginPage = lazy(() => import('../admin/identity/login-page.tsx'));
const RegisterPage = lazy(() => import('../admin/identity/register-page.tsx'));
const HomePage = lazy(() => import('./home-page.tsx'));
const OrdersPage = lazy(() => import('./orders-page.tsx'));
const ProductsPage = lazy(() => import('./products-page.tsx'));
const MePage = lazy(() => import('./me-page.tsx'));
const EarningsPage = lazy(() => import('../shop/revenue/revenue-page.tsx'));
const StorePage = lazy(() => import('../shop/stores/store-page.tsx'));
const AccountPage = lazy(() => import('../shop/payouts/payment-account-page.tsx'));
const SharePage = lazy(() => import('../shop/share/share-page.tsx'));
const SamplePage = lazy(() => import('../shop/sample/sample-page.tsx'));
const PayResultPage = lazy(() => import('../shop/payments/pay-result-page.tsx'));
const PayAuthPage = lazy(() => import('../shop/payments/pay-auth-page.tsx'));

/** Addresses of the console that people may follow here; the query stays. */
const names: Readonly<Record<string, string>> = {
  '/': '/home',
  '/index': '/home',
  '/order': '/tableme',
  '/product': '/products',
  '/revenue': '/earnings',
};

function Renamed() {
  const { pathname, search } = useLocation();
  return <Navigate to={`${names[pathname] ?? '/home'}${search}`} replace />;
}

/** Signed out: the form, with the way back in its address. Signed in: on to where the person wanted to go. */
function Door() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { isSignedIn, user } = useAccount();
  const isForm = pathname === '/login' || pathname === '/register';
  useEffect(() => {
    if (isSignedIn && !user) void loadAccount().catch(() => undefined);
    if (isSignedIn) push.nudge();
  }, [isSignedIn, user]);
  if (!isSignedIn) {
    if (!isForm) return <Navigate to={pathname === '/' ? '/login' : `/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
    return pathname === '/login' ? <LoginPage /> : <RegisterPage />;
  }
  if (isForm) {
    const wanted = query.get('redirect') ?? '';
    return <Navigate to={/^\/[a-z]/.test(wanted) ? wanted : '/home'} replace />;
  }
  if (!user) return <Splash />;
  if (isOperator(user)) return <OperatorNote />;
  return (
    <MobileShell>
      <Routes>
        <Route path="/home" element={<HomePage />} />
        <Route path="/tableme" element={<OrdersPage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/earnings" element={<EarningsPage />} />
        <Route path="/me" element={<MePage />} />
        <Route path="/store" element={<StorePage />} />
        <Route path="/payment" element={<AccountPage />} />
        <Route path="/share" element={<SharePage />} />
        <Route path="/sample" element={<SamplePage />} />
        <Route path="/payresult" element={<PayResultPage />} />
        <Route path="/payauth" element={<PayAuthPage />} />
        <Route path="*" element={<Renamed />} />
      </Routes>
    </MobileShell>
  );
}

function Inside() {
  useOutside();
  useTheme();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        <Door />
      </Suspense>
      <FloatingFeedback />
    </ErrorBoundary>
  );
}

/** The mobile site: the owner's store on a phone. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Inside />
      </HashRouter>
    </QueryClientProvider>
  );
}
