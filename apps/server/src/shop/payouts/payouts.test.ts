import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { deliverShipment, readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { listMovements, readBalances } from '@vitrine/contract/shop/ledger.ts';
import {
  linkPayoutAccount,
  listPayouts,
  listPlatformPayouts,
  moveSandboxClock,
  readPayout,
  readPayoutAccount,
  readPayoutSettings,
  readPayoutState,
  readSandboxClock,
  requestPayout,
  returnFromLinking,
  runPayouts,
  savePayoutSchedule,
  savePayoutSettings,
} from '@vitrine/contract/shop/payouts.ts';
import { getQuickStart } from '@vitrine/contract/shop/stores.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { createPayShop, type PayShop } from '../payments/testing/pay-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { followPayouts, matureAll } from './index.ts';
import { runSchedules } from './schedule.ts';

let shop: PayShop;
let adminId: string;

before(async () => {
  shop = await createPayShop();
  adminId = (await signInAs(shop.app, 'ADMIN')).account.id;
});
after(() => shop.close());

const tokenOf = async (accountId: string) => (await inTx(shop.ctx, (tx) => openSession(tx, accountId))).accessToken;
const as = async (owner: TestOwner) => ({ token: await tokenOf(owner.accountId) });
const request = async (owner: TestOwner, amount?: number, key: string = randomUUID()) =>
  shop.app.call(
    requestPayout,
    { body: amount === undefined ? {} : { amount: { amount, currency: 'USD' } } },
    { ...(await as(owner)), idempotencyKey: key },
  );
const balances = async (owner: TestOwner) => {
  const { data } = (await shop.app.call(readBalances, {}, await as(owner))).body;
  return { available: data.available.amount, pending: data.pending.amount, inTransit: data.inTransit.amount, paidOut: data.paidOut.amount };
};

/** Sells, ships and delivers through the API; the profit starts its hold. */
async function sellAndDeliver(owner: TestOwner, quantity = 3): Promise<number> {
  const order = await shop.order(owner, shop.lamp, quantity);
  await shop.pay(order.token);
  const admin = { token: await tokenOf(adminId) };
  const { data } = (await shop.app.call(readPlatformOrder, { params: { orderId: order.orderId } }, admin)).body;
  const lines = data.lines.map(({ id, quantity: count }) => ({ lineId: id, quantity: count }));
  const shipped = await shop.app.call(
    shipOrder,
    { params: { orderId: order.orderId }, body: { carrier: 'UPS', trackingNumber: '1Z999', lines } },
    { ...admin, idempotencyKey: randomUUID() },
  );
  assert.equal(shipped.status, 200, shipped.text);
  const after = (await shop.app.call(readPlatformOrder, { params: { orderId: order.orderId } }, admin)).body.data;
  const delivered = await shop.app.call(
    deliverShipment,
    { params: { orderId: order.orderId, shipmentId: after.shipments[0]?.id ?? '' }, body: {} } as never,
    admin,
  );
  assert.equal(delivered.status, 200, delivered.text);
  await shop.app.drain();
  return data.profit?.amount ?? 0;
}

async function ownerWithEarnings(quantity = 3): Promise<{ owner: TestOwner; profit: number }> {
  const owner = await createOwner(shop.app);
  const profit = await sellAndDeliver(owner, quantity);
  shop.app.clock.advance(7 * 86_400_000);
  await matureAll(shop.ctx);
  // Logins do not outlive the week.
  owner.token = await tokenOf(owner.accountId);
  return { owner, profit };
}

test('profit waits until delivery and seven days more, with its date, and then is available', async () => {
  const owner = await createOwner(shop.app);
  const profit = await sellAndDeliver(owner);
  const seen = (await shop.app.call(readBalances, {}, await as(owner))).body.data;
  assert.deepEqual([seen.pending.amount, seen.available.amount], [profit, 0]);
  assert.equal(seen.pendingDates[0]?.at, new Date(shop.app.clock.now().getTime() + 7 * 86_400_000).toISOString());
  const blocked = (await shop.app.call(readPayoutState, {}, await as(owner))).body.data;
  assert.deepEqual([blocked.canRequest, blocked.blockedBy], [false, 'not_linked']);
  shop.app.clock.advance(7 * 86_400_000);
  assert.equal(await matureAll(shop.ctx), 1);
  assert.deepEqual(await balances(owner), { available: profit, pending: 0, inTransit: 0, paidOut: 0 });
  assert.deepEqual(await shop.breaks(), []);
});

test('a payout is reserved, sent, booked on a bank day, and told in steps and movements', async () => {
  const { owner, profit } = await ownerWithEarnings();
  assert.equal((await request(owner)).body.code, 'account-not-linked');
  const isTicked = async () => (await shop.app.call(getQuickStart, {}, await as(owner))).body.data.steps[1]?.done;
  assert.equal(await isTicked(), false);
  assert.match(await shop.link(owner), /result=success/);
  assert.equal(await isTicked(), true, 'an active account ticks the second step of the quick start');
  const key = randomUUID();
  const asked = await request(owner, undefined, key);
  assert.equal(asked.status, 200, asked.text);
  assert.deepEqual(
    [asked.body.data.status, asked.body.data.amount.amount, asked.body.data.destination],
    ['sent', profit, 'Sandbox Bank ••4417'],
  );
  assert.equal((await request(owner, undefined, key)).text, asked.text, 'the same key answers the same');
  assert.equal((await request(owner)).body.code, 'payout-open');
  assert.deepEqual(await balances(owner), { available: 0, pending: 0, inTransit: profit, paidOut: 0 });
  const weekday = new Date(asked.body.data.expectedAt ?? '').getUTCDay();
  assert.ok(weekday >= 1 && weekday <= 5);
  shop.app.clock.advance(4 * 86_400_000);
  assert.equal(await followPayouts(shop.ctx), 1);
  assert.deepEqual(await balances(owner), { available: 0, pending: 0, inTransit: 0, paidOut: profit });
  const payout = (await shop.app.call(readPayout, { params: { payoutId: asked.body.data.id } }, await as(owner))).body.data;
  assert.deepEqual(
    payout.steps.map(({ kind, at }) => [kind, at !== null]),
    [
      ['requested', true],
      ['sent', true],
      ['paid', true],
    ],
  );
  const moved = (await shop.app.call(listMovements, { query: { limit: 20 } }, await as(owner))).body.data.list;
  assert.deepEqual(
    moved.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['payout', -profit],
      ['matured', profit],
      ['sale', profit],
    ],
  );
  assert.deepEqual(await shop.breaks(), []);
});

