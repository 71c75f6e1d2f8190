import { expect } from '@playwright/test';
import { cancelRest } from '../packages/contract/src/shop/refunds.ts';
import { expectAccessible } from './support/accessibility.ts';
import { consoleUrl, mobileUrl } from './support/addresses.ts';
import { call, signInByApi } from './support/api.ts';
import { bankButton, bankField } from './support/bank.ts';
import {
  authenticateByPassword,
  chooseOption,
  expectSaid,
  fillSignIn,
  forgetRecentProof,
  openDesk,
  register,
} from './support/console.ts';
import { readSold } from './support/earnings.ts';
import { test } from './support/fixtures.ts';
import { earned } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import { definitionOf } from './support/values.ts';
import { watchPage } from './support/watch.ts';

/** The digits of an amount as it is shown, whatever its currency's signs. */
const digitsOf = (text: string) => text.replace(/[^\d]/g, '');

test('in platform mode the margin is credited: dashboard, revenue and order agree to the cent', async ({
  withSignedIn,
}) => {
  const desk = await withSignedIn('luna@vitrine.local');
  const { watch } = desk;
  await desk.page.goto('/#/index');
  const [figure, beginning] = [
    desk.page.getByRole('link', { name: 'Today’s revenue' }),
    desk.page.getByRole('region', { name: 'Your first week' }),
  ];
  await expect(figure.or(beginning)).toBeVisible();
  const { number } = await buyByApi('casa-luna', 'walnut-mantel-clock', 'platform@example.com');
  await desk.page.goto(`/#/order?order=${number}`);
  // The search of the whole console finds it as well.
  await desk.page.goto('/#/index');
  await desk.page.keyboard.press('Control+k');
  await desk.page.getByRole('combobox').fill(number);
  await desk.page.getByRole('option', { name: new RegExp(number) }).click();
  const order = desk.page.getByRole('dialog', { name: `${number} To ship` });
  const profit = definitionOf(order, 'Your profit');
  await expect(profit).toBeVisible();
  const earned = digitsOf(await profit.innerText());
  await desk.page.goto('/#/revenue');
  const newest = desk.page.getByRole('region', { name: 'Movements' }).getByRole('listitem').first();
  await expect(newest).toContainText('Sale');
  await expect
    .poll(async () => digitsOf((await newest.innerText()).split('\n').at(-1) ?? ''))
    .toBe(earned);
  // A page that was opened before shows what it knew until it has read again.
  await expect(async () => {
    await desk.page.goto('/#/revenue');
    const names = ['Available', 'Pending', 'On its way', 'Paid out'];
    const sums = await Promise.all(names.map((name) => definitionOf(desk.page, name).innerText()));
    const held = sums
      .map((text) => Number(digitsOf(text)))
      .reduce((left, right) => left + right, 0);
    await desk.page.goto('/#/index');
    const total = await definitionOf(desk.page, 'Total revenue').innerText();
    expect(
      Number(digitsOf(total)),
      'what the dashboard says was earned is what the revenue page holds',
    ).toBe(held);
  }).toPass();
  watch.done();
});

