import type { RefObject } from 'react';

/**
 * For `afterOpenChange` of a popover: moves the focus to a field of its content. `autoFocus` alone does nothing where motion is reduced,
 * because the popover is still hidden when it is tried.
 */
export const focusWhenOpen =
  (content: RefObject<HTMLElement | null>, selector = 'input') =>
  (isOpen: boolean): void => {
    // Whoever has gone on by keyboard meanwhile stays there.
    if (isOpen && !content.current?.contains(document.activeElement))
      content.current?.querySelector<HTMLElement>(selector)?.focus();
  };
