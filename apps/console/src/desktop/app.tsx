import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { HashRouter } from 'react-router';
import { push, useAccount } from '../lib/account.ts';
import { withTexts } from '../lib/load-texts.ts';
import { queryClient } from '../lib/queries.ts';
import { useStoreViewEnd } from '../lib/store-view.ts';
import { isStoreView } from '../lib/stored.ts';
import { useTheme } from '../lib/theme.ts';
import { useSessionEvents } from '../lib/use-session-events.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { Guard } from './guard.tsx';

const StoreViewFrame = lazy(() => withTexts(import('../ui/store-view-banner.tsx'), 'ownerPages'));

function Inside() {
  useSessionEvents();
  useTheme();
  const isSignedIn = useAccount((account) => account.isSignedIn);
  useEffect(() => {
    if (isSignedIn) push.nudge();
  }, [isSignedIn]);
  const { hasEnded } = useStoreViewEnd();
  return (
    <ErrorBoundary>
      {!hasEnded && <Guard />}
      {isStoreView() && (
        <Suspense>
          <StoreViewFrame />
        </Suspense>
      )}
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