test('in direct mode the buyer pays the owner, who then pays several orders at once, with the welcome offer', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('kira@vitrine.local', { path: '/#/payment' });

  // Buyers can pay a direct store only into its linked account.
  await forgetRecentProof(page, '**/api/v1/payout-account/link');
  await page.getByRole('button', { name: 'Link an account' }).click();
  await authenticateByPassword(page);
  await page.waitForURL(/\/link\//);
  await bankField(page, 'account').fill('7710 2031 9902');
  await bankButton(page, 'linkApprove').click();
  await page.waitForURL(/payresult/);
  await expect(page.getByRole('heading', { name: 'Your payment account is linked' })).toBeVisible();

  const numbers: string[] = [];
  for (const product of ['lacquered-chopsticks', 'star-yo-yo'])
    numbers.push((await buyByApi('kira-desk', product, `${product}@example.com`)).number);
  const { number: cancelled } = await buyByApi('kira-desk', 'star-yo-yo', 'cancelled@example.com');

  await page.goto('/#/order?awaiting=seller');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expectSaid(page, 'Please select an order');
  for (const number of [...numbers, cancelled])
    await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: '3 orders selected' })
    .getByRole('button', { name: 'Pay now' })
    .click();
  const popup = page.getByRole('dialog', { name: 'Pay 3 orders' });
  const pay = popup.getByRole('button', { name: /^Pay \S*\d/ });
  await expect(popup.getByRole('listitem')).toHaveCount(3);
  await expect(popup.getByRole('term').filter({ hasText: 'Welcome offer' })).toBeVisible();
  await pay.dblclick();
  await page.waitForURL(/\/pay\//);
  // The bank says no; trying again leads back to the list with its filter and the same orders to pay.
  await bankButton(page, 'decline').click();
  await page.waitForURL(/payresult/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/#\/order\?awaiting=seller/);
  await expect(popup.getByRole('listitem')).toHaveCount(3);
  await pay.click();
  await page.waitForURL(/\/pay\//);
  // Meanwhile an operator cancels one of the orders: the payment of that one comes back.
  const operator = await signInByApi('admin');
  const { id: orderId } = await readSold(cancelled, operator);
  const reason = 'None is left';
  await call(cancelRest, { params: { orderId }, body: { units: 1, reason } }, operator);
  // The bank asks for its code: the way back leads over the authorization, which waits and leads on by itself.
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).hash.split('?')[0] ?? ''));
  await bankButton(page, 'challenge').click();
  await bankField(page, 'code').fill('424242');
  await bankButton(page, 'confirm').click();
  await page.waitForURL(/payresult/);
  expect(visited).toContain('#/payauth');
  await expect(page.getByRole('heading', { name: 'Paid, partly refunded' })).toBeVisible();
  for (const number of numbers) await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByText(cancelled).locator('xpath=..')).toContainText(
    / · (?:Being refunded|Refunded)$/,
  );

  /** Not the order that was open before, whose drawer has the same parts. */
  const openOrder = async (wanted: string) => {
    await page.goto(`/#/order?order=${wanted}`);
    const drawer = page.getByRole('dialog', { name: wanted });
    await expect(drawer).toBeVisible();
    return drawer;
  };

  // Both are on their way, nothing is left to pay, and the back button pays nothing twice.
  await page.goto('/#/order?awaiting=seller');
  await expect(page.getByText('No order matches these filters.')).toBeVisible();
  for (const number of numbers) {
    await openOrder(number);
    await expect(page.getByRole('dialog', { name: `${number} To ship` })).toBeVisible();
  }

  // The owner returns his buyer's money himself, and asks operators for his own.
  const [number = ''] = numbers;
  const drawer = await openOrder(number);
  const payment = drawer.getByRole('region', { name: 'Payment' });
  const refund = payment.getByRole('button', { name: 'Refund the buyer' });
  await refund.click();
  const refunding = page.getByRole('dialog', { name: `Refund order ${number}` });
  await refunding.getByLabel('Reason, for your records').fill('The buyer changed his mind');
  await refunding.getByRole('button', { name: /^Refund/ }).dblclick();
  await expect(payment.getByRole('listitem').filter({ hasText: 'Refunded' })).toHaveCount(1);
  await expect(refund).toHaveCount(0);
  await expect(refunding).toHaveCount(0);
  await payment.getByRole('button', { name: 'Request a refund of your payment' }).click();
  const asking = page.getByRole('dialog', { name: `Request a refund: ${number}` });
  await asking.getByLabel('What should be refunded, and why?').fill('It was not sent');
  await asking.getByRole('button', { name: 'Send the request' }).click();
  await expect(payment).toContainText('You requested a refund. Operators will reply.');
  const office = await withSignedIn('admin', {
    path: `/#/operations/orders?tab=asked&order=${number}`,
  });
  const detail = office.page.getByRole('dialog', { name: number });
  const request = detail.getByRole('region', { name: 'The owner requests a refund' });
  await expect(request).toContainText('It was not sent');
  await request.getByRole('button', { name: 'Refund', exact: true }).click();
  const granting = office.page.getByRole('dialog', { name: `Refund order ${number}` });
  // Without a reason the button leads to its field, and nothing is sent.
  const why = granting.getByLabel('Reason, for the books');
  await granting.getByRole('button', { name: /^Refund/ }).click();
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription('Please enter a reason of at least 3 characters');
  await why.fill('Nothing was sent');
  await granting.getByRole('button', { name: /^Refund/ }).click();
  const refunds = detail.getByRole('region', { name: 'Payment' }).getByRole('listitem');
  await expect(refunds.filter({ hasText: 'Refunded' })).toHaveCount(2);
});

