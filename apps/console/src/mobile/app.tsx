import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HashRouter, Navigate, useLocation, useSearchParams } from 'react-router';
import { isOperator, loadAccount, push, useAccount } from '../lib/account.ts';
import { queryClient } from '../lib/queries.ts';
import { useTheme } from '../lib/theme.ts';
import { useEnrolGate } from '../lib/use-enrol-gate.ts';
import { useOutside } from '../lib/use-outside.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { ErrorState } from '../ui/page-state.tsx';
import { Splash } from '../ui/splash.tsx';

const LoginPage = lazy(() => import('../admin/identity/login-page.tsx'));
const RegisterPage = lazy(() => import('../admin/identity/register-page.tsx'));
const AuthorizePage = lazy(() => import('./authorize-page.tsx'));
const EnrolGate = lazy(() => import('../admin/account/enrol-gate.tsx'));
const fetchSignedIn = () => import('./signed-in.tsx');
const SignedIn = lazy(fetchSignedIn);

const forms: Readonly<Record<string, typeof LoginPage>> = { '/login': LoginPage, '/register': RegisterPage };

/** Signed out: the form, with the way back in its address. Signed in: on to where the person wanted to go. */
function Door() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { isSignedIn, user } = useAccount();
  const [failure, setFailure] = useState<unknown>();
  const { isGated, openGate } = useEnrolGate();
  useEffect(() => {
    // A session that the server refused has ended by now, and the form comes by itself.
    if (isSignedIn && !user && !failure) void loadAccount().catch(setFailure);
    if (!isSignedIn) {
      setFailure(undefined);
      return;
    }
    push.nudge();
    // On its way while the person is looked up, so that a slow line waits once.
    void fetchSignedIn().catch(() => undefined);
  }, [isSignedIn, user, failure]);
  // A social sign-in comes back here, whoever was signed in before.
  if (pathname === '/authorize') return <AuthorizePage />;
  const Form = forms[pathname];
  if (!isSignedIn) {
    if (Form) return <Form />;
    return <Navigate to={pathname === '/' ? '/login' : `/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  }
  if (Form) {
    const wanted = query.get('redirect') ?? '';
    return <Navigate to={/^\/[a-z]/.test(wanted) ? wanted : '/home'} replace />;
  }
  if (!user && failure)
    return (
      <main className="m-authorize">
        <ErrorState error={failure} onRetry={() => setFailure(undefined)} />
      </main>
    );
  if (!user) return <Splash />;
  if (isGated)
    return (
      <div className="m-app">
        <main className="m-main account m-gate">
          <EnrolGate onDone={openGate} />
        </main>
      </div>
    );
  return <SignedIn isOperator={isOperator(user)} />;
}

/** The bar of the browser takes the colour of the page, also when the person chose another theme than the device's. */
function paintBrowser(theme: 'light' | 'dark'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = theme === 'dark' ? '#0e1116' : '#f6f7f9';
}

function Inside() {
  useOutside();
  const theme = useTheme();
  useEffect(() => {
    paintBrowser(theme);
  }, [theme]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        <Door />
      </Suspense>
      <FloatingFeedback />
    </ErrorBoundary>
  );
}

/**
 * The mobile site: the owner's store on a phone. Without transitions a tap shows the skeleton of the next page at once;
 * with them the page before would stand there, as if nothing had been tapped, until a slow line has brought the next.
 */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter useTransitions={false}>
        <Inside />
      </HashRouter>
    </QueryClientProvider>
  );
}
