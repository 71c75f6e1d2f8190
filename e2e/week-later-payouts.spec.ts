import { expect } from '@playwright/test';
import { checkLedger } from '../packages/contract/src/shop/ledger.ts';
import { expectAccessible } from './support/accessibility.ts';
import { call, signInByApi } from './support/api.ts';
import { bankButton, bankField } from './support/bank.ts';
import { expectSaid } from './support/console.ts';
import { deliverByApi, moveDays, writeEnglish } from './support/earnings.ts';
import { test } from './support/fixtures.ts';
import { expectFits, sheet } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import { openStore } from './support/stores.ts';
import { definitionOf } from './support/values.ts';

// Files with this beginning of a name are the last of a run: they move the server's clock, and others compute codes and days by the time of now.
test('a payout that fails shows the reason and the next step on the phone, and is paid once another account is linked', async ({
  withSignedIn,
}) => {
  const operator = await signInByApi('admin');
  const store = await openStore('Talavera', 'talavera@example.com');
  const { number } = await buyByApi(store.slug, 'walnut-mantel-clock', 'talavera-buys@example.com');
  const profit = writeEnglish(await deliverByApi(number, operator));
  await moveDays(7);

  const { page, watch } = await withSignedIn(store.email, {
    password: store.password,
    path: '/#/payment',
    phone: true,
  });
  const link = async (account: string) => {
    await bankField(page, 'account').fill(account);
    await bankButton(page, 'linkApprove').click();
    await page.waitForURL(/payresult/);
    await expect(
      page.getByRole('heading', { name: 'Your payment account is linked' }),
    ).toBeVisible();
  };
  /** Requests a payout of all earnings. */
  const payOut = async () => {
    await page.goto('/#/earnings');
    await expect(definitionOf(page, 'Available')).toHaveText(profit);
    await page.getByRole('button', { name: `Pay out ${profit}` }).click();
    await expect(sheet(page).getByLabel('Amount')).toBeVisible();
    await sheet(page)
      .getByRole('button', { name: `Pay out ${profit}` })
      .click();
    await expect(sheet(page)).toHaveCount(0);
  };
  const payouts = page.getByRole('button', { name: `Payout of ${profit}: details` });
  const closed = 'The account is closed. Link another one; the money is back in your balance.';

  // The money waits until an account is linked. The bank refuses one, and closes the payouts of the next.
  const waiting = page.getByRole('region', { name: 'Waits for your account' });
  await expect(waiting).toContainText(profit);
  await expect(waiting).toContainText('An account for your earnings');
  await page.getByRole('button', { name: 'Link an account' }).click();
  await page.waitForURL(/\/link\//);
  await bankButton(page, 'linkReject').click();
  await page.waitForURL(/payresult/);
  await expect(
    page.getByRole('heading', { name: 'Linking the payment account failed' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The provider refused this account.');
  await page.getByRole('button', { name: 'Link again' }).click();
  await page.waitForURL(/\/link\//);
  await link('4410 2031 0000');
  await payOut();
  // By the call or by the message that is pushed, whichever is first.
  await expectSaid(page, 'The account is closed');
  await expect(page.getByText('Payout started')).toHaveCount(0);
  await expect(payouts).toContainText('Failed');
  await expect(payouts).toContainText(closed);
  await expect(definitionOf(page, 'Available')).toHaveText(profit);
  await expectFits(page);

  // Its steps show where the money is, and lead to the account.
  await payouts.click();
  await expect(sheet(page)).toContainText('Returned to your balance');
  await expect(sheet(page)).toContainText(closed);
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Payment account' }).click();
  await expect(page).toHaveURL(/#\/payment/);
  await page.getByRole('button', { name: 'Link another account' }).click();
  await page.waitForURL(/\/link\//);
  await link('4410 2031 7788');

  await payOut();
  await expectSaid(page, 'Payout started. Follow each step below.');
  await expect(payouts).toHaveCount(2);
  await expect(payouts.first()).toContainText('On its way');
  await expect(definitionOf(page, 'On its way')).toHaveText(profit);
  await expect(definitionOf(page, 'Available')).toHaveText('€0.00');
  // The page that is open shows it as soon as the bank has booked it. Its token ends by the days, which the browser complains about.
  watch.done();
  await moveDays(5);
  await expect(payouts.first()).toContainText('Paid');
  await expect(payouts.last()).toContainText('Failed');
  await expect(definitionOf(page, 'Paid out')).toHaveText(profit);
  await expect(definitionOf(page, 'On its way')).toHaveText('€0.00');
  expect((await call(checkLedger, {}, await signInByApi('admin'))).breaks).toEqual([]);
});
