import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import HomePage from './home/home-page.tsx';
import { DeskStage, MobileShell, OperatorNote } from './shell.tsx';

const OrdersPage = lazy(() => import('./orders/orders-page.tsx'));
const ProductsPage = lazy(() => import('./products/products-page.tsx'));
const EarningsPage = lazy(() => import('./earnings/earnings-page.tsx'));
const MePage = lazy(() => import('./me/me-page.tsx'));
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

/** Every page of an owner on the phone; the rarer ones are the desk's. */
export default function SignedIn({ isOperator }: { isOperator: boolean }) {
  if (isOperator) return <OperatorNote />;
  return (
    <MobileShell>
      <Routes>
        <Route path="/home" element={<HomePage />} />
        <Route path="/tableme" element={<OrdersPage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/earnings" element={<EarningsPage />} />
        <Route path="/me" element={<MePage />} />
        <Route element={<DeskStage hasBack />}>
          <Route path="/store" element={<StorePage />} />
          <Route path="/payment" element={<AccountPage />} />
          <Route path="/share" element={<SharePage />} />
          <Route path="/sample" element={<SamplePage />} />
        </Route>
        <Route element={<DeskStage hasBack={false} />}>
          <Route path="/payresult" element={<PayResultPage />} />
          <Route path="/payauth" element={<PayAuthPage />} />
        </Route>
        <Route path="*" element={<Renamed />} />
      </Routes>
    </MobileShell>
  );
}
