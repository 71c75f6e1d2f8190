import { expect, type Page, test } from '@playwright/test';
import { expectSaid, luna, openDesk, setHash, signIn } from './support/console.ts';
import { openOwnersPhone } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import { watchPage } from './support/watch.ts';
import { wordsIn } from './support/words.ts';

const isShown = (page: Page, part: string) =>
  expect(page.locator(`#bones [data-part="${part}"]`)).toBeVisible();
const isHidden = (page: Page, part: string) =>
  expect(page.locator(`#bones [data-part="${part}"]`)).toBeHidden();

/** Opens a page whose scripts, styles and pictures do not arrive. */
async function openWithoutFiles(page: Page, path: string): Promise<void> {
  await page.goto('/readyz');
  await page.goto(`/#${path}`, { waitUntil: 'commit' });
}

/** Calls that the page sent before its script, and which nothing has taken over. */
const leftOver = (page: Page) =>
  page.evaluate(() => Object.keys((window as { earlyCalls?: object }).earlyCalls ?? { none: 1 }));

/** The calls of a fresh load of a page, without those that change something. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string; method(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname + search);
  };
  await page.goto('/readyz');
  page.on('request', note);
  await page.goto(`/#${path}`);
  await expect(page.locator('#bones')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  page.off('request', note);
  return calls;
}

/** Counts from the next load on how far its parts move by themselves. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('the frame is there before any file, in the theme and layout of the person', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await page.route('**/assets/**', () => undefined);
  await openWithoutFiles(page, '/order');
  await isShown(page, 'form');
  await isHidden(page, 'side');

  await page.goto('/readyz');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'Bearer none');
    localStorage.setItem('theme', 'dark');
  });
  await openWithoutFiles(page, '/order');
  await isShown(page, 'side');
  await isShown(page, 'bar');
  await isHidden(page, 'form');
  await expect(page.locator('#bones')).toHaveCSS('background-color', 'rgb(14, 17, 22)');
  await page.evaluate(() => localStorage.setItem('layout', 'top'));
  await openWithoutFiles(page, '/order');
  await isHidden(page, 'side');
  // Pages without a menu have none before either.
  await openWithoutFiles(page, '/payresult?order=1');
  await expect(page.locator('#bones')).toBeHidden();
  await close();
});

test('the first calls are sent by the page itself, each once, the client takes them over, and nothing moves when they are answered', async ({
  browser,
}) => {
  test.slow();
  // The start page of a store without orders does not read them.
  await buyByApi('casa-luna', 'walnut-mantel-clock', 'first-shell@example.com');
  for (const language of ['en', 'zh-cn'] as const) {
    const { page, close } = await openDesk(browser, language);
    const watch = watchPage(page);
    await signIn(page, luna);
    await expect(page.locator('#bones')).toHaveCount(0);
    await noteShifts(page);
    for (const path of ['/index', '/order', '/product', '/revenue']) {
      const calls = await callsOf(page, path);
      const shifted = await page.evaluate(
        () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
      );
      expect(shifted, `${path} in ${language}`).toBeLessThanOrEqual(0.005);
      expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
      await expect.poll(() => leftOver(page), `${path} in ${language}`).toEqual([]);
    }
    watch.done();
    await close();
  }
  const { page, close } = await openOwnersPhone(browser);
  await signIn(page, luna);
  const calls = await callsOf(page, '/home');
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  await expect.poll(() => leftOver(page)).toEqual([]);
  await close();
});

test('a press on a field of a list counts before its part is there', async ({ browser }) => {
  const { orders } = wordsIn('en');
  const { page, close } = await openDesk(browser);
  await signIn(page, luna);
  let release = () => undefined as undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = () => resolve() as undefined;
  });
  await page.route('**/assets/library-*', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/readyz');
  await page.goto('/#/order');
  const field = page.getByRole('combobox', { name: orders.anyone });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await field.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  release();
  await page.getByTitle(orders.awaitsBuyer).click();
  await expect(page).toHaveURL(/awaiting=buyer/);
  await close();
});

test('a session that the server refuses ends as always when its first calls were early', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await signIn(page, luna);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.evaluate(() => {
    const [head, claims] = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', `${head}.${claims}.forged`);
    localStorage.setItem('refreshToken', 'forged');
  });
  await page.goto('/readyz');
  await page.goto('/#/order');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Forder$/);
  await expectSaid(page, 'some error');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await setHash(page, '/index');
  await expect(page).toHaveURL(/#\/login/);
  await close();
});
