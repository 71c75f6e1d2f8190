import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createLinkedOwner } from '../testing/direct-shop.ts';
import { createPayShop } from '../testing/pay-shop.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const hourMs = 3_600_000;

test('without events an account is queried each day, and each hour while it is restricted', async () => {
  const shop = await closeAfter(
    createPayShop({ STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' }),
  );
  const { clock, platform } = shop.app;
  const { db } = platform.database;
  await createLinkedOwner(shop, 'Kira');
  const [link = assert.fail()] = [...shop.sandbox.bank.links.values()].slice(-1);
  shop.sandbox.bank.delivery.setTargets([]);
  const read = async () => {
    const [row = assert.fail()] = await db.rows(
      sql`select state, restricted_at as at from linked_accounts order by id desc limit 1`,
      { state: as.text, at: orNull(as.moment) },
    );
    return [row.state, row.at === null ? 'free' : 'restricted'];
  };
  assert.equal(await sweepAccounts(shop.ctx), 1, 'it was never queried');
  await db.run(
    sql`update linked_accounts set needs = '{identity}', restricted_at = ${clock.now().toISOString()}::timestamptz`,
  );
  assert.equal(await sweepAccounts(shop.ctx), 0, 'it was linked a moment ago');
  clock.advance(hourMs);
  const both = await Promise.all([sweepAccounts(shop.ctx), sweepAccounts(shop.ctx)]);
  assert.deepEqual(both.sort(), [0, 1]);
  assert.deepEqual(await read(), ['active', 'free'], 'the provider has no restriction');

  await shop.sandbox.bank.changeAccess(link.ref, false);
  clock.advance(hourMs);
  assert.equal(await sweepAccounts(shop.ctx), 0, 'nothing is open');
  clock.advance(23 * hourMs);
  await shop.admin('PUT', '/admin/faults', [{ on: 'any', kind: 'error-before', times: 20 }]);
  assert.equal(await sweepAccounts(shop.ctx), 1);
  assert.deepEqual(await read(), ['active', 'free'], 'no answer decides nothing');
  await shop.admin('PUT', '/admin/faults', []);
  clock.advance(24 * hourMs);
  assert.equal(await sweepAccounts(shop.ctx), 1);
  assert.deepEqual(await read(), ['refused', 'free']);
  assert.equal(await sweepAccounts(shop.ctx), 0);
});
