import { expect, type Page } from '@playwright/test';
import { findNotifyingBrowser } from '../scripts/browser.mjs';
import { expectSaid, signIn } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { earned, expectFits, openOwnersPhone, pages } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import {
  deliverPush,
  giveSubscription,
  openPushService,
  shownTitles,
  tapNotification,
} from './support/push-service.ts';

test.use({ serviceWorkers: 'allow' });

const orders = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
const asOf = (page: Page) => page.getByRole('status').filter({ hasText: /^No connection/ });
/** Until the worker has everything that it keeps. */
const waitForWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('without a network the phone opens, shows the last orders and as of when, and forgets them with the session', async ({
  withSignedIn,
}) => {
  const { number } = await buyByApi(
    'casa-luna',
    'walnut-mantel-clock',
    'offline@buyers.vitrine.local',
  );

  const { page } = await withSignedIn('luna@vitrine.local', { phone: { width: 360, height: 740 } });
  await expect(earned(page)).toBeVisible();
  await pages(page).getByRole('link', { name: 'Orders' }).click();
  await expect(orders(page).first()).toBeVisible();
  await expect(orders(page).first()).toContainText(number);
  const count = await orders(page).count();
  await waitForWorker(page);
  // Written a moment after it was read. The home keeps the number as well, so the list itself is waited for.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lastRead')))
    .toContain('"queryKey":["orders","list"');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
  });
  expect(kept.flat(), 'the worker keeps the site and no answer').not.toHaveLength(0);
  expect(kept.flat().filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(orders(page).first()).toContainText(number);
  await expect(orders(page)).toHaveCount(count);
  await expect(asOf(page)).toContainText(`As of`);
  await expectFits(page);
  await pages(page).getByRole('link', { name: 'Home' }).click();
  await expect(earned(page)).toBeVisible();
  await expect(asOf(page)).toContainText(`As of`);

  // What is new is read as soon as the network is back.
  await page.context().setOffline(false);
  await expect(asOf(page)).toHaveCount(0);

  await page.context().setOffline(true);
  await page.goto('/#/me');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expectSaid(page, 'Log Out Success!');
  expect(
    await page.evaluate(() => localStorage.getItem('lastRead')),
    'nothing of the owner stays on the phone',
  ).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});

test('an owner turns notifications on, a buyer pays, and a tap on the notification opens the order', async ({
  playwright,
}) => {
  const executablePath = findNotifyingBrowser() ?? '';
  test.skip(!executablePath, 'no installed browser lets pages show notifications');
  const browser = await playwright.chromium.launch({ executablePath });
  const service = await openPushService();
  const { page, watch, close } = await openOwnersPhone(browser);
  await page.context().grantPermissions(['notifications']);
  await giveSubscription(page, service.subscription);
  await signIn(page, 'luna@vitrine.local', 'vitrine-demo', '/#/login?redirect=%2Fnotifications');
  const control = page.getByRole('switch', { name: 'Notifications on this phone' });
  await expect(control).toHaveAttribute('aria-checked', 'false');
  await control.click();
  await expectSaid(page, 'This phone now receives your notifications');
  await expect(control).toHaveAttribute('aria-checked', 'true');

  const { number } = await buyByApi(
    'casa-luna',
    'walnut-mantel-clock',
    'push@buyers.vitrine.local',
  );
  await expect.poll(() => service.received.length).toBeGreaterThan(0);
  const message = service.received[0] ?? '';
  const { title, path } = JSON.parse(message);
  expect(title).toContain(`Nuevo pedido ${number}`);
  expect(path).toBe(`/order?order=${number}`);

  // In the language of the account. What the push service would hand to the browser is handed to it here.
  await deliverPush(page, message);
  const [worker] = page.context().serviceWorkers();
  expect(worker).toBeDefined();
  await expect.poll(() => worker?.evaluate(shownTitles)).toEqual([title]);
  await worker?.evaluate(tapNotification);
  await expect(page).toHaveURL(new RegExp(`#/tableme\\?order=${number}$`));
  await expect(page.getByRole('dialog')).toContainText(number);
  await page.goBack();

  await page.goto('/#/notifications');
  await control.click();
  await expect(control).toHaveAttribute('aria-checked', 'false');
  watch.done();
  await close();
  await browser.close();
  await service.close();
});
