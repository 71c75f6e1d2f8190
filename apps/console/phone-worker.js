/*
 * The phone's service worker. It keeps the site itself (page, scripts, styles, font), which is the same for everybody, so
 * that it opens at once on a slow line and without one. It keeps no answer of the API: `src/mobile/last-read.ts` does.
 * `phone-worker.ts` writes the names of the files into `self.shell` when the site is built.
 */
const { entry, files, texts, version } = self.shell;
const language = new URL(self.location.href).searchParams.get('language');
const kept = `site-${version}-${language}`;

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(kept);
    // What the browser has already is not fetched again: these names change with their content. The page's does not.
    await cache.addAll([
      ...files,
      ...(texts[language] ?? texts.en),
      new Request('/', { cache: 'reload' }),
    ]);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** So long a reload waits for the server, in ms. Beyond it a line that answers nothing would keep the site shut that is kept here. */
const newestWithin = 5_000;

/** The page as the server has it now; undefined where it does not say so in time. */
const fetchNewest = (request) =>
  Promise.race([
    fetch(request).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, newestWithin)),
  ]);

/** The page of this build; what the server writes into it (addresses of other sites) is read again for the next time. */
async function openPage(event) {
  // Whoever reloads wants what is new, such as a build that has replaced this one.
  const newest = event.request.cache === 'default' ? undefined : await fetchNewest(event.request);
  if (newest) return newest;
  const cache = await caches.open(kept);
  const page = await cache.match('/');
  if (!page) return fetch(event.request);
  const renew = async () => {
    const answer = await fetch('/').catch(() => undefined);
    const isOfThisBuild = answer?.ok && (await answer.clone().text()).includes(entry);
    if (isOfThisBuild) await cache.put('/', answer);
  };
  event.waitUntil(renew());
  return page;
}

async function openFile(request) {
  const cache = await caches.open(kept);
  const file = await cache.match(request);
  if (file) return file;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});

/** What `admin/web-push` on the server sends. Every message has to show something: browsers end a subscription otherwise. */
self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  const shown = {
    body,
    tag,
    data: { path },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: language ?? 'en',
  };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Opens the order in the site that is open already, or opens the site. */
self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data;
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) return self.clients.openWindow(`/#${path}`);
    page.postMessage({ open: path });
    return page.focus();
  };
  event.notification.close();
  event.waitUntil(open());
});
