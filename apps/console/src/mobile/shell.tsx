import { House, ReceiptText, Tag, UserRound, Wallet } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { signOut, useUser } from '../lib/account.ts';
import { consoleSite } from '../lib/app.ts';
import { useFirstPage } from '../lib/first-page.ts';
import { useText } from '../lib/i18n.ts';
import { useLiveNews } from '../lib/live-news.ts';
import { useMenuBadges } from '../lib/menu-badges.ts';
import { usePlatform } from '../lib/platform-config.ts';
import { useFavicon } from '../lib/use-favicon.ts';
import { noFilters } from '../shop/orders/order-filters.rules.ts';
import { useOrderCounts } from '../shop/orders/use-order-list.ts';
import { useWaitingReturns } from '../shop/returns/use-waiting-returns.ts';
import { mobileTexts } from '../texts/mobile.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { CardSkeletons } from '../ui/plain/card-skeletons.tsx';
import { RateLine } from '../ui/rate-line.tsx';
import { SkeletonLine } from '../ui/skeletons.tsx';
import { AsOfLine } from './parts/as-of-line.tsx';
import { PullToRefresh } from './parts/pull-to-refresh.tsx';

/** Without a network the count is missing, and the page is there. */
const OpenChangesBadge = lazy(() =>
  import('../shop/changes/open-changes-badge.tsx').catch(() => ({ default: () => null })),
);

const tabs = [
  { path: '/home', key: 'home', Icon: House },
  { path: '/tableme', key: 'orders', Icon: ReceiptText },
  { path: '/products', key: 'products', Icon: Tag },
  { path: '/earnings', key: 'earnings', Icon: Wallet },
  { path: '/me', key: 'me', Icon: UserRound },
] as const;

/** A page whose file is still on its way. */
function PageWaiting() {
  return (
    <>
      <div className="m-head">
        <SkeletonLine width={148} height={24} />
      </div>
      <CardSkeletons cards={3} height={190} />
    </>
  );
}

/** Bottom bar, live news, and the page between them. */
export function MobileShell({ children }: { children: ReactNode }) {
  const t = useText(mobileTexts);
  const { pathname } = useLocation();
  const waiting = useMenuBadges()['/order']?.count ?? 0;
  const changes = useMenuBadges()['/changes']?.count ?? 0;
  const forMe = useWaitingReturns('owner') + changes;
  const isSettled = useFirstPage((first) => first.isSettled);
  useOrderCounts(noFilters);
  useLiveNews();
  const { logoUrl } = usePlatform();
  useFavicon(useUser()?.image_url || logoUrl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="m-app">
      {isSettled && (
        <Suspense>
          <OpenChangesBadge />
        </Suspense>
      )}
      <PullToRefresh />
      <AsOfLine />
      <RateLine className="m-offline" />
      <main className="m-main">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <nav className="m-bar" aria-label={t('pages')}>
        <ul>
          {tabs.map(({ path, key, Icon }) => (
            <li key={path}>
              <NavLink to={path}>
                <Icon size={23} strokeWidth={1.75} aria-hidden />
                <span>{t(key)}</span>
                {key === 'me' && forMe > 0 && (
                  <b className="m-badge num">{forMe > 99 ? '99+' : forMe}</b>
                )}
                {key === 'orders' && waiting > 0 && (
                  <b className="m-badge num">{waiting > 99 ? '99+' : waiting}</b>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Operators work at a desk; the phone says so instead of showing a half. */
export function OperatorNote() {
  const t = useText(mobileTexts);
  return (
    <main className="m-main state">
      <p>{t('operatorLine')}</p>
      <a className="btn primary" href={consoleSite()}>
        {t('fullSite')}
      </a>
      <button type="button" className="btn" onClick={() => void signOut()}>
        {t('logOut')}
      </button>
    </main>
  );
}
