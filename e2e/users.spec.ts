import { expect } from '@playwright/test';
import { chooseOption, enterByMail, expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

const sheet = [
  'username,nickname,gender,mobile,email,roles,department',
  'ines.import,Ines,Female,,ines.import@example.com,GUEST,',
  'jon.import,Jon,Male,,not an address,GUEST,',
  'kim.import,Kim,,,kim.import@example.com,GUEST,',
].join('\n');

test('an operator adds a user, changes and imports users', async ({ browser, withSignedIn }) => {
  const { page } = await withSignedIn('root', { path: '/#/system/users' });
  const rowOf = (words: string) => page.getByRole('row').filter({ hasText: words });

  // A second operator is added, and chooses a password by the mailed link.
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add user' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('User name').fill('vera');
  await form.getByLabel('Nickname').fill('Vera');
  await form.getByLabel('Email').fill('vera@example.com');
  // By keyboard: Tab leaves the field and adds nothing to the roles.
  await form.getByRole('combobox', { name: 'Roles' }).fill('Guest');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Added. The link is on its way.');
  await expect(rowOf('vera@example.com')).toContainText('Invited');
  await expect(
    rowOf('vera@example.com').getByRole('cell', { name: 'Guest', exact: true }),
  ).toBeVisible();
  // The exported file has the order of the list.
  const created = page.getByRole('columnheader', { name: 'Created' });
  await created.click();
  await expect(created).toHaveAttribute('aria-sort', 'ascending');
  const exported = page.waitForRequest(/\/users\/export\?/);
  await page.getByRole('button', { name: 'Export' }).click();
  const order = new URL((await exported).url()).searchParams;
  expect([order.get('field'), order.get('direction')]).toEqual(['create_time', 'ASC']);
  // The newest first: who has been added is on the first page, however many users other journeys have made.
  await created.click();
  await expect(created).toHaveAttribute('aria-sort', 'descending');
  const other = await enterByMail(browser, {
    username: 'vera',
    email: 'vera@example.com',
    password: 'a long enough secret 7',
  });
  // A guest reads; what changes something is not offered.
  await setHash(other.page, '/system/users');
  await expect(other.page.getByRole('row').filter({ hasText: 'vera' }).first()).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Add user' })).toHaveCount(0);

  // Changed, and disabled: the open session of the other browser ends.
  await rowOf('vera@example.com').getByRole('button', { name: 'Edit: vera' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await edit.getByLabel('Nickname').fill('Vera Lind');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf('Vera Lind')).toBeVisible();
  await rowOf('Vera Lind').getByRole('switch').click();
  await expectSaid(page, 'Saved.');
  await expect(other.page).toHaveURL(/#\/login/);
  await other.close();

  // The role of everything is asked about once: a no saves nothing, and whoever has it already is not asked about.
  const question = page.getByRole('dialog', { name: 'Give the role Root?' });
  const openEdit = async () => {
    await rowOf('Vera Lind').getByRole('button', { name: 'Edit: vera' }).click();
  };
  await openEdit();
  await chooseOption(edit.getByRole('combobox', { name: 'Roles' }), 'Root');
  await edit.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(rowOf('Vera Lind')).not.toContainText('Root');
  await edit.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Give the role' }).click();
  await expect(rowOf('Vera Lind')).toContainText('Root');
  await openEdit();
  await edit.getByLabel('Nickname').fill('Vera Lindgren');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf('Vera Lindgren')).toBeVisible();

  // A sheet with one wrong row: what can be imported is, and it is undone.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(dialog.getByText('2 can be imported, 1 cannot.')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'jon.import' })).not.toContainText(
    'Can be imported',
  );
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(dialog.getByText('2 imported, 1 left out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expectSaid(page, 'Users removed again: 2.');
  await expect(rowOf('kim.import')).toHaveCount(0);
});
