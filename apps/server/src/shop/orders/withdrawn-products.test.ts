import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { addCartLine, createCart, readCart, removeCartLine } from '@vitrine/contract/shop/carts.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { placeStockAlert } from '@vitrine/contract/shop/stock-alerts.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { listReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { type SQL, sql } from 'drizzle-orm';
import { refreshCards } from '../catalogue/refresh-cards.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placeTestOrder } from './testing/placed-orders.ts';

const { app, ctx, sample, mug, lamp, owner } = await withOwner(
  { owner: { name: 'Luna' } },
  { units: 50, environment: { CACHES: 'off' } },
);
const { slug } = owner;
const { productId } = sample.products.mug;

const changeProduct = (change: SQL) =>
  ctx.db.run(sql`update products set ${change} where id = ${productId}`);
const changeVariant = async (change: SQL) => {
  await ctx.db.run(sql`update variants set ${change} where id = ${mug}`);
  await refreshCards(ctx, [productId]);
};
/** Ways in which operators take a product or its only variant off sale. */
const withdrawals: Record<string, () => Promise<unknown>> = {
  archived: () => changeProduct(sql`status = 'archived'`),
  draft: () => changeProduct(sql`status = 'draft'`),
  scheduled: () => changeProduct(sql`available_from = '2100-01-01'`),
  removed: () => changeVariant(sql`is_active = false, removed_at = now()`),
};
afterEach(async () => {
  await changeProduct(sql`status = 'active', available_from = '2020-01-01'`);
  await changeVariant(sql`is_active = true, removed_at = null`);
});

async function fillCart() {
  const { token } = (await app.call(createCart, { params: { slug }, body: { countryCode: 'US' } }))
    .body.data;
  const params = { slug, cart: token };
  for (const variantId of [mug, lamp])
    await app.call(addCartLine, { params, body: { variantId, quantity: 1 } });
  return params;
}

for (const [name, withdraw] of Object.entries(withdrawals))
  test(`a product that is ${name} is named in carts as gone and cannot be ordered; its page is gone and orders stay`, async () => {
    const params = await fillCart();
    const { token } = await placeTestOrder(app, slug, [{ variantId: mug, quantity: 1 }]);
    await withdraw();
    const cart = (await app.call(readCart, { params })).body.data;
    assert.deepEqual(
      cart.lines.map(({ state, ...line }) => [line.name, state]),
      [
        ['Mug', 'gone'],
        ['Paper lamp', 'available'],
      ],
    );
    assert.deepEqual([cart.goods, cart.units, cart.canCheckout], [cart.lines[1]?.total, 1, false]);
    const quote = await app.call(quoteCheckout, { params, body: { countryCode: 'US' } });
    assert.equal(quote.body.code, 'out-of-stock');
    assert.match(quote.body.msg, /Mug/);
    const page = { params: { slug, product: 'mug' } };
    assert.equal((await app.call(getStorefrontProduct, page)).status, 404);
    assert.equal(
      (
        await app.call(placeStockAlert, {
          ...page,
          body: { email: 'ada@example.com', variantId: mug },
        })
      ).status,
      404,
    );
    assert.equal((await app.call(listReviews, page)).status, 404);
    const order = await app.call(trackOrder, { params: { token } });
    assert.deepEqual([order.status, order.body.data.lines[0]?.name], [200, 'Mug']);
    const rest = await app.call(removeCartLine, { params: { ...params, variantId: mug } });
    assert.equal(rest.body.data.canCheckout, true);
  });
