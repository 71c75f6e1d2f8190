import { expect, type Page } from '@playwright/test';
import { captchaPicture, expectSaid, luna, openDesk, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { buyByApi } from './support/purchases.ts';

/** How far the page is wider than its window, and what of it is. */
const overflow = (page: Page) =>
  page.evaluate(
    () =>
      Math.max(
        document.documentElement.scrollWidth,
        document.querySelector('main')?.scrollWidth ?? 0,
      ) - window.innerWidth,
  );

test('forms keep what was typed, popovers and drawers work by keyboard, and pages follow their window', async ({
  withSignedIn,
}) => {
  // The chart of a dashboard is there once the store has sold something.
  await buyByApi('casa-luna', 'walnut-mantel-clock', 'chart@example.com');
  const { page, watch } = await withSignedIn(luna, {
    password: process.env['DEMO_PASSWORD'] ?? 'vitrine-demo',
  });

  await test.step('the dashboard becomes narrower again after its chart was drawn wide', async () => {
    await setHash(page, '/index');
    await expect(page.getByRole('img', { name: /^Earnings, / }).locator('canvas')).toBeVisible();
    for (const width of [1280, 1024, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `the dashboard at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  await test.step('product names are whole and the row menu is inside at 1280', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await setHash(page, '/product');
    const buttons = page.getByRole('row').getByRole('button');
    await expect(buttons.first()).toBeVisible();
    const cut = await buttons.evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth + 1)
        .map((name) => name.textContent),
    );
    expect(cut, 'names that are cut').toEqual([]);
    const [table, frame] = await page
      .getByRole('table')
      .evaluate((element) => [element.scrollWidth, element.parentElement?.clientWidth ?? 0]);
    expect(table, 'the table in its card').toBeLessThanOrEqual(frame ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await setHash(page, '/product?view=cards');
    const beyond = await page
      .getByRole('list', { name: 'Products' })
      .getByRole('listitem')
      .evaluateAll((cards) => {
        const isBeyond = (card: Element) =>
          [...card.querySelectorAll('img, button, input, b')].some(
            (part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right,
          );
        return cards.filter(isBeyond).map((card) => card.textContent);
      });
    expect(beyond, 'cards that something hangs out of').toEqual([]);
  });

  await test.step('the percentage is reached, refused and left by keyboard', async () => {
    const button = page.getByRole('button', { name: 'Percentage by category' });
    await button.focus();
    await page.keyboard.press('Enter');
    const field = page
      .getByRole('dialog', { name: 'Percentage by category' })
      .getByLabel('Percentage', { exact: true });
    await expect(field, 'the focus goes in').toBeFocused();
    await field.fill('50');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '100% to 2,000%' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button, 'the focus comes back').toBeFocused();
  });

  await test.step('a new link is made with Enter', async () => {
    await setHash(page, '/share');
    const opener = page.getByRole('button', { name: 'New link' }).first();
    await opener.click();
    await page.getByLabel('Name').fill('By keyboard');
    // The words are still there after the drawer was closed by mistake.
    await page.keyboard.press('Escape');
    await expect(opener, 'the focus comes back').toBeFocused();
    await opener.click();
    await expect(page.getByLabel('Name')).toHaveValue('By keyboard');
    await page.getByLabel('Name').press('Enter');
    await expect(page.getByRole('row', { name: /By keyboard/ })).toBeVisible();
  });

  await test.step('My store shows after a reload what was typed, says so, and gives it up when asked', async () => {
    await setHash(page, '/store');
    const name = page.getByLabel('Store name');
    const before = await name.inputValue();
    await name.fill('Casa Luna by the sea');
    await page.reload();
    await expect(name).toHaveValue('Casa Luna by the sea');
    const line = page.getByRole('status').filter({ hasText: 'Your previous input was restored' });
    await expect(line).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await line.getByRole('button', { name: 'Discard' }).click();
    await expect(name).toHaveValue(before);
    await page.reload();
    await expect(name).toHaveValue(before);
    await expect(line).toBeHidden();
  });
  watch.done();
});

test('sign-in forms stay where they are, and each message goes when its field is right', async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const { page } = desk;
  const wrong = page.locator('form').getByRole('alert');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const topOf = (name: string) =>
    field(name).evaluate((input) => input.getBoundingClientRect().top);

  await test.step('login', async () => {
    await page.goto('/#/login');
    await expect(captchaPicture(page)).toBeVisible();
    const top = await topOf('Email or user name');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(wrong).toHaveText([
      'Please enter Username',
      'Please enter Password',
      'Please enter Verify Code',
    ]);
    expect(await topOf('Email or user name'), 'messages do not move the form').toBe(top);
    await field('Email or user name').fill(luna);
    await field('Password').fill('short');
    await expect(wrong).toHaveText([
      'The password can not be less than 6 digits',
      'Please enter Verify Code',
    ]);
    await field('Password').fill('not the password');
    await field('Verify code').fill('TEST');
    await expect(wrong).toHaveCount(0);
    // What the field says is not said a second time by a toast, and goes when the field is changed.
    await page.keyboard.press('Enter');
    await expect(wrong).toHaveCount(1);
    await expect(field('Password')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await field('Password').fill('another one');
    await expect(wrong).toHaveCount(0);
    // What belongs to no field is said as the specification has it.
    await page.route('**/api/v1/auth/login', (route) =>
      route.fulfill({ status: 500, json: { code: 'B0001', msg: 'Out of order' } }),
    );
    await field('Verify code').fill('TEST');
    await page.keyboard.press('Enter');
    await expectSaid(page, 'some errorOut of order');
  });

  await test.step('the steps above a narrow form do not wait for the picture of a store', async () => {
    await page.route('**/sample-store*', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/login');
    await page.reload();
    await expect(captchaPicture(page)).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(4);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(captchaPicture(page), 'nor does the form need it').toBeVisible();
    await page.unroute('**/sample-store*');
    await page.reload();
    await expect(page.getByText('Luna Studio', { exact: true })).toBeVisible();
  });

  await test.step('registration', async () => {
    await page.goto('/#/register');
    await expect(page.getByText('Verify code', { exact: true }), 'the picture').toBeVisible();
    await expect(page.getByText('Email code', { exact: true }), 'the mail').toBeVisible();
    const top = await topOf('Email');
    await page.getByRole('button', { name: 'Open my store' }).click();
    await expect(wrong).toHaveCount(6);
    expect(await topOf('Email'), 'messages do not move the form').toBe(top);
    await field('Email').fill('new@people.local');
    await field('Email code').fill('123456');
    await field('Password').fill('a long password');
    await field('Confirm password').fill('another password');
    await page.getByRole('button', { name: 'Open my store' }).click();
    await expect(wrong).toHaveText([
      'The passwords are not the same',
      'Please accept the terms to open a store',
    ]);
    await field('Password').fill('another password');
    await expect(wrong).toHaveText(['Please accept the terms to open a store']);
    // The terms open over the form, and reading them accepts nothing.
    await page.getByRole('button', { name: 'privacy policy' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').check();
    await expect(wrong).toHaveCount(0);
  });
  await desk.close();
});
