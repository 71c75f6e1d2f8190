import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { moveFeedback } from './feedback-place.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  onClose: () => void;
  /** After the browser has put it above all others. */
  onShown?: () => void;
}

/**
 * A native modal dialog, open while it is drawn: the browser keeps the focus inside, makes all else inert, closes it with
 * Escape or the phone's gesture, and gives the focus back.
 */
export function Dialog({ onClose, onShown, children, ...dialog }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // React runs the cleanup also for a page that only waits, hidden, until the next one is loaded: the user did not close the dialog then.
  const isClosedByUs = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const { current } = element;
    isClosedByUs.current = false;
    current?.showModal();
    // Itself instead of its first button: a screen reader begins with its name.
    current?.focus({ preventScroll: true });
    moveFeedback();
    onShown?.();
    return () => {
      isClosedByUs.current = true;
      current?.close();
      // Before React takes the dialog out of the document, and the toasts in it.
      moveFeedback();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside what the dialog shows closes it; Escape does the same
    <dialog
      {...dialog}
      ref={element}
      tabIndex={-1}
      // The event comes late, perhaps after the dialog was opened again, and React passes on those of dialogs inside.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && !currentTarget.open && !isClosedByUs.current && onClose()
      }
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
