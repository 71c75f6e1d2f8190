import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignIn, logOut, openDesk, profile, readMail, register } from './support/console.ts';

// An account of its own: the demonstration's are shared, and how they sign in cannot be changed.
const person = 'second.factor@example.com';
const password = 'lanterns over the harbour';
const stepMs = 30_000;

/** The card of the account page, whose buttons change with its state. */
const card = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

/** The first step, up to the question for the second. */
async function signInHalf(page: Page): Promise<void> {
  await fillSignIn(page, person, password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the app')).toBeFocused();
}

test('a person sets up two-step sign-in, comes in by the app and by a recovery code, and turns it off', async ({
  browser,
}) => {
  const { page, close } = await openDesk(browser);
  await register(page, person, password);
  await page.goto('/#/profile');
  await card(page).getByRole('button', { name: 'Set up' }).click();
  const key = (await page.getByRole('code').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', another = ''] = await codes.allInnerTexts();
  await card(page).getByRole('button', { name: 'I have saved them' }).click();
  await readMail(person, /Two-step sign-in is on/);

  await logOut(page);
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await signInHalf(page);
  await expectAccessible(page);
  // The code of now was used up above; the next one is good as well, because clocks differ.
  await page.keyboard.type(app.generate({ timestamp: Date.now() + stepMs }));
  await expect(profile(page)).toBeVisible();

  await logOut(page);
  await expect(page.getByLabel('Email or user name')).toBeVisible();
  await signInHalf(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recovery);
  await page.keyboard.press('Enter');
  await expect(profile(page)).toBeVisible();

  await page.goto('/#/profile');
  await expect(card(page)).toContainText('9 recovery codes left');
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  // The password alone does not do.
  await expect(card(page).getByLabel(/password/i)).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await card(page).getByLabel('Recovery code').fill(another);
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('button', { name: 'Set up' })).toBeVisible();
  await close();
});
