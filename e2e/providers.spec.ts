import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import {
  authenticateByPassword,
  expectSaid,
  openDesk,
  setHash,
  signIn,
} from './support/console.ts';
import { test } from './support/fixtures.ts';

test('ROOT pastes a key of the sandbox’s Stripe, sees that it works, and removes it', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await signIn(page, 'root');
  await setHash(page, '/operations/providers');
  await expect(page.getByRole('note')).toContainText('Test mode.');
  const card = page.getByRole('region', { name: 'Stripe' });
  await card.getByRole('button', { name: 'Set up Stripe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up Stripe' });
  await dialog.getByLabel('Secret key').fill('sk_live_0123456789abcdef');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your password').fill('vitrine-demo');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Nothing was saved. This is a live key, and the platform is in test mode. Go live first, then enter it.',
  );
  await dialog.getByLabel('Secret key').fill('sandbox');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await authenticateByPassword(page);
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('status')).toContainText(
    'These keys work for Sandbox (IE, EUR), test mode.',
  );
  await expect(card).toContainText('saved');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove keys' }).click();
  await authenticateByPassword(page);
  await expectSaid(page, 'Keys removed');
  await expect(card.getByRole('button', { name: 'Set up Stripe' })).toBeVisible();
  await close();
});
