import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Currency, formatMoney } from '../packages/contract/src/money.ts';
import { storeUrl } from './support/addresses.ts';
import { openPhone } from './support/buyer.ts';
import { fillSignIn, openDesk, register, setHash } from './support/console.ts';
import { expectFits, openOwnersPhone } from './support/phone.ts';
import { watchPage } from './support/watch.ts';
import { anyWords, wordsIn } from './support/words.ts';

const password = 'correct-horse-9';
/** What one US dollar is in a trial, in ten-thousandths. */
const perDollar = { EUR: 9_215, GBP: 7_842 };
const intlTags = { en: 'en-US', es: 'es-ES', 'zh-cn': 'zh-CN' } as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Reads a catalogue product with its true price, as the page's own call got it, and the amount that has to be beside it. */
async function expectBesides(
  page: Page,
  language: keyof typeof intlTags,
  path: string,
): Promise<void> {
  await setHash(page, path);
  await expect(page.getByRole('main')).toContainText('≈');
  // Read on its way: a page that reloads leaves calls whose bodies are gone.
  const calls = (url: URL) => url.pathname === '/api/v1/store/products';
  let list: {
    platformPrice: {
      from: { amount: number; currency: Currency; shown?: { amount: number; currency: Currency } };
    };
  }[] = [];
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    list = (await response.json()).data.list;
    await route.fulfill({ response });
  });
  await page.reload();
  await expect.poll(() => list.length).toBeGreaterThan(0);
  await page.unroute(calls);
  const price = list[0]?.platformPrice.from;
  expect(price?.currency).toBe('EUR');
  const pence = Math.round(((price?.amount ?? 0) * perDollar.GBP) / perDollar.EUR);
  expect(price?.shown).toEqual({ amount: pence, currency: 'GBP' });
  const tag = intlTags[language];
  await expect(page.getByRole('main')).toContainText('≈');
  const text = plain(await page.getByRole('main').innerText());
  expect(text).toContain(plain(`≈ ${formatMoney({ amount: pence, currency: 'GBP' }, tag)}`));
  expect(text).toContain(plain(formatMoney({ amount: price?.amount ?? 0, currency: 'EUR' }, tag)));
}

/** Chooses from a list of the top bar, by typing. */
async function choose(page: Page, name: RegExp, words: string): Promise<void> {
  await page.getByRole('banner').getByTitle(name).click();
  await page.keyboard.type(words);
  const saved = page.waitForResponse((response) => response.url().includes('/users/me/choices'));
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
}

const country = anyWords(({ shell }) => shell.country);
const currency = anyWords(({ shell }) => shell.currency);

async function openPhoneOf(browser: Browser, email: string) {
  const phone = await openOwnersPhone(browser);
  await phone.page.goto('/#/login');
  await fillSignIn(phone.page, email, password);
  await phone.page.keyboard.press('Enter');
  await expect(phone.page.getByRole('navigation').first()).toBeVisible();
  return phone;
}

