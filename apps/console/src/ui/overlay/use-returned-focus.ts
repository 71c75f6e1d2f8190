import { useEffect, useRef } from 'react';

/** Gives the focus back to the element that opened an overlay, also after the user went through other rows inside it. */
export function useReturnedFocus(isVisible: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  if (isVisible && !opener.current && document.activeElement instanceof HTMLElement)
    opener.current = document.activeElement;
  useEffect(() => {
    if (!isVisible) return undefined;
    return () => {
      const before = opener.current;
      opener.current = null;
      // The overlay closes at once or with its animation; a user who moved the focus meanwhile keeps it.
      const giveBack = () => {
        if (document.activeElement !== document.body) return;
        // A dialog that led here is gone: the page gets the focus instead.
        const place = before?.isConnected ? before : document.getElementById('content');
        place?.focus();
      };
      setTimeout(giveBack, 20);
      setTimeout(giveBack, 400);
    };
  }, [isVisible]);
}
