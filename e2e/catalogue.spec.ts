import { expect, type Page } from '@playwright/test';
import { readProductForm, saveProduct } from '../packages/contract/src/shop/product-editing.ts';
import { expectAccessible } from './support/accessibility.ts';
import { call, signInByApi } from './support/api.ts';
import { approve, expectPage, goToBank, openPhone } from './support/buyer.ts';
import { chooseOption, expectSaid, isPriceDraft, luna, setHash } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { watchPage } from './support/watch.ts';

const pictures = [
  'apps/server/demo/pictures/out/stores/kira-desk-banner.webp',
  'apps/server/demo/pictures/out/stores/pips-toybox-banner.webp',
];

const cell = (page: Page, row: number, column: string) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .nth(
      [
        ...[
          'variant',
          'sku',
          'cost',
          'price',
          'recommended',
          'margin',
          'floor',
          'stock',
          'reserved',
          'available',
          'on sale',
        ],
        ...['barcode', 'weight', 'length', 'width', 'height'],
        // Only in the grid of many products.
        ...['name', 'status', 'category', 'lead time', 'brand'],
      ].indexOf(column),
    );

test('an operator makes a product from nothing, a creator prices it and a buyer buys it', async ({
  browser,
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('admin', {
    path: '/#/operations/products?product=new',
  });
  await page.getByLabel(/^Name/).fill('Walnut pen tray');
  await page.getByLabel('Description').fill('Turned from one piece of walnut.');
  await page.getByRole('tab', { name: /^Español/ }).click();
  await page.getByLabel(/^Name/).fill('Bandeja de nogal');
  await chooseOption(page.getByRole('combobox', { name: /^Category/ }), 'Tea & table');
  // Enter takes a supplier that was found, without a pause as well, and not the line for none.
  await page.getByRole('combobox', { name: /^Supplier/ }).click();
  await page.keyboard.type('northgate');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Delivers the variant.')).toBeVisible();
  await page.getByRole('button', { name: 'Add option' }).click();
  const option = page.getByRole('dialog', { name: 'Add option' });
  await option.getByLabel(/^Option/).fill('Size');
  await option.getByLabel(/^Values/).fill('Small, Large');
  await option.getByRole('button', { name: 'Add', exact: true }).click();

  // A price is entered, never proposed: the product is not added without it.
  await expect(cell(page, 1, 'price')).toHaveText('required');
  await page.getByRole('button', { name: 'Add product' }).click();
  for (const row of [1, 2])
    await expect(cell(page, row, 'price')).toHaveAccessibleDescription('Enter the platform price.');
  await expect(page.getByText('2 prices are needed to save')).toBeVisible();

  // On a phone the status of the product is beside its name or below it, not below the button.
  await page.setViewportSize({ width: 390, height: 844 });
  const head = page.getByRole('heading', { level: 1 });
  const [name, status] = await Promise.all(
    ['Walnut pen tray', 'Draft'].map((text) => head.getByText(text).boundingBox()),
  );
  expect(status?.x).toBeGreaterThanOrEqual(name?.x ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The sheet without the mouse: a price for each variant, and the same stock for both.
  await cell(page, 1, 'price').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('15.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'price')).toContainText('15.50');
  await expect(cell(page, 2, 'floor')).toContainText('16.27');
  await cell(page, 1, 'stock').click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(cell(page, 2, 'stock')).toContainText('20');

  await page.locator('main input[type="file"]').setInputFiles(pictures);
  await page.getByRole('button', { name: /^Picture 2/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: /^Cover/ }).click();
  await page.getByLabel('Words for people who do not see the picture').fill('A tray');
  await page.getByRole('combobox', { name: /^Status/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expectSaid(page, 'Saved');
  await expect(page).toHaveURL(/product=\d+/);
  watch.done(/400 \(Bad Request\) \S+\/catalogue\/products$/);

  const owner = await withSignedIn(luna, { path: '/#/product' });
  const search = owner.page.getByRole('main').locator('[data-search]');
  await search.fill('walnut pen tray');
  await search.press('Enter');
  const price = owner.page.getByRole('textbox', {
    name: 'Selling price of Walnut pen tray',
  });
  const [draft] = await Promise.all([owner.page.waitForResponse(isPriceDraft), price.fill('31')]);
  expect(draft.ok()).toBe(true);
  await owner.page
    .getByRole('region', { name: /prices? changed$/ })
    .getByRole('button', { name: /^Save/ })
    .click();
  const row = owner.page.getByRole('row').filter({ has: price });
  const shown = row.getByRole('switch');
  if (!(await shown.isChecked())) await shown.click();

  const buyer = await openPhone(browser);
  const complaints = watchPage(buyer.page);
  await expectPage(
    buyer.page,
    '/s/casa-luna/es/p/walnut-pen-tray',
    buyer.page.getByRole('main'),
    'Bandeja de nogal',
  );
  await goToBank(buyer.page, 'walnut@example.com');
  expect(await approve(buyer.page)).toMatch(/^VT-\d+$/);
  complaints.done();
  await buyer.close();

  // A platform price that goes up is news for the owner, until it is done.
  const id = /product=(\d+)/.exec(page.url())?.[1] ?? '';
  const token = await signInByApi('root');
  const { version, form } = await call(readProductForm, { params: { id } }, token);
  const variants = form.variants.map((variant) => ({
    ...variant,
    platformPrice: { ...variant.platformPrice, amount: variant.platformPrice.amount + 100 },
  }));
  await call(
    saveProduct,
    { params: { id }, body: { version, form: { ...form, variants } } } as never,
    token,
  );
  await setHash(owner.page, '/changes');
  const news = owner.page
    .getByRole('listitem')
    .filter({ hasText: 'Walnut pen tray · Small' })
    .filter({ hasText: 'Platform price went up' });
  await expect(news).toContainText('From $12.00 to $13.00. Your fixed price stayed as it was.');
  await expectAccessible(owner.page);
  await news.getByRole('button', { name: /^Done/ }).click();
  await expect(news).toHaveCount(0);
});

test('two operators change one product, decide field by field, and nothing is lost', async ({
  withSignedIn,
}) => {
  const id = '3';
  const { page } = await withSignedIn('admin', {
    path: `/#/operations/products?product=${id}`,
  });
  await page.getByLabel('Brand').fill('Ours');
  await page
    .getByLabel('Description')
    .fill('Ours: not for the hob, and it keeps tea warm for an hour.');
  await page.getByLabel('Lead time').fill('9');

  const token = await signInByApi('root');
  const { version, form } = await call(readProductForm, { params: { id } }, token);
  const en = { ...form.texts.en, description: 'Theirs: the lid lifts out, and it keeps tea warm.' };
  await call(
    saveProduct,
    {
      params: { id },
      body: {
        version,
        form: { ...form, brand: 'Theirs', customsCode: '691200', texts: { ...form.texts, en } },
      },
    } as never,
    token,
  );

  await page.getByRole('button', { name: /^Save \d+ changes/ }).click();
  const dialog = page.getByRole('dialog', {
    name: 'root saved this product while you were editing',
  });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // By keyboard: theirs for the brand, mine for the description.
  await dialog.getByRole('group', { name: 'Brand' }).getByRole('radio').first().focus();
  await page.keyboard.press('2');
  await expect(dialog.getByRole('radio', { name: /Theirs$/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('1');
  await dialog.getByRole('button', { name: 'Save the 2 choices' }).click();
  await expectSaid(page, 'Saved');

  const saved = (await call(readProductForm, { params: { id } }, token)).form;
  expect(saved).toMatchObject({ brand: 'Theirs', customsCode: '691200', leadTimeDays: 9 });
  expect(saved.texts.en.description).toMatch(/^Ours/);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('root');

  // The same in the grid, where each cell that both changed is decided.
  await page.goto(`/#/operations/products?view=grid&ids=${id}`);
  await cell(page, 1, 'lead time').click();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await cell(page, 1, 'brand').click();
  await page.keyboard.type('Ours again');
  await page.keyboard.press('Enter');
  const now = await call(readProductForm, { params: { id } }, token);
  const again = { ...now.form, brand: 'Theirs again' };
  await call(
    saveProduct,
    { params: { id }, body: { version: now.version, form: again } } as never,
    token,
  );
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  const choice = page.getByRole('dialog', { name: 'root saved 1 cell that you changed too' });
  await expect(choice).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Go on editing' }).click();
  await expect(cell(page, 1, 'brand')).toContainText('Ours again');
  await page.getByRole('button', { name: 'Choose for 1 cell' }).click();
  await choice.getByRole('radio', { name: 'Yours: Ours again' }).focus();
  await page.keyboard.press('2');
  await expect(choice.getByRole('radio', { name: /Theirs again$/ })).toBeChecked();
  await page.keyboard.press('1');
  await choice.getByRole('button', { name: 'Save the choice' }).click();
  await expectSaid(page, '1 product saved');
  const last = (await call(readProductForm, { params: { id } }, token)).form;
  expect(last).toMatchObject({ brand: 'Ours again', leadTimeDays: 11 });
});

test('an operator types while a save is under way, and the text stays as an unsaved change', async ({
  withSignedIn,
}) => {
  const { page } = await withSignedIn('admin', { path: '/#/operations/products?product=4' });
  const brand = page.getByLabel('Brand');
  const customsCode = page.getByLabel('Customs code');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/catalogue\/products\/4(?:\?|$)/, async (route) => {
    if (route.request().method() === 'PUT') await isReleased;
    await route.continue();
  });
  await brand.fill('Typed before');
  await page.getByRole('button', { name: /^Save 1 change/ }).click();
  await brand.fill('Typed meanwhile');
  await customsCode.fill('691200');
  await cell(page, 1, 'barcode').click();
  await page.keyboard.type('4006381333931');
  await page.keyboard.press('Enter');
  release();
  await expectSaid(page, 'Saved');
  await expect(brand).toHaveValue('Typed meanwhile');
  await expect(customsCode).toHaveValue('691200');
  await expect(cell(page, 1, 'barcode')).toContainText('4006381333931');
  const save = page.getByRole('button', { name: /^Save \d/ });
  await expect(save).toHaveText('Save 3 changes');
  // It is busy until the lists are read again after the save before.
  await expect(async () => {
    if (await save.count()) await save.click();
    await expect(save).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  const token = await signInByApi('root');
  const { form } = await call(readProductForm, { params: { id: '4' } }, token);
  expect(form).toMatchObject({ brand: 'Typed meanwhile', customsCode: '691200' });
  expect(form.variants[0]).toMatchObject({ barcode: '4006381333931' });
});
