import { bestEffort } from '../lib/best-effort.ts';
/** Registers the worker that shows our own words when the phone has no network; it keeps nothing else. */
export function prepareOffline(): void {
  // A development server replaces modules by itself, and a worker would prevent that.
  if (!import.meta.env?.PROD || !('serviceWorker' in navigator)) return;
  // After the page has loaded, so that it never waits for this.
  window.addEventListener('load', () => void bestEffort(navigator.serviceWorker.register('/offline-worker.js')));
}
