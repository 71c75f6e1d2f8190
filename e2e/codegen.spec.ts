import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectSaid } from './support/console.ts';
import { test } from './support/fixtures.ts';

test('an operator generates the code of a table and downloads it', async ({ withSignedIn }) => {
  const { page } = await withSignedIn('root', { path: '/#/tools/codegen' });
  await page.getByPlaceholder('Table name').fill('dictionar');
  const row = page.getByRole('row').filter({ hasText: 'dictionaries' });
  await expect(page.getByRole('row').filter({ hasText: 'countries' })).toHaveCount(0);
  await row.getByRole('button', { name: /^Generate/ }).click();

  const drawer = page.getByRole('dialog', { name: 'dictionaries' });
  await expect(drawer.getByLabel('Module folder')).toHaveValue('dictionaries');
  await drawer.getByLabel('Module folder').fill('word-lists');
  await drawer.getByLabel('Entity').fill('WordList');
  await drawer.getByLabel('Name of a row').fill('Word list');
  await drawer.getByRole('button', { name: 'Next' }).click();
  const fields = drawer.getByRole('table');
  await expect(fields.getByRole('row').nth(1)).toContainText('id');
  await drawer.getByRole('checkbox', { name: 'remark: Filter' }).check();
  await drawer.getByRole('button', { name: 'remark: Move up' }).click();
  await drawer.getByRole('button', { name: 'Save and preview' }).click();

  const tree = drawer.getByRole('navigation', { name: 'Files' });
  await tree.getByText('word-lists-page.tsx').click();
  await expect(drawer.getByRole('textbox', { name: /word-lists-page\.tsx$/ })).toContainText(
    'CrudPage',
  );
  await tree.getByText('modules.ts').click();
  await expect(drawer.getByRole('textbox', { name: /modules\.ts$/ })).toContainText(
    'wordListsModule',
  );
  const started = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('dictionaries.zip');
  // The names of the files are not compressed.
  expect(
    readFileSync(await download.path()).includes('packages/contract/src/admin/word-lists.ts'),
  ).toBe(true);

  await page.keyboard.press('Escape');
  await expect(row).toContainText('Configured');
  await row.getByRole('button', { name: /^Reset/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Reset configuration' }).click();
  await expectSaid(page, 'The configuration was deleted.');
  await expect(row).not.toContainText('Configured');
});
