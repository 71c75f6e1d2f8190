import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { consoleUrl, mobileUrl, storeUrl } from './addresses.ts';
import { bankButton } from './bank.ts';
import { type addresses, approve, goToBank, storeWords } from './buyer.ts';
import { closeOtherTags, signIn } from './console.ts';
import { watchPage } from './watch.ts';
import { settle } from './whole.ts';
import { anyWords } from './words.ts';

/** What is done on every page of a tour; within a part of it where the rest has been looked at. */
export type Look = (page: Page, within?: string) => Promise<void>;

export interface Wish {
  language: 'es' | 'pt' | 'fr';
  locale: string;
  country: keyof typeof addresses;
  theme: 'light' | 'dark';
}

async function openApp(browser: Browser, wish: Wish, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: wish.locale, colorScheme: wish.theme, reducedMotion: 'reduce' });
  await context.addInitScript(({ language, theme }) => {
    localStorage.setItem('hasHomeReload', 'true');
    localStorage.setItem('language', language);
    localStorage.setItem('languageChosen', 'true');
    localStorage.setItem('theme', theme);
  }, wish);
  return context.newPage();
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  isMobile: true,
  hasTouch: true,
};

interface Route {
  path: string;
  children?: Route[];
}

const leavesOf = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ path, children }) => (children?.length ? leavesOf(children) : [path]));

/** Sign-in pages, then every page of a person's menu, then the pages that are in no menu. */
export async function tourConsole(browser: Browser, wish: Wish, username: string, beside: readonly string[], look: Look): Promise<void> {
  const page = await openApp(browser, wish, { viewport: { width: 1440, height: 900 }, baseURL: consoleUrl });
  const watch = watchPage(page);
  for (const path of beside) {
    await page.goto(`/#${path}`);
    await settle(page);
    await look(page);
  }
  const answer = page.waitForResponse((response) => response.url().includes('/api/v1/menus/routes'));
  await signIn(page, username);
  const { data } = (await (await answer).json()) as { data: Route[] };
  const paths = leavesOf(data);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of [...paths, '/profile', '/401', '/nowhere']) {
    await page.goto(`/#${path}`);
    await settle(page);
    await closeOtherTags(page);
    // Menu and top bar are the same on all pages of the menu.
    await look(page, path !== paths[0] && paths.includes(path) ? 'main' : undefined);
  }
  watch.done();
  await page.context().close();
}

/** Sheets that an address can open, and pages to which only a bank leads. */
const mobileDepths = ['store?edit=words', 'store?edit=pictures', 'store?edit=selling', 'store?edit=prices', 'store?edit=market']
  .concat(['share?new=1', 'sample?find=1', 'payauth', 'payresult'])
  .map((path) => `#/${path}`);

/** The owner's phone: the form, the pages of the bar, all that the last of them leads to, and what lies deeper. */
export async function tourMobile(browser: Browser, wish: Wish, look: Look): Promise<void> {
  const page = await openApp(browser, wish, { ...phone, baseURL: mobileUrl });
  const watch = watchPage(page);
  await page.goto('/#/login');
  await settle(page);
  await look(page);
  await signIn(page, 'theo@vitrine.local');
  const linked = async () =>
    page.locator('a[href^="#/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''));
  const bar = page.getByRole('navigation', { name: anyWords(({ mobile }) => mobile.pages) });
  await expect(bar).toBeVisible();
  const seen = new Set<string>();
  const open = async (paths: readonly string[]) => {
    for (const path of new Set(paths)) {
      if (seen.has(path)) continue;
      seen.add(path);
      await page.goto(`/${path}`);
      await settle(page);
      await look(page);
    }
  };
  await open(await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')));
  await open(await linked());
  await open(mobileDepths);
  expect(seen.size).toBeGreaterThan(4);
  watch.done();
  await page.context().close();
}

/** The platform's page and a store, from its home to a declined and then a paid order. */
export async function tourStorefront(browser: Browser, wish: Wish, look: Look): Promise<void> {
  const page = await openApp(browser, wish, { ...phone, baseURL: storeUrl });
  const watch = watchPage(page);
  const store = `/s/casa-luna/${wish.language}`;
  const open = async (path: string) => {
    await page.goto(path);
    await look(page);
  };
  await open(`/${wish.language}`);
  await open(store);
  const categories = page.getByRole('navigation', { name: storeWords((texts) => texts.home.categories) });
  await open((await categories.getByRole('link').nth(1).getAttribute('href')) ?? '');
  await open(`${store}/search?q=zzz`);
  for (const policy of ['terms', 'privacy', 'delivery', 'returns']) await open(`${store}/policies/${policy}`);
  await open(`${store}/cart`);
  await open(`${store}/p/oak-chair`);
  await open(`${store}/p/luna-stoneware-teapot`);
  await page.getByRole('button', { name: storeWords((texts) => texts.product.add) }).click();
  await page.waitForURL(/\/cart/);
  await look(page);
  await page.goto(`${store}/checkout`);
  await look(page);
  await page.goto(`${store}/p/luna-stoneware-teapot`);
  await goToBank(page, `tour-${wish.language}@example.com`, wish.country);
  await look(page);
  await bankButton(page, 'decline').click();
  await page.waitForURL(/\/order\//);
  await look(page);
  await page.getByRole('button', { name: storeWords((texts) => texts.order.pay) }).click();
  await page.waitForURL(/\/pay\//);
  await approve(page);
  await look(page);
  watch.done();
  // A page that is not there is one complaint of the browser, and rightly so.
  await open(`${store}/p/nothing`);
  await page.context().close();
}
