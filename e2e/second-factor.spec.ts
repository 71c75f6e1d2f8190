import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessibility.ts';
import { openDesk, readMail, register } from './support/console.ts';

// An account of its own: the demonstration's are shared, and nobody can change how they sign in.
const person = 'second.factor@example.com';
const password = 'lanterns over the harbour';
const stepMs = 30_000;

/** The third card of the account page, whose buttons change with its state. */
const card = (page: Page) => page.locator('.account-card').nth(2);

async function logOut(page: Page): Promise<void> {
  await page.locator('button.profile').click();
  await page.locator('.ant-dropdown-menu-item').last().click();
  await page.locator('.ant-modal-confirm .ant-btn-primary').click();
  await expect(page.locator('input[name="username"]')).toBeVisible();
}

/** The first step, up to the question for the second. */
async function signInHalf(page: Page): Promise<void> {
  await page.locator('input[name="username"]').fill(person);
  await page.locator('input[name="password"]').fill(password);
  await expect(page.locator('.captcha img')).toBeVisible();
  await page.locator('input[name="captchaCode"]').fill('TEST');
  await page.keyboard.press('Enter');
  await expect(page.locator('.second-step input')).toBeFocused();
}

test('a person sets up two-step sign-in, comes in by the app and by a recovery code, and turns it off', async ({ browser }) => {
  const { page, close } = await openDesk(browser);
  await register(page, person, password);
  await page.goto('/#/profile');
  await card(page).locator('.account-buttons .btn').click();
  const key = (await page.locator('.account-key code').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await expectAccessible(page);
  await page.locator('input[name="one-time-code"]').fill(app.generate());
  await page.keyboard.press('Enter');
  await expect(page.locator('.account-codes li')).toHaveCount(10);
  const [recovery = '', another = ''] = await page.locator('.account-codes li').allInnerTexts();
  await card(page).locator('.btn.primary').click();
  await readMail(page, person, /Two-step sign-in is on/);

  await logOut(page);
  await signInHalf(page);
  await expectAccessible(page);
  // The code of now was used up above; the next one is good as well, because clocks differ.
  await page.keyboard.type(app.generate({ timestamp: Date.now() + stepMs }));
  await expect(page.locator('button.profile')).toBeVisible();

  await logOut(page);
  await signInHalf(page);
  await page.locator('.second-step .link').first().click();
  await expect(page.locator('.second-step input')).toBeFocused();
  await page.keyboard.type(recovery);
  await page.keyboard.press('Enter');
  await expect(page.locator('button.profile')).toBeVisible();

  await page.goto('/#/profile');
  await expect(card(page)).toContainText('9 recovery codes left');
  await card(page).locator('.btn').nth(1).click();
  // The password alone does not do.
  await expect(card(page).locator('input[type=password]')).toHaveCount(0);
  await card(page).locator('.link').first().click();
  await card(page).locator('input').fill(another);
  await page.keyboard.press('Enter');
  await expect(card(page).locator('.btn').first()).toHaveText('Set up');
  await close();
});
