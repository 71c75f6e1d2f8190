import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { bankButton, bankField } from './support/bank.ts';
import { expectPage } from './support/buyer.ts';
import { authenticateByPassword, forgetRecentProof } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { earned, expectFits, sheet } from './support/phone.ts';
import { definitionOf } from './support/values.ts';

test('an owner names the store, makes a link, links a payment account and orders for himself, all on the phone', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('pip@vitrine.local', {
    path: '/#/login?redirect=%2Fstore',
    phone: true,
  });

  // The store's name is typed in its sheet, and buyers read it.
  await page.getByRole('button', { name: /^Name and/ }).click();
  await expectAccessible(page);
  const name = sheet(page).getByLabel('Store name');
  const save = sheet(page).getByRole('button', { name: 'Save' });
  await name.fill('');
  await save.click();
  await expect(sheet(page).getByRole('alert')).toBeVisible();
  await name.fill('Pip and friends');
  await save.click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'How buyers see it' })).toContainText(
    'Pip and friends',
  );
  const storefront = await page.context().newPage();
  const address =
    (await page.getByRole('link', { name: 'Open the store' }).getAttribute('href')) ?? '';
  await expectPage(
    storefront,
    address,
    storefront.getByRole('heading', { level: 1 }),
    'Pip and friends',
  );
  await storefront.close();

  // An address that another store has is said while it is typed.
  await page.getByRole('button', { name: /^Address of the store/ }).click();
  await sheet(page).getByRole('textbox').fill('casa-luna');
  await expect(sheet(page).getByRole('status').getByRole('button', { name: /^Use/ })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);

  // A link is made, and shown to be copied; back leads to the list.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/share');
  await page.getByRole('button', { name: 'New link' }).click();
  await sheet(page).getByLabel('Name').fill('Reel of Saturday');
  await sheet(page).getByRole('button', { name: 'Create link' }).click();
  const made = page.getByRole('dialog', { name: 'Reel of Saturday' });
  await expect(made).toContainText('?l=');
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('?l=');
  // A reload keeps the sheets that the address names, the later one above.
  await made.getByRole('button', { name: 'Edit link' }).click();
  await page.reload();
  const editing = page.getByRole('dialog', { name: 'Edit link' });
  await expect(editing).toBeVisible();
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(2);
  await editing.getByRole('button', { name: 'Close' }).click();
  await expect(editing).toHaveCount(0);
  await expect(made).toContainText('?l=');
  await page.goBack();
  await expect(
    page.getByRole('list', { name: 'Tracked links' }).getByRole('listitem').first(),
  ).toContainText('Reel of Saturday');

  // The payment account is linked on the provider's page, which leads back to the phone.
  await page.goto('/#/payment');
  await page.getByRole('button', { name: 'Link an account' }).click();
  await page.waitForURL(/\/link\//);
  await bankField(page, 'account').fill('5512 8841 0077');
  await bankButton(page, 'linkApprove').click();
  await page.waitForURL(/payresult/);
  await expect(page.getByRole('heading', { name: 'Your payment account is linked' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(earned(page)).toBeVisible();

  // What the phone keeps of the lists now is old once something is paid.
  await page.goto('/#/tableme');
  const underway = page.getByRole('button', { name: /^Paid \/ in transit/ });
  const countUnderway = async () => Number(/\d+/.exec(await underway.innerText())?.[0] ?? 0);
  await expect(underway).toContainText(/\d/);
  const underwayBefore = await countUnderway();

  // Something is ordered at platform price; the address is asked for before anything is paid.
  await page.goto('/#/sample');
  const find = async (name: string) => {
    await page.getByRole('button', { name: 'Find a product' }).click();
    await sheet(page).getByLabel('Type a name and choose a variant').fill(name);
    await sheet(page).getByRole('button', { name }).click();
  };
  await find('Ribbon surprise box');
  await sheet(page)
    .getByRole('button', { name: 'Add', exact: true, disabled: false })
    .first()
    .click();
  await sheet(page)
    .getByRole('button', { name: /^One more/ })
    .click();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText(
    '2',
  );
  // A product with one variant is added by the same tap.
  await find('Rainbow maracas');
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove Rainbow maracas/ }).click();
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);
  const place = page.getByRole('button', { name: /^Order and pay/ });
  await place.click();
  await expectAccessible(page);
  const fields = {
    'First name': 'Pip',
    'Last name': 'Moreau',
    'Street address': '318 Rideau St',
    'Postal code': 'K1N 5Y4',
    City: 'Ottawa',
  };
  for (const [label, value] of Object.entries(fields))
    await sheet(page).getByLabel(label, { exact: true }).fill(value);
  await sheet(page).getByLabel('Province or territory', { exact: true }).selectOption('ON');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await place.click();
  const popup = page.getByRole('dialog', { name: 'Pay 1 order' });
  await expect(definitionOf(popup, 'You pay')).toContainText(/\d/);
  // The offer is left for another day: it is given once per card, and other journeys pay with these cards.
  const offer = popup.getByRole('button', { name: 'Pay without the welcome offer' });
  if (await offer.count()) await offer.click();
  await expect(popup.getByRole('term').filter({ hasText: 'Welcome offer' })).toHaveCount(0);
  await popup.getByRole('button', { name: /^Pay \S*\d/ }).click();
  await page.waitForURL(/\/pay\//);
  await bankButton(page, 'approve').click();
  await page.waitForURL(/payresult/);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(
    page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect
    .poll(countUnderway, 'the counts know the payment as the rows do')
    .toBe(underwayBefore + 1);
  watch.done();
});

test('a payment account is disconnected on the phone after a proof of identity', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('pip@vitrine.local', {
    path: '/#/login?redirect=%2Fpayment',
    phone: true,
  });
  const disconnect = page.getByRole('main').getByRole('button', { name: 'Disconnect' });
  await disconnect.click();
  await forgetRecentProof(page, '**/api/v1/payout-account/unlink');
  await sheet(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(sheet(page).getByLabel('Your password')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await authenticateByPassword(page);
  await expect(sheet(page)).toHaveCount(0);
  await expect(disconnect).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Link an account' })).toBeVisible();
});