test('an owner chooses currency, country and language one by one; none changes another, and the phone knows all three', async ({
  browser,
}) => {
  const email = 'switchers@example.com';
  const { page, close } = await openDesk(browser, 'en', { locale: 'es-ES' });
  const watch = watchPage(page);
  await register(page, email, password);
  const bar = page.getByRole('banner');
  await expect(bar, 'a store that is opened in Spain is in euros').toContainText('EUR');
  await setHash(page, '/product');
  await expect(page.getByRole('main')).toContainText('€');
  expect(await page.getByRole('main').innerText()).not.toContain('≈');

  await choose(page, currency, 'GBP');
  await expect(bar).toContainText('GBP');
  await expectBesides(page, 'en', '/product');
  await choose(page, country, 'Japan');
  await expect(bar).toContainText('Japan');
  await expect(bar).toContainText('GBP');
  await setHash(page, '/sample');
  await expect(page.getByRole('main').getByTitle('Japan')).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().includes('/users/me/choices'));
  await bar.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await saved;
  await expect(bar).toContainText('日本');
  await expect(bar).toContainText('GBP');
  await expectBesides(page, 'zh-cn', '/product');
  watch.done();

  const phone = await openPhoneOf(browser, email);
  await expect(phone.page.locator('html')).toHaveAttribute('lang', /^zh/);
  await setHash(phone.page, '/me');
  await expect(phone.page.getByLabel(wordsIn('zh-cn').shell.country)).toHaveValue('JP');
  await expect(phone.page.getByLabel(wordsIn('zh-cn').shell.currency)).toHaveValue('GBP');
  const kept = phone.page.waitForResponse((response) =>
    response.url().includes('/users/me/choices'),
  );
  await phone.page.getByLabel(wordsIn('zh-cn').shell.language).selectOption('es');
  await kept;
  await expect(phone.page.getByLabel(wordsIn('es').shell.country)).toHaveValue('JP');
  await expectBesides(phone.page, 'es', '/products');
  // On the phone country and currency are chosen one by one as well.
  await setHash(phone.page, '/me');
  for (const [name, code, other] of [
    ['country', 'FR', 'GBP'],
    ['currency', 'USD', 'FR'],
  ] as const) {
    const stored = phone.page.waitForResponse((response) =>
      response.url().includes('/users/me/choices'),
    );
    await phone.page.getByLabel(wordsIn('es').shell[name]).selectOption(code);
    await stored;
    await expect(
      phone.page.getByLabel(wordsIn('es').shell[name === 'country' ? 'currency' : 'country']),
    ).toHaveValue(other);
  }
  await expectFits(phone.page);
  phone.watch.done();
  await phone.close();
  await page.reload();
  await expect(bar, 'the desk follows the phone').toContainText('Español');
  await expect(bar).toContainText('USD');
  await expect(bar).toContainText('Francia');
  await close();
});

test('a buyer sees the currency of the country in a euro store, and changes one choice without the others', async ({
  browser,
}) => {
  const { page, close } = await openPhone(browser);
  const watch = watchPage(page);
  const product = '/s/casa-luna/p/walnut-mantel-clock';
  const priceIn = async (code: string, land: string) => {
    const answer = await page.request.get(
      `/api/v1/storefront/casa-luna/products/walnut-mantel-clock?currency=${code}&country=${land}`,
    );
    return (await answer.json()).data.product.price.from as { amount: number; currency: Currency };
  };
  const expectPrice = async (code: string, land: string, tag: string) =>
    expect
      .poll(async () => plain(await page.getByRole('main').innerText()))
      .toContain(plain(formatMoney(await priceIn(code, land), tag)));
  const form = page.locator('#choices');
  const field = (name: string) => form.locator(`select[name="${name}"]`);
  const apply = () => form.getByRole('button').click();

  await page.goto(product);
  await expectPrice('USD', 'US', 'en-US');
  await field('currency').selectOption('GBP');
  await apply();
  await expectPrice('GBP', 'US', 'en-US');
  await expect(field('country')).toHaveValue('US');
  await field('country').selectOption('ES');
  await apply();
  await expectPrice('GBP', 'ES', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await field('language').selectOption('zh-cn');
  await apply();
  await expectPrice('GBP', 'ES', 'zh-CN');
  await expect(field('country')).toHaveValue('ES');
  await field('currency').selectOption('');
  await apply();
  await expectPrice('EUR', 'ES', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  watch.done();
  await close();
});

test('a first visit to a store from Spain is in Spanish where English would be shown, and stays in what was chosen', async ({
  browser,
}) => {
  const visit = async (locale: string, path = '/s/casa-luna') => {
    const context = await browser.newContext({ locale, baseURL: storeUrl });
    const page = await context.newPage();
    await page.goto(path);
    const language = await page.locator('html').getAttribute('lang');
    await context.close();
    return language;
  };
  expect(await visit('en-ES')).toMatch(/^es/);
  expect(await visit('en-PT')).toMatch(/^pt/);
  expect(await visit('en-US')).toMatch(/^en/);
  expect(await visit('fr-ES')).toMatch(/^fr/);
  expect(await visit('en-ES', '/s/casa-luna/en')).toMatch(/^en/);
});
