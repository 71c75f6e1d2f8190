import { useSyncExternalStore } from 'react';

const narrow =
  typeof window.matchMedia === 'function' ? window.matchMedia('(max-width: 767px)') : undefined;

/** Below 768 px an overlay of the desk is a sheet from the bottom edge. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      narrow?.addEventListener('change', onChange);
      return () => narrow?.removeEventListener('change', onChange);
    },
    () => narrow?.matches ?? false,
    () => false,
  );
