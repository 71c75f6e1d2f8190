import { expect, type Page } from '@playwright/test';
import { type NumberFieldName, ruleOf } from '../../apps/console/src/lib/number-fields.ts';
import { intlTags, type Language } from '../../packages/contract/src/locales.ts';
import { setHash } from './console.ts';
import { anyWords } from './words.ts';

/** Where a number field is found: who is signed in, on which site, and the way to it. */
export interface NumberPlace {
  account: string;
  site: 'desk' | 'phone';
  /** It needs orders and earnings, which only the full demonstration data has. */
  isForFullDemo?: true;
  open(page: Page): Promise<void>;
}

/** Each test has its own page, on which nothing has been typed. */
const openAt = (path: string) => (page: Page) => setHash(page, path);

/** The first row below the headings of the page's list. */
const firstRow = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
const button = (page: Page, pick: Parameters<typeof anyWords>[0]) =>
  page.getByRole('button', { name: anyWords(pick), disabled: false });

async function openRefund(page: Page, what: 'lines' | 'amount'): Promise<void> {
  await openAt('/order?status=1')(page);
  await firstRow(page).getByRole('button').first().click();
  await button(page, ({ ownRefunds }) => ownRefunds.refundBuyer).click();
  await page.getByRole('radio', { name: anyWords(({ refunds }) => refunds[what]) }).check();
}

async function openDemoItem(page: Page): Promise<void> {
  await openAt('/demo/crud')(page);
  await button(page, ({ demo }) => demo.addItem).click();
}

const openSettings = (index: number) => async (page: Page) => {
  await openAt('/operations/payout-settings')(page);
  await button(page, ({ payoutSettings }) => payoutSettings.change)
    .nth(index)
    .click();
};

/** The first method of the first zone. */
async function openShippingMethod(page: Page): Promise<void> {
  await openAt('/operations/shipping-rates')(page);
  await firstRow(page).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
}

async function openAmountTiers(page: Page): Promise<void> {
  await openShippingMethod(page);
  await page
    .getByRole('dialog')
    .getByText(
      anyWords(({ shippingRates }) => shippingRates.basis_price),
      { exact: true },
    )
    .first()
    .click();
}

async function openPercent(page: Page): Promise<void> {
  await openAt('/operations/products?view=grid')(page);
  await button(page, ({ sheet }) => sheet.changePercent).click();
}

async function openQuickEdit(page: Page): Promise<void> {
  await openAt('/operations/products')(page);
  await button(page, ({ catalogue }) => catalogue.quickEdit)
    .first()
    .click();
}

async function openFirstPicture(page: Page): Promise<void> {
  await openAt('/operations/products?product=1')(page);
  await button(page, ({ productEditor }) => productEditor.cover).click();
}

async function openFeeRule(page: Page): Promise<void> {
  await openAt('/operations/payout-settings')(page);
  await button(page, ({ fees }) => fees.add).click();
}

