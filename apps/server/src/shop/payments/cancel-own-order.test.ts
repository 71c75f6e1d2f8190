import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelOwnOrder, readOrder } from '@vitrine/contract/shop/orders.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { remindOwners } from '../orders/remind-owners.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { sweepFollowUps } from './index.ts';
import { createSellerDesk } from './testing/seller-desk.ts';

const { shop, desk, ...people } = await withBank({ desk: createSellerDesk, owner: {} });
let { owner } = people;

const cancel = (orderId: string, token: string | undefined = owner.token) =>
  shop.app.call(cancelOwnOrder, { params: { orderId } }, token ? { token } : {});
const read = async (orderId: string) =>
  (await shop.app.call(readOrder, { params: { orderId } }, owner)).body.data;
const countHeld = async (orderId: string) => {
  const { rows } = await shop.app.platform.database.db.execute<{ held: number }>(
    sql`select coalesce(sum(quantity), 0)::int as held from stock_holds where order_id = ${orderId}`,
  );
  return rows[0]?.held;
};

test('an unpaid order for oneself is cancelled: its units are free, its payment page closes, no reminder follows', async () => {
  const orderId = await shop.ownOrder(owner, shop.lamp, 2);
  const { total } = await desk.preview(owner, [orderId]);
  const begun = await desk.pay(owner, [orderId], 'card', total.amount);
  assert.equal((await read(orderId)).can.cancel, true);
  const { status, body } = await cancel(orderId);
  assert.equal(status, 200, body.msg);
  assert.deepEqual(
    [body.data.status, body.data.cancelReason, body.data.can],
    [3, 'by_owner', { pay: false, sharePayLink: false, cancel: false }],
  );
  assert.equal(body.data.timeline.at(-1)?.kind, 'cancelled');
  assert.equal(await countHeld(orderId), 0);
  await shop.settle();
  await shop.press(begun.body.data.payUrl ?? '', 'approve');
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  await shop.settle();
  const claims = await shop.app.platform.database.db.execute<{ state: string }>(
    sql`select state from welcome_claims where store_id = ${owner.storeId}`,
  );
  assert.deepEqual(
    claims.rows,
    [{ state: 'freed' }],
    'the welcome offer is there for the next order',
  );
  shop.app.clock.advance(8 * 86_400_000);
  await remindOwners(shop.app.platform);
  const { rows } = await shop.app.platform.database.db.execute<{ kind: string }>(
    sql`select kind from order_events where order_id = ${orderId} and kind in ('seller_reminded', 'seller_paid')`,
  );
  assert.deepEqual(rows, []);
  assert.deepEqual(await shop.discrepancies(), []);
  owner = await createOwner(shop.app);
});

test('a paid or cancelled one is refused, and what buyers ordered cannot be cancelled here', async () => {
  const paid = await shop.ownOrder(owner, shop.lamp, 1);
  await desk.payByCard(owner, [paid], '4242');
  const refused = await cancel(paid);
  assert.deepEqual([refused.body.code, await desk.readSellerState(paid)], ['order-state', 'paid']);
  const twice = await shop.ownOrder(owner, shop.mug, 1);
  assert.equal((await cancel(twice)).status, 200);
  assert.equal((await cancel(twice)).body.code, 'order-state');
  assert.equal((await cancel((await shop.order(owner, shop.mug, 1)).orderId)).status, 404);
});

test('an order whose payment the bank still works on is not cancelled', async () => {
  const orderId = await shop.ownOrder(owner, shop.mug, 1);
  const { total } = await desk.preview(owner, [orderId]);
  const begun = await desk.pay(owner, [orderId], 'card', total.amount);
  await shop.press(begun.body.data.payUrl ?? '', 'late');
  await shop.settle();
  assert.equal((await cancel(orderId)).body.code, 'order-state');
});

test('another owner, operators and visitors cannot cancel it, and a wrong id is no order', async () => {
  const orderId = await shop.ownOrder(owner, shop.mug, 1);
  const other = await createOwner(shop.app);
  const guest = await signInAs(shop.app, 'GUEST');
  assert.deepEqual(
    [
      (await cancel(orderId, other.token)).status,
      (await cancel(orderId, guest.token)).status,
      (await cancel('x')).status,
    ],
    [404, 403, 400],
  );
  assert.equal((await shop.app.call(cancelOwnOrder, { params: { orderId } })).status, 401);
  assert.equal((await read(orderId)).status, 0);
});
