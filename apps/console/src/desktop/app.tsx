import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HashRouter, useNavigate } from 'react-router';
import { endSession, push, useAccount } from '../lib/account.ts';
import { sessionLostEvent } from '../lib/api.ts';
import { queryClient } from '../lib/queries.ts';
import { followOtherTabsSession, session } from '../lib/session.ts';
import { useTheme } from '../lib/theme.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { loginPath } from './guard.rules.ts';
import { Guard } from './guard.tsx';

/** What the page hears from outside: a session that ended, another tab, the network coming back. */
function useOutside(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const lost = () => {
      if (!session.isSignedIn()) return;
      const [path = '/', search = ''] = window.location.hash.slice(1).split(/(?=\?)/);
      endSession();
      void navigate(loginPath(path || '/', search), { replace: true });
    };
    const nudge = () => {
      if (document.visibilityState === 'visible' && session.isSignedIn()) push.nudge();
    };
    window.addEventListener(sessionLostEvent, lost);
    window.addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    const stopFollowing = followOtherTabsSession((isSignedIn) => {
      if (isSignedIn) useAccount.setState({ isSignedIn: true, hasJustSignedIn: true, user: null, routes: null });
      else endSession();
    });
    return () => {
      stopFollowing();
      window.removeEventListener(sessionLostEvent, lost);
      window.removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
    };
  }, [navigate]);
}

function Inside() {
  useOutside();
  useTheme();
  const isSignedIn = useAccount((account) => account.isSignedIn);
  useEffect(() => {
    if (isSignedIn) push.nudge();
  }, [isSignedIn]);
  return (
    <ErrorBoundary>
      <Guard />
      <FloatingFeedback />
    </ErrorBoundary>
  );
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Inside />
      </HashRouter>
    </QueryClientProvider>
  );
}
