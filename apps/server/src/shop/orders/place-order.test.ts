import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addCartLine,
  changeCart,
  createCart,
  readCart,
  removeCartLine,
  setCartQuantity,
} from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { eq } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { createDirectOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { orders } from './orders.tables.ts';
import { orderFrom, placeTestOrder, testAddress } from './testing/placed-orders.ts';

const { app, mug, lamp, owner, other } = await withOwner(
  { owner: { name: 'Luna' }, other: {} },
  { units: 500 },
);

test('a cart is priced live, keeps quantities between 1 and 99, and is a secret of its buyer', async () => {
  const { slug } = owner;
  const created = await app.call(createCart, {
    params: { slug },
    body: { countryCode: 'US', line: { variantId: mug, quantity: 2 } },
  });
  assert.equal(created.status, 200, created.text);
  const cart = created.body.data;
  assert.equal(cart.units, 2);
  assert.equal(cart.lines[0]?.total.amount, (cart.lines[0]?.unit.amount ?? 0) * 2);
  const params = { slug, cart: cart.token };
  assert.equal(
    (await app.call(addCartLine, { params, body: { variantId: mug, quantity: 98 } })).body.data
      .units,
    99,
  );
  assert.equal(
    (await app.call(addCartLine, { params, body: { variantId: mug, quantity: 100 } })).status,
    400,
  );
  assert.equal(
    (
      await app.call(setCartQuantity, {
        params: { ...params, variantId: mug },
        body: { quantity: 3 },
      })
    ).body.data.units,
    3,
  );
  assert.equal(
    (await app.call(changeCart, { params, body: { currency: 'EUR' } })).body.data.goods.currency,
    'EUR',
  );
  assert.equal(
    (await app.call(removeCartLine, { params: { ...params, variantId: mug } })).body.data.units,
    0,
  );
  assert.equal((await app.call(readCart, { params: { slug, cart: 'x'.repeat(32) } })).status, 404);
  assert.equal(
    (await app.call(readCart, { params: { slug: other.slug, cart: cart.token } })).status,
    404,
  );
});

test('checkout promises the days that the product page promised', async () => {
  const { slug } = owner;
  const cart = (
    await app.call(createCart, {
      params: { slug },
      body: { countryCode: 'DE', line: { variantId: mug, quantity: 1 } },
    })
  ).body.data;
  const params = { slug, cart: cart.token };
  const { shippingOptions } = (
    await app.call(quoteCheckout, { params, body: { countryCode: 'DE' } })
  ).body.data;
  const key = cart.lines[0]?.productKey ?? '';
  const page = await app.call(getStorefrontProduct, {
    params: { slug, product: key },
    query: { country: 'DE' },
  });
  const promised = page.body.data.product.delivery;
  assert.deepEqual(
    shippingOptions
      .filter(({ method }) => method === 'standard')
      .map(({ arrivesFrom, arrivesTo }) => [arrivesFrom, arrivesTo]),
    [[promised?.earliestOn, promised?.latestOn]],
  );
});

test('tax on top is said alike on the product page, in the cart and at checkout; a direct store includes it', async () => {
  const taxesOf = async ({ slug }: TestOwner) => {
    const line = { variantId: mug, quantity: 1 };
    const cart = (
      await app.call(createCart, { params: { slug }, body: { countryCode: 'DE', line } })
    ).body.data;
    const quote = (
      await app.call(quoteCheckout, {
        params: { slug, cart: cart.token },
        body: { countryCode: 'DE' },
      })
    ).body.data;
    const query = { country: 'DE' };
    const page = await app.call(getStorefrontProduct, {
      params: { slug, product: cart.lines[0]?.productKey ?? '' },
      query,
    });
    return [page.body.data.product.delivery?.taxPercent, cart.taxPercent, quote.taxPercent];
  };
  assert.deepEqual(await taxesOf(owner), [19, 19, 19]);
  assert.deepEqual(await taxesOf(await createDirectOwner(app)), [0, 0, 0]);
});

test('a placed order locks its amounts, and they add up in both currencies', async () => {
  const placed = await placeTestOrder(
    app,
    owner.slug,
    [
      { variantId: mug, quantity: 2 },
      { variantId: lamp, quantity: 1 },
    ],
    { currency: 'EUR' },
  );
  const [order] = await app.platform.database.db
    .select()
    .from(orders)
    .where(eq(orders.id, placed.orderId));
  assert.ok(order);
  assert.equal(order.currency, 'EUR');
  assert.equal(order.storeCurrency, 'USD');
  assert.equal(
    order.totalMinor,
    order.goodsMinor - order.discountMinor + order.shippingMinor + order.taxMinor,
  );
  assert.equal(order.profitMinor, order.sellingTotalMinor - order.costMinor);
  assert.equal(order.platformCostMinor, 2n * 420n + 1_200n);
  await assert.rejects(
    app.platform.database.db.update(orders).set({ totalMinor: 1n }).where(eq(orders.id, order.id)),
  );
  await assert.rejects(
    app.platform.database.db
      .update(orders)
      .set({ fulfilment: 'delivered' })
      .where(eq(orders.id, order.id)),
  );
});

test('the same cart placed again is the same order; a changed one replaces it; a moved price is said, not charged', async () => {
  const { slug } = owner;
  const first = await placeTestOrder(app, slug, [{ variantId: mug, quantity: 1 }]);
  const params = { slug, cart: first.cart };
  const place = async (key: string) => {
    const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body
      .data;
    const body = orderFrom(quote);
    return { body, answer: await app.call(placeOrder, { params, body }, { idempotencyKey: key }) };
  };
  const again = await place('again-1');
  assert.deepEqual(again.answer.body.data, {
    outcome: 'placed',
    orderToken: first.token,
    number: first.number,
    total: again.answer.body.data.outcome === 'placed' ? again.answer.body.data.total : null,
  });
  const replay = await app.call(
    placeOrder,
    { params, body: again.body },
    { idempotencyKey: 'again-1' },
  );
  assert.equal(replay.text, again.answer.text);
  assert.equal(replay.headers['idempotent-replayed'], 'true');
  const reused = await app.call(
    placeOrder,
    { params, body: { ...again.body, email: 'else@example.com' } },
    { idempotencyKey: 'again-1' },
  );
  assert.equal(reused.body.code, 'idempotency-key-reused');
  assert.equal(
    (await app.call(placeOrder, { params, body: again.body }, { idempotencyKey: null })).body.code,
    'idempotency-key-required',
  );

  await app.call(setCartQuantity, { params: { ...params, variantId: mug }, body: { quantity: 2 } });
  const changed = await place('again-2');
  assert.ok(
    changed.answer.body.data.outcome === 'placed' &&
      changed.answer.body.data.number !== first.number,
  );
  assert.equal(
    (await app.call(trackOrder, { params: { token: first.token } })).body.data.state,
    'closed',
  );

  const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body.data;
  await inTx(systemContext(app.platform), (ctx) =>
    changeVariantFacts(ctx, mug, { platformPriceMinor: 430n }),
  );
  const moved = await app.call(
    placeOrder,
    { params, body: orderFrom(quote) },
    { idempotencyKey: 'again-3' },
  );
  assert.equal(moved.body.data.outcome, 'price-changed');
});

test('a wrong address, an unknown country and missing terms are refused, and nothing is placed', async () => {
  const { slug } = owner;
  const cart = (
    await app.call(createCart, {
      params: { slug },
      body: { countryCode: 'US', line: { variantId: mug, quantity: 1 } },
    })
  ).body.data.token;
  const quote = (
    await app.call(quoteCheckout, { params: { slug, cart }, body: { countryCode: 'US' } })
  ).body.data;
  const place = (change: object) =>
    app.call(
      placeOrder,
      { params: { slug, cart }, body: { ...orderFrom(quote), ...change } },
      { idempotencyKey: 'bad', lang: 'es' },
    );
  const wrong = await place({ address: { ...testAddress, postcode: 'x' }, email: 'nope' });
  assert.deepEqual(
    wrong.body.errors?.map(({ path }) => path),
    ['email'],
  );
  assert.equal(
    (await place({ address: { ...testAddress, postcode: 'x' } })).body.errors?.[0]?.path,
    'address.postcode',
  );
  assert.equal((await place({ termsVersion: 'old' })).body.code, 'terms-not-accepted');
  assert.equal(
    (await app.call(quoteCheckout, { params: { slug, cart }, body: { countryCode: 'ZZ' } })).body
      .code,
    'country-not-served',
  );
  assert.equal(
    (await app.call(readCart, { params: { slug, cart } })).body.data.openOrderToken,
    null,
  );
});
