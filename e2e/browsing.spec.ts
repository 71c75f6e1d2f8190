import { expect, test } from '@playwright/test';
import { storeUrl } from './support/addresses.ts';
import { fillFields, goToBank, openPhone } from './support/buyer.ts';
import { watchPage } from './support/watch.ts';

test('a size changes price, picture and address in place, and a quantity changes the total', async ({ browser }) => {
  const { page, close } = await openPhone(browser);
  const watch = watchPage(page);
  await page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
  // What a new page would have forgotten.
  await page.evaluate(() => {
    document.body.dataset['stood'] = 'true';
    window.scrollTo({ top: 480, behavior: 'instant' });
  });
  const price = page.locator('.pr .now');
  const before = await price.innerText();
  await page.locator('.seg label').last().click();
  await expect(price).not.toHaveText(before);
  await expect(page.locator('.buybar b')).toHaveText(await price.innerText());
  await expect(page).toHaveURL(/volume=/);
  await expect(page.locator('.seg input').last()).toBeFocused();
  await page.locator('.sw a').nth(1).click();
  await expect(page).toHaveURL(/volume=.*colour=|colour=.*volume=/);
  await expect(page.locator('.sw a').nth(1)).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => [document.body.dataset['stood'], window.scrollY])).toEqual(['true', 480]);

  await page.locator('.buybar .sec').click();
  await page.waitForURL(/\/cart/);
  const total = page.locator('.sums .g span').last();
  const single = await total.innerText();
  await page.locator('input[name="quantity"]').fill('3');
  await page.locator('input[name="quantity"]').blur();
  await expect(total).not.toHaveText(single);
  await expect(page.locator('p.vh[role="status"]')).toHaveText(`Subtotal ${await total.innerText()}`);
  await expect(page.locator('[data-cart-link] b')).toHaveText('3');
  await page.locator('button[name="remove"]').click();
  await expect(page.locator('.none')).toBeVisible();
  await expect(page.locator('[data-cart-link] b')).toHaveCount(0);
  watch.done();
  await close();
});

test('the choice of language opens at its button, by keyboard as well, and closes with Escape', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', baseURL: storeUrl });
  const page = await context.newPage();
  const watch = watchPage(page);
  for (const path of ['/en', '/s/casa-luna/en']) {
    await page.goto(path);
    const button = page.getByRole('button', { name: /^Language, country, currency/ });
    const panel = page.locator('#choose');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    const [from, to] = [await button.boundingBox(), await panel.boundingBox()];
    if (!from || !to) throw new Error('Button and panel are on the page');
    expect(to.y - (from.y + from.height)).toBeLessThan(24);
    expect(Math.abs(to.x + to.width - (from.x + from.width))).toBeLessThan(24);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('combobox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
  watch.done();
  await context.close();
});

for (const javaScript of [true, false]) {
  test(`checkout tells of everything that is wrong at once and keeps what was typed ${javaScript ? '' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const { page, close } = await openPhone(browser, { javaScript });
    await page.goto('/s/casa-luna/en/p/walnut-mantel-clock');
    await page.locator('.buybar button.pri').click();
    await page.waitForURL(/\/en\/checkout/);
    const typed = {
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Torres',
      line1: '418 Alvarado St',
      city: 'Austin',
      region: 'TX',
    };
    await fillFields(page, { ...typed, postcode: '9411', phone: '12' });
    await page.locator('button[value="pay"]').click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    await expect(page.locator('input[name="postcode"]')).toBeFocused();
    await expect(page.locator('#terms-error')).toBeVisible();
    await expect(page.locator('#postcode-error')).toHaveText('One digit is missing, for example 94110');
    for (const [name, value] of Object.entries(typed)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    await close();
  });
}

test('another country asks for its own address and keeps what was typed; the language of a link holds to the bank and back', async ({
  browser,
}) => {
  const { page, close } = await openPhone(browser);
  const watch = watchPage(page);
  await page.goto('/s/casa-luna/fr/p/walnut-mantel-clock');
  await page.locator('.buybar button.pri').click();
  await page.waitForURL(/\/fr\/checkout/);
  await page.locator('input[name="firstName"]').fill('Zoé');
  const order = () => page.locator('.fg input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect((await order()).at(-2)).toBe('postcode');
  await page.locator('select[name="countryCode"]').selectOption('FR');
  await expect.poll(order).toEqual(['firstName', 'lastName', 'line1', 'line2', 'postcode', 'city', 'phone']);
  await expect(page.locator('input[name="firstName"]')).toHaveValue('Zoé');
  // The form is kept with the cart, its country too: back to the one in which the purchase goes on.
  await page.locator('select[name="countryCode"]').selectOption('US');
  await expect(page.locator('select[name="region"]')).toBeVisible();

  await page.goto('/s/casa-luna/fr/p/walnut-mantel-clock');
  await page.locator('.buybar button.pri').click();
  await page.waitForURL(/\/fr\/checkout/);
  await page.goBack();
  await goToBank(page, 'langue@example.com');
  await page.locator('button[value="approve"]').click();
  await page.waitForURL(/\/order\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('address span').last()).toHaveText('États-Unis');
  watch.done();
  await close();
});
