import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readOwnerBalances } from '../ledger/index.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { sweepFollowUps } from './index.ts';
import { createSellerDesk } from './testing/seller-desk.ts';

const { shop, desk } = await withBank({ desk: createSellerDesk });

test('earnings are never overdrawn and every order is paid once under concurrent payments', async () => {
  const owner = await createOwner(shop.app);
  const ids: string[] = [];
  for (let index = 0; index < 8; index += 1) ids.push(await shop.ownOrder(owner, shop.lamp, 9));
  const price = (await desk.preview(owner, [ids[0] ?? ''])).total.amount;
  await desk.give(owner, BigInt(price * 5 + 1));
  // Overlapping sets in both directions, each by earnings, all at once.
  const sets = [
    ids.slice(0, 4),
    ids.slice(2, 6).reverse(),
    ids.slice(4, 8),
    ids.toReversed().slice(0, 4),
    ids.slice(0, 2),
    ids.slice(6, 8).reverse(),
  ];
  const answers = await Promise.all(
    sets.map((set) => desk.pay(owner, set, 'earnings', price * set.length)),
  );
  for (const { body } of answers)
    assert.ok(
      [1, 0, 'price-changed', 'earnings-too-small', 'orders-none-payable'].includes(body.code),
      String(body.code),
    );
  const { availableMinor } = await readOwnerBalances(shop.ctx, owner.storeId, 'USD');
  assert.ok(availableMinor >= 0n);
  const paid = (await Promise.all(ids.map(desk.readSellerState))).filter(
    (seen) => seen === 'paid',
  ).length;
  assert.equal(availableMinor, BigInt(price * 5 + 1) - BigInt(price * paid));
  assert.ok(paid > 0 && paid <= 5);
});

test('overlapping card payments in reverse order: no deadlock reaches a client, no order is paid twice', async () => {
  const owner = await createOwner(shop.app);
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) ids.push(await shop.ownOrder(owner, shop.lamp, 9));
  const price = (await desk.preview(owner, [ids[0] ?? ''])).total.amount;
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids.slice(0, 3), ids.slice(3).reverse()].map((set) =>
        desk.pay(owner, set, 'card', price * set.length),
      ),
    );
    assert.ok(
      answers.every(({ status }) => status < 500),
      answers.map(({ text }) => text).join('\n'),
    );
    await Promise.all(
      answers.map(({ body }) =>
        body.data?.payUrl && round === 4 ? shop.press(body.data.payUrl, 'approve') : undefined,
      ),
    );
  }
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  const { rows } = await shop.app.platform.database.db.execute<{ captures: number }>(sql`
    select count(*)::int as captures from payment_orders where order_id = any(${sql.param(ids)}::bigint[]) and effect = 'paid' group by order_id`);
  assert.ok(rows.every(({ captures }) => captures === 1));
});

test('after all of it the books agree', async () => {
  // Gifts of this file are journals of kind `matured` without an earning; everything else must fit.
  assert.deepEqual(await shop.discrepancies(), []);
});