test('a bank that refuses gives the money back at once, with the cause, and the next try is free', async () => {
  const { owner, profit } = await ownerWithEarnings();
  await shop.link(owner, '1111 0000');
  const asked = (await request(owner)).body.data;
  assert.deepEqual([asked.status, asked.failure], ['failed', 'account_closed']);
  assert.deepEqual(await balances(owner), { available: profit, pending: 0, inTransit: 0, paidOut: 0 });
  await shop.link(owner, '2222 5555');
  assert.equal((await request(owner)).body.data.status, 'sent');
  assert.deepEqual(await shop.breaks(), []);
});

test('a lost answer stays unknown, gives nothing back, and is one transfer in the end', async () => {
  const { owner, profit } = await ownerWithEarnings();
  await shop.link(owner);
  await shop.admin('PUT', '/admin/faults', [{ on: 'payout', kind: 'drop-answer', times: 2 }]);
  assert.equal((await request(owner)).body.data.status, 'unknown');
  assert.deepEqual(await balances(owner), { available: 0, pending: 0, inTransit: profit, paidOut: 0 });
  for (let tries = 0; tries < 2; tries += 1) {
    shop.app.clock.advance(30_000);
    await followPayouts(shop.ctx);
  }
  const listed = (await shop.app.call(listPayouts, { query: { limit: 20 } }, await as(owner))).body.data.list;
  assert.deepEqual(
    listed.map(({ status }) => status),
    ['sent'],
  );
  const { rows } = await shop.app.platform.database.db.execute<{ provider_key: string }>(
    sql`select provider_key from payouts where store_id = ${owner.storeId}`,
  );
  assert.equal([...shop.sandbox.bank.payouts.values()].filter(({ key }) => key === rows[0]?.provider_key).length, 1);
  assert.deepEqual(await shop.breaks(), []);
});

