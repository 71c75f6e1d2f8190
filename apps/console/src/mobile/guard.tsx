import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { LoginPage } from '../admin/identity/login-ahead.ts';
import { isOperator, push, useAccount } from '../lib/account.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { titleOf } from '../lib/guard.rules.ts';
import { useText } from '../lib/i18n.ts';
import { withTexts } from '../lib/load-texts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { progress } from '../lib/progress.ts';
import { session } from '../lib/session.ts';
import { isStatusPage, type StandingPath, standingRoutes } from '../lib/static-routes.ts';
import { useAccountLoading } from '../lib/use-account-loading.ts';
import { useEnrolGate } from '../lib/use-enrol-gate.ts';
import { useStandingNews } from '../lib/use-standing-news.ts';
import { useVisit } from '../lib/use-visit.ts';
import { statusPageTexts } from '../texts/status-pages.ts';
import { ErrorState } from '../ui/page-state.tsx';
import { preloadable } from '../ui/preloadable.tsx';
import { ProgressEnd } from '../ui/progress-end.tsx';
import { Splash } from '../ui/splash.tsx';
import { NoAccessView, NotFoundView } from '../ui/status-page.tsx';
import { decideMobileVisit, operatorRoutes, ownerRoutes } from './guard.rules.ts';
import { MobileIndexLayout } from './index-layout.tsx';
import { loadPhoneAccount } from './load-account.ts';

const RegisterPage = lazy(() => import('../admin/identity/register-page.tsx'));
const AuthorizePage = lazy(async () => ({
  default: (await import('../admin/identity/authorize-steps.tsx')).AuthorizeSteps,
}));
const EnrolGate = lazy(() => withTexts(import('../admin/account/enrol-gate.tsx')));
const fetchSignedIn = async () => {
  const page = await withTexts(import('./signed-in.tsx'));
  page.keepLastRead();
  return page;
};
const SignedIn = preloadable(fetchSignedIn);

const standingPages: Readonly<Record<StandingPath, ReactNode>> = {
  '/login': <LoginPage />,
  '/register': <RegisterPage />,
  '/authorize': <AuthorizePage />,
  '/401': <NoAccessView />,
  '/404': <NotFoundView />,
};

/** A page without the bar at the bottom: its content, its title, and the end of its progress bar. */
function Standing({ path, search }: { path: StandingPath; search: string }): ReactNode {
  const t = useText(statusPageTexts);
  const { title, meta } = standingRoutes[path];
  usePageTitle(titleOf(t(title), {}, search));
  useStandingNews();
  return (
    <>
      {meta.layout === 'index' ? (
        <MobileIndexLayout>{standingPages[path]}</MobileIndexLayout>
      ) : (
        standingPages[path]
      )}
      <ProgressEnd visit={path} />
    </>
  );
}

function useRoutes() {
  const user = useAccount((account) => account.user);
  if (!user) return undefined;
  return isOperator(user) ? operatorRoutes : ownerRoutes;
}

/** A sheet is a query of its page, so a navigation is another path. */
function useNavigationStart({ pathname }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every path starts a bar of its own
  useLayoutEffect(() => {
    progress.start();
    if (session.isSignedIn()) push.nudge();
  }, [pathname]);
}

/** The routing rules on the mobile site: every visit passes here before anything is shown. */
export function Guard() {
  const t = useText(statusPageTexts);
  const { isSignedIn, user } = useAccount();
  const routes = useRoutes();
  const { isGated, openGate } = useEnrolGate();
  const { decision, location, shown } = useVisit((visit) =>
    isGated ? { kind: 'load' } : decideMobileVisit({ ...visit, routes }),
  );
  const loading = useAccountLoading(decision.kind === 'load', loadPhoneAccount);
  useNavigationStart(useLocation());
  useEffect(() => {
    if (!isSignedIn) return;
    // On its way while the person is looked up, so that a slow line waits once.
    void bestEffort(SignedIn.load());
  }, [isSignedIn]);

  const end = <ProgressEnd visit={location.pathname} />;
  if (decision.kind === 'abort' || loading.error)
    return (
      <main className="m-authorize">
        {decision.kind === 'abort' ? (
          <ErrorState text={t('redirectLoop')} />
        ) : (
          <ErrorState text={t('startFailed')} error={loading.error} onRetry={loading.retry} />
        )}
        {end}
      </main>
    );
  if (isGated)
    return (
      <div className="m-app">
        <main className="m-main account m-gate">
          <EnrolGate onDone={openGate} />
        </main>
        {end}
      </div>
    );
  if (!shown) return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      {isStatusPage(shown.pathname) ? (
        <Standing key={shown.pathname} path={shown.pathname} search={shown.search} />
      ) : (
        user && <SignedIn isOperator={isOperator(user)} location={shown} />
      )}
    </Suspense>
  );
}
