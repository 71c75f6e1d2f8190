import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chooseOption, expectSaid, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { expectFits, sheet } from './support/phone.ts';

const owner = 'theo@vitrine.local';

test('a notice to a chosen owner arrives live at the desk and on the phone, and is read on both', async ({
  withSignedIn,
}) => {
  const desk = await withSignedIn(owner, { path: '/#/profile' });
  const phone = await withSignedIn(owner, { phone: true });
  const operator = await withSignedIn('admin', { path: '/#/login?redirect=%2Fsystem%2Fnotices' });

  await operator.page.getByRole('button', { name: 'New notice' }).click();
  const form = operator.page.getByRole('dialog', { name: 'New notice' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    form.getByRole('textbox', { name: 'Title' }),
    'an empty form says what is missing',
  ).toBeFocused();
  await form.getByRole('textbox', { name: 'Title' }).fill('Your carrier changes');
  await form
    .getByRole('textbox', { name: 'Text' })
    .fill('From Monday on another carrier comes. <b>Nothing</b> changes for buyers.');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    await form.getByRole('combobox', { name: 'To' }).press(key);
  await chooseOption(form.getByRole('combobox', { name: 'People' }), owner);
  // Readers with a text in their own language get that one; a title alone is no text.
  await form.getByRole('tab', { name: /^Español/ }).click();
  await form.getByRole('textbox', { name: 'Title' }).fill('Cambia tu transportista');
  await form.getByText('Publish now').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    form.getByText('Title and text are needed, or neither of them: Spanish'),
  ).toBeVisible();
  await form.getByRole('textbox', { name: 'Text' }).fill('Desde el lunes viene otro.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSaid(operator.page, 'The notice is published.');
  await setHash(operator.page, '/notices');
  await expect(operator.page.getByRole('heading', { name: 'Notices' })).toBeVisible();
  await expect(
    operator.page.getByRole('row', { name: /Your carrier changes/ }),
    'it is not addressed to its writer',
  ).toHaveCount(0);

  await expectSaid(desk.page, 'Your carrier changes');
  const bell = desk.page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await desk.page
    .getByRole('button', { name: /Your carrier changes/ })
    .first()
    .click();
  const opened = desk.page.getByRole('dialog', { name: 'Your carrier changes' });
  await expect(
    opened.getByRole('paragraph').filter({ hasText: '<b>Nothing</b> changes' }),
  ).toBeVisible();
  await expectAccessible(desk.page);
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(
    desk.page.getByRole('row', { name: /Your carrier changes/ }).getByText('Read', { exact: true }),
  ).toBeVisible();

  // The phone learns of it without a reload, and shows there too that it has been read.
  await phone.page.getByRole('button', { name: /^Notifications/ }).click();
  await sheet(phone.page).getByRole('link', { name: 'Show all notices' }).click();
  const item = phone.page.getByRole('button', { name: /Your carrier changes/ });
  await expect(item).toContainText('Read');
  await item.click();
  await expect(sheet(phone.page).getByText('From Monday on another carrier comes.')).toBeVisible();
  await expectFits(phone.page);
  await expectAccessible(phone.page);
  phone.watch.done();
});
