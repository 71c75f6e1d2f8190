import type { Browser, BrowserContext, Page } from '@playwright/test';
import { storeUrl } from './addresses.ts';

export interface Buyer {
  page: Page;
  close(): Promise<void>;
}

/** A buyer on a phone; `javaScript: false` buys as the plainest browser would. */
export async function openPhone(browser: Browser, wish: { locale?: string; javaScript?: boolean } = {}): Promise<Buyer> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: wish.locale ?? 'en-US',
    javaScriptEnabled: wish.javaScript ?? true,
    baseURL: storeUrl,
  });
  return { page: await context.newPage(), close: () => context.close() };
}

export const address = {
  firstName: 'Maya',
  lastName: 'Torres',
  line1: '418 Alvarado St',
  city: 'San Francisco',
  postcode: '94110',
  region: 'CA',
} as const;

/** From a product page into checkout, filled in, up to the bank's page. */
export async function goToBank(page: Page, email: string): Promise<void> {
  await page.locator('.buybar button.pri').click();
  await page.waitForURL(/\/checkout/);
  await page.locator('input[name="email"]').fill(email);
  for (const [name, value] of Object.entries(address)) {
    const field = page.locator(`[name="${name}"]`);
    if (await field.count()) await field.first().fill(value);
  }
  await page.locator('input[name="terms"]').check();
  await page.locator('button[value="pay"]').first().click();
  await page.waitForURL(/\/pay\//);
}
