/*
 * The phone's service worker does one thing: when a page cannot be fetched, it shows our own words instead of the
 * browser's. It keeps no answer, no amount and no part of the site, so a new build is used at once.
 * Raise the version when offline.html or offline.js changes.
 */
const kept = 'offline-2';
const page = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll([page, '/offline.js'].map((path) => new Request(path, { cache: 'reload' })))),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    // The page is fetched while the worker wakes, so that it costs no time.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  if (request.mode === 'navigate') {
    const open = async () => {
      try {
        return (await preloadResponse) ?? (await fetch(request));
      } catch {
        return (await caches.match(page)) ?? Response.error();
      }
    };
    event.respondWith(open());
  } else if (new URL(request.url).pathname === '/offline.js') {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});
