import { expect, test } from '@playwright/test';
import { consoleUrl, mobileUrl } from './support/addresses.ts';
import { approve, goToBank, openPhone } from './support/buyer.ts';
import { authenticateByPassword, expectSaid, forgetRecentProof, openDesk, register, signIn } from './support/console.ts';
import { watchPage } from './support/watch.ts';

/** The digits of an amount as it is shown, whatever its currency's signs. */
const digitsOf = (text: string) => text.replace(/[^\d]/g, '');

test('in platform mode the margin is credited: dashboard, revenue and order agree to the cent', async ({ browser }) => {
  const desk = await openDesk(browser);
  const watch = watchPage(desk.page);
  await signIn(desk.page, 'luna@vitrine.local');
  await desk.page.goto('/#/index');
  await expect(desk.page.locator('.stat').first()).toBeVisible();
  const phone = await openPhone(browser);
  await phone.page.goto('/s/casa-luna/en/p/walnut-mantel-clock');
  await goToBank(phone.page, 'platform@example.com');
  const number = await approve(phone.page);
  await desk.page.goto(`/#/order?order=${number}`);
  // The search of the whole console finds it as well.
  await desk.page.goto('/#/index');
  await desk.page.keyboard.press('Control+k');
  await desk.page.getByRole('combobox').fill(number);
  await desk.page.getByRole('option', { name: new RegExp(number) }).click();
  const profit = desk.page.locator('.order-sums.whole .earned');
  await expect(profit).toBeVisible();
  const earned = digitsOf(await profit.innerText());
  await desk.page.goto('/#/revenue');
  const newest = desk.page.locator('.movement .amount').first();
  await expect.poll(async () => digitsOf(await newest.innerText())).toBe(earned);
  // A page that was opened before shows what it knew until it has read again.
  await expect(async () => {
    await desk.page.goto('/#/revenue');
    await expect(desk.page.locator('.balance').first()).toBeVisible();
    const sums = await desk.page.locator('.balance b').allInnerTexts();
    const held = sums.map((text) => Number(digitsOf(text))).reduce((left, right) => left + right, 0);
    await desk.page.goto('/#/index');
    const total = await desk.page.locator('.stat').nth(2).locator('b').innerText();
    expect(Number(digitsOf(total)), 'what the dashboard says was earned is what the revenue page holds').toBe(held);
  }).toPass({ timeout: 30_000 });
  watch.done();
  await Promise.all([desk.close(), phone.close()]);
});

test('in direct mode the buyer pays the owner, who then pays several orders at once, with the welcome offer', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  await signIn(page, 'kira@vitrine.local');

  // Buyers can pay a direct store only into its linked account.
  await page.goto('/#/payment');
  await forgetRecentProof(page, '**/api/v1/payout-account/link');
  await page.locator('.account-box .ant-btn-primary').first().click();
  await authenticateByPassword(page);
  await page.waitForURL(/\/link\//);
  await page.locator('input[name="account"]').fill('7710 2031 9902');
  await page.locator('button[value="approve"]').click();
  await page.waitForURL(/payresult/);
  await expect(page.locator('.result-mark.good')).toBeVisible();

  const phone = await openPhone(browser);
  const numbers: string[] = [];
  for (const product of ['lacquered-chopsticks', 'star-yo-yo']) {
    await phone.page.goto(`/s/kira-desk/en/p/${product}`);
    await goToBank(phone.page, `${product}@example.com`);
    numbers.push(await approve(phone.page));
  }

  await page.goto('/#/order?awaiting=seller');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expectSaid(page, 'Please select an order');
  for (const number of numbers) await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: '2 orders selected' })
    .getByRole('button', { name: /^Pay now/ })
    .click();
  await expect(page.locator('.pay-lines li')).toHaveCount(2);
  await expect(page.locator('.pay-sums .offer')).toBeVisible();
  await page.locator('.result-actions .ant-btn-primary').dblclick();
  await page.waitForURL(/\/pay\//);
  // The bank says no; trying again leads back to the list with its filter and the same orders to pay.
  await page.locator('button[value="decline"]').click();
  await page.waitForURL(/payresult/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/#\/order\?awaiting=seller/);
  await expect(page.locator('.pay-lines li')).toHaveCount(2);
  await page.locator('.result-actions .ant-btn-primary').click();
  await page.waitForURL(/\/pay\//);
  // The bank asks for its code: the way back leads over the authorization, which waits and leads on by itself.
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).hash.split('?')[0] ?? ''));
  await page.locator('button[value="challenge"]').click();
  await page.locator('input[name="code"]').fill('424242');
  await page.locator('button[value="confirm"]').click();
  await page.waitForURL(/payresult/);
  expect(visited).toContain('#/payauth');
  await expect(page.locator('.result-mark.good')).toBeVisible();
  await expect(page.locator('.receipt > div').first()).toBeVisible();

  /** Not the order that was open before, whose drawer has the same parts. */
  const openOrder = async (wanted: string) => {
    await page.goto(`/#/order?order=${wanted}`);
    await expect(page.locator('.side-drawer .order-title')).toContainText(wanted);
  };

  // Both are on their way, nothing is left to pay, and the back button pays nothing twice.
  await page.goto('/#/order?awaiting=seller');
  await expect(page.locator('.state')).toBeVisible();
  for (const number of numbers) {
    await openOrder(number);
    await expect(page.locator('.side-drawer .status-tag.moving')).toBeVisible();
  }

  // The owner returns his buyer's money himself, and asks operators for his own.
  const [number = ''] = numbers;
  await openOrder(number);
  const actions = page.locator('.side-drawer .refunds-actions button');
  await actions.first().click();
  const dialog = page.locator('.ant-modal-container');
  await dialog.locator('textarea').fill('The buyer changed his mind');
  await dialog.locator('.ant-btn-primary').dblclick();
  await expect(page.locator('.side-drawer .refunds .status-tag.done')).toBeVisible();
  await expect(page.locator('.side-drawer .side-drawer-foot, .order-title .status-tag').first()).toBeVisible();
  await expect(actions).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await actions.first().click();
  await dialog.locator('textarea').fill('It was not sent');
  await dialog.locator('.ant-btn-primary').click();
  await expect(page.locator('.side-drawer .refund-asked')).toBeVisible();
  const office = await openDesk(browser);
  await signIn(office.page, 'admin');
  await office.page.goto(`/#/operations/orders?tab=asked&order=${number}`);
  await expect(office.page.locator('.side-drawer .refund-asked')).toContainText('It was not sent');
  await office.page.locator('.side-drawer .refund-asked').getByRole('button', { name: 'Refund', exact: true }).click();
  await office.page.locator('.ant-modal-container textarea').fill('Nothing was sent');
  await office.page.locator('.ant-modal-container .ant-btn-primary').click();
  await expect(office.page.locator('.side-drawer .refunds .status-tag.done')).toHaveCount(2);
  await Promise.all([desk.close(), phone.close(), office.close()]);
});

