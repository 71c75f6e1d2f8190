import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { bestEffort } from '../lib/best-effort.ts';
import { waitForFirstPage } from '../lib/first-page.ts';
import { preloadable } from './preloadable.tsx';
import { useWasOpened } from './use-was-opened.ts';

interface LaterPart<Props> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
}

/** A part of a page that is drawn from its first opening on, such as a drawer; its file comes with that opening, or before it with `usePrepared`. */
export function createLaterPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean = () => true,
): LaterPart<Props> {
  const Part = preloadable(fetchPart);
  function Later(props: Props) {
    if (!useWasOpened(isOpen(props))) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { load: Part.load });
}

/** Fetches later parts of a page once the first page is complete. */
export function usePrepared(...parts: readonly { load: () => Promise<unknown> }[]): void {
  const prepare = useEffectEvent(async () => {
    await waitForFirstPage();
    for (const { load } of parts) await bestEffort(load());
  });
  useEffect(() => void prepare(), []);
}
