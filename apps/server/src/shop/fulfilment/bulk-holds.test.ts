import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdOrdersInBulk, releaseHoldsInBulk } from '@vitrine/contract/shop/ship-holds.ts';
import { claimPacking, readPacking } from '@vitrine/contract/shop/ship-queue.ts';
import { placePaidTestOrder, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);
const lines = [{ variantId: mug, quantity: 1 }];

let keys = 0;
const withKey = (by = admin) => {
  keys += 1;
  return { token: by.token, idempotencyKey: `hold-${keys}` };
};
const codes = (list: readonly { failure: { code: string } | null }[]) =>
  list.map(({ failure }) => failure?.code ?? null);
const readHold = async (orderId: string) =>
  (await app.call(readPacking, { params: { orderId } }, admin)).body.data;

test('orders are put on hold together with the reason of each, and released together; others are left out with a reason', async () => {
  const [one, two, unpaid] = [
    await placePaidTestOrder(app, owner.slug, lines),
    await placePaidTestOrder(app, owner.slug, lines),
    await placeTestOrder(app, owner.slug, lines),
  ];
  const ids = [two.orderId, unpaid.orderId, one.orderId, '999999999'];
  await app.call(
    claimPacking,
    { params: { orderId: one.orderId }, body: { takesOver: false } },
    admin,
  );
  const body = { ids, reason: 'customs' as const };
  const preview = await app.call(holdOrdersInBulk.preview, { body }, admin);
  assert.deepEqual(codes(preview.body.data.list), [null, 'order-state', null, 'not-found']);
  assert.equal((await readHold(one.orderId)).hold, null);
  const sign = withKey();
  const held = await app.call(holdOrdersInBulk.run, { body: { ...body, note: 'CN 23' } }, sign);
  assert.deepEqual(held.body.data.list[2]?.effect, { from: null, to: 'customs' }, held.text);
  const { hold, group, packer } = await readHold(one.orderId);
  assert.deepEqual([hold?.reason, hold?.note, group, packer], ['customs', 'CN 23', 'held', null]);
  const again = await app.call(holdOrdersInBulk.run, { body: { ...body, note: '' } }, withKey());
  assert.deepEqual(codes(again.body.data.list), [
    'row-unchanged',
    'order-state',
    'row-unchanged',
    'not-found',
  ]);
  const other = await app.call(
    holdOrdersInBulk.run,
    { body: { ids: [one.orderId], reason: 'address', note: '' } },
    withKey(),
  );
  assert.deepEqual(other.body.data.list[0]?.effect, { from: 'customs', to: 'address' });
  const planned = await app.call(releaseHoldsInBulk.preview, { body: { ids } }, admin);
  assert.deepEqual(codes(planned.body.data.list), [null, 'row-unchanged', null, 'not-found']);
  assert.equal((await readHold(one.orderId)).group, 'held');
  const released = await app.call(releaseHoldsInBulk.run, { body: { ids } }, withKey());
  assert.deepEqual(codes(released.body.data.list), [null, 'row-unchanged', null, 'not-found']);
  assert.equal((await readHold(one.orderId)).group, 'later');
});

test('a reason is needed, and those who may only read orders change none of them', async () => {
  const { orderId } = await placePaidTestOrder(app, owner.slug, lines);
  const ids = [orderId];
  const wrong = await app.call(
    holdOrdersInBulk.run,
    { body: { ids, reason: 'tired' as never, note: '' } },
    withKey(),
  );
  assert.equal(wrong.status, 400);
  const body = { ids, reason: 'missing' as const, note: '' };
  assert.equal((await app.call(holdOrdersInBulk.run, { body }, withKey(guest))).status, 403);
  assert.equal(
    (await app.call(releaseHoldsInBulk.run, { body: { ids } }, withKey(guest))).status,
    403,
  );
  assert.equal((await readHold(orderId)).hold, null);
});
