import { type Browser, expect, type Page } from '@playwright/test';
import { suppliers } from '../packages/contract/src/shop/suppliers.ts';
import { call, signInByApi } from './support/api.ts';
import { openPhone, storeWords } from './support/buyer.ts';
import { expectSaid, readMail } from './support/console.ts';
import { test } from './support/fixtures.ts';
import { buyByApi } from './support/purchases.ts';
import { filled, wordsIn } from './support/words.ts';

const button = (page: Page, pick: Parameters<typeof storeWords>[0]) =>
  page.getByRole('button', { name: storeWords(pick) });

/** Every supplier has an address and sends parcels itself, so that the supplier of the product is mailed. */
async function prepareSuppliers(): Promise<void> {
  const token = await signInByApi('admin');
  const { list } = await call(suppliers.page, { query: { pageSize: '100' } as never }, token);
  for (const { id, productCount: _count, ...form } of list) {
    const body = { ...form, email: `supplier-${id}@example.com`, shipsItself: true } as const;
    await call(suppliers.update, { params: { id }, body }, token);
  }
}

/** The supplier’s page on a phone without JavaScript, from the newest email of a purchase order with this number. */
async function openAsSupplier(browser: Browser, supplier: string, number: string) {
  const { links } = await readMail(supplier, new RegExp(number));
  const url = links.find((link) => link.includes('/supplier/')) ?? '';
  const phone = await openPhone(browser, { javaScript: false });
  await phone.page.goto(url);
  return { ...phone, url };
}

test('a supplier without an account confirms, ships and ends a purchase order by its link; the buyer gets the number, and a revoked link opens nothing', async ({
  browser,
  withSignedIn,
}) => {
  await prepareSuppliers();
  const buyer = 'supplied@example.com';
  const { number } = await buyByApi('casa-luna', 'walnut-mantel-clock', buyer);
  const texts = wordsIn('en').purchaseOrders;
  const { page, watch } = await withSignedIn('admin', { path: '/#/operations/purchase-orders' });

  await page.getByRole('button', { name: texts.create }).click();
  const proposal = page.getByRole('dialog', { name: texts.create });
  await proposal
    .getByRole('button', { name: filled(texts.createAndSend_one, texts.createAndSend_other) })
    .click();
  await expect(proposal).toHaveCount(0);

  await page.goto(`/#/operations/purchase-orders?keywords=${number}`);
  await page.getByRole('row').filter({ hasText: 'PUR-' }).getByRole('button').first().click();
  const drawer = page.getByRole('dialog', { name: /PUR-/ });
  // The heading also shows the state.
  const title = await drawer
    .getByText(/^PUR-\d+/)
    .first()
    .textContent();
  const purchase = /^PUR-\d+/.exec(title ?? '')?.[0] ?? '';
  const address =
    (await drawer
      .getByText(/^supplier-\d+@example\.com$/)
      .first()
      .textContent()) ?? '';

  const supplier = await openAsSupplier(browser, address, purchase);
  const order = supplier.page.locator(`#${number}`);
  await expect(order.getByText('418 Alvarado St')).toBeVisible();
  await expect(supplier.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await button(supplier.page, ({ supplier: words }) => words.confirmAll).click();
  await expect(
    supplier.page.getByText(storeWords(({ supplier: words }) => words.done_confirm)),
  ).toBeVisible();

  await order.getByText(storeWords(({ supplier: words }) => words.parcelTitle)).click();
  await order
    .getByLabel(storeWords(({ supplier: words }) => words.tracking))
    .fill('zz-nobody-knows-1');
  await order
    .getByRole('button', { name: storeWords(({ supplier: words }) => words.send) })
    .click();
  await expect(
    supplier.page.getByText(storeWords(({ supplier: words }) => words.carrierMissing)),
  ).toBeVisible();
  await order.getByLabel(storeWords(({ supplier: words }) => words.carrier)).fill('Our own van');
  await order
    .getByRole('button', { name: storeWords(({ supplier: words }) => words.send) })
    .click();
  await expect(
    supplier.page.getByText(storeWords(({ supplier: words }) => words.done_parcel)),
  ).toBeVisible();
  const mail = await readMail(buyer, /on its way|shipped|left/i);
  expect(mail.text).toContain('ZZ-NOBODY-KNOWS-1');

  await page.getByRole('button', { name: texts.revokeLink }).click();
  await page.getByRole('button', { name: texts.revokeLink }).last().click();
  await expectSaid(page, texts.linkRevoked);
  await supplier.page.goto(supplier.url);
  await expect(
    supplier.page.getByText(storeWords(({ supplier: words }) => words.goneTitle)),
  ).toBeVisible();
  watch.done();
  await supplier.close();
});
