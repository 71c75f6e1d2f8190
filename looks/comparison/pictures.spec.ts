import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { consoleUrl, mobileUrl, storeUrl } from '../../e2e/support/addresses.ts';
import { openDesk, signIn } from '../../e2e/support/console.ts';
import { settle } from '../../e2e/support/whole.ts';
import { mailsIn } from '../mails.ts';
import { desktopWish } from '../pages.ts';
import { buyToCompare, putIntoCart } from '../purchases.ts';
import { now, type Orders, pictureName, type Scene, scenes } from './scenes.ts';

/** A worker that takes the place of one whose test failed finds the orders here. */
const ordersFile = path.join(process.env['E2E_DIR'] ?? '', 'orders.json');
const readOrders = () => JSON.parse(readFileSync(ordersFile, 'utf8')) as Orders;

test.beforeAll('the orders are placed', async ({ browser }) => {
  if (!existsSync(ordersFile))
    writeFileSync(ordersFile, JSON.stringify(await buyToCompare(browser, storeUrl)));
});

const sizeOf = ({ width, height }: Scene) => ({
  width,
  height: height ?? (width > 1000 ? 900 : 844),
});

/** Opens the page of a scene in a new browser window whose clock is stopped. */
async function open(browser: Browser, scene: Scene): Promise<Page> {
  const { language, theme, app } = scene;
  const options: BrowserContextOptions = {
    viewport: sizeOf(scene),
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  };
  if (app === 'mail') {
    const page = await browser.newPage(options);
    await page.setContent(
      mailsIn(language).find(({ address }) => address === scene.template)?.html ?? '',
    );
    return page;
  }
  if (app === 'storefront') {
    const context = await browser.newContext({ ...options, baseURL: storeUrl });
    await context.clock.setFixedTime(now);
    const page = await context.newPage();
    if (scene.hasCart) await putIntoCart(page);
    await page.goto(scene.path(readOrders()));
    return page;
  }
  const { page, context } = await openDesk(browser, language, {
    ...options,
    baseURL: app === 'phone' ? mobileUrl : consoleUrl,
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript((wish) => {
    localStorage.setItem('theme', 'auto');
    localStorage.setItem(wish, '1');
  }, desktopWish);
  if (scene.account)
    await signIn(
      page,
      scene.account,
      undefined,
      `/#/login?redirect=${encodeURIComponent(scene.address)}`,
    );
  else await page.goto(`/#${scene.address}`);
  await settle(page);
  for (const selector of scene.presses ?? [])
    await page.locator(selector).filter({ visible: true }).first().click();
  return page;
}

/** The pictures in the window are loaded and decoded; others may never be. */
const drawImages = (page: Page) =>
  page.evaluate(async () => {
    const isInWindow = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    await Promise.all(
      [...document.images].filter(isInWindow).map((image) => image.decode().catch(() => undefined)),
    );
  });

for (const scene of scenes) {
  const name = pictureName(scene);
  test(`${name} looks as its committed picture`, async ({ browser }, info) => {
    const isNew =
      process.env['LOOKS_COMPARED'] !== undefined &&
      !existsSync(info.snapshotPath(`${name}.png`, { kind: 'screenshot' }));
    test.skip(isNew, 'The commit that is compared with has no such picture.');
    const page = await open(browser, scene);
    await settle(page);
    if (scene.app === 'storefront' && scene.scrollsTo)
      await page.locator(scene.scrollsTo).evaluate((part) => part.scrollIntoView());
    // The bar of a page that loads goes on for a moment after it.
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    await drawImages(page);
    // Nothing is under the pointer.
    await page.mouse.move(0, 0);
    const masked = scene.app === 'console' || scene.app === 'phone' ? scene.masked : undefined;
    await expect(page).toHaveScreenshot(`${name}.png`, {
      mask: masked ? [page.locator(masked)] : [],
      maskColor: '#9aa4b2',
    });
    await page.context().close();
  });
}
