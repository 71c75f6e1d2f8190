import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  checkPlatformProvider,
  listPayments,
  listPlatformProviders,
  proposePaymentSettlement,
  readOrderPayment,
} from '@vitrine/contract/shop/payments.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner, operator } = await withBank({ owner: {}, operator: 'ADMIN' });
const { app } = shop;

const list = async () => (await app.call(listPlatformProviders, {}, operator)).body.data;
const check = async (name: string) =>
  (await app.call(checkPlatformProvider, { params: { name }, body: {} }, operator)).body.data;

test('operators see which providers are set up and whether their events arrive; owners do not', async () => {
  await shop.pay((await shop.order(owner)).token);
  const [first = assert.fail()] = await list();
  assert.deepEqual(
    [first.name, first.state, first.isTest, first.isDefault, first.openPayments],
    ['sandbox', 'ready', true, true, 0],
  );
  assert.ok(first.lastEventAt && first.eventsToday > 0);
  assert.ok(first.currencies.includes('USD'));
  assert.equal((await app.call(listPlatformProviders, {}, owner)).status, 403);
});

test('keys are tested by reading the book: they work, or there is no response', async () => {
  const works = await check('sandbox');
  assert.deepEqual([works?.result, works?.code, works?.missing], ['works', null, []]);
  await shop.admin('PUT', '/admin/faults', [{ on: 'read', kind: 'error-before', times: 1 }]);
  assert.equal((await check('sandbox'))?.result, 'unknown');
});

test('a payment of a provider whose keys are gone is unknown, also one that was approved, and operators settle it', async () => {
  for (const status of ['pending', 'authorized']) {
    const { token } = await shop.order(owner);
    const { key } = await shop.start(token);
    const { rows } = await app.platform.database.pool.query<{ id: string }>(
      "update payments set provider = 'gone', status = $1 where provider_key = $2 returning id",
      [status, key],
    );
    const read = await app.call(readOrderPayment, { params: { token } });
    assert.equal(read.body.data.state, 'unknown', status);
    const paymentId = String(rows[0]?.id);
    const listed = await app.call(listPayments, { query: { status: 'unknown' } }, operator);
    assert.ok(
      listed.body.data.list.some(({ id }) => id === paymentId),
      status,
    );
    const proposed = await app.call(
      proposePaymentSettlement,
      {
        params: { id: paymentId },
        body: { action: 'failed', reason: 'Their dashboard has none.' },
      },
      { ...operator, idempotencyKey: randomUUID() },
    );
    assert.equal(proposed.status, 200, proposed.text);
  }
  const gone = (await list()).find(({ name }) => name === 'gone');
  assert.deepEqual([gone?.state, gone?.openPayments], ['lost', 2]);
});
