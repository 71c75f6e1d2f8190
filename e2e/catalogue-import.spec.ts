import { expect, type Page } from '@playwright/test';
import { chooseOption } from './support/console.ts';
import { test } from './support/fixtures.ts';

const shop = [
  'URL handle,Title,Description,Vendor,Product category,Status,SKU,Option1 name,Option1 value,Price,Cost per item,Compare-at price,Inventory quantity,Weight value (grams),Gift card',
  'reed-basket,Reed Basket,<p>Woven by hand.</p>,Ribera,Kitchen,active,RB-S,Size,Small,12.00,7.10,15.00,41,780,FALSE',
  'reed-basket,,,,,,RB-L,Size,Large,14.50,8.40,,26,1120,',
  'wool-throw,Wool Throw,,Northern Wool,Kitchen,active,WT-1,Title,Default Title,"29,90 €",18.00,,12,900,FALSE',
  'tin-lantern,Tin Lantern,,Ember,Yarn and Felt,active,TL-1,Title,Default Title,19.00,11.20,,9,640,FALSE',
].join('\r\n');

/** Sends the file, looks at how it is read, chooses the currency and the meaning of prices, and has it checked. */
async function checkFile(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(shop) });
  await expect(page.getByText('Shopify, 15 columns.')).toBeVisible();
  await expect(page.getByRole('row', { name: /reed-basket/ }).first()).toContainText('Reed Basket');
  await page.getByRole('button', { name: 'Check the columns' }).click();
  // Nothing about money is guessed.
  const check = page.getByRole('button', { name: 'Check all rows' });
  await expect(check).toBeDisabled();
  await page.getByRole('combobox', { name: 'Currency of all amounts' }).fill('USD');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'the platform price, which creators pay' }).click();
  await check.click();
}

test('an operator imports a file of Shopify, undoes it and imports it again', async ({
  withSignedIn,
}) => {
  const { page, watch } = await withSignedIn('root', { path: '/#/operations/catalogue-imports' });
  await checkFile(page, 'spring-goods.csv');
  // A price in another currency: its product is left out, with the line and what was expected.
  const wrong = page.getByRole('row').filter({ hasText: '29,90 €' });
  await expect(wrong).toContainText('An amount in USD');
  await expect(wrong.getByRole('cell').first()).toHaveText('4');
  await expect(page.getByRole('row', { name: /Reed Basket/ })).toContainText('$24.00');
  const imported = page.getByRole('heading', { name: '2 products are in' });
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(imported).toBeVisible();
  // The row that was left out is still listed below the finished import.
  await expect(wrong).toContainText('An amount in USD');

  const undo = async () => {
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible();
  };
  await undo();
  await page.getByRole('button', { name: 'What was left' }).click();
  const left = page.getByRole('dialog', { name: 'What was left' });
  await expect(left).toContainText('Reed Basket');
  await left.getByText('Changed products').click();
  await expect(left).toContainText('No product that was there before is changed.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Another import' }).click();
  await checkFile(page, 'spring-goods-again.csv');
  // The categories that are not known are chosen one after the other, and the file is checked again.
  const open = page.getByRole('button', { name: '2 categories to choose, otherwise as drafts' });
  await open.click();
  for (const text of ['Yarn and Felt', 'Kitchen'])
    await chooseOption(
      page.getByRole('combobox', { name: `Category for “${text}”` }),
      'Tea & table',
    );
  await expect(page.getByText(/categor(?:y|ies) to choose/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await expect(wrong).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Yarn and Felt' })).toHaveCount(0);
  await expect(open).toHaveCount(0);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(imported).toBeVisible();
  // Other journeys find the goods of the demonstration alone.
  await undo();
  watch.done();
});
