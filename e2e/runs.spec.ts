import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectSaid } from './support/console.ts';
import { test } from './support/fixtures.ts';

const sheet = [
  'username,nickname,gender,mobile,email,roles,department',
  'run.one,Run One,,,run.one@example.com,GUEST,',
  'run.two,Run Two,,,not an address,GUEST,',
].join('\n');

test('the log of an import names its rows with problems, and their file is downloaded from it', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('root', { path: '/#/system/users' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'runs.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog.getByText('1 imported, 1 left out.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Run log' }).click();

  const log = page.getByRole('dialog', { name: 'Run log' });
  await expect(log.getByRole('status')).toContainText('Done');
  const lines = log.getByRole('textbox', { name: 'Run log' });
  await expect(lines).toContainText('Import of “runs.csv”. Rows: 2, valid: 1.');
  await expect(lines).toContainText('Row 3: Email');
  await expect(lines).toContainText('Users added: 1. Rows left out: 1.');
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await lines.getByRole('link', { name: 'Download' }).click();
  expect(readFileSync(await (await started).path(), 'utf8')).toContain('Email');

  await log.getByRole('combobox', { name: 'Level' }).click();
  await page.getByTitle('Errors', { exact: true }).click();
  await expect(lines).toContainText('Row 3: Email');
  await expect(lines).not.toContainText('1 users added');
});

test('somebody who is signed out by an operator is led to the login form at once', async ({
  withSignedIn,
}) => {
  const operator = await withSignedIn('root', { path: '/#/system/online' });
  const person = await withSignedIn('theo@vitrine.local', { path: '/#/profile' });
  await operator.page.getByLabel('Name or email').fill('theo@');
  await operator.page.keyboard.press('Enter');
  const row = operator.page
    .getByRole('row')
    .filter({ hasText: 'theo@vitrine.local' })
    .filter({ hasText: 'Online' });
  await expect(row.first()).toBeVisible();
  await expectAccessible(operator.page);
  await row
    .first()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await operator.page.getByRole('tooltip').getByRole('button', { name: 'Sign out' }).click();
  await expectSaid(operator.page, 'Signed out.');
  await expect(person.page).toHaveURL(/#\/login/);
});
