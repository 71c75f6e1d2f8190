import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HashRouter } from 'react-router';
import { push, useAccount } from '../lib/account.ts';
import { queryClient } from '../lib/queries.ts';
import { useTheme } from '../lib/theme.ts';
import { useSessionEvents } from '../lib/use-session-events.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { Guard } from './guard.tsx';

function Inside() {
  useSessionEvents();
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
