import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '../packages/contract/src/locales.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPhone, storeWords } from './support/buyer.ts';
import { expectSaid, luna } from './support/console.ts';
import { deliver } from './support/delivery.ts';
import { test } from './support/fixtures.ts';
import { expectPadding } from './support/layout.ts';
import { expectFits } from './support/phone.ts';
import { buyByApi } from './support/purchases.ts';
import { filled, wordsIn } from './support/words.ts';

const product = 'luna-stoneware-teapot';
const photos = ['docs/pictures/home-mobile.webp', 'docs/pictures/storefront-phone.webp'];

/** A buyer without JavaScript who bought the teapot and was invited to review it, on the page of the invitation. */
async function openInvitation(browser: Browser, language: Language, email: string) {
  const phone = await openPhone(browser, { javaScript: false, locale: language });
  const { number, url } = await buyByApi('casa-luna', product, email, { language });
  await deliver(number);
  // The mailed invitation comes a week later; the page of the order has the same link.
  await phone.page.goto(url);
  await phone.page.goto(
    (await phone.page.locator('a[href*="/review/"]').first().getAttribute('href')) ?? '',
  );
  return phone;
}

/** Keeps the orders that are to be packed under a name, and comes back to them by it. */
async function saveView(page: Page, name: string, language: Language) {
  const { lists, operations } = wordsIn(language);
  const choose = (item: string) => page.getByRole('menuitem', { name: item }).click();
  await page.goto('/#/operations/orders');
  await page.getByRole('tab', { name: operations.toShipTab }).click();
  await page.getByRole('button', { name: lists.views }).click();
  await choose(lists.saveViewAs);
  const form = page.getByRole('dialog', { name: lists.newView });
  await form.getByLabel(lists.viewName).fill(name);
  await expectAccessible(page);
  await form.getByRole('button', { name: wordsIn(language).system.save }).click();
  await expectSaid(page, lists.viewSaved);
  const control = page.getByRole('button', { name });
  await control.click();
  await choose(lists.standardView);
  await expect(page).not.toHaveURL(/tab=ship/);
  await page.getByRole('button', { name: lists.views }).click();
  await choose(name);
  // The address has it before the page is drawn with it.
  await expect(page.getByRole('tab', { name: operations.toShipTab })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // Another tab is another view, until it is saved.
  await page.getByRole('tab', { name: operations.all }).click();
  await expect(
    page.getByRole('button', { name: lists.changedView.replace('{name}', name) }),
  ).toBeVisible();
}

const send = (page: Page) =>
  page.getByRole('button', { name: storeWords(({ reviews }) => reviews.send) }).click();

test('a buyer reviews with photos without JavaScript, it is moderated, the owner replies on the phone and the product page shows it, in Spanish', async ({
  browser,
  withSignedIn,
}) => {
  const language = 'es';
  const { reviews: texts, lists } = wordsIn(language);
  const headline = 'Tetera con fotos';
  const reply = '¡Gracias, Maya!';
  const phone = await openInvitation(browser, language, 'review@example.com');
  const buyer = phone.page;

  // With JavaScript each photo is drawn, and one can be taken out before it is sent.
  const scripted = await openPhone(browser, { locale: language });
  await scripted.page.goto(buyer.url());
  const chooser = scripted.page.locator('input[type="file"]');
  const drawn = scripted.page
    .getByRole('listitem')
    .filter({ has: scripted.page.locator('canvas') });
  await chooser.setInputFiles(photos);
  await expect(drawn).toHaveCount(2);
  await drawn.first().getByRole('button').click();
  await expect(drawn).toHaveCount(1);
  await expect(chooser).toBeFocused();
  expect(await chooser.evaluate((field: HTMLInputElement) => [...(field.files ?? [])].length)).toBe(
    1,
  );
  await scripted.close();

  // What is missing is said at its field, and what was typed and chosen stays.
  await buyer.locator('input[name="title"]').fill(headline);
  await buyer.locator('input[type="file"]').setInputFiles(photos);
  await send(buyer);
  await expect(buyer.locator('textarea[name="text"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(buyer.locator('input[name="title"]')).toHaveValue(headline);
  await expect(buyer.locator('input[name="photo"]')).toHaveCount(2);
  // From one star to five, as they are read aloud and walked by the arrow keys.
  const stars = buyer.getByRole('radio');
  await expect(stars.first()).toHaveAttribute('value', '1');
  await stars.nth(2).check();
  await stars.nth(2).press('ArrowRight');
  await expect(stars.nth(3)).toBeChecked();
  await buyer.locator('textarea[name="text"]').fill('It pours without a drop beside the cup.');
  await send(buyer);
  const state = buyer.getByRole('status');
  await expect(state.getByText(storeWords(({ reviews }) => reviews.waiting))).toBeVisible();
  const reviewUrl = buyer.url();

  // Before an operator decided, nobody else reads it.
  await buyer.goto(`/s/casa-luna/${language}/p/${product}`);
  await expect(buyer.getByRole('heading', { name: headline })).toHaveCount(0);

  // The operator finds it by keyboard, and decides on it from the list.
  const { page } = await withSignedIn('admin', { path: '/#/operations/reviews', language });
  const row = page.getByRole('row').filter({ hasText: headline });
  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: filled(texts.title) });
  await expect(drawer.getByRole('img', { name: filled(texts.photoOf) })).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await row.focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: lists.chosen.replace('{count}', '1') });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  // Esc also ends it after a search has left no row.
  await page.keyboard.press('x');
  const search = page.getByRole('textbox', { name: texts.searchAll });
  await search.fill('no review has these words');
  await expect(page.getByText(texts.noneFound)).toBeVisible();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await search.fill('');
  await row.focus();
  await page.keyboard.press('x');
  await bar.getByRole('button', { name: texts.publish }).click();
  const decision = page.getByRole('dialog', { name: texts.publish });
  await expect(decision.getByRole('row')).toContainText([texts.published]);
  await expectAccessible(page);
  await decision.getByRole('button', { name: `${texts.publish} (1)` }).click();
  await expect(decision.getByRole('status')).toHaveText(
    lists.haveChanged.replace('{count}', '1').replace('{total}', '1'),
  );
  await decision.getByRole('button', { name: lists.close }).last().click();
  await expect(row).toHaveCount(0);
  await saveView(page, 'Para preparar', language);

  const owner = await withSignedIn(luna, {
    path: '/#/login?redirect=%2Freviews',
    language,
    phone: true,
  });
  const review = owner.page
    .getByRole('list', { name: texts.reviews })
    .getByRole('listitem')
    .filter({ hasText: headline })
    .first();
  await review.getByRole('button', { name: texts.reply }).click();
  await owner.page.getByLabel(texts.yourReply).fill(reply);
  await expectAccessible(owner.page);
  await expectFits(owner.page);
  await owner.page.getByRole('button', { name: texts.saveReply }).click();
  await expectSaid(owner.page, texts.replied);

  // The product page has it with photos, reply and rating; the buyer's link says that it is shown.
  await expect(async () => {
    await buyer.goto(`/s/casa-luna/${language}/p/${product}`);
    await expect(buyer.getByText(reply)).toBeVisible({ timeout: 500 });
  }).toPass();
  const shown = buyer.getByRole('article').filter({ hasText: headline });
  await expect(shown.getByRole('img')).not.toHaveCount(0);
  await expect(shown.getByText(storeWords(({ reviews }) => reviews.verified))).toBeVisible();
  await expect(shown.getByRole('img', { name: /\b4\b/ })).toBeVisible();
  await buyer.goto(reviewUrl);
  await expect(state.getByText(storeWords(({ reviews }) => reviews.published))).toBeVisible();
  await expectPadding(buyer.locator('section', { hasText: headline }));
  await phone.close();
});
