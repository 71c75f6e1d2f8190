import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { consoleUrl } from './addresses.ts';

/** An address of every site that runs no script of ours, under the headers of our pages: others would end the page's process. */
export const plainAddress = '/readyz';

/** Methods without a counterpart that reverts them: a page on which one was called is not reused. */
const lasting = ['exposeBinding', 'exposeFunction', 'routeWebSocket', 'newCDPSession'] as const;
const lastingTimes = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

type PageOptions = BrowserContextOptions & { baseURL: string };

interface Kept {
  page: Page;
  context: BrowserContext;
  /** Of the sites that were open. */
  origins: Set<string>;
  /** Take back what runs at the start of every page, and what listens to this one. */
  startScripts: { dispose(): Promise<void> }[];
  listeners: (() => void)[];
  isSpoilt: boolean;
}

/** More of one kind are open at once in no journey that runs often. */
const keptMax = 2;
/** By browser, and by the options of the context, but for the size of the window, which a page can change. */
const kept = new WeakMap<Browser, Map<string, Kept[]>>();

function findFree(
  browser: Browser,
  { viewport: _, serviceWorkers, ...options }: BrowserContextOptions,
): Kept[] {
  const byOptions = kept.get(browser) ?? new Map<string, Kept[]>();
  kept.set(browser, byOptions);
  const key = JSON.stringify({ ...options, hasWorkers: serviceWorkers === 'allow' });
  const free = byOptions.get(key) ?? [];
  byOptions.set(key, free);
  return free;
}

/** Calls `heard` with the arguments and the result of each call of a method of an object. */
function listen(
  target: object,
  name: string,
  heard: (answer: unknown, given: unknown[]) => unknown,
): void {
  const methods = target as Record<string, ((...given: unknown[]) => unknown) | undefined>;
  const own = methods[name];
  if (!own) return;
  methods[name] = (...given) => {
    const answer = own.apply(target, given);
    heard(answer, given);
    return answer;
  };
}

async function make(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const made: Kept = {
    page,
    context,
    origins: new Set(),
    startScripts: [],
    listeners: [],
    isSpoilt: false,
  };
  const spoil = () => {
    made.isSpoilt = true;
  };
  for (const name of lastingTimes) listen(page.clock, name, spoil);
  for (const target of [page, context]) {
    for (const name of lasting) listen(target, name, spoil);
    const silence = target.off.bind(target) as (event: string, heard: () => void) => unknown;
    listen(target, 'addInitScript', async (added) => {
      made.startScripts.push((await added) as Kept['startScripts'][number]);
    });
    // Not all that listen: Playwright hears by itself that a context is closed.
    listen(target, 'on', (_, [event, heard]) =>
      made.listeners.push(() => silence(event as string, heard as () => void)),
    );
  }
  return made;
}

/** Records which sites are opened: the storage of ours is emptied at the end; a page that left them is not reused. */
function hearOrigins(one: Kept): void {
  const hear = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (!/^https?:/.test(frame.url())) return;
      const { origin, hostname } = new URL(frame.url());
      if (hostname === new URL(consoleUrl).hostname) one.origins.add(origin);
      else one.isSpoilt = true;
    });
  hear(one.page);
  one.context.on('page', hear);
}

/** Empties what a site stored in the browser; the page is one of that site. */
const emptyStorage = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** Makes a page what a new one is, with the scripts of the site compiled. */
async function wipe(
  { page, context, origins, startScripts, listeners }: Kept,
  options: PageOptions,
): Promise<void> {
  for (const stop of listeners.splice(0)) stop();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of startScripts.splice(0)) await script.dispose();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.setExtraHTTPHeaders({});
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
  });
  const home = new URL(options.baseURL).origin;
  origins.delete(home);
  for (const origin of [...origins, home]) {
    await page.goto(`${origin}${plainAddress}`);
    await emptyStorage(page);
  }
  origins.clear();
}

/**
 * Opens a page with an empty storage. It reuses a page that an earlier journey closed, where there is one: a new context compiles two
 * megabytes of script before a person is signed in, which takes three times as long (`docs/decisions/0107-reused-pages.md`).
 */
export async function openPage(
  browser: Browser,
  options: PageOptions,
): Promise<{ page: Page; context: BrowserContext; close(): Promise<void> }> {
  const free = findFree(browser, options);
  const one = free.pop() ?? (await make(browser, options));
  if (options.viewport) await one.page.setViewportSize(options.viewport);
  hearOrigins(one);
  return {
    page: one.page,
    context: one.context,
    async close() {
      const isKept =
        free.length < keptMax && !one.isSpoilt && one.context.serviceWorkers().length === 0;
      const isWiped =
        isKept &&
        (await wipe(one, options).then(
          () => true,
          () => false,
        ));
      if (isWiped) free.push(one);
      // An answer that is not finished yet has no page left to read it.
      else await one.page.unrouteAll({ behavior: 'ignoreErrors' }).then(() => one.context.close());
    },
  };
}
