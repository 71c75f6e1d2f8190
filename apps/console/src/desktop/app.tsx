import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HashRouter } from 'react-router';
import { endSession, push, useAccount } from '../lib/account.ts';
import { sessionLostEvent } from '../lib/api.ts';
import { queryClient } from '../lib/queries.ts';
import { followOtherTabsSession, session } from '../lib/session.ts';
import { useTheme } from '../lib/theme.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { Guard } from './guard.tsx';

/** What the page hears from outside: a session that ended, another tab, the network coming back. */
function useOutside(): void {
  useEffect(() => {
    // The guard then leads to the login form and keeps the path.
    const lost = () => {
      if (session.isSignedIn()) endSession();
    };
    const nudge = () => {
      if (document.visibilityState === 'visible' && session.isSignedIn()) push.nudge();
    };
    window.addEventListener(sessionLostEvent, lost);
    window.addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    const stopFollowing = followOtherTabsSession((isSignedIn) => {
      if (isSignedIn) useAccount.setState({ isSignedIn: true, hasJustSignedIn: true, hasJustSignedOut: false, user: null, routes: null });
      else endSession();
    });
    return () => {
      stopFollowing();
      window.removeEventListener(sessionLostEvent, lost);
      window.removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
    };
  }, []);
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
