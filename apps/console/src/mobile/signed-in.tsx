import { lazy, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import HomePage from './home/home-page.tsx';
import { MobileShell, OperatorNote } from './shell.tsx';

const tabPages = {
  orders: () => import('./orders/orders-page.tsx'),
  products: () => import('./products/products-page.tsx'),
  earnings: () => import('./earnings/earnings-page.tsx'),
  me: () => import('./me/me-page.tsx'),
};
const OrdersPage = lazy(tabPages.orders);
const ProductsPage = lazy(tabPages.products);
const EarningsPage = lazy(tabPages.earnings);
const MePage = lazy(tabPages.me);
const StorePage = lazy(() => import('./store/store-page.tsx'));
const PaymentPage = lazy(() => import('./payment/payment-page.tsx'));
const LinksPage = lazy(() => import('./links/links-page.tsx'));
const OwnOrderPage = lazy(() => import('./own-order/own-order-page.tsx'));
const AccountPage = lazy(() => import('./me/account-page.tsx'));
const PayResultPage = lazy(() => import('./results/pay-result-page.tsx'));
const PayAuthPage = lazy(() => import('./results/pay-auth-page.tsx'));

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

const quietMs = 2_500;

/** Fetches the other pages of the bar while nothing else is asked for: they then open at once, and also without a network. */
function useTabPagesAhead(isOwner: boolean): void {
  useEffect(() => {
    if (!isOwner) return undefined;
    const timer = setTimeout(() => {
      for (const fetchPage of Object.values(tabPages)) void fetchPage().catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [isOwner]);
}

/** Every page of an owner on the phone. */
export default function SignedIn({ isOperator }: { isOperator: boolean }) {
  useTabPagesAhead(!isOperator);
  if (isOperator) return <OperatorNote />;
  return (
    <MobileShell>
      <Routes>
        <Route path="/home" element={<HomePage />} />
        <Route path="/tableme" element={<OrdersPage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/earnings" element={<EarningsPage />} />
        <Route path="/me" element={<MePage />} />
        <Route path="/sample" element={<OwnOrderPage />} />
        <Route path="/profile" element={<AccountPage />} />
        <Route path="/share" element={<LinksPage />} />
        <Route path="/payment" element={<PaymentPage />} />
        <Route path="/payresult" element={<PayResultPage />} />
        <Route path="/payauth" element={<PayAuthPage />} />
        <Route path="/store" element={<StorePage />} />
        <Route path="*" element={<Renamed />} />
      </Routes>
    </MobileShell>
  );
}
