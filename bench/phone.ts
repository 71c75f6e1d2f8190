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

/** Notes in the page, frame by frame, when a part of it is there: from outside it is heard of some hundred milliseconds later. */
function noteWhenSeen(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility())
      Object.assign(window, { seenAt: performance.timeOrigin + performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From the first request to what a person sees, on the slow line, with what came over it until then. */
async function time(
  phone: Phone,
  path: string,
  part: string,
): Promise<{ ms: number; bytes: number }> {
  const { page, network } = phone;
  await page.addInitScript(noteWhenSeen, part);
  const throughput = (line.kilobitsPerSecond * 1000) / 8;
  const conditions = {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  };
  await network.send('Network.emulateNetworkConditions', conditions);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  let beganAt = 0;
  network.once('Network.requestWillBeSent', ({ wallTime }) => {
    beganAt = wallTime * 1_000;
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(part).first().waitFor();
  const seenAt = await page.evaluate(() => (window as { seenAt?: number }).seenAt ?? Number.NaN);
  return { ms: seenAt - beganAt, bytes };
}

const form = 'input[name="username"]';
const earned = '.m-earned .big-money';

/** How long the phone's first pages take on a slow line: with nothing in the browser, and with what an earlier visit left. */
export async function measurePhone({
  address,
  token,
  executablePath,
}: PhoneSettings): Promise<PhoneFigure[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const figures: PhoneFigure[] = [];
  const visit = async (
    title: string,
    limitMs: number | undefined,
    {
      path,
      stored,
      part,
      isWarm = false,
    }: { path: string; stored: Record<string, string>; part: string; isWarm?: boolean },
  ) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      baseURL: address,
    });
    await context.addInitScript((values) => {
      for (const [name, value] of Object.entries(values))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }, stored);
    if (isWarm) {
      const before = await openPhone(context);
      await before.page.goto(path);
      await before.page.locator(part).first().waitFor();
      await before.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await before.page.waitForTimeout(quietMs);
      await before.page.close();
    }
    figures.push({ title, limitMs, ...(await time(await openPhone(context), path, part)) });
    await context.close();
  };
  const known = { hasHomeReload: 'true', language: 'en' };
  const signedIn = { ...known, accessToken: `Bearer ${token}`, refreshToken: 'none' };
  try {
    // The browser's own start is in no figure.
    await visit('warm-up', undefined, { path: '/#/login', stored: known, part: form });
    figures.length = 0;
    await visit('login, empty cache', 4_000, { path: '/#/login', stored: known, part: form });
    await visit('login, very first visit, with its reload', undefined, {
      path: '/#/login',
      stored: {},
      part: form,
    });
    await visit('home, empty cache', undefined, {
      path: '/#/home',
      stored: signedIn,
      part: earned,
    });
    await visit('home, warm shell', 2_000, {
      path: '/#/home',
      stored: signedIn,
      part: earned,
      isWarm: true,
    });
  } finally {
    await browser.close();
  }
  return figures;
}
