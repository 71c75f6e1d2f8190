import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type StorefrontTexts, textsOf } from '../../apps/storefront/app/texts/index.ts';
import { languages } from '../../packages/contract/src/locales.ts';
import { storeUrl } from './addresses.ts';
import { bankButton } from './bank.ts';
import { filled } from './words.ts';

/** One of the storefront's texts, in whichever language the page is. */
export const storeWords = (pick: (texts: StorefrontTexts) => string): RegExp =>
  filled(...languages.map((language) => pick(textsOf(language))));

export interface Buyer {
  page: Page;
  close(): Promise<void>;
}

/** A buyer on a phone; `javaScript: false` buys as the plainest browser would. */
export async function openPhone(
  browser: Browser,
  wish: { locale?: string; javaScript?: boolean } = {},
): Promise<Buyer> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // A headless browser says so in its name and is counted as a bot, rightly.
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    isMobile: true,
    hasTouch: true,
    locale: wish.locale ?? 'en-US',
    javaScriptEnabled: wish.javaScript ?? true,
    baseURL: storeUrl,
    reducedMotion: 'reduce',
  });
  return { page: await context.newPage(), close: () => context.close() };
}

export const addresses = {
  US: {
    firstName: 'Maya',
    lastName: 'Torres',
    line1: '418 Alvarado St',
    city: 'San Francisco',
    postcode: '94110',
    region: 'CA',
  },
  CN: {
    name: '李明',
    phone: '１３８ ００１３ ８０００',
    line1: '南京西路 1266 号',
    city: '上海',
    postcode: '200040',
    region: '上海市',
  },
  ES: {
    firstName: 'Inés',
    lastName: 'Roldán',
    line1: 'Calle de la Paz 14',
    city: 'Valencia',
    postcode: '46003',
  },
  BR: {
    firstName: 'João',
    lastName: 'Prates',
    line1: 'Rua Aspicuelta 214',
    city: 'São Paulo',
    postcode: '05433-010',
    region: 'SP',
  },
  FR: {
    firstName: 'Zoé',
    lastName: 'Marchand',
    line1: '8 rue des Lilas',
    city: 'Nantes',
    postcode: '44000',
  },
} as const;

/** Opens a page of the store until it says what it should: a page that is kept ready is thrown away a moment after a change. */
export async function expectPage(
  page: Page,
  address: string,
  part: Locator,
  words: string,
): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(await part.innerText()).toContain(words);
  }).toPass();
}

/** Fills the named fields that the form has; a state that is chosen from a list is chosen. */
export async function fillFields(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const list = page.locator(`select[name="${name}"]`);
    const field = page.locator(`input[name="${name}"]`);
    if (await list.count()) await list.selectOption(value);
    else if (await field.count()) await field.fill(value);
  }
}

/** From a product page into checkout, filled in, up to the bank's page; by the way to pay that is chosen already unless another is named. */
export async function goToBank(
  page: Page,
  email: string,
  country: keyof typeof addresses = 'US',
  way?: RegExp,
): Promise<void> {
  await page.getByRole('button', { name: storeWords((texts) => texts.product.buy) }).click();
  await page.waitForURL(/\/checkout/);
  await page.getByLabel(storeWords((texts) => texts.checkout.email)).fill(email);
  await fillFields(page, addresses[country]);
  if (way) await page.getByRole('radio', { name: way }).check();
  await page.locator('input[name="terms"]').check();
  await page
    .getByRole('button', { name: storeWords((texts) => texts.checkout.pay) })
    .first()
    .click();
  await page.waitForURL(/\/pay\//);
}

/** Approves on the bank's page and comes back to the order; answers its number. */
export async function approve(page: Page): Promise<string> {
  await bankButton(page, 'approve').click();
  await page.waitForURL(/\/order\//);
  const main = page.getByRole('main');
  await expect(main).toContainText(/VT-\d+/);
  return /VT-\d+/.exec(await main.innerText())?.[0] ?? '';
}
