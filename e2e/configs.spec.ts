import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { mobileUrl } from './support/addresses.ts';
import { expectPage, openPhone, storeWords } from './support/buyer.ts';
import {
  captchaPicture,
  expectSaid,
  luna,
  openDesk,
  readMail,
  setHash,
} from './support/console.ts';
import { test } from './support/fixtures.ts';
import { expectFits, openOwnersPhone } from './support/phone.ts';
import { expectPushed } from './support/push.ts';

const name = 'Maison Lumen';
const signInHelp = 'Locked out? Call <b>555 0134</b>, any day.';
const checkoutHelp = 'Questions about paying? Call 555 0199.';

const brand = (page: Page, called: string) =>
  page.getByRole('complementary').getByRole('link', { name: called });

/** Opens a setting of the platform in its form. */
async function openSetting(page: Page, key: string) {
  await setHash(page, '/system/config');
  const row = page.getByRole('row').filter({ hasText: key });
  await row.getByRole('button', { name: /^Edit/ }).click();
  return page.getByRole('dialog', { name: 'Edit setting' });
}

async function save(page: Page, key: string, value: string): Promise<void> {
  const form = await openSetting(page, key);
  await form.getByLabel('Value').fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function expectRenamed(browser: Browser): Promise<void> {
  // The way in, in a browser that nobody has signed in with.
  const { page, close } = await openDesk(browser);
  await page.goto('/#/login');
  await expect(page).toHaveTitle(`Sign in · ${name}`);
  const mark = page.getByRole('main').getByRole('link', { name });
  await expect(mark).toBeVisible();
  await expect(mark.locator('img')).toHaveAttribute('src', /\/files\//);
  await expect(page.getByText(signInHelp, { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A code is mailed in the platform's name.
  await page.goto('/#/register');
  await page.getByLabel('Email', { exact: true }).fill('lumen@example.com');
  await expect(captchaPicture(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Verify code' }).fill('TEST');
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  expect((await readMail('lumen@example.com', new RegExp(name))).text).toContain(name);
  await close();

  const phone = await openOwnersPhone(browser);
  await phone.page.goto('/#/login');
  await expect(phone.page).toHaveTitle(`Sign in · ${name}`);
  await expect(phone.page.getByText(signInHelp, { exact: true })).toBeVisible();
  await expectFits(phone.page);
  const manifest = await phone.page.request.get(`${mobileUrl}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name, short_name: name });
  await phone.close();

  const buyer = await openPhone(browser);
  await expectPage(
    buyer.page,
    '/s/casa-luna/en',
    buyer.page.getByRole('contentinfo'),
    `Made with ${name}.`,
  );
  await buyer.page.goto('/en');
  await expect(buyer.page).toHaveTitle(new RegExp(`^${name} · `));
  await expect(
    buyer.page.getByRole('banner').getByRole('link', { name }).locator('img'),
  ).toHaveAttribute('src', /\/files\//);
  await expectAccessible(buyer.page);
  await expectFits(buyer.page);
  await buyer.page.goto('/en/legal/imprint');
  await expect(buyer.page.getByRole('main')).toContainText(`${name} is a platform`);
  await buyer.page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
  await buyer.page.getByRole('button', { name: storeWords((texts) => texts.product.buy) }).click();
  await buyer.page.waitForURL(/\/checkout/);
  await expect(buyer.page.getByText(checkoutHelp, { exact: true })).toBeVisible();
  await expectAccessible(buyer.page);
  await buyer.close();
}

test('an operator changes a setting of the system, and it takes effect', async ({
  browser,
  withSignedIn,
}) => {
  const { page } = await withSignedIn('root', { path: '/#/system/config' });
  const owner = await withSignedIn(luna, { path: '/#/profile' });
  await expect(brand(owner.page, 'Vitrine')).toBeVisible();

  // What cannot be a name is refused at its field, and the form stays.
  const form = await openSetting(page, 'platform.name');
  const value = form.getByLabel('Value');
  for (const [wrong, why] of [
    ['', 'Required'],
    ['x'.repeat(41), 'At most 40 characters'],
  ] as const) {
    await value.fill(wrong);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(why, { exact: true })).toBeVisible();
    await expect(value).toHaveAttribute('aria-invalid', 'true');
  }
  try {
    await value.fill(name);
    await form.getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, 'Saved.');
    await expect(form).toBeHidden();
    await expectPushed(brand(owner.page, name));
    await expect(owner.page).toHaveTitle(new RegExp(` · ${name}$`));
    await expect(brand(page, name)).toBeVisible();

    const logo = await openSetting(page, 'platform.logo');
    await logo.locator('input[type="file"]').setInputFiles('docs/pictures/home-mobile.webp');
    await expect(logo.getByRole('img', { name: 'Picture' })).toBeVisible();
    await expectAccessible(page);
    await logo.getByRole('button', { name: 'Save' }).click();
    await expect(logo).toBeHidden();
    await expectPushed(brand(owner.page, name).locator('img'));

    await save(page, 'help.signIn', signInHelp);
    await save(page, 'help.checkout', checkoutHelp);
    await expectRenamed(browser);
  } finally {
    // Other journeys share the server and know it by its own name.
    await save(page, 'platform.name', 'Vitrine');
    await save(page, 'help.signIn', '');
    await save(page, 'help.checkout', '');
    const logo = await openSetting(page, 'platform.logo');
    const remove = logo.getByRole('button', { name: 'Remove picture' });
    await expect(logo.getByRole('button', { name: 'Choose picture' })).toBeVisible();
    if (await remove.isVisible()) await remove.click();
    await logo.getByRole('button', { name: 'Save' }).click();
    await expect(logo).toBeHidden();
  }
  await expectPushed(brand(owner.page, 'Vitrine'));
  await expect(brand(owner.page, 'Vitrine').locator('img')).toHaveCount(0);
});
