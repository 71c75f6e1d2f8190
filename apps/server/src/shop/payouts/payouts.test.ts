import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import { listMovements } from '@vitrine/contract/shop/movements.ts';
import { readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { listPayouts, readPayout, requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { savePayoutSettings } from '@vitrine/contract/shop/platform-payouts.ts';
import { getQuickStart } from '@vitrine/contract/shop/quick-start.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { followPayouts, matureAll } from './index.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const news: { destination: string; kind: string }[] = [];
let allSent = (): void => undefined;

const desk = await closeAfter(createPayoutShop());
const { shop } = desk;
before(async () => {
  const { signals } = shop.app.platform;
  signals.on('push', (payload) => {
    const { destination, body } = payload as { destination: string; body: { kind: string } };
    news.push({ destination, kind: body.kind });
  });
  signals.on('test.all-sent', () => allSent());
});

/** The kinds of messages to a store and to operators since the last call, in the order in which they were sent. */
async function takeNews({ storeId }: TestOwner): Promise<{ owner: string[]; operators: string[] }> {
  const { signals, database } = shop.app.platform;
  const arrived = new Promise<void>((resolve) => {
    allSent = resolve;
  });
  await signals.send(database.db, 'test.all-sent', null);
  await arrived;
  const taken = news.splice(0);
  const kindsAt = (to: string) =>
    taken.flatMap(({ destination, kind }) => (destination === to ? [kind] : []));
  return { owner: kindsAt(topics.store(storeId)), operators: kindsAt(topics.platform) };
}

test('profit waits until delivery and seven days more, with its date, and then is available', async () => {
  const owner = await createOwner(shop.app);
  const profit = await desk.sellAndDeliver(owner);
  const seen = (await shop.app.call(readBalances, {}, await desk.as(owner))).body.data;
  assert.deepEqual([seen.pending.amount, seen.available.amount], [profit, 0]);
  assert.equal(
    seen.pendingDates[0]?.at,
    new Date(shop.app.clock.now().getTime() + 7 * 86_400_000).toISOString(),
  );
  const blocked = (await shop.app.call(readPayoutState, {}, await desk.as(owner))).body.data;
  assert.deepEqual([blocked.canRequest, blocked.blockedBy], [false, 'not_linked']);
  shop.app.clock.advance(7 * 86_400_000);
  assert.equal(await matureAll(shop.ctx), 1);
  assert.deepEqual(await desk.readBalances(owner), {
    available: profit,
    pending: 0,
    inTransit: 0,
    paidOut: 0,
  });
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a payout is reserved, sent, booked on a bank day, and shown in steps and movements', async () => {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  assert.equal((await desk.request(owner)).body.code, 'account-not-linked');
  const isTicked = async () =>
    (await shop.app.call(getQuickStart, {}, await desk.as(owner))).body.data.steps[1]?.done;
  assert.equal(await isTicked(), false);
  assert.match(await shop.link(owner), /result=success/);
  assert.equal(
    await isTicked(),
    true,
    'an active account ticks the second step of the quick start',
  );
  const key = randomUUID();
  const asked = await desk.request(owner, undefined, key);
  assert.equal(asked.status, 200, asked.text);
  assert.deepEqual(
    [asked.body.data.status, asked.body.data.amount.amount, asked.body.data.destination],
    ['sent', profit, 'Sandbox Bank ••4417'],
  );
  assert.equal(
    (await desk.request(owner, undefined, key)).text,
    asked.text,
    'the same key answers the same',
  );
  assert.equal((await desk.request(owner)).body.code, 'payout-open');
  assert.deepEqual(await desk.readBalances(owner), {
    available: 0,
    pending: 0,
    inTransit: profit,
    paidOut: 0,
  });
  const weekday = new Date(asked.body.data.expectedAt ?? '').getUTCDay();
  assert.ok(weekday >= 1 && weekday <= 5);
  shop.app.clock.advance(4 * 86_400_000);
  assert.equal((await followPayouts(shop.ctx)).paid, 1);
  assert.deepEqual(await desk.readBalances(owner), {
    available: 0,
    pending: 0,
    inTransit: 0,
    paidOut: profit,
  });
  const payout = (
    await shop.app.call(
      readPayout,
      { params: { payoutId: asked.body.data.id } },
      await desk.as(owner),
    )
  ).body.data;
  assert.deepEqual(
    payout.steps.map(({ kind, at }) => [kind, at !== null]),
    [
      ['requested', true],
      ['sent', true],
      ['paid', true],
    ],
  );
  const moved = (await shop.app.call(listMovements, { query: { limit: 20 } }, await desk.as(owner)))
    .body.data.list;
  assert.deepEqual(
    moved.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['payout', -profit],
      ['matured', profit],
      ['sale', profit],
    ],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a bank that refuses gives the money back at once, with the cause, and the next try is free', async () => {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  await shop.link(owner, '1111 0000');
  await takeNews(owner);
  const asked = (await desk.request(owner)).body.data;
  assert.deepEqual([asked.status, asked.failure], ['failed', 'account_closed']);
  const failed = await takeNews(owner);
  for (const kinds of [failed.owner, failed.operators])
    assert.ok(
      kinds.includes('payout.failed'),
      'screens say that it failed, not only that it changed',
    );
  assert.deepEqual(await desk.readBalances(owner), {
    available: profit,
    pending: 0,
    inTransit: 0,
    paidOut: 0,
  });
  await shop.link(owner, '2222 5555');
  await takeNews(owner);
  assert.equal((await desk.request(owner)).body.data.status, 'sent');
  const sent = await takeNews(owner);
  for (const kinds of [sent.owner, sent.operators])
    assert.ok(kinds.includes('payout.changed') && !kinds.includes('payout.failed'), kinds.join());
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a lost answer stays unknown, gives nothing back, and is one transfer in the end', async () => {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  await shop.link(owner);
  await shop.admin('PUT', '/admin/faults', [{ on: 'payout', kind: 'drop-answer', times: 2 }]);
  assert.equal((await desk.request(owner)).body.data.status, 'unknown');
  assert.deepEqual(await desk.readBalances(owner), {
    available: 0,
    pending: 0,
    inTransit: profit,
    paidOut: 0,
  });
  for (let tries = 0; tries < 2; tries += 1) {
    shop.app.clock.advance(30_000);
    await followPayouts(shop.ctx);
  }
  const listed = (await shop.app.call(listPayouts, { query: { limit: 20 } }, await desk.as(owner)))
    .body.data.list;
  assert.deepEqual(
    listed.map(({ status }) => status),
    ['sent'],
  );
  const { rows } = await shop.app.platform.database.db.execute<{ provider_key: string }>(
    sql`select provider_key from payouts where store_id = ${owner.storeId}`,
  );
  assert.equal(
    [...shop.sandbox.bank.payouts.values()].filter(({ key }) => key === rows[0]?.provider_key)
      .length,
    1,
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('twenty requests at once make one payout', async () => {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  await shop.link(owner);
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.request(owner)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.ok(
    answers.every(({ status, body }) => status === 200 || body.code === 'payout-open'),
    answers.map(({ body }) => body.code).join(),
  );
  assert.equal((await desk.readBalances(owner)).inTransit, profit);
});

test('less than the minimum, more than there is, and foreign currencies are refused', async () => {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  await shop.link(owner);
  const admin = await desk.asAdmin();
  const minimum = (amount: number) =>
    shop.app.call(
      savePayoutSettings,
      { body: { holdDays: 7, minimum: { amount, currency: 'USD' } } },
      admin,
    );
  await minimum(profit + 1);
  assert.equal((await desk.request(owner)).body.code, 'payout-too-small');
  await minimum(1_000);
  assert.equal((await desk.request(owner, profit + 1)).body.code, 'earnings-too-small');
  assert.equal((await desk.request(owner, 999)).body.code, 'payout-too-small');
  const foreign = await shop.app.call(
    requestPayout,
    { body: { amount: { amount: 2_000, currency: 'EUR' } } },
    { ...(await desk.as(owner)), idempotencyKey: randomUUID() },
  );
  assert.equal(foreign.status, 400);
  assert.equal((await desk.readBalances(owner)).available, profit);
});

test('no owner reads another owner’s payout', async () => {
  const { owner } = await desk.createOwnerWithEarnings();
  const stranger = await createOwner(shop.app);
  await shop.link(owner);
  const { id } = (await desk.request(owner)).body.data;
  assert.equal(
    (await shop.app.call(readPayout, { params: { payoutId: id } }, await desk.as(stranger))).status,
    404,
  );
  assert.deepEqual(
    (await shop.app.call(listPayouts, { query: { limit: 20 } }, await desk.as(stranger))).body.data
      .list,
    [],
  );
  assert.equal((await shop.app.call(listPayouts, { query: { limit: 20 } })).status, 401);
});
