import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

/** A slow line as phones have it in a train: 500 kbit/s, and 0.4 s until the first byte of each answer. */
const line = { latencyMs: 400, kilobitsPerSecond: 500 };
const quietMs = 6_000;

export interface PhoneFigure {
  title: string;
  ms: number;
  bytes: number;
  limitMs: number | undefined;
}

interface Phone {
  page: Page;
  network: CDPSession;
  context: BrowserContext;
}

export interface PhoneSettings {
  address: string;
  token: string;
  executablePath: string;
}

async function openPhone(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  return { page, network, context };
}

/** From the first request to what a person sees, on the slow line, with what came over it until then. */
async function time(phone: Phone, path: string, seen: (page: Page) => Promise<unknown>): Promise<{ ms: number; bytes: number }> {
  const { page, network } = phone;
  const throughput = (line.kilobitsPerSecond * 1000) / 8;
  const conditions = { offline: false, latency: line.latencyMs, downloadThroughput: throughput, uploadThroughput: throughput };
  await network.send('Network.emulateNetworkConditions', conditions);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await seen(page);
  return { ms: performance.now() - began, bytes };
}

const seesForm = (page: Page) => page.getByRole('textbox').first().waitFor();
const seesHome = (page: Page) => page.locator('.m-earned .figure').waitFor();

/** How long the phone's first pages take on a slow line: with nothing in the browser, and with what an earlier visit left. */
export async function measurePhone({ address, token, executablePath }: PhoneSettings): Promise<PhoneFigure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: PhoneFigure[] = [];
  const visit = async (
    title: string,
    limitMs: number | undefined,
    { path, stored, seen, isWarm = false }: { path: string; stored: Record<string, string>; seen: typeof seesForm; isWarm?: boolean },
  ) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: address });
    await context.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }, stored);
    if (isWarm) {
      const before = await openPhone(context);
      await before.page.goto(path);
      await seen(before.page);
      await before.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await before.page.waitForTimeout(quietMs);
      await before.page.close();
    }
    figures.push({ title, limitMs, ...(await time(await openPhone(context), path, seen)) });
    await context.close();
  };
  const known = { hasHomeReload: 'true', language: 'en' };
  const signedIn = { ...known, accessToken: `Bearer ${token}`, refreshToken: 'none' };
  try {
    // The browser's own start is in no figure.
    await visit('warm-up', undefined, { path: '/#/login', stored: known, seen: seesForm });
    figures.length = 0;
    await visit('login, empty cache', 4_000, { path: '/#/login', stored: known, seen: seesForm });
    await visit('login, very first visit, with its reload', undefined, { path: '/#/login', stored: {}, seen: seesForm });
    await visit('home, empty cache', undefined, { path: '/#/home', stored: signedIn, seen: seesHome });
    await visit('home, warm shell', 2_000, { path: '/#/home', stored: signedIn, seen: seesHome, isWarm: true });
  } finally {
    await browser.close();
  }
  return figures;
}