/** Every field of `lib/number-fields.ts`: one without an entry does not compile. */
export const numberPlaces: Readonly<Record<NumberFieldName, readonly NumberPlace[]>> = {
  'store-percentage': [
    { account: 'luna@vitrine.local', site: 'desk', open: openAt('/store?edit=prices') },
    { account: 'luna@vitrine.local', site: 'phone', open: openAt('/store?edit=prices') },
  ],
  'category-percentage': [
    {
      account: 'luna@vitrine.local',
      site: 'desk',
      open: async (page) => {
        await openAt('/product')(page);
        await button(page, ({ products }) => products.byCategory).click();
      },
    },
    { account: 'luna@vitrine.local', site: 'phone', open: openAt('/product?percent=1') },
  ],
  price: [{ account: 'luna@vitrine.local', site: 'desk', open: openAt('/product') }],
  'own-order-quantity': [
    {
      account: 'luna@vitrine.local',
      site: 'desk',
      open: async (page) => {
        await openAt('/product')(page);
        // The button that moves the product has a picture alone, the next one is its name.
        await firstRow(page).getByRole('button').filter({ hasText: /\S/ }).first().click();
        await button(page, ({ products }) => products.orderForMe).click();
        await button(page, ({ ownOrders }) => ownOrders.add)
          .first()
          .click();
      },
    },
  ],
  payout: [
    {
      account: 'luna@vitrine.local',
      site: 'desk',
      isForFullDemo: true,
      open: async (page) => {
        await openAt('/revenue')(page);
        await button(page, ({ ledger }) => ledger.payOut).click();
      },
    },
    {
      account: 'luna@vitrine.local',
      site: 'phone',
      isForFullDemo: true,
      open: openAt('/earnings?payout=1'),
    },
  ],
  'refund-amount': [
    {
      account: 'kira@vitrine.local',
      site: 'desk',
      isForFullDemo: true,
      open: (page) => openRefund(page, 'amount'),
    },
  ],
  'refund-quantity': [
    {
      account: 'kira@vitrine.local',
      site: 'desk',
      isForFullDemo: true,
      open: (page) => openRefund(page, 'lines'),
    },
  ],
  'parcel-quantity': [
    {
      account: 'admin',
      site: 'desk',
      isForFullDemo: true,
      open: async (page) => {
        await openAt('/operations/orders?todo=ship')(page);
        await firstRow(page).getByRole('button').first().click();
      },
    },
  ],
  'stock-quantity': [{ account: 'admin', site: 'desk', open: openAt('/operations/stock') }],
  'sheet-percent': [{ account: 'admin', site: 'desk', open: openPercent }],
  'platform-price': [{ account: 'admin', site: 'desk', open: openQuickEdit }],
  'lead-time-days': [
    { account: 'admin', site: 'desk', open: openAt('/operations/products?product=1') },
  ],
  'focal-point': [{ account: 'admin', site: 'desk', open: openFirstPicture }],
  'dictionary-position': [
    {
      account: 'root',
      site: 'desk',
      open: async (page) => {
        await openAt('/system/dictionaries')(page);
        await firstRow(page).getByRole('button').first().click();
        await button(page, ({ system }) => system.addEntry).click();
      },
    },
  ],
  'lecture-minutes': [
    {
      account: 'admin',
      site: 'desk',
      open: async (page) => {
        await openAt('/operations/courses')(page);
        await firstRow(page).getByRole('button').first().click();
        await button(page, ({ courseWriting }) => courseWriting.newLecture)
          .first()
          .click();
        const kind = page.getByRole('dialog').getByRole('combobox').first();
        for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await kind.press(key);
      },
    },
  ],
  'exchange-rate': [
    {
      account: 'admin',
      site: 'desk',
      open: async (page) => {
        await openAt('/operations/rates')(page);
        await firstRow(page).getByRole('button').first().click();
      },
    },
  ],
  'payout-hold-days': [{ account: 'root', site: 'desk', open: openSettings(0) }],
  'payout-minimum': [{ account: 'root', site: 'desk', open: openSettings(0) }],
  'fee-percentage': [{ account: 'root', site: 'desk', open: openFeeRule }],
  'fee-fixed': [{ account: 'root', site: 'desk', open: openFeeRule }],
  'welcome-budget': [{ account: 'root', site: 'desk', open: openSettings(1) }],
  'shipping-price': [{ account: 'root', site: 'desk', open: openShippingMethod }],
  'shipping-limit': [{ account: 'root', site: 'desk', open: openShippingMethod }],
  'shipping-amount': [{ account: 'root', site: 'desk', open: openAmountTiers }],
  'shipping-days': [{ account: 'root', site: 'desk', open: openShippingMethod }],
  'demo-price': [{ account: 'root', site: 'desk', open: openDemoItem }],
  'demo-percent': [{ account: 'root', site: 'desk', open: openDemoItem }],
  'department-position': [
    {
      account: 'root',
      site: 'desk',
      open: async (page) => {
        await openAt('/system/departments')(page);
        await button(page, ({ departments }) => departments.add).click();
      },
    },
  ],
  'role-position': [
    {
      account: 'root',
      site: 'desk',
      open: async (page) => {
        await openAt('/system/roles')(page);
        await button(page, ({ roles }) => roles.add).click();
      },
    },
  ],
  'menu-position': [
    {
      account: 'root',
      site: 'desk',
      open: async (page) => {
        await openAt('/system/menus')(page);
        await button(page, ({ system }) => system.addMenu).click();
      },
    },
  ],
};

/** What is typed or pasted, and what a person means by it: a number, or nothing that can be taken. */
const typed: readonly { text: string; means: number | undefined; by?: 'money' }[] = [
  { text: '1,5', means: 1.5 },
  { text: '1.5', means: 1.5 },
  { text: '220,5', means: 220.5 },
  { text: '220.5', means: 220.5 },
  { text: '0', means: 0 },
  { text: '7', means: 7 },
  { text: `9${'0'.repeat(15)}`, means: 9_000_000_000_000_000 },
  { text: '-3', means: -3 },
  { text: '12x', means: undefined },
  { text: '€ 1.234,50', means: 1234.5, by: 'money' },
];

/** Types all of it into the field that is open, and proves each time: understood and said, or refused with a sentence. */
export async function walkNumberField(
  page: Page,
  name: NumberFieldName,
  language: Language,
): Promise<void> {
  const field = page.locator(`[data-number-field="${name}"]:visible`).first();
  await expect(field).toBeEnabled();
  const { kind } = ruleOf(name);
  const [min = 0, max = 0, decimals = 0] = await field.evaluate(({ dataset }: HTMLElement) =>
    [dataset['min'], dataset['max'], dataset['decimals']].map(Number),
  );
  const write = new Intl.NumberFormat(intlTags[language], {
    useGrouping: false,
    minimumFractionDigits: kind === 'money' ? decimals : 0,
    maximumFractionDigits: decimals,
  });
  for (const { text, means, by } of typed) {
    const where = `“${text}” in ${name}, ${language}`;
    // Whose currency the field has decides about a pasted sign; euros are pasted into euros only.
    if (by === 'money' && kind === 'money') continue;
    await field.fill(text);
    const value = means === undefined || by ? undefined : Math.round(means * 10 ** decimals);
    const isExact =
      means !== undefined && value !== undefined && Number.isInteger(means * 10 ** decimals);
    const isTaken = isExact && value >= min && value <= max;
    const noteId = (await field.getAttribute('aria-describedby')) ?? '';
    const note = noteId
      .split(' ')
      .filter(Boolean)
      .map((id) => page.locator(`[id="${id}"]`));
    if (isTaken) {
      // A price under its floor is understood and marked by the row.
      if (name !== 'price') await expect(field, where).not.toHaveAttribute('aria-invalid', 'true');
      await field.blur();
      await expect(field, where).toHaveValue(write.format(means));
    } else {
      await expect(field, where).toHaveAttribute('aria-invalid', 'true');
      await expect(note[0] ?? page.locator('none'), `${where}: a sentence says why`).toHaveText(
        /\p{L}{2}/u,
      );
      await field.blur();
      await expect(field, `${where}: nothing is changed in silence`).toHaveValue(text);
    }
  }
  await field.focus();
  // Takes a price back; everything else is left unsaved.
  if (name === 'price') await field.press('Escape');
}
