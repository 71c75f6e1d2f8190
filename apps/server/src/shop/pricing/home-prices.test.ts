import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, sample } = await closeAfter(
  createSampleShop({ units: 5, environment: { CACHES: 'off' } }),
);

const readMug = async (owner: TestOwner) =>
  (await app.call(getOwnProduct, { params: { id: sample.products.mug.productId } }, owner)).body
    .data;

test('an owner reads prices before tax, and beside them what buyers in his own country see on the page', async () => {
  const cases = [
    { country: 'ES', mode: 'platform', home: ['included', 21] },
    { country: 'JP', mode: 'platform', home: ['included', 10] },
    { country: 'CA', mode: 'platform', home: ['added', 5] },
    { country: 'US', mode: 'platform', home: ['none', 0] },
    { country: 'ES', mode: 'direct', home: ['included', 0] },
  ] as const;
  for (const { country, mode, home } of cases) {
    const seller =
      mode === 'direct'
        ? { seller: { name: 'Kira', address: 'Madrid', email: 'kira@example.com' } }
        : {};
    const owner = await createOwner(app, {
      countryCode: country,
      store: { priceEnding: '99', settlementMode: mode, ...seller },
    });
    const seen = async () => {
      const product = await readMug(owner);
      const query = { country, currency: product.variants[0]?.homePrice.currency };
      const page = await app.call(getStorefrontProduct, {
        params: { slug: owner.slug, product: 'mug' },
        query,
      });
      assert.deepEqual(product.variants[0]?.homePrice, page.body.data.product.price.from, country);
      assert.deepEqual([product.home.taxTreatment, product.home.taxPercent], home, country);
      return product.variants[0];
    };
    const first = await seen();
    const isTaxed = home[0] === 'included' && home[1] > 0;
    assert.equal(
      (first?.homePrice.amount ?? 0) > (first?.sellingPrice.amount ?? 0),
      isTaxed,
      country,
    );
    // A fixed price too; the owner's own figure stays as it was typed.
    const fixed = {
      amount: (first?.floor.amount ?? 0) + 1_234,
      currency: first?.sellingPrice.currency ?? 'USD',
    };
    await saveSeen(app, owner, {
      kind: 'product',
      id: sample.products.mug.productId,
      fixed,
      percentage: null,
    });
    assert.deepEqual((await seen())?.sellingPrice, fixed, country);
  }
});
