import { expect as assertion, chromium, type Page } from '@playwright/test';
import { openDesk } from '../e2e/support/console.ts';
import { plainAddress } from '../e2e/support/kept-pages.ts';
import { wordsIn } from '../e2e/support/words.ts';
import { ensureBrowser } from '../scripts/browser.mjs';
import { seededRandom } from './random.ts';
import { findShippingBreaks, placeOrders } from './shipments.ts';
import type { Shop } from './shop.ts';
import { findBreaks, waitForQuiet } from './verdict.ts';

export interface ScannerResult {
  orders: number;
  /** Keys that a person presses, in all: those of the scanner, one return key for each of its codes, are left out. */
  keyPresses: number;
  clicks: number;
  secondsPerOrder: number;
  /** Milliseconds until the server answered, summed over the requests of an order. */
  serverMsPerOrder: number;
  requestsPerOrder: number;
  breaks: string[];
}

/** Key presses that an order may take in addition to its two scans. */
const keyPressesMax = 2;
const expect = assertion.configure({ timeout: 60_000 });
const { shipQueue: words } = wordsIn('en');

interface Input {
  keys: number;
  clicks: number;
}

/** Counts what reaches the page as input of a person or a scanner. */
function countInput(): void {
  const input: Input = { keys: 0, clicks: 0 };
  Object.assign(window, { countedInput: input });
  window.addEventListener('keydown', () => (input.keys += 1), true);
  window.addEventListener('pointerdown', () => (input.clicks += 1), true);
}

/** A scanner types its code at once and sends the return key. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

/** A morning’s orders leave one by one with a scanner: order, tracking number, order, tracking number. */
export async function runScanner(
  shop: Shop,
  { orders, seed }: { orders: number; seed: number },
): Promise<ScannerResult> {
  const numbers = await placeOrders(shop, orders, seededRandom(seed));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const breaks: string[] = [];
  const served = { requests: 0, ms: 0 };
  try {
    const { page } = await openDesk(browser, 'en', { baseURL: shop.url });
    page.on('pageerror', ({ message }) => breaks.push(message));
    await page.addInitScript(countInput);
    await page.goto(plainAddress);
    await page.evaluate(
      ([token, refreshToken]) => {
        localStorage.setItem('accessToken', `Bearer ${token}`);
        localStorage.setItem('refreshToken', refreshToken);
      },
      [shop.operatorToken, shop.operatorRefreshToken] as const,
    );
    await page.goto('/#/operations/shipping');
    const field = page.getByLabel(words.tracking);
    await expect(field).toBeFocused();
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return;
      const { requestStart, responseStart } = request.timing();
      served.requests += 1;
      served.ms += responseStart - requestStart;
    });
    const began = performance.now();
    for (const [index, number] of numbers.entries()) {
      await scan(page, number);
      await scan(page, `JD0177${String(index).padStart(14, '0')}`);
      await expect(page.getByText(`${number} shipped by DHL`)).toBeVisible();
    }
    const seconds = (performance.now() - began) / 1_000;
    const input = await page.evaluate(
      () => (window as unknown as { countedInput: Input }).countedInput,
    );
    const keyPresses = input.keys - 2 * numbers.length;
    breaks.push(
      ...(keyPresses <= keyPressesMax * numbers.length ? [] : [`${keyPresses} key presses`]),
      ...(await waitForQuiet(shop)),
      ...(await findShippingBreaks(shop, numbers.length)),
      ...(await findBreaks(shop)),
    );
    return {
      orders: numbers.length,
      keyPresses,
      clicks: input.clicks,
      secondsPerOrder: seconds / numbers.length,
      serverMsPerOrder: served.ms / numbers.length,
      requestsPerOrder: served.requests / numbers.length,
      breaks,
    };
  } finally {
    await browser.close();
  }
}
