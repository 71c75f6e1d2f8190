import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { EnrolGate, Standing } from '../admin/identity/standing.tsx';
import { isOperator, push, useAccount } from '../lib/account.ts';
import { mobileAddressOf } from '../lib/first-visit.ts';
import { decideVisit } from '../lib/guard.rules.ts';
import { useText } from '../lib/i18n.ts';
import { progress } from '../lib/progress.ts';
import { session } from '../lib/session.ts';
import { isStatusPage } from '../lib/static-routes.ts';
import { useAccountLoading } from '../lib/use-account-loading.ts';
import { useEnrolGate } from '../lib/use-enrol-gate.ts';
import { useVisit } from '../lib/use-visit.ts';
import { statusPageTexts } from '../texts/status-pages.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/page-state.tsx';
import { ProgressEnd } from '../ui/progress-end.tsx';
import { Splash } from '../ui/splash.tsx';
import { IndexLayout } from './layout/index-layout.tsx';
import { Shell } from './shell-ahead.ts';
import { loadRoutes, useRoutesOfAccount } from './use-routes.ts';

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
          <Standing
            key={shown.pathname}
            path={shown.pathname}
            search={shown.search}
            Layout={IndexLayout}
            end={<ProgressEnd visit={shown} />}
          />
        ) : (
          routes && <Shell routes={routes} location={shown} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