test('a new owner links an account, orders for himself and gets the goods for nothing by the welcome offer', async ({ browser }) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  await register(page, 'first-order@example.com', 'a-long-Word-of-mine-42');
  await expect(page.locator('.offer-card')).toContainText('Welcome offer on your first order');

  // The account number that the bank proposes is nobody else's.
  await page.goto('/#/payment');
  await page.locator('.account-box .ant-btn-primary').first().click();
  await page.waitForURL(/\/link\//);
  await page.locator('button[value="approve"]').click();
  await page.waitForURL(/payresult/);
  await expect(page.locator('.result-mark.good')).toBeVisible();
  await page.goto('/#/index');
  await page.locator('.offer-card').getByRole('link', { name: 'Order for yourself' }).click();

  await page.locator('.sample-page .ant-select').first().click();
  await page.locator('.sample-page .ant-select input').first().fill('yo-yo');
  await page.locator('.ant-select-item-option').filter({ hasText: 'yo-yo' }).first().click();
  await page.locator('.sample-variants button:not([disabled])').first().click();
  // The order says that the offer will apply, and the payment says the same.
  const summary = page.locator('.sample-sums');
  await expect(summary).toContainText('Welcome offer: goods are free');
  await page.getByLabel('Country').fill('Spain');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Spain' }).click();
  const fields = { firstName: 'Ana', lastName: 'Ruiz', line1: 'Calle Nueva 7', postcode: '28013', city: 'Madrid' };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
  await expect(summary.locator('.ant-btn-primary')).toBeEnabled();
  await summary.locator('.ant-btn-primary').click();
  const sums = page.locator('.pay-sums');
  await expect(page.locator('.pay-lines li')).toHaveCount(1);
  await expect(sums.locator('.offer')).toContainText('goods are free');
  const [, shipping] = await sums.locator('.num').allInnerTexts();
  await expect(sums.locator('.total')).toContainText(shipping ?? '');
  await page.locator('.result-actions .ant-btn-primary').click();
  await page.waitForURL(/\/pay\//);
  await page.locator('input[name="card"][value="1117"]').check();
  await page.locator('button[value="approve"]').click();
  await page.waitForURL(/payresult/);
  await expect(page.locator('.result-mark.good')).toBeVisible();
  await page.goto('/#/order');
  await expect(page.getByRole('row').nth(1).getByText('To ship', { exact: true })).toBeVisible();
  await page.goto('/#/index');
  await expect(page.locator('.stat').first()).toBeVisible();
  await expect(page.locator('.offer-card')).toHaveCount(0);
  await desk.close();
});

test('a phone is led to the mobile site, where the owner sees the day and the orders', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await context.addInitScript(() => localStorage.setItem('hasHomeReload', 'true'));
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto(`${consoleUrl}/#/order`);
  await page.waitForURL((url) => url.origin === mobileUrl);
  await page.locator('input[name="username"]').fill('luna@vitrine.local');
  await page.locator('input[name="password"]').fill('vitrine-demo');
  await expect(page.locator('.captcha img')).toBeVisible();
  await page.locator('input[name="captchaCode"]').fill('TEST');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('.m-bar')).toBeVisible();
  await page.goto(`${mobileUrl}/#/home`);
  await expect(page.locator('.m-big')).toContainText(/\d/);
  await page.goto(`${mobileUrl}/#/products`);
  await expect(page.locator('.m-product').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  watch.done();
  await context.close();
});
