import { expect } from '@playwright/test';
import { listPayments } from '../packages/contract/src/shop/platform-payments.ts';
import {
  removeProviderKeys,
  saveProviderKeys,
} from '../packages/contract/src/shop/platform-providers.ts';
import { call, signInByApi } from './support/api.ts';
import { approve, goToBank, openPhone } from './support/buyer.ts';
import { test } from './support/fixtures.ts';
import { cellOf } from './support/values.ts';
import { watchPage } from './support/watch.ts';

const params = { name: 'paypal' };
const password = 'vitrine-demo';

test('where a store has two providers, one buyer pays by PayPal and another by card, and operators read who has the money', async ({
  browser,
  withSignedIn,
}) => {
  const root = await signInByApi('root');
  const settings = [{ setting: 'PAYPAL_CLIENT_ID', entered: 'sandbox' }];
  const saved = await call(saveProviderKeys, { params, body: { settings, password } }, root);
  expect(saved.isSaved).toBe(true);
  try {
    const { page, close } = await openPhone(browser);
    const watch = watchPage(page);
    const buy = async (way: RegExp) => {
      await page.goto('/s/casa-luna/en/p/wildflower-honey-pot');
      await goToBank(page, 'two-ways@example.com', 'US', way);
      const number = await approve(page);
      await expect
        .poll(async () => {
          const { list } = await call(listPayments, { query: { keywords: number } }, root);
          return list.map(({ provider, status }) => `${provider} ${status}`);
        })
        .toEqual([way.test('PayPal') ? 'paypal captured' : 'sandbox captured']);
      return number;
    };
    const byWallet = await buy(/PayPal/);
    await buy(/Card or wallet/);
    watch.done();
    await close();

    const office = await withSignedIn('admin', {
      path: `/#/operations/payments?keywords=${byWallet}`,
    });
    const row = office.page.getByRole('row').filter({ hasText: byWallet });
    await expect(row).toBeVisible();
    const provider = await cellOf(row, 'Provider');
    await expect(provider).toContainText('PayPal');
    const id = provider.locator('code');
    await expect(id).toHaveAttribute('title', await id.innerText());
    await expect(provider.getByRole('button', { name: 'Copy' })).toBeVisible();
    const box = await id.boundingBox();
    expect(box?.height, 'the id takes one line').toBeLessThan(30);
    office.watch.done();
  } finally {
    await call(removeProviderKeys, { params, body: { password } }, root);
  }
});
