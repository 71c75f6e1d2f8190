import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '../../packages/contract/src/locales.ts';
import { type NumberFieldName, ruleOf } from '../../apps/console/src/lib/number-fields.ts';
import { currencyExponents } from '../../packages/contract/src/money.ts';

/** Where a number field is found: who is signed in, on which site, and the way to it. */
export interface NumberPlace {
  field: NumberFieldName;
  account: string;
  site: 'desk' | 'phone';
  /** It needs orders and earnings, which only the full demonstration data has. */
  isForFullDemo?: true;
  open(page: Page): Promise<void>;
}

const fieldOf = (page: Page, field: NumberFieldName) => page.locator(`[data-number-field="${field}"]:visible`).first();
const openAt = (path: string) => async (page: Page) => {
  await page.goto('about:blank');
  await page.goto(path);
};

async function openOrder(page: Page, path: string): Promise<void> {
  await openAt(path)(page);
  await page.locator('.order-open').first().click();
}

/** A field without an entry here does not compile: every one in `lib/number-fields.ts` is walked. */
const places: Record<NumberFieldName, readonly Omit<NumberPlace, 'field'>[]> = {
  'store-percentage': [
    { account: 'luna@vitrine.local', site: 'desk', open: openAt('/#/store') },
    { account: 'luna@vitrine.local', site: 'phone', open: openAt('/#/store?edit=prices') },
  ],
  'category-percentage': [
    {
      account: 'luna@vitrine.local',
      site: 'desk',
      open: async (page) => {
        await openAt('/#/product')(page);
        await page.locator('.page-head-actions button').last().click();
      },
    },
    { account: 'luna@vitrine.local', site: 'phone', open: openAt('/#/product?percent=1') },
  ],
  price: [{ account: 'luna@vitrine.local', site: 'desk', open: openAt('/#/product') }],
  'own-order-quantity': [
    {
      account: 'luna@vitrine.local',
      site: 'desk',
      open: async (page) => {
        await openAt('/#/sample')(page);
        await page.locator('.sample-find button, .sample-list button, .sample-products button').first().click();
      },
    },
  ],
  payout: [
    {
      account: 'luna@vitrine.local',
      site: 'desk',
      isForFullDemo: true,
      open: async (page) => {
        await openAt('/#/revenue')(page);
        await page.locator('.ant-btn-primary').first().click();
      },
    },
  ],
  'refund-amount': [
    {
      account: 'kira@vitrine.local',
      site: 'desk',
      isForFullDemo: true,
      open: async (page) => {
        await openOrder(page, '/#/order?status=2');
        await page.locator('.refunds-actions button').first().click();
        await page.locator('.way input').last().check();
      },
    },
  ],
  'refund-quantity': [
    {
      account: 'kira@vitrine.local',
      site: 'desk',
      isForFullDemo: true,
      open: async (page) => {
        await openOrder(page, '/#/order?status=2');
        await page.locator('.refunds-actions button').first().click();
        await page.locator('.way input').nth(1).check();
      },
    },
  ],
  'parcel-quantity': [
    {
      account: 'admin',
      site: 'desk',
      isForFullDemo: true,
      open: async (page) => {
        await openAt('/#/operations/orders?state=to_ship')(page);
        await page.locator('tbody button').first().click();
      },
    },
  ],
  'stock-quantity': [{ account: 'admin', site: 'desk', open: openAt('/#/operations/stock') }],
  'dictionary-position': [{ account: 'admin', site: 'desk', open: openAt('/#/system/dict') }],
  'menu-position': [{ account: 'admin', site: 'desk', open: openAt('/#/system/menu') }],
};
