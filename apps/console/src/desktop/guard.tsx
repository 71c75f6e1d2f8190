import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { LoginPage } from '../admin/identity/login-ahead.ts';
import { isOperator, push, useAccount } from '../lib/account.ts';
import { mobileAddressOf } from '../lib/first-visit.ts';
import { decideVisit, titleOf } from '../lib/guard.rules.ts';
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
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/page-state.tsx';
import { ProgressEnd } from '../ui/progress-end.tsx';
import { Splash } from '../ui/splash.tsx';
import { NoAccessView, NotFoundView } from '../ui/status-page.tsx';
import { IndexLayout } from './layout/index-layout.tsx';
import { Shell } from './shell-ahead.ts';
import { loadRoutes, useRoutesOfAccount } from './use-routes.ts';

const RegisterPage = lazy(() => import('../admin/identity/register-page.tsx'));
const AuthorizePage = lazy(async () => ({
  default: (await import('../admin/identity/authorize-steps.tsx')).AuthorizeSteps,
}));
const EnrolGate = lazy(() => withTexts(import('../admin/account/enrol-gate.tsx')));

const standingPages: Readonly<Record<StandingPath, ReactNode>> = {
  '/login': <LoginPage />,
  '/register': <RegisterPage />,
  '/authorize': <AuthorizePage />,
  '/401': <NoAccessView />,
  '/404': <NotFoundView />,
};

/** A page without the shell: its content, its title, and the end of its progress bar. */
function Standing({ path, visit }: { path: StandingPath; visit: Location }): ReactNode {
  const t = useText(statusPageTexts);
  const { title, meta } = standingRoutes[path];
  usePageTitle(titleOf(t(title), {}, visit.search));
  useStandingNews();
  return (
    <>
      {meta.layout === 'index' ? (
        <IndexLayout>{standingPages[path]}</IndexLayout>
      ) : (
        standingPages[path]
      )}
      <ProgressEnd visit={visit} />
    </>
  );
}

/** The routing rules at work: every visit passes here before anything is shown. */
export function Guard() {
  const t = useText(statusPageTexts);
  const { pathname, search } = useLocation();
  const { isSignedIn, user } = useAccount();
  const routes = useRoutesOfAccount();
  const { isGated, openGate } = useEnrolGate();
  const isPersonKnown = !isSignedIn || user !== null;
  const mobileAddress = isPersonKnown
    ? mobileAddressOf({
        path: pathname,
        search,
        isOperator: isOperator(user) || user?.secondFactor === 'required',
      })
    : undefined;
  const { decision, location, shown } = useVisit(
    // Behind the gate no page is the person's yet, and the address is kept for when one is.
    (visit) => (isGated ? { kind: 'load' } : decideVisit({ ...visit, routes: routes?.book })),
    mobileAddress,
  );
  const loading = useAccountLoading(decision.kind === 'load', loadRoutes);

  // A navigation is known by its location: the key of an address that was typed or linked is always the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    progress.start();
    window.scrollTo(0, 0);
    if (session.isSignedIn()) push.nudge();
  }, [location]);

  if (mobileAddress !== undefined) return <Splash />;
  if (decision.kind === 'abort')
    return (
      <IndexLayout>
        <ErrorState text={t('redirectLoop')} />
        <ProgressEnd visit={location} />
      </IndexLayout>
    );
  if (loading.error)
    return (
      <IndexLayout>
        <ErrorState text={t('startFailed')} error={loading.error} onRetry={loading.retry} />
        <ProgressEnd visit={location} />
      </IndexLayout>
    );
  if (isGated)
    return (
      <IndexLayout>
        <Suspense fallback={null}>
          <EnrolGate onDone={openGate} />
        </Suspense>
        <ProgressEnd visit={location} />
      </IndexLayout>
    );
  if (!shown) return <Splash />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        {isStatusPage(shown.pathname) ? (
          <Standing key={shown.pathname} path={shown.pathname} visit={shown} />
        ) : (
          routes && <Shell routes={routes} location={shown} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
