import { bestEffort } from '../lib/best-effort.ts';
import { useSettings } from '../lib/settings.ts';
import { readStored, writeStored } from '../lib/stored.ts';

/** The worker fetches what the first pages have not: on a slow line it waits until they are there. */
const quietMs = 2_500;
const rebuiltKey = 'rebuilt';
/** A page that fails again so soon after a reload is not repaired by another one. */
const againMs = 30_000;

const register = () =>
  bestEffort(
    navigator.serviceWorker.register(
      `/phone-worker.js?language=${useSettings.getState().language}`,
    ),
  );

/** Registers the worker that keeps the site on this phone, with the texts of the chosen language. */
export function prepareOffline(): void {
  // A development server replaces modules by itself, and a worker would prevent that.
  if (!import.meta.env?.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => setTimeout(() => void register(), quietMs));
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data?.open === 'string' && data.open.startsWith('/'))
        window.location.hash = data.open;
    },
  );
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void register();
  });
}

/** A build that was replaced may lack a page that was not opened yet: the page is loaded again, with the new build. */
export function followNewBuilds(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const isAgain = Date.now() - Number(readStored(rebuiltKey, 'session')) < againMs;
    if (isAgain || !navigator.onLine) return;
    writeStored(rebuiltKey, String(Date.now()), 'session');
    event.preventDefault();
    window.location.reload();
  });
}
