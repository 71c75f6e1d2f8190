import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkPlatformProvider,
  listPlatformProviders,
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

test('a payment of a provider whose keys are gone is unknown, and stays with it', async () => {
  const { token } = await shop.order(owner);
  await shop.start(token);
  await app.platform.database.pool.query(
    "update payments set provider = 'gone' where status = 'pending'",
  );
  assert.equal(
    (await app.call(readOrderPayment, { params: { token } })).body.data.state,
    'unknown',
  );
  const gone = (await list()).find(({ name }) => name === 'gone');
  assert.deepEqual([gone?.state, gone?.openPayments], ['lost', 1]);
});
