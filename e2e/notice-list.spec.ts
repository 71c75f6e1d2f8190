import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chooseOption, expectSaid } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { sheet } from './support/phone.ts';

const owner = 'marlo@vitrine.local';
const title = 'Deliveries pause on Friday';

test('an operator writes a notice in the list, schedules, publishes and revokes it', async ({
  withSignedIn,
}) => {
  const desk = await withSignedIn(owner);
  const phone = await withSignedIn(owner, { phone: true });
  const { page, watch } = await withSignedIn('admin', {
    path: '/#/login?redirect=%2Fsystem%2Fnotices',
  });

  // Written with formatting, and seen beside the fields as its readers will see it.
  await page.getByRole('button', { name: 'New notice' }).click();
  const form = page.getByRole('dialog', { name: 'New notice' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Text' }).fill('No parcel leaves on Friday.');
  await form.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+a');
  await form.getByRole('button', { name: 'Bold' }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(
    preview.getByRole('strong').filter({ hasText: 'No parcel leaves on Friday.' }),
  ).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    await form.getByRole('combobox', { name: 'To' }).press(key);
  await chooseOption(form.getByRole('combobox', { name: 'People' }), owner);

  // Scheduled: still a draft that nobody else sees.
  await form.getByText('Schedule', { exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose when it goes out')).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await form.getByRole('textbox', { name: 'Date and time' }).fill(`${tomorrow} 08:30`);
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Saved.');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Scheduled');
  await expect(row).toContainText(/Goes out .* 08:30/);

  // Published by hand instead: it arrives in another browser and on the phone, without a reload.
  await row.getByRole('button', { name: `Publish: ${title}` }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish' }).click();
  await expect(row).toContainText('Published');
  await expect(row).toContainText('0 of 1 read');
  await expect(row.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expectSaid(desk.page, title);
  await expectSaid(phone.page, title);

  // Read on the phone: the desktop of the same owner and the operator's figures follow.
  await phone.page.getByRole('button', { name: /^Notifications/ }).click();
  await sheet(phone.page).getByRole('link', { name: 'Show all notices' }).click();
  await phone.page.getByRole('button', { name: new RegExp(title) }).click();
  await expect(sheet(phone.page).getByText('No parcel leaves on Friday.')).toBeVisible();
  await desk.page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(
    desk.page
      .getByRole('link', { name: title })
      .or(desk.page.getByRole('button', { name: new RegExp(title) })),
  ).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText('1 of 1 read');

  await row.getByRole('button', { name: `Revoke: ${title}` }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Revoke' }).click();
  await expectSaid(page, 'The notice is revoked.');
  await expect(row).toContainText('Revoked');
  await row.getByRole('button', { name: `Delete: ${title}` }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  watch.done();
  phone.watch.done();
});
