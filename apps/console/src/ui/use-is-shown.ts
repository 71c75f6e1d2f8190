import { useLayoutEffect, useState } from 'react';

/**
 * Whether the page around is the one that is shown. A kept page in the background must close what it drew outside of
 * itself: pass `isOpen && useIsShown()` to drawers and dialogs, and they come back with the page.
 */
export function useIsShown(): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return isShown;
}
