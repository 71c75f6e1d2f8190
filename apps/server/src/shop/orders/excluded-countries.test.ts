import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { addCartLine, changeCart, createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/own-orders.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { withOwner } from '../testing/fixtures.ts';
import { excludeCountries } from './testing/exclude-countries.ts';
import { addressIn, orderFrom, placeTestOrder, testAddress } from './testing/placed-orders.ts';

const { app, ctx, mug, lamp, owner } = await withOwner({ owner: { name: 'Luna' } }, { units: 50 });
const { slug } = owner;

const exclude = (variantId: string, ...countries: string[]) =>
  excludeCountries(ctx, variantId, ...countries);
afterEach(async () => {
  for (const variantId of [mug, lamp]) await exclude(variantId);
});

/** The parameters of a cart with one unit of each variant. */
async function fillCart(countryCode: string, ...variantIds: string[]) {
  const { token } = (await app.call(createCart, { params: { slug }, body: { countryCode } })).body
    .data;
  const params = { slug, cart: token };
  for (const variantId of variantIds)
    await app.call(addCartLine, { params, body: { variantId, quantity: 1 } });
  return params;
}
const read = async (params: { slug: string; cart: string }) =>
  (await app.call(readCart, { params })).body.data;

test('a cart marks what may not be sent to its country, counts the rest, and follows the chosen country', async () => {
  await exclude(mug, 'ES', 'FR');
  const params = await fillCart('ES', mug, lamp);
  const cart = await read(params);
  assert.deepEqual(
    cart.lines.map(({ state }) => state),
    ['not_shipped', 'available'],
  );
  assert.deepEqual([cart.goods, cart.canCheckout], [cart.lines[1]?.total, false]);
  const moved = (await app.call(changeCart, { params, body: { countryCode: 'US' } })).body.data;
  assert.deepEqual(
    [moved.lines.map(({ state }) => state), moved.canCheckout],
    [['available', 'available'], true],
  );
});

test('neither a quote nor an order is made for a country to which a product may not be sent', async () => {
  const params = await fillCart('US', mug, lamp);
  await exclude(mug, 'ES');
  const quoteFor = (countryCode: string, lang: 'en' | 'es' = 'en') =>
    app.call(quoteCheckout, { params, body: { countryCode } }, { lang });
  const refused = await quoteFor('ES');
  assert.deepEqual([refused.status, refused.body.code], [422, 'product-not-shipped']);
  assert.match(refused.body.msg, /^“Mug” cannot be shipped to Spain\./);
  assert.match((await quoteFor('ES', 'es')).body.msg, /no se puede enviar a España\./);
  const quote = (await quoteFor('US')).body.data;
  let keys = 0;
  const place = (address: ReturnType<typeof addressIn>) => {
    keys += 1;
    return app.call(
      placeOrder,
      { params, body: { ...orderFrom(quote), address } },
      { idempotencyKey: `excluded-${keys}` },
    );
  };
  // The address names another country than the quote.
  assert.equal((await place(addressIn('ES'))).body.code, 'product-not-shipped');
  // The country is excluded after the quote.
  await exclude(mug, 'US');
  await exclude(lamp, 'US');
  const both = await place(testAddress);
  assert.equal(both.body.code, 'product-not-shipped');
  assert.match(both.body.msg, /^“Mug and .+” cannot be shipped to United States\./);
  assert.equal((await read(params)).lines.length, 2);
  await exclude(mug);
  await exclude(lamp);
  assert.equal((await place(testAddress)).body.data.outcome, 'placed');
});

test('an order that was placed before its country was excluded stays as it is', async () => {
  const { token } = await placeTestOrder(app, slug, [{ variantId: mug, quantity: 1 }]);
  await exclude(mug, 'US');
  const { status, body } = await app.call(trackOrder, { params: { token } });
  assert.deepEqual([status, body.data.lines.length], [200, 1]);
});

test('an owner cannot order a product for oneself to a country to which it may not be sent', async () => {
  const lines = [{ variantId: mug, quantity: 1 }];
  const quote = await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, owner);
  const { shippingMethod, total: expectedTotal } = quote.body.data;
  await exclude(mug, 'US');
  const again = await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, owner);
  assert.deepEqual([again.status, again.body.code], [422, 'product-not-shipped']);
  const placed = await app.call(
    placeOwnOrder,
    { body: { lines, address: testAddress, shippingMethod, expectedTotal } },
    { token: owner.token, idempotencyKey: 'own-excluded' },
  );
  assert.equal(placed.body.code, 'product-not-shipped');
  const other = await app.call(quoteOwnOrder, { body: { lines, countryCode: 'ES' } }, owner);
  assert.equal(other.status, 200);
});
