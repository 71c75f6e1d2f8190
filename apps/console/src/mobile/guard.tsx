import { Suspense, useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { EnrolGate, Standing } from '../admin/identity/standing.tsx';
import { isOperator, push, useAccount } from '../lib/account.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { useText } from '../lib/i18n.ts';
import { withTexts } from '../lib/load-texts.ts';
import { progress } from '../lib/progress.ts';
import { session } from '../lib/session.ts';
import { isStatusPage } from '../lib/static-routes.ts';
import { useAccountLoading } from '../lib/use-account-loading.ts';
import { useEnrolGate } from '../lib/use-enrol-gate.ts';
import { useVisit } from '../lib/use-visit.ts';
import { statusPageTexts } from '../texts/status-pages.ts';
import { ErrorState } from '../ui/page-state.tsx';
import { preloadable } from '../ui/preloadable.tsx';
import { ProgressEnd } from '../ui/progress-end.tsx';
import { Splash } from '../ui/splash.tsx';
import { decideMobileVisit, operatorRoutes, ownerRoutes } from './guard.rules.ts';
import { MobileIndexLayout } from './index-layout.tsx';
import { loadPhoneAccount } from './load-account.ts';

const fetchSignedIn = async () => {
  const page = await withTexts(import('./signed-in.tsx'), 'home');
  page.keepLastRead();
  return page;
};
const SignedIn = preloadable(fetchSignedIn);

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
        <main className="m-main account m-gate columns">
          <EnrolGate onDone={openGate} />
        </main>
        {end}
      </div>
    );
  if (!shown) return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      {isStatusPage(shown.pathname) ? (
        <Standing
          key={shown.pathname}
          path={shown.pathname}
          search={shown.search}
          Layout={MobileIndexLayout}
          end={<ProgressEnd visit={shown.pathname} />}
        />
      ) : (
        user && <SignedIn isOperator={isOperator(user)} location={shown} />
      )}
    </Suspense>
  );
}