test('twenty requests at once make one payout', async () => {
  const { owner, profit } = await ownerWithEarnings();
  await shop.link(owner);
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(owner)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.ok(
    answers.every(({ status, body }) => status === 200 || body.code === 'payout-open'),
    answers.map(({ body }) => body.code).join(),
  );
  assert.equal((await balances(owner)).inTransit, profit);
});

test('less than the minimum, more than there is, and foreign currencies are refused', async () => {
  const { owner, profit } = await ownerWithEarnings();
  await shop.link(owner);
  const admin = { token: await tokenOf(adminId) };
  const minimum = (amount: number) =>
    shop.app.call(savePayoutSettings, { body: { holdDays: 7, minimum: { amount, currency: 'USD' } } }, admin);
  await minimum(profit + 1);
  assert.equal((await request(owner)).body.code, 'payout-too-small');
  await minimum(1_000);
  assert.equal((await request(owner, profit + 1)).body.code, 'earnings-too-small');
  assert.equal((await request(owner, 999)).body.code, 'payout-too-small');
  const foreign = await shop.app.call(
    requestPayout,
    { body: { amount: { amount: 2_000, currency: 'EUR' } } },
    { ...(await as(owner)), idempotencyKey: randomUUID() },
  );
  assert.equal(foreign.status, 400);
  assert.equal((await balances(owner)).available, profit);
});

test('linking that is refused says why, and the store stays without an account', async () => {
  const owner = await createOwner(shop.app);
  assert.match(await shop.link(owner, '1', 'refuse'), /kind=link&result=failed&reason=refused_by_user/);
  const account = (await shop.app.call(readPayoutAccount, {}, await as(owner))).body.data;
  assert.deepEqual([account.state, account.failure], ['refused', 'refused_by_user']);
  assert.match(await shop.link(owner, '1', 'reject'), /reason=refused_by_provider/);
  assert.match(await shop.link(owner), /result=success/);
});

test('a try to link another account tells how it went, while the older account stays', async () => {
  const owner = await createOwner(shop.app);
  const read = async () => (await shop.app.call(readPayoutAccount, {}, await as(owner))).body.data;
  assert.equal((await read()).lastTry, null);
  await shop.link(owner);
  assert.deepEqual((await read()).lastTry, { state: 'done', failure: null });
  const begun = await shop.app.call(
    linkPayoutAccount,
    { body: { face: 'desktop' } },
    { ...(await as(owner)), idempotencyKey: randomUUID() },
  );
  assert.equal(begun.status, 200, begun.text);
  const open = await read();
  assert.deepEqual([open.state, open.lastTry?.state, open.linkUrl], ['active', 'open', begun.body.data.linkUrl]);
  assert.match(await shop.link(owner, '2', 'refuse'), /result=failed&reason=refused_by_user/);
  const after = await read();
  assert.deepEqual([after.state, after.label, after.lastTry], ['active', open.label, { state: 'refused', failure: 'refused_by_user' }]);
});

test('coming back from the provider before it has decided is neither a success nor a failure', async () => {
  const owner = await createOwner(shop.app);
  const begun = await shop.app.call(
    linkPayoutAccount,
    { body: { face: 'desktop' } },
    { ...(await as(owner)), idempotencyKey: randomUUID() },
  );
  assert.equal(begun.status, 200, begun.text);
  const { rows } = await shop.app.platform.database.db.execute<{ key: string }>(
    sql`select provider_key as key from linked_accounts where store_id = ${owner.storeId}`,
  );
  const page = await shop.app.call(returnFromLinking, { query: { link: rows[0]?.key ?? '' } });
  assert.match(String(page.headers['location']), /kind=link&result=pending$/);
});

