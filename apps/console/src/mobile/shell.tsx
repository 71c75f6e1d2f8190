import { storeMessageShape, topics } from '@vitrine/contract/topics.ts';
import { House, ReceiptText, Tag, UserRound, Wallet } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { signOut, useUser } from '../lib/account.ts';
import { consoleSite } from '../lib/face.ts';
import { toast } from '../lib/feedback.ts';
import { useText } from '../lib/i18n.ts';
import { useMenuBadges } from '../lib/menu-badges.ts';
import { queryClient } from '../lib/queries.ts';
import { usePush } from '../lib/use-push.ts';
import { useOrderCounts } from '../shop/orders/use-order-list.ts';
import { mobileTexts } from '../texts/mobile.ts';
import { AntdRoot } from '../ui/antd-root.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';

const tabs = [
  { path: '/home', key: 'home', Icon: House },
  { path: '/tableme', key: 'orders', Icon: ReceiptText },
  { path: '/products', key: 'products', Icon: Tag },
  { path: '/earnings', key: 'earnings', Icon: Wallet },
  { path: '/me', key: 'me', Icon: UserRound },
] as const;

const everything = { status: undefined, keywords: '', placedFrom: undefined, placedTo: undefined, awaiting: undefined, limit: 20 } as const;

/** Bottom bar, live news, and the page between them. */
export function MobileShell({ children }: { children: ReactNode }) {
  const t = useText(mobileTexts);
  const user = useUser();
  const { pathname } = useLocation();
  const badges = useMenuBadges();
  useOrderCounts(everything);
  usePush(user?.storeId ? topics.store(user.storeId) : undefined, (message) => {
    const news = storeMessageShape.safeParse(message);
    if (news.success && news.data.kind === 'order.placed') toast.success(t('newOrder', { number: news.data.orderNumber ?? '' }));
    void queryClient.invalidateQueries();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  const waiting = badges['/order']?.count ?? 0;
  return (
    <div className="m-app">
      <main className="m-main">
        <AntdRoot>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </AntdRoot>
      </main>
      <nav className="m-bar" aria-label={t('pages')}>
        <ul>
          {tabs.map(({ path, key, Icon }) => (
            <li key={path}>
              <NavLink to={path}>
                <Icon size={22} strokeWidth={1.75} aria-hidden />
                {t(key)}
                {key === 'orders' && waiting > 0 && <b className="num">{waiting}</b>}
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
      <a className="m-btn primary" href={consoleSite()}>
        {t('fullSite')}
      </a>
      <button type="button" className="m-btn" onClick={() => void signOut()}>
        {t('logOut')}
      </button>
    </main>
  );
}
