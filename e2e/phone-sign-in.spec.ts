import { expect } from '@playwright/test';
import { mobileUrl } from './support/addresses.ts';
import { openDesk, profile, readMail } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { earned, expectFits, openOwnersPhone, pages, social } from './support/phone.ts';
import { settle } from './support/whole.ts';

for (const provider of ['google', 'facebook'] as const) {
  test(`a sign-in with ${provider} that began on the phone comes back to the phone`, async ({
    browser,
  }) => {
    const { page, watch, close } = await openOwnersPhone(browser);
    await page.goto('/#/earnings');
    await social(page, provider).click();
    await page.getByRole('button', { name: /^Mia/ }).click();
    await page.waitForURL((url) => url.origin === mobileUrl && url.hash === '#/earnings');
    await expect(page).toHaveTitle('Earnings · Vitrine');
    // A call that is still on its way would be refused without the token.
    await settle(page);
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.reload();
    await expect(page.getByRole('link', { name: /Last used$/ })).toHaveAttribute(
      'href',
      new RegExp(provider),
    );
    await social(page, provider).click();
    await page.getByRole('button', { name: /^Mia/ }).click();
    await page.waitForURL((url) => url.origin === mobileUrl && url.hash === '#/earnings');
    await expect(pages(page)).toBeVisible();
    watch.done();
    await close();
  });
}

test('the login form of the console marks how a person signed in the last time', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await page.goto('/#/login');
  const marked = page.getByRole('link', { name: /Last used$/ });
  await expect(social(page, 'facebook')).toBeVisible();
  await expect(marked).toHaveCount(0);
  await social(page, 'facebook').click();
  await page.getByRole('button', { name: /^Mia/ }).click();
  await expect(profile(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.reload();
  await expect(marked).toHaveAttribute('href', /facebook/);
  await close();
});

test('a provider that vouches for no address asks for a mailed code, on the phone too', async ({
  browser,
}) => {
  const { page, watch, close } = await openOwnersPhone(browser);
  await page.goto('/#/login');
  await social(page, 'google').click();
  await page.getByRole('button', { name: /^Noa/ }).click();
  await page.waitForURL((url) => url.origin === mobileUrl && url.hash.startsWith('#/authorize'));
  await expectFits(page);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  const { text } = await readMail('noa@people.vitrine.local');
  await page.getByLabel('Email code').fill(/\b(\d{6})\b/.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(pages(page)).toBeVisible();
  watch.done();
  await close();
});

test('a social sign-in that was refused says so and leads back to the form', async ({
  browser,
}) => {
  const { page, watch, close } = await openOwnersPhone(browser);
  await page.goto('/#/login');
  await social(page, 'google').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.origin === mobileUrl && url.hash.startsWith('#/authorize'));
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  watch.done();
  await close();
});

test('a server that does not answer is said, and asked again', async ({ withSignedIn }) => {
  const { page } = await withSignedIn('theo@vitrine.local', { phone: true });
  await page.route('**/api/v1/users/me', (route) => route.abort());
  // A phone that has shown nothing yet has nobody to show. What is read is kept as it arrives, so it is removed as late as the next start.
  await page.addInitScript(() => localStorage.removeItem('lastRead'));
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/v1/users/me');
  await again.click();
  await expect(earned(page)).toBeVisible();
});
