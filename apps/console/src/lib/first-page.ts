import { create } from 'zustand';
import { queryClient } from './queries.ts';

/** Longest wait for the data of the first page, in ms. */
const dataMaxMs = 8_000;
const idleMaxMs = 2_000;

/** The first page is complete, with its data: files that it did not need may be loaded now. */
export const useFirstPage = create<{ isSettled: boolean }>(() => ({ isSettled: false }));

const idle = (): Promise<void> =>
  new Promise((resolve) =>
    // Safari has no idle callbacks.
    'requestIdleCallback' in window
      ? requestIdleCallback(() => resolve(), { timeout: idleMaxMs })
      : setTimeout(resolve, 200),
  );

/** The page's queries start in the effects after this one, hence the wait before the first look. */
async function waitForData(): Promise<void> {
  const until = performance.now() + dataMaxMs;
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (queryClient.isFetching() > 0 && performance.now() < until);
}

let settling: Promise<void> | undefined;

/** The code of the first page is on the screen. */
export function settleFirstPage(): Promise<void> {
  settling ??= waitForData()
    .then(idle)
    .then(() => useFirstPage.setState({ isSettled: true }));
  return settling;
}

/** Resolves once the first page is complete, with its data, and the browser has nothing to do. */
export function waitForFirstPage(): Promise<void> {
  if (useFirstPage.getState().isSettled) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useFirstPage.subscribe(({ isSettled }) => {
      if (!isSettled) return;
      stop();
      resolve();
    });
  });
}