test('a new owner links an account, orders for himself and gets the goods for nothing by the welcome offer', async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  await register(page, 'first-order@example.com', 'a-long-Word-of-mine-42');
  const offer = page.getByRole('region', { name: 'Welcome offer on your first order' });
  await expect(offer).toContainText('Welcome offer on your first order');

  // The welcome message says it with the courses, once; it can be asked for again.
  const welcome = page.getByRole('region', { name: 'Welcome to Vitrine' });
  await expect(welcome.getByRole('link', { name: 'Claim in the chat' })).toHaveAttribute(
    'href',
    /^https:\/\/chat\./,
  );
  await expect(
    welcome
      .getByRole('region', { name: 'Exclusive courses for social platforms' })
      .getByRole('listitem'),
  ).toHaveCount(2);
  await expectAccessible(page);
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await page.getByTitle('Account', { exact: true }).click();
  await page.getByRole('menuitem', { name: 'Welcome message' }).click();
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Got it' }).click();

  // The account number that the bank proposes belongs to no other store.
  await page.goto('/#/payment');
  await page.getByRole('button', { name: 'Link an account' }).click();
  await page.waitForURL(/\/link\//);
  await bankButton(page, 'linkApprove').click();
  await page.waitForURL(/payresult/);
  await expect(page.getByRole('heading', { name: 'Your payment account is linked' })).toBeVisible();
  await page.goto('/#/index');
  await offer.getByRole('link', { name: 'Order for yourself' }).click();

  await chooseOption(page.getByRole('combobox', { name: 'Find a product' }), 'yo-yo');
  await page.getByRole('button', { name: 'Add', exact: true, disabled: false }).first().click();
  // The order says that the offer will apply, and the payment says the same.
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('Welcome offer: goods are free');
  const country = page.getByRole('main').getByRole('combobox', { name: 'Country', exact: true });
  await chooseOption(country, 'Spain');
  const fields = {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    'Street and number': 'Calle Nueva 7',
    'Postal code': '28013',
    City: 'Madrid',
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  const place = summary.getByRole('button', { name: 'Order and pay' });
  await expect(place).toBeEnabled();
  await place.click();
  const popup = page.getByRole('dialog', { name: 'Pay 1 order' });
  await expect(popup.getByRole('listitem')).toHaveCount(1);
  await expect(popup.getByRole('term').filter({ hasText: 'goods are free' })).toBeVisible();
  const shipping = await definitionOf(popup, 'Shipping').innerText();
  await expect(definitionOf(popup, 'You pay')).toHaveText(shipping);
  await popup.getByRole('button', { name: `Pay ${shipping}` }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByLabel('Test card ending 1117').check();
  await bankButton(page, 'approve').click();
  await page.waitForURL(/payresult/);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await page.goto('/#/order');
  await expect(page.getByRole('row').nth(1)).toContainText('To ship');
  await page.goto('/#/index');
  await expect(page.getByRole('region', { name: 'Your first week' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto('/#/index?welcome=1');
  await expect(welcome).toContainText('You have used the welcome offer');
  await desk.close();
});

test('a phone is led to the mobile site, where the owner sees the day and the orders', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(() => localStorage.setItem('hasHomeReload', 'true'));
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto(`${consoleUrl}/#/order`);
  await page.waitForURL((url) => url.origin === mobileUrl);
  await fillSignIn(page, 'luna@vitrine.local');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.goto(`${mobileUrl}/#/home`);
  await expect(earned(page)).toBeVisible();
  await page.goto(`${mobileUrl}/#/products`);
  await expect(
    page.getByRole('list', { name: 'Products' }).getByRole('listitem').first(),
  ).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  watch.done();
  await context.close();
});
