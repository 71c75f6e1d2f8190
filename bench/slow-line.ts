import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone's line and processor: 1.6 Mbit/s, 150 ms until each answer begins, four times slower than this machine. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
const quietMs = 5_000;
const waitMaxMs = 60_000;

export interface SlowPage {
  name: string;
  path: string;
  /** Shown with the page's data. */
  figure: string;
  /** Shown at once from an earlier visit, where it is something else. */
  painted?: string;
  /** An entry of the menu, and the mark of it on the screen after a press. */
  entry: string;
  answered: string;
}

export interface SlowVisit {
  name: string;
  kind: 'cold' | 'warm';
  firstPaintMs: number;
  paintedMs: number;
  /** The page's data is on the screen. */
  figuresMs: number;
  /** A click on the menu was answered as well. */
  usableMs: number;
  scriptKilobytes: number;
  allKilobytes: number;
  /** Until the data is on the screen; a click then loads the next page. */
  requests: number;
  shift: number;
}

/** Runs in the page: notes when figures are seen, presses an entry of the menu in that frame, and notes its reaction. */
function watch({ figure, painted = figure, entry, answered }: SlowPage): void {
  const noted = { paintedMs: 0, figuresMs: 0, usableMs: 0, shift: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (noted.figuresMs === 0 || one.startTime <= noted.figuresMs + 100) noted.shift += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
  const look = () => {
    if (noted.paintedMs === 0 && isSeen(painted)) noted.paintedMs = performance.now();
    if (noted.figuresMs === 0 && isSeen(figure)) {
      noted.figuresMs = performance.now();
      document.querySelector<HTMLElement>(entry)?.click();
    }
    if (noted.figuresMs > 0 && isSeen(answered)) noted.usableMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function observe(page: Page, session: CDPSession) {
  const total = { script: 0, all: 0, sentAt: [] as number[] };
  const kinds = new Map<string, string>();
  let isOver = false;
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) => {
    if (isOver || !/^(?:https?|wss?):/.test(request.url)) return;
    kinds.set(requestId, type ?? '');
    total.sentAt.push(wallTime * 1_000);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isOver) return;
    total.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') total.script += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    total,
    stop: () => {
      isOver = true;
    },
    page,
  };
}

async function visit(
  context: BrowserContext,
  address: string,
  slow: SlowPage,
  kind: 'cold' | 'warm',
): Promise<SlowVisit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (kind === 'cold') await session.send('Network.clearBrowserCache');
  const { total, stop } = await observe(page, session);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch, slow);
  await page.goto(`${address}/#${slow.path}`, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(
    () => {
      const { noted: now } = window as unknown as { noted?: { usableMs: number } };
      return now && now.usableMs > 0 ? now : undefined;
    },
    undefined,
    { timeout: waitMaxMs, polling: 20 },
  );
  stop();
  const seen = (await noted.jsonValue()) as unknown as Pick<
    SlowVisit,
    'paintedMs' | 'figuresMs' | 'usableMs' | 'shift'
  >;
  const origin = await page.evaluate(() => performance.timeOrigin);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
  );
  await session.send('Network.emulateNetworkConditions', {
    ...line,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.waitForTimeout(quietMs);
  await page.close();
  return {
    name: slow.name,
    kind,
    firstPaintMs,
    ...seen,
    scriptKilobytes: total.script / 1_000,
    allKilobytes: total.all / 1_000,
    requests: total.sentAt.filter((at) => at <= origin + seen.figuresMs).length,
  };
}

/** Each page as a person opens it who was there before: with nothing in the cache (a new release), or with all of it. */
export async function measureSlowLine(
  context: BrowserContext,
  address: string,
  pages: readonly SlowPage[],
  kinds: readonly SlowVisit['kind'][],
): Promise<SlowVisit[]> {
  const visits: SlowVisit[] = [];
  for (const slow of pages) {
    const before = await context.newPage();
    await before.goto(`${address}/#${slow.path}`);
    await before.locator(slow.figure).first().waitFor();
    await before.waitForTimeout(quietMs);
    await before.close();
    for (const kind of kinds) visits.push(await visit(context, address, slow, kind));
  }
  return visits;
}

const menuTo = (path: string) => ({
  entry: `.side-menu a[href="#${path}"]`,
  answered: `.side-menu a[href="#${path}"][aria-current="page"]`,
});

/** The owner's pages at the desk. */
export const deskPages: readonly SlowPage[] = [
  { name: 'dashboard', path: '/index', figure: '.stat-value b, .big-money', ...menuTo('/product') },
  { name: 'orders', path: '/order', figure: 'tr[data-row-key]', ...menuTo('/index') },
  { name: 'products', path: '/product', figure: 'tr[data-row-key]', ...menuTo('/index') },
  { name: 'revenue', path: '/revenue', figure: '.balances .big-money', ...menuTo('/index') },
];

/** The home of the phone. */
export const phonePages: readonly SlowPage[] = [
  {
    name: 'phone home',
    path: '/home',
    figure: '.m-earned .big-money',
    painted: '#bones .b-earned b, .m-earned .big-money',
    entry: '.m-bar a[href="#/me"]',
    answered: '.m-bar a[href="#/me"][aria-current="page"]',
  },
];
