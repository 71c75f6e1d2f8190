import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { endSession, isOperator, push, useAccount, VerificationFailed } from '../lib/account.ts';
import { mobileAddressOf } from '../lib/arrival.ts';
import { toast } from '../lib/feedback.ts';
import { useText } from '../lib/i18n.ts';
import { session } from '../lib/session.ts';
import { useEnrolGate } from '../lib/use-enrol-gate.ts';
import { standingTexts } from '../texts/standing.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/page-state.tsx';
import { Splash } from '../ui/splash.tsx';
import { type Decision, decideVisit, titleOf } from './guard.rules.ts';
import { IndexLayout } from './layout/index-layout.tsx';
import { progress } from './progress.ts';
import { ProgressEnd } from './progress-end.tsx';
import { NoAccessPage, NotFoundPage } from './standing-pages.tsx';
import { loadRoutes, useRoutesOfAccount } from './use-routes.ts';

const LoginPage = lazy(() => import('../admin/identity/login-page.tsx'));
const RegisterPage = lazy(() => import('../admin/identity/register-page.tsx'));
const AuthorizePage = lazy(() => import('./authorize-page.tsx'));
const EnrolGate = lazy(() => import('../admin/account/enrol-gate.tsx'));
const Shell = lazy(() => import('./shell.tsx'));

const standingAlone = {
  '/login': { page: <LoginPage />, title: 'login' },
  '/register': { page: <RegisterPage />, title: 'register' },
  '/authorize': { page: <AuthorizePage />, title: 'authorize' },
  '/401': { page: <NoAccessPage />, title: 'noAccessTitle' },
  '/404': { page: <NotFoundPage />, title: 'notFoundTitle' },
} as const;
type StandingPath = keyof typeof standingAlone;
const isStanding = (path: string): path is StandingPath => Object.hasOwn(standingAlone, path);

/** A page without the shell: its content, its title, and the end of its progress bar. */
function Standing({ path, visit }: { path: StandingPath; visit: Location }): ReactNode {
  const t = useText(standingTexts);
  const { page, title } = standingAlone[path];
  const shownTitle = titleOf(t(title), {}, visit.search);
  useEffect(() => {
    document.title = `${shownTitle} · Vitrine`;
  }, [shownTitle]);
  return (
    <>
      {page}
      <ProgressEnd visit={visit} />
    </>
  );
}

/** Fetches user info and routes when the guard asks for them; a session that is worth nothing leads to the login form. */
function useAccountLoading(isWanted: boolean): { error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to try again
  useEffect(() => {
    if (!isWanted) return;
    setError(undefined);
    loadRoutes().catch((reason: unknown) => {
      if (!(reason instanceof VerificationFailed)) return session.isSignedIn() ? setError(reason) : undefined;
      toast.error(reason.message);
      endSession();
    });
  }, [isWanted, attempt]);
  return { error, retry: () => setAttempt((count) => count + 1) };
}

/** The routing rules at work: every visit passes here before anything is shown. */
export function Guard() {
  const t = useText(standingTexts);
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const { isSignedIn, hasJustSignedIn, hasJustSignedOut, user } = useAccount();
  const routes = useRoutesOfAccount();
  const redirects = useRef(0);
  const [isStopped, setStopped] = useState(false);
  const [lastShown, setLastShown] = useState<Location>();
  const { isGated, openGate } = useEnrolGate();
  const decision: Decision = isStopped
    ? { kind: 'abort' }
    : isGated
      ? // Nothing is anybody's page yet, and the address is kept for when it is.
        { kind: 'load' }
      : decideVisit({
          path: pathname,
          search,
          isSignedIn,
          routes: routes?.book,
          redirects: redirects.current,
          hasJustSignedIn,
          hasJustSignedOut,
        });
  const target = decision.kind === 'go' ? decision.to : undefined;
  const loading = useAccountLoading(decision.kind === 'load');
  const isPersonKnown = !isSignedIn || user !== null;
  const mobileAddress = isPersonKnown
    ? mobileAddressOf({ path: pathname, search, isOperator: isOperator(user) || user?.secondFactor === 'required' })
    : undefined;

  // A navigation is known by its location: the key of an address that was typed or linked is always the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    progress.start();
    window.scrollTo(0, 0);
    if (session.isSignedIn()) push.nudge();
  }, [location]);

  useEffect(() => {
    // The browser leaves; a redirect in between would lead it to another page there.
    if (mobileAddress !== undefined) return window.location.replace(mobileAddress);
    if (decision.kind === 'abort') setStopped(true);
    if (decision.kind === 'show') {
      redirects.current = 0;
      setLastShown(location);
      if (hasJustSignedIn || hasJustSignedOut) useAccount.setState({ hasJustSignedIn: false, hasJustSignedOut: false });
    }
    if (target === undefined) return;
    redirects.current += 1;
    void navigate(target, { replace: true });
  }, [mobileAddress, decision.kind, target, location, navigate, hasJustSignedIn, hasJustSignedOut]);

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
  // While a redirect is under way the page before it stays, so that the shell keeps its pages.
  const stage = decision.kind === 'show' ? location : decision.kind === 'go' && isSignedIn ? lastShown : undefined;
  if (!stage) return <Splash />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        {isStanding(stage.pathname) ? (
          <Standing key={stage.pathname} path={stage.pathname} visit={stage} />
        ) : (
          routes && <Shell routes={routes} location={stage} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
