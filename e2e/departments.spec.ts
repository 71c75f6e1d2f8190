import { expect } from '@playwright/test';
import { expectSaid } from './support/console.ts';
import { test } from './support/fixtures.ts';

test('an operator arranges departments in their tree', async ({ withSignedIn }) => {
  const { page } = await withSignedIn('root', { path: '/#/system/departments' });
  const add = async (name: string, code: string, below?: string) => {
    await (below
      ? page.getByRole('button', { name: `Add below: ${below}` })
      : page.getByRole('button', { name: 'Add department' }).first()
    ).click();
    const form = page.getByRole('dialog', { name: 'Add department' });
    await form.getByLabel('Name').first().fill(name);
    await form.getByLabel('Code').first().fill(code);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
  };
  await add('Trade', 'trade');
  await add('Support', 'support', 'Trade');
  await add('Night shift', 'night', 'Support');

  // Moved from below Support to below Trade: Support can then be deleted alone.
  await page.getByRole('button', { name: 'Edit department: Night shift' }).click();
  const form = page.getByRole('dialog', { name: 'Edit department' });
  await form.getByRole('combobox', { name: 'Parent department' }).click();
  await page.getByRole('treeitem', { name: 'Trade' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Saved.');

  const removeOne = async (name: string) => {
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  };
  await removeOne('Support');
  await expect(page.getByRole('row').filter({ hasText: 'night' })).toBeVisible();
  await removeOne('Trade');
  await expect(page.getByRole('row').filter({ hasText: 'night' })).toHaveCount(0);
});
