import { expect, test } from '@playwright/test';
import { storeUrl } from './support/addresses.ts';
import { bankButton } from './support/bank.ts';
import { fillFields, goToBank, openPhone, storeWords } from './support/buyer.ts';
import { expectOneRow } from './support/layout.ts';
import { definitionOf } from './support/values.ts';
import { watchPage } from './support/watch.ts';

const amount = /^\p{Sc}[\d,.]+$/u;

test('a size changes price, picture and address in place, and a quantity changes the total', async ({
  browser,
}) => {
  const { page, close } = await openPhone(browser);
  const watch = watchPage(page);
  await page.goto('/s/casa-luna/en/p/luna-stoneware-teapot');
  // What a new page would have forgotten.
  await page.evaluate(() => {
    document.body.dataset['stood'] = 'true';
    window.scrollTo({ top: 480, behavior: 'instant' });
  });
  const [price, priceAtTheButton] = [
    page.getByRole('main').getByText(amount).first(),
    page.getByRole('group', { name: 'Luna Stoneware Teapot' }).getByText(amount),
  ];
  const before = await price.innerText();
  const volume = page
    .getByRole('group', { name: /^Volume/ })
    .getByRole('radio')
    .last();
  await volume.check();
  await expect(price).not.toHaveText(before);
  await expect(priceAtTheButton).toHaveText(await price.innerText());
  await expect(page).toHaveURL(/volume=/);
  await expect(volume).toBeFocused();
  const colour = page
    .getByRole('group', { name: /^Colou?r/ })
    .getByRole('link')
    .nth(1);
  await colour.click();
  await expect(page).toHaveURL(/volume=.*colour=|colour=.*volume=/);
  await expect(colour).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => [document.body.dataset['stood'], window.scrollY])).toEqual([
    'true',
    480,
  ]);

  // Over the whole window: larger and smaller, on to the next picture, and back to the one that was pressed.
  const picture = page.getByRole('link', { name: /^Enlarge: Luna stoneware teapot/ }).first();
  await picture.click();
  const zoom = page.getByRole('dialog');
  const place = zoom.getByRole('status');
  await expect(place).toHaveText(/^1 \/ \d+$/);
  const shown = zoom.getByRole('img').first();
  const width = async () => (await shown.boundingBox())?.width ?? 0;
  const small = await width();
  await zoom.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(small);
  await zoom.getByRole('button', { name: 'Smaller' }).click();
  await expect.poll(width).toBe(small);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^2 \//);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(picture).toBeFocused();

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL(/\/cart/);
  const total = definitionOf(page, 'Subtotal');
  const single = await total.innerText();
  const quantity = page.getByLabel(/^Quantity/);
  await quantity.fill('3');
  await quantity.blur();
  await expect(total).not.toHaveText(single);
  await expect(page.getByRole('status')).toHaveText(`Subtotal ${await total.innerText()}`);
  const cart = page.getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveText('3');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(cart).toHaveText('');
  watch.done();
  await close();
});

test('the choice of language opens at its button, by keyboard as well, and closes with Escape', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    baseURL: storeUrl,
  });
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
  // The store's home is still open: what it scrolls sideways is one row, on the wide window and on a phone.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectOneRow(
      page.getByRole('region', { name: /’s picks$/ }).getByRole('link', { name: /\p{Sc}/u }),
    );
  }
  watch.done();
  await context.close();
});

test('the price of a list is chosen with a slider, and a removed filter leaves nothing in its field', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: storeUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const watch = watchPage(page);
  await page.goto('/s/casa-luna/en/search?q=&stock=1');
  const low = page.getByRole('slider', { name: 'Price: From' });
  await low.focus();
  await page.keyboard.press('PageUp');
  const from = page.getByRole('textbox', { name: 'From' });
  await expect(page.getByRole('link', { name: /^Remove filter: from / })).toBeVisible();
  await expect(from).toHaveValue(await low.inputValue());
  expect(page.url()).toContain(`from=${await from.inputValue()}`);
  await page.getByRole('link', { name: /^Remove filter: from / }).click();
  await expect(page.getByRole('link', { name: /^Remove filter: from / })).toHaveCount(0);
  await expect(from).toHaveValue('');
  await page.getByRole('link', { name: 'Remove filter: In stock' }).click();
  await expect(page.getByRole('checkbox', { name: /^In stock/ })).not.toBeChecked();
  watch.done();
  await page.close();
});

for (const javaScript of [true, false]) {
  test(`checkout shows all errors at once and keeps what was typed ${javaScript ? '' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const { page, close } = await openPhone(browser, { javaScript });
    await page.goto('/s/casa-luna/en/p/walnut-mantel-clock');
    await page.getByRole('button', { name: storeWords((texts) => texts.product.buy) }).click();
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
    await page.getByRole('button', { name: storeWords((texts) => texts.checkout.pay) }).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    const postcode = page.getByLabel('ZIP code');
    await expect(postcode).toBeFocused();
    await expect(page.getByText('Please accept the terms to pay.')).toBeVisible();
    await expect(postcode).toHaveAccessibleDescription('One digit is missing, for example 94110');
    for (const [name, value] of Object.entries(typed))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    await close();
  });
}

test('another country asks for its own address and keeps what was typed; the language of a link holds to the bank and back', async ({
  browser,
}) => {
  const { page, close } = await openPhone(browser);
  const watch = watchPage(page);
  await page.goto('/s/casa-luna/fr/p/walnut-mantel-clock');
  await page.getByRole('button', { name: storeWords((texts) => texts.product.buy) }).click();
  await page.waitForURL(/\/fr\/checkout/);
  await page.getByLabel('Prénom').fill('Zoé');
  const address = page.getByRole('region', { name: 'Adresse de livraison' });
  const order = () =>
    address
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect((await order()).at(-2)).toBe('postcode');
  await address.getByLabel('Pays').selectOption('FR');
  await expect
    .poll(order)
    .toEqual(['firstName', 'lastName', 'line1', 'line2', 'postcode', 'city', 'phone']);
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  // The form is kept with the cart, its country too: back to the one in which the purchase goes on.
  await address.getByLabel('Pays').selectOption('US');
  // By its name: "État" is in "États-Unis" too.
  await expect(address.locator('[name="region"]')).toBeVisible();

  await page.goto('/s/casa-luna/fr/p/walnut-mantel-clock');
  await page.getByRole('button', { name: storeWords((texts) => texts.product.buy) }).click();
  await page.waitForURL(/\/fr\/checkout/);
  await page.goBack();
  await goToBank(page, 'langue@example.com');
  await bankButton(page, 'approve').click();
  await page.waitForURL(/\/order\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('address').first().locator('span').last()).toHaveText('États-Unis');
  watch.done();
  await close();
});

test('a missing page of the platform shows open stores beside each other on a wide window', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: storeUrl, viewport: { width: 1440, height: 900 } });
  await page.goto('/en/nowhere');
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
  const tops = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((stores) => stores.slice(0, 3).map((store) => store.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size, 'three in one row').toBe(1);
  await page.close();
});
