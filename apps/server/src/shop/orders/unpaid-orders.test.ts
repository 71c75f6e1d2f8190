import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { readAvailable } from '../stock/index.ts';
import { stores } from '../stores/stores.tables.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { remindOwners } from './remind-owners.ts';
import { payTestOrder, placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const hourMs = 3_600_000;

const { app, mug, owner, direct } = await withOwner(
  { owner: {}, direct: ({ app }) => createDirectOwner(app) },
  { units: 100 },
);

const statusOfStore = async () =>
  (
    await app.platform.database.db
      .select({ status: stores.status })
      .from(stores)
      .where(eq(stores.id, direct.storeId))
  )[0]?.status;

const readFree = async () => (await readAvailable(systemContext(app.platform), [mug])).get(mug);

test('an order that its buyer never pays is closed after seven days, a paid one is not', async () => {
  const unpaid = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  app.clock.advance(7 * 24 * hourMs - 1_000);
  await closeUnpaid(app.platform);
  const { rows: still } = await app.platform.database.db.execute<{ id: string }>(
    `select id from orders where cancelled_at is not null`,
  );
  assert.deepEqual(still, []);
  app.clock.advance(1_000);
  await closeUnpaid(app.platform);
  await closeUnpaid(app.platform);
  const { rows } = await app.platform.database.db.execute<{ id: string; cancel_reason: string }>(
    `select id, cancel_reason from orders where cancelled_at is not null`,
  );
  assert.deepEqual(rows, [{ id: unpaid.orderId, cancel_reason: 'buyer_unpaid' }]);
  assert.equal(await readFree(), 99);
});

test('an order that was paid a moment before it would close for want of payment stays open', async () => {
  const order = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const before = await readFree();
  await payTestOrder(app, order.orderId);
  for (const reason of ['buyer_unpaid', 'seller_unpaid'] as const)
    assert.equal(
      await app.platform.database.withTx((tx) =>
        cancelOrder(systemContext(app.platform, tx), order.orderId, reason),
      ),
      false,
    );
  assert.equal(await readFree(), (before ?? 0) - 1);
});

test('an owner is reminded after 24 and 72 hours, loses the order after seven days, and the third one pauses the store', async () => {
  const before = await readFree();
  for (let count = 0; count < 3; count += 1) {
    await placePaidTestOrder(app, direct.slug, [{ variantId: mug, quantity: 1 }]);
  }
  await app.drain();
  const reminders = async () =>
    (
      await app.platform.database.db
        .select()
        .from(outboxMails)
        .where(like(outboxMails.uniqueKey, 'reminder-%'))
    ).length;
  app.clock.advance(23 * hourMs);
  await remindOwners(app.platform);
  assert.equal(await reminders(), 0);
  app.clock.advance(hourMs);
  await remindOwners(app.platform);
  await remindOwners(app.platform);
  assert.equal(await reminders(), 3);
  app.clock.advance(48 * hourMs);
  await remindOwners(app.platform);
  assert.equal(await reminders(), 6);
  assert.equal(await statusOfStore(), 'open');
  app.clock.advance(96 * hourMs);
  await remindOwners(app.platform);
  await app.drain();
  const { rows } = await app.platform.database.db.execute<{ reason: string; n: number }>(
    `select cancel_reason as reason, count(*)::int as n from orders where store_id = ${direct.storeId} group by 1`,
  );
  assert.deepEqual(rows, [{ reason: 'seller_unpaid', n: 3 }]);
  assert.equal(
    await readFree(),
    before,
    'the units that were taken for them are on the shelf again',
  );
  assert.equal(await statusOfStore(), 'paused');
  const mails = await app.platform.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.template, 'store-paused'));
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.html ?? '', /#\/store/);
});
