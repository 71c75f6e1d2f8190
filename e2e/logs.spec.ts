import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

test('an operator finds a change in the system log', async ({ withSignedIn }) => {
  const { page } = await withSignedIn('root', { path: '/#/system/config' });
  const setting = page.getByRole('row').filter({ hasText: 'log.keptDays' });
  await setting.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit setting' });
  await form.getByLabel('Value').fill('91');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Saved.');

  await setHash(page, '/system/logs');
  await page.getByLabel('Content, address or operator').fill('KEPTdays');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Changed: log.keptDays' }).first();
  await expect(row).toContainText('127.0.0.1');
  await expect(row).toContainText('Chrome');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Changed: log.keptDays' }).click();
  const entry = page.getByRole('dialog', { name: 'Changed: log.keptDays' });
  const change = entry.getByRole('row').filter({ hasText: 'configValue' });
  await expect(change.getByRole('cell')).toHaveText(['90', '91']);
  await expect(entry.getByText(/^PUT \/api\/v1\/config\/\d+$/)).toBeVisible();
  await expectAccessible(page);
});