test('linking needs a key, the right to do it and an account of one’s own, and two clicks lead to one page', async () => {
  const owner = await createOwner(shop.app);
  const begin = (token: string | undefined, idempotencyKey?: string) =>
    shop.app.call(
      linkPayoutAccount,
      { body: { face: 'mobile' } },
      { ...(token ? { token } : {}), ...(idempotencyKey ? { idempotencyKey } : {}) },
    );
  assert.equal((await begin(undefined, randomUUID())).status, 401);
  assert.equal((await begin(await tokenOf(adminId), randomUUID())).status, 403);
  assert.equal((await begin(owner.token)).body.code, 'idempotency-key-required');
  const [one, two] = [await begin(owner.token, randomUUID()), await begin(owner.token, randomUUID())];
  assert.equal(one.body.data.linkUrl, two.body.data.linkUrl);
  const page = await shop.app.call(returnFromLinking, { query: { link: 'a-link-of-nobody' } });
  assert.match(String(page.headers['location']), /\/#\/payresult\?kind=link&result=failed&reason=unknown/);
  assert.equal((await shop.app.call(returnFromLinking, { query: { link: '<script>' } })).status, 400);
});

test('settings and the clock are read by operators only', async () => {
  const owner = await createOwner(shop.app);
  const guest = await signInAs(shop.app, 'GUEST');
  const settings = await shop.app.call(readPayoutSettings, {}, { token: guest.token });
  assert.deepEqual([settings.body.data.holdDays, settings.body.data.minimum.currency], [7, 'USD']);
  assert.equal((await shop.app.call(readPayoutSettings, {}, { token: owner.token })).status, 403);
  const clock = await shop.app.call(readSandboxClock, {}, { token: guest.token });
  assert.deepEqual([clock.body.data.now, clock.body.data.canMove], [shop.app.clock.now().toISOString(), true]);
  assert.equal((await shop.app.call(readSandboxClock, {})).status, 401);
});

test('operators run payouts now, owners may not; a schedule pays by itself on its day', async () => {
  const { owner } = await ownerWithEarnings();
  await shop.link(owner);
  assert.equal((await shop.app.call(runPayouts, {}, await as(owner))).status, 403);
  const ran = (await shop.app.call(runPayouts, {}, { token: await tokenOf(adminId) })).body.data;
  assert.ok(ran.begun >= 1);
  const page = (
    await shop.app.call(
      listPlatformPayouts,
      { query: { pageNum: 1, pageSize: 10, storeId: owner.storeId } },
      { token: await tokenOf(adminId) },
    )
  ).body.data;
  assert.deepEqual([page.total, page.list[0]?.trigger], [1, 'operator']);
  const scheduled = await ownerWithEarnings();
  await shop.link(scheduled.owner);
  const saved = (await shop.app.call(savePayoutSchedule, { body: { schedule: 'weekly' } }, await as(scheduled.owner))).body.data;
  assert.ok(saved.nextAt);
  assert.equal(await runSchedules(shop.ctx), 0);
  shop.app.clock.advance(new Date(saved.nextAt).getTime() - shop.app.clock.now().getTime());
  assert.equal(await runSchedules(shop.ctx), 1);
  assert.equal(await runSchedules(shop.ctx), 0);
  assert.deepEqual(await shop.breaks(), []);
});

test('the trial’s clock moves holds and banks along; bad input and other people are refused', async () => {
  const owner = await createOwner(shop.app);
  const profit = await sellAndDeliver(owner);
  const move = async (advanceDays: number, token: string) => shop.app.call(moveSandboxClock, { body: { advanceDays } }, { token });
  assert.equal((await move(0, await tokenOf(adminId))).status, 400);
  assert.equal((await move(61, await tokenOf(adminId))).status, 400);
  assert.equal((await move(7, (await as(owner)).token)).status, 403);
  assert.equal((await move(8, await tokenOf(adminId))).status, 200);
  assert.equal((await balances(owner)).available, profit);
});

test('nobody reads another owner’s payout', async () => {
  const { owner } = await ownerWithEarnings();
  const stranger = await createOwner(shop.app);
  await shop.link(owner);
  const { id } = (await request(owner)).body.data;
  assert.equal((await shop.app.call(readPayout, { params: { payoutId: id } }, await as(stranger))).status, 404);
  assert.deepEqual((await shop.app.call(listPayouts, { query: { limit: 20 } }, await as(stranger))).body.data.list, []);
  assert.equal((await shop.app.call(listPayouts, { query: { limit: 20 } })).status, 401);
});
