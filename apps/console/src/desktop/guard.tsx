import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { endSession, isOperator, loadAccount, push, useAccount, VerificationFailed } from '../lib/account.ts';
import { leaveForMobile } from '../lib/arrival.ts';
import { toast } from '../lib/feedback.ts';
import { useText } from '../lib/i18n.ts';
import { session } from '../lib/session.ts';
import { shellTexts } from '../texts/shell.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/page-state.tsx';
import { Splash } from '../ui/splash.tsx';
import { type Decision, decideVisit } from './guard.rules.ts';
import { IndexLayout } from './layout/index-layout.tsx';
import { progress } from './progress.ts';
import { ProgressEnd } from './progress-end.tsx';
import { NoAccessPage, NotFoundPage } from './standing-pages.tsx';
import { useRoutesOfAccount } from './use-routes.ts';

const LoginPage = lazy(() => import('../admin/identity/login-page.tsx'));
const RegisterPage = lazy(() => import('../admin/identity/register-page.tsx'));
const AuthorizePage = lazy(() => import('./authorize-page.tsx'));
const Shell = lazy(() => import('./shell.tsx'));

const standingAlone: Readonly<Record<string, ReactNode>> = {
  '/login': <LoginPage />,
  '/register': <RegisterPage />,
  '/authorize': <AuthorizePage />,
  '/401': <NoAccessPage />,
  '/404': <NotFoundPage />,
};

/** Fetches user info and routes when the guard asks for them; a session that is worth nothing leads to the login form. */
function useAccountLoading(isWanted: boolean): { error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to try again
  useEffect(() => {
    if (!isWanted) return;
    setError(undefined);
    loadAccount().catch((reason: unknown) => {
      if (!(reason instanceof VerificationFailed)) return session.isSignedIn() ? setError(reason) : undefined;
      toast.error(reason.message);
      endSession();
    });
  }, [isWanted, attempt]);
  return { error, retry: () => setAttempt((count) => count + 1) };
}

/** The routing rules at work: every visit passes here before anything is shown. */
export function Guard() {
  const t = useText(shellTexts);
  const location = useLocation();
  const { pathname, search, key } = location;
  const navigate = useNavigate();
  const { isSignedIn, hasJustSignedIn, hasJustSignedOut, user } = useAccount();
  const routes = useRoutesOfAccount();
  const redirects = useRef(0);
  const [isStopped, setStopped] = useState(false);
  const [lastShown, setLastShown] = useState<Location>();
  const decision: Decision = isStopped
    ? { kind: 'abort' }
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
  const isLeaving = (!isSignedIn || user !== null) && leaveForMobile({ path: pathname, search, isOperator: isOperator(user) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is known by its key
  useLayoutEffect(() => {
    progress.start();
    window.scrollTo(0, 0);
    if (session.isSignedIn()) push.nudge();
  }, [key]);

  useEffect(() => {
    if (decision.kind === 'abort') setStopped(true);
    if (decision.kind === 'show') {
      redirects.current = 0;
      setLastShown(location);
      if (hasJustSignedIn || hasJustSignedOut) useAccount.setState({ hasJustSignedIn: false, hasJustSignedOut: false });
    }
    if (target === undefined) return;
    redirects.current += 1;
    void navigate(target, { replace: true });
  }, [decision.kind, target, location, navigate, hasJustSignedIn, hasJustSignedOut]);

  if (isLeaving) return <Splash />;
  if (decision.kind === 'abort')
    return (
      <IndexLayout>
        <ErrorState text={t('redirectLoop')} />
        <ProgressEnd visit={key} />
      </IndexLayout>
    );
  if (loading.error)
    return (
      <IndexLayout>
        <ErrorState text={t('startFailed')} error={loading.error} onRetry={loading.retry} />
        <ProgressEnd visit={key} />
      </IndexLayout>
    );
  // While a redirect is under way the page before it stays, so that the shell keeps its pages.
  const stage = decision.kind === 'show' ? location : decision.kind === 'go' && isSignedIn ? lastShown : undefined;
  if (!stage) return <Splash />;
  const alone = standingAlone[stage.pathname];
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        {alone ?? (routes && <Shell routes={routes} location={stage} />)}
        {alone && <ProgressEnd visit={stage.key} />}
      </Suspense>
    </ErrorBoundary>
  );
}
