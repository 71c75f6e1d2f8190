import { expect } from '@playwright/test';
import { expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

test('an operator sees the visit trend, and adds and removes a menu and a dictionary with its entries', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('root');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first(),
  ).toHaveText('Dashboard');
  const trend = page.getByRole('region', { name: 'Visit trend' });
  await expect(trend.getByRole('tab', { name: /^Page views/ })).toBeVisible();
  await expect(trend.locator('canvas, svg').filter({ visible: true }).first()).toBeVisible();

  await setHash(page, '/system/dictionaries');
  await page.getByRole('button', { name: 'Add dictionary' }).click();
  const form = page.getByRole('dialog', { name: 'Add dictionary' });
  await form.getByLabel('Name').fill('Parcel sizes');
  await form.getByLabel('Code').fill('parcel_size');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Saved.');
  const row = page.getByRole('row').filter({ hasText: 'parcel_size' });
  await row.getByRole('button', { name: 'Parcel sizes', exact: true }).click();
  const entries = page.getByRole('dialog', { name: 'Parcel sizes' });
  await entries.getByRole('button', { name: 'Add entry' }).click();
  const entry = page.getByRole('dialog', { name: 'Add entry' });
  await entry.getByLabel('Label').first().fill('Small');
  await entry.getByLabel('Value').fill('s');
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entries.getByRole('row').filter({ hasText: 'Small' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await setHash(page, '/system/menus');
  await page.getByRole('button', { name: 'Add menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Add menu' });
  await menu.getByText('Link', { exact: true }).click();
  await menu.getByLabel('Name').first().fill('House rules');
  await menu.getByLabel('Address').fill('https://rules.example/');
  await menu.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByText('House rules'),
  ).toBeVisible();
  const added = page.getByRole('row').filter({ hasText: 'House rules' });
  await added.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(added).toHaveCount(0);
});
