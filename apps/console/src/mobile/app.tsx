import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { HashRouter } from 'react-router';
import { withTexts } from '../lib/load-texts.ts';
import { queryClient } from '../lib/queries.ts';
import { useStoreViewEnd } from '../lib/store-view.ts';
import { isStoreView } from '../lib/stored.ts';
import { useTheme } from '../lib/theme.ts';
import { useSessionEvents } from '../lib/use-session-events.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FloatingFeedback } from '../ui/floating-feedback.tsx';
import { Splash } from '../ui/splash.tsx';
import { Guard } from './guard.tsx';

/** The bar of the browser takes the colour of the page, also when the person chose another theme than the device's. */
function paintBrowser(theme: 'light' | 'dark'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = theme === 'dark' ? '#0e1116' : '#f6f7f9';
}

const StoreViewFrame = lazy(() => withTexts(import('../ui/store-view-banner.tsx'), 'ownerPages'));

function Inside() {
  useSessionEvents();
  const theme = useTheme();
  const { hasEnded } = useStoreViewEnd();
  useEffect(() => {
    paintBrowser(theme);
  }, [theme]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>{!hasEnded && <Guard />}</Suspense>
      {isStoreView() && (
        <Suspense>
          <StoreViewFrame />
        </Suspense>
      )}
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
