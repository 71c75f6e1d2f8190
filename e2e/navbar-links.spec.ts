import { expect } from '@playwright/test';
import { expectSaid, profile, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';

test('the bar leads to the document and to the code, as the settings say', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('root', { path: '/#/system/config' });
  const save = async (name: string, address: string) => {
    await setHash(page, '/system/config');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit setting' });
    await form.getByLabel('Value').fill(address);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expectSaid(page, 'Saved.');
  };
  const menu = page
    .getByRole('menu')
    .filter({ has: page.getByRole('menuitem', { name: 'Log out' }) });
  const entry = (name: string) => menu.getByRole('menuitem', { name, exact: true });
  const link = (name: string) => entry(name).getByRole('link');

  await save('Documentation link', 'https://docs.vitrine.example/');
  await save('Source code link', 'https://code.vitrine.example/console');
  await profile(page).click();
  await expect(link('Documentation')).toHaveAttribute('href', 'https://docs.vitrine.example/');
  await expect(link('Source code')).toHaveAttribute('href', 'https://code.vitrine.example/console');
  await expect(entry('Account and security')).toBeVisible();
  await expect(entry('Log out')).toBeVisible();
  await entry('Dashboard').click();
  await expect(page).toHaveURL(/#\/index$/);

  // Without addresses the code goes, and operators get the API's reference, which exists.
  await save('Documentation link', '');
  await save('Source code link', '');
  await profile(page).click();
  await expect(link('Documentation')).toHaveAttribute('href', /\/api\/docs$/);
  await expect(entry('Source code')).toHaveCount(0);
  const [reference] = await Promise.all([
    // The first reader waits until the reference is made; the time of the test ends what hangs.
    page.context().waitForEvent('page', { timeout: 0 }),
    link('Documentation').click(),
  ]);
  await expect(reference.getByRole('heading', { level: 1 })).toBeVisible();
  await reference.close();
});
