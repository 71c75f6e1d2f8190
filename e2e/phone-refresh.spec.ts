import { expect, type Page } from '@playwright/test';
import { luna } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { earned } from './support/phone.ts';
import { settle } from './support/whole.ts';

/** A finger that goes down the page, as a touch screen reports it. */
async function pull(page: Page, from: { x: number; y: number }, downPx: number): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.y + (downPx * step) / 8);
  await touch('touchEnd');
  await screen.detach();
}

test('a pull from the top of a page reads its figures again; a short one and one from further down do not', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn(luna, { phone: true });
  await expect(earned(page)).toBeVisible();
  await settle(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/dashboard')) reads += 1;
  });
  const box = (await earned(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + 40 };

  await pull(page, middle, 40);
  await page.evaluate(() => window.scrollTo(0, 200));
  await pull(page, { x: middle.x, y: 300 }, 300);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(reads).toBe(0);

  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/dashboard'));
  await pull(page, middle, 300);
  expect((await answered).status()).toBe(200);
  expect(reads).toBeGreaterThan(0);
  await expect(earned(page)).toBeVisible();
  watch.done();
});
