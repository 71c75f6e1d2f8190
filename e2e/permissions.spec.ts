import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';

test('an operator sees what a role and a user can do, and why', async ({ withSignedIn }) => {
  const { page } = await withSignedIn('root', { path: '/#/system/permissions' });
  await expect(page.getByText('Choose a role to see what it can do.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByTitle('Guest', { exact: true }).click();
  const reading = page.getByRole('row').filter({ hasText: 'sys:role:query' });
  await expect(reading).toContainText('System › Roles › See roles');
  await expect(page.getByRole('row').filter({ hasText: 'sys:role:add' })).toHaveCount(0);
  await page.getByLabel('Permission, path or origin').fill('roles/:id/permissions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: ':query' })).toHaveCount(1);
  await expect(reading).toContainText('GET /api/v1/roles/:id/permissions');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByTitle('Root', { exact: true }).click();
  await expect(page.getByText('Root can do everything, with or without menus.')).toBeVisible();

  await page.getByRole('tab', { name: 'By user' }).click();
  await page.getByRole('combobox', { name: 'User' }).fill('luna@');
  await page.getByTitle(/luna@vitrine\.local/).click();
  await page.getByLabel('Permission, path or origin').fill('shop:order:pay');
  await page.keyboard.press('Enter');
  const paying = page.getByRole('row').filter({ hasText: 'shop:order:pay' });
  await expect(paying.getByRole('cell').first()).toHaveText('Store owner');
  await expectAccessible(page);
});
