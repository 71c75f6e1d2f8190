import { useEffect, useEffectEvent } from 'react';

/** Hears that the browser shows the page again as it was left, with "back" from another site: nothing was loaded anew. */
export function usePageReturn(handler: () => void): void {
  const hear = useEffectEvent(handler);
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hear();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
