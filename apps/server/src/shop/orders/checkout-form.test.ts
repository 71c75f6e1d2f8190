import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCheckoutForm, saveCheckoutForm } from '@vitrine/contract/shop/checkout-form.ts';
import { sql } from 'drizzle-orm';
import { createOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { sweepForms } from './checkout-form.ts';
import { placeTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner } = await withOwner({ owner: {} }, { units: 100 });

const form = {
  fields: { email: 'ada@example', firstName: 'Ada', line1: '1 Secret Street', terms: true },
  refusal: { message: null, errors: [{ field: 'email', message: 'Enter your email address' }] },
};
const stored = async () =>
  (
    await app.platform.database.db.execute<{ form: string | null }>(
      sql`select form from carts order by id desc limit 1`,
    )
  ).rows[0]?.form;

test('what was typed at checkout is kept with the cart, unreadable in the database, for two hours', async () => {
  const { cart } = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const params = { slug: owner.slug, cart };
  const read = async () => (await app.call(readCheckoutForm, { params })).body.data;
  assert.equal(await read(), null);
  assert.equal((await app.call(saveCheckoutForm, { params, body: form })).status, 200);
  assert.deepEqual(await read(), form);
  assert.doesNotMatch((await stored()) ?? '', /Secret|Ada/);
  assert.equal(
    (await app.call(readCheckoutForm, { params: { ...params, cart: 'x'.repeat(32) } })).status,
    404,
    'another cart',
  );
  const other = await createOwner(app);
  assert.equal(
    (await app.call(readCheckoutForm, { params: { ...params, slug: other.slug } })).status,
    404,
    'another store',
  );
  app.clock.advance(2 * 3_600_000);
  assert.equal(await read(), null);
  await sweepForms(app.platform);
  assert.equal(await stored(), null);
});

test('a form takes the fields of an address and nothing else', async () => {
  const { cart } = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const params = { slug: owner.slug, cart };
  for (const fields of [{ card: '4242' }, { city: 'x'.repeat(300) }, { city: 'a\nb' }])
    assert.equal(
      (await app.call(saveCheckoutForm, { params, body: { fields, refusal: null } as never }))
        .status,
      400,
    );
});
