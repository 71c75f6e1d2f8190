import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Language } from '../../packages/contract/src/locales.ts';
import { mobileUrl } from './addresses.ts';
import { setLanguage } from './console.ts';
import { openPage } from './kept-pages.ts';
import { watchPage } from './watch.ts';

export async function openOwnersPhone(
  browser: Browser,
  size = { width: 390, height: 844 },
  language: Language = 'en',
  options: BrowserContextOptions = {},
) {
  const { page, close } = await openPage(browser, {
    viewport: size,
    isMobile: true,
    hasTouch: true,
    baseURL: mobileUrl,
    // As at a desk: a sheet that still moves while the machine is busy is pressed beside its button.
    reducedMotion: 'reduce',
    ...options,
  });
  await setLanguage(page, language);
  return { page, watch: watchPage(page), close };
}

/** Nothing is wider than the screen: no horizontal scrolling. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `width of ${page.url()}`).toBeLessThanOrEqual(0);
}

export const social = (page: Page, provider: 'google' | 'facebook') =>
  page.getByRole('link', { name: new RegExp(`^Continue with ${provider}`, 'i') });
/** The bar with the five pages. */
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
/** The sheet that is open in front of everything else. */
export const sheet = (page: Page) => page.getByRole('dialog').last();
export const products = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem');
/** The first card of home: what was earned, or what to do before there is anything. */
export const earned = (page: Page) =>
  page.getByRole('region', { name: /^(?:You earned in 24 hours|Your first week)$/ });
/** The button with the name of a product; the others of its card say what they do. */
export const nameOf = (card: Locator) =>
  card.getByRole('button', { name: /^(?!Details|Lower|Raise|Selling)/ });
/** Distinguishes the price button of a product from those that lower and raise it. */
export const priceName = /^Selling price of/;
