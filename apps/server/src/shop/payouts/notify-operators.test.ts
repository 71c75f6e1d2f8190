import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createPayShop } from '../payments/testing/pay-shop.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { notifyOfUnpaidStores } from './notify-operators.ts';

test('operators read once which account was restricted or lost, and what to do; the next mail names only what is new', async () => {
  const shop = await closeAfter(createPayShop());
  const { clock, platform } = shop.app;
  const { db } = platform.database;
  const { account: operator } = await signInAs(shop.app, 'ADMIN');
  const owners = [await createOwner(shop.app), await createOwner(shop.app)] as const;
  for (const [at, owner] of owners.entries()) {
    await shop.link(owner, `1204 8830 441${at}`);
    await db.run(sql`update stores set name = ${`Store ${at}`} where id = ${owner.storeId}`);
  }
  const change = (at: 0 | 1, to: 'restricted' | 'lost') => {
    const now = clock.now().toISOString();
    const set =
      to === 'lost'
        ? sql`state = 'refused', failure = 'refused_by_provider', decided_at = ${now}::timestamptz`
        : sql`restricted_at = ${now}::timestamptz`;
    return db.run(
      sql`update linked_accounts set ${set} where store_id = ${owners[at].storeId} and state = 'active'`,
    );
  };
  const sweep = async () => {
    await inTx(shop.ctx, notifyOfUnpaidStores);
    const rows = await db.rows(
      sql`select m.text from outbox_mails m join accounts a on a.email = m.recipient
        where m.template = 'stores-unpaid' and a.id = ${operator.id} order by m.id`,
      { text: as.text },
    );
    return rows.map(({ text }) => text);
  };
  assert.deepEqual(await sweep(), []);
  await change(0, 'restricted');
  assert.deepEqual(await sweep(), [], 'what happened with it may not be committed yet');
  clock.advance(60_000);
  await sweep();
  clock.advance(2 * 3_600_000);
  const first = await sweep();
  assert.equal(first.length, 1, 'once');
  assert.match(first[0] ?? '', /Store 0 · Sandbox Bank ••4410/);
  assert.match(first[0] ?? '', /write from the store’s page/);
  await change(1, 'lost');
  clock.advance(60_000);
  const [, second = assert.fail(), ...others] = await sweep();
  assert.deepEqual(others, []);
  assert.match(second, /Store 1 · Sandbox Bank ••4411/);
  assert.doesNotMatch(second, /Store 0/);
});
