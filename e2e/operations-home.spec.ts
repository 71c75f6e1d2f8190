import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openPhone } from './support/buyer.ts';
import { expectSaid, notification, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { buyByApi } from './support/purchases.ts';
import { watchPage } from './support/watch.ts';

/** Saves another contact address on the settings page that is open. */
async function saveContact(page: Page, address: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'contact.address' });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit setting' });
  await form.getByLabel('Value').fill(address);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(row).toContainText(address || 'contact.address');
}

test('the home of a platform lists what is left to set up; a step that is done is gone', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('root');
  const steps = page.getByRole('region', { name: 'Set up the platform' });
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expect(steps).toHaveCount(0);

  await setHash(page, '/system/config?keywords=contact.address');
  await saveContact(page, '');
  await setHash(page, '/index');
  await page.reload();
  await expect(steps).toContainText('1 step left');
  const contact = steps.getByRole('listitem').filter({ hasText: 'Enter a contact address' });
  await expect(
    steps.getByRole('listitem').filter({ hasText: 'Connect a payment provider' }),
  ).toContainText('Done');
  await expectAccessible(page);
  await contact.getByRole('link', { name: 'Open' }).click();
  await saveContact(page, 'help@vitrine.example');
  await setHash(page, '/index');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('an order that waits is on the home at once and leads to the list of orders to ship; its visit is counted', async ({
  browser,
  withSignedIn,
}) => {
  const { page } = await withSignedIn('root');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (?:morning|afternoon|evening), /,
  );
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  await expect(waiting.getByRole('link').first()).toBeVisible();
  const toShip = waiting.getByRole('link', { name: /^Orders to ship/ });
  const countOf = async () =>
    (await toShip.count()) ? Number(/(\d+)$/.exec((await toShip.innerText()).trim())?.[1]) : 0;
  const before = await countOf();

  const buyer = await openPhone(browser);
  await buyer.page.goto('/s/casa-luna/en/p/walnut-mantel-clock');
  await buyer.close();
  const { number } = await buyByApi('casa-luna', 'walnut-mantel-clock', 'home@example.com');

  await expect(async () => expect(await countOf()).toBe(before + 1)).toPass();
  await expect(toShip).toContainText('Oldest:');
  await toShip.click();
  await expect(page).toHaveURL(/#\/operations\/orders\?tab=ship/);
  await expect(page.getByRole('tab', { name: /^To ship/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();

  // The search asks no list of owners, which would refuse: the browser complains about nothing.
  const watch = watchPage(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  // Escape closes one thing, and the news of the order first.
  await expect(notification(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
  watch.done();

  // Shipping goes on to the next order with the cursor in its tracking number, or says that none is left.
  await page.getByRole('row').filter({ hasText: number }).getByRole('button').first().click();
  const drawer = page.getByRole('dialog', { name: number });
  await drawer.getByLabel('Carrier').fill('DHL');
  await drawer.getByLabel('Tracking number').fill('P-0001');
  await page.keyboard.press('Enter');
  await expectSaid(page, 'P-0001 shipped, the buyer gets an email');
  await expect(drawer).toHaveCount(0);
  const following = page.getByRole('dialog').getByLabel('Tracking number');
  if (before > 0) await expect(following).toBeFocused();
  else await expect(following).toHaveCount(0);
  await page.keyboard.press('Escape');

  await setHash(page, '/index');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Visitors today' })).toContainText(
    /[1-9]\d* in total/,
  );
  const trend = page.getByRole('region', { name: 'Visit trend' });
  await expect(trend.getByRole('tab', { name: /^Page views/ })).toHaveAccessibleName(/[1-9]/);
  const asked = page.waitForRequest((request) =>
    request.url().includes('/api/v1/logs/visit-trend'),
  );
  await trend.getByText('30 days').click();
  const { searchParams } = new URL((await asked).url());
  expect(
    (Date.parse(searchParams.get('endDate') ?? '') -
      Date.parse(searchParams.get('startDate') ?? '')) /
      86_400_000,
  ).toBe(29);
  const saved = page.waitForEvent('download');
  await trend.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^visits-pv-\d{4}-\d{2}-\d{2}\.png$/);

  await page
    .getByRole('region', { name: 'Latest notices' })
    .getByRole('link', { name: 'More' })
    .click();
  await expect(page).toHaveURL(/#\/notices/);
});
