import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCartLine, createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { sql } from 'drizzle-orm';
import { sweepKeys } from '#platform/http/idempotency.ts';
import { withOwner } from '../testing/fixtures.ts';
import { sweepCarts } from './sweep-carts.ts';
import { placeTestOrder } from './testing/placed-orders.ts';

const dayMs = 86_400_000;

const { app, mug, owner } = await withOwner({ owner: {} }, { units: 100 });

const openCart = async (withLine: boolean) => {
  const params = { slug: owner.slug };
  const cart = (await app.call(createCart, { params, body: { countryCode: 'US' } })).body.data
    .token;
  if (withLine)
    await app.call(addCartLine, {
      params: { ...params, cart },
      body: { variantId: mug, quantity: 1 },
    });
  return cart;
};
const statusOf = async (cart: string) =>
  (await app.call(readCart, { params: { slug: owner.slug, cart } })).status;
const countOf = async (table: string) =>
  (
    await app.platform.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
  ).rows[0]?.n;

test('carts and keys that strangers leave behind go; a cart in use and one that became an order stay', async () => {
  const placed = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const empty = await openCart(false);
  const left = await openCart(true);
  assert.equal(await countOf('idempotency_keys'), 1);

  app.clock.advance(3 * dayMs);
  await sweepCarts(app.platform);
  assert.deepEqual(
    [await statusOf(empty), await statusOf(left), await statusOf(placed.cart)],
    [404, 200, 200],
  );
  assert.equal(await countOf('quotes'), 1);

  app.clock.advance(28 * dayMs);
  const fresh = await openCart(true);
  await sweepCarts(app.platform);
  await sweepKeys(app.platform);
  assert.equal(await statusOf(left), 200);
  assert.deepEqual([await countOf('quotes'), await countOf('idempotency_keys')], [0, 0]);

  app.clock.advance(15 * dayMs);
  await sweepCarts(app.platform);
  assert.deepEqual(
    [await statusOf(left), await statusOf(placed.cart), await statusOf(fresh)],
    [404, 200, 200],
  );
});
