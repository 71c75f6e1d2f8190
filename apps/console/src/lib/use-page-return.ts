import { useEffect, useEffectEvent } from 'react';

/** Calls the handler when the browser restores the page with "back" from another site: nothing was reloaded. */
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
