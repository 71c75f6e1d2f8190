import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx, systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createSampleCatalogue } from '../catalogue/testing/sample-catalogue.ts';
import { releaseBrief } from './brief-reservations.ts';
import { readAvailable, releaseStock, reserveStock, setStock, takeStock } from './index.ts';

let lastOrder = 100;

const app = await closeAfter(createTestApp());
const { products } = await inTx(systemContext(app.platform), createSampleCatalogue);
const all = Object.values(products).flatMap(({ variantIds }) => [...variantIds.values()]);
beforeEach(async () => {
  await app.platform.database.db.execute(sql`truncate stock_holds, stock_levels`);
  for (const id of all) await setStock(systemContext(app.platform), id, 12);
});

interface Visitor {
  cart?: string;
  visit?: string;
  network?: string;
}

const minutes = (count: number) => app.clock.advance(count * 60_000);
const asVisitor = ({ visit, network = '203.0.113.7' }: Visitor, ctx: Ctx): Ctx => ({
  ...ctx,
  call: { ...ctx.call, address: network, cookies: visit ? { vt_visit: visit } : {} },
});

const newOrder = () => {
  lastOrder += 1;
  return String(lastOrder);
};

/** An unpaid order: its visitor begins to pay for some units. */
async function begin(
  visitor: Visitor,
  lines: readonly [variantId: string, quantity: number][],
  orderId = newOrder(),
) {
  await inTx(asVisitor(visitor, systemContext(app.platform)), (ctx) =>
    reserveStock(ctx, {
      orderId,
      cartId: visitor.cart ?? orderId,
      lines: lines.map(([variantId, quantity]) => ({ variantId, quantity, name: 'Mug' })),
    }),
  );
  return orderId;
}
const free = async (variantId: string) =>
  (await readAvailable(systemContext(app.platform), [variantId])).get(variantId) ?? 0;
const take = (orderId: string, variantId: string, quantity: number) =>
  inTx(systemContext(app.platform), (ctx) =>
    takeStock(ctx, orderId, [{ variantId, quantity, name: 'Mug' }]),
  );
const first = () => all[0] as string;

test('one visitor with many unpaid orders cannot empty the shelves, whichever of cart, browser and address stays the same', async () => {
  const attacks: readonly Visitor[] = [
    { network: '203.0.113.7' },
    { cart: 'the same', network: '203.0.113.8' },
    { visit: 'the-same', network: '203.0.113.9' },
  ];
  for (const attacker of attacks) {
    await app.platform.database.db.execute(sql`truncate stock_holds, stock_levels`);
    for (const id of all) await setStock(systemContext(app.platform), id, 12);
    for (const order of [1, 2, 3, 4]) {
      // What changes from order to order is what the attacker can change: the address only when it is not what stays.
      const network = attacker.network === '203.0.113.7' ? attacker.network : `198.51.100.${order}`;
      for (const id of all)
        await begin({ ...attacker, network, visit: attacker.visit ?? `v${order}` }, [
          [id, Math.min(3, await free(id))],
        ]);
    }
    const left = await Promise.all(all.map(free));
    assert.ok(left.filter((units) => units === 0).length <= 5, `sold out at once: ${left}`);
    minutes(6);
    await releaseBrief(app.platform);
    const later = await Promise.all(all.map(free));
    assert.deepEqual(
      later.filter((units) => units < 9),
      [],
      `of no variant more than a quarter is held after five minutes: ${later}`,
    );
    minutes(120);
  }
});

test('units that one visitor holds are bounded over all variants and all stores together', async () => {
  for (const id of all) await setStock(systemContext(app.platform), id, 400);
  for (const id of all) await begin({}, [[id, 20]]);
  minutes(6);
  await releaseBrief(app.platform);
  const held = (await Promise.all(all.map(free))).reduce((sum, units) => sum + 400 - units, 0);
  assert.ok(held <= 50, `${held} units are held`);
});

test('the buyer of the last unit has it reserved for some minutes, pays later as well, and no buyer is refused who pays for it first', async () => {
  await setStock(systemContext(app.platform), first(), 1);
  const ada = await begin({ network: '192.0.2.1' }, [[first(), 1]]);
  assert.equal(await free(first()), 0);
  await assert.rejects(begin({ network: '192.0.2.2' }, [[first(), 1]]), { code: 'out-of-stock' });
  minutes(4);
  await releaseBrief(app.platform);
  assert.equal(await free(first()), 0, 'still reserved');
  minutes(2);
  await releaseBrief(app.platform);
  assert.equal(await free(first()), 1, 'free for others');
  const bob = await begin({ network: '192.0.2.2' }, [[first(), 1]]);
  assert.equal(await take(ada, first(), 1), false, 'reserved for the other buyer now');
  assert.equal(await take(bob, first(), 1), true);
  await setStock(systemContext(app.platform), first(), 1);
  const eve = await begin({ network: '192.0.2.3' }, [[first(), 1]]);
  minutes(6);
  await releaseBrief(app.platform);
  assert.equal(
    await take(eve, first(), 1),
    true,
    'without a reservation the payment takes what is there',
  );
});

test('beginning again does not prolong a brief reservation, a refusal releases it, and an hour later it may be had again', async () => {
  await setStock(systemContext(app.platform), first(), 1);
  const order = await begin({}, [[first(), 1]]);
  minutes(3);
  await inTx(systemContext(app.platform), (ctx) => releaseStock(ctx, order));
  assert.equal(await free(first()), 1);
  await begin({}, [[first(), 1]], order);
  assert.equal(await free(first()), 0, 'a declined card does not cost the last unit');
  minutes(3);
  await releaseBrief(app.platform);
  assert.equal(await free(first()), 1, 'five minutes from the first beginning');
  await begin({}, [[first(), 1]]);
  assert.equal(
    await free(first()),
    1,
    'a new order of the same visitor reserves nothing, and is not refused',
  );
  minutes(60);
  await begin({}, [[first(), 1]]);
  assert.equal(await free(first()), 0);
});

test('many orders at once of one address are judged one after another', async () => {
  await setStock(systemContext(app.platform), first(), 100);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => begin({ cart: `c${index}` }, [[first(), 5]])),
  );
  minutes(6);
  await releaseBrief(app.platform);
  assert.equal(await free(first()), 75, 'a quarter is held');
});

test('whose a reservation was is forgotten when it is paid, released or long over', async () => {
  await setStock(systemContext(app.platform), first(), 2);
  const keys = async () =>
    (
      await app.platform.database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from stock_holds where network_key is not null or visitor_key is not null or cart_key is not null`,
      )
    ).rows[0]?.count;
  const paid = await begin({}, [[first(), 1]]);
  assert.equal(await keys(), 1);
  await take(paid, first(), 1);
  assert.equal(await keys(), 0);
  await begin({}, [[first(), 1]]);
  minutes(6);
  await releaseBrief(app.platform);
  assert.equal(await keys(), 1, 'counts for an hour');
  minutes(60);
  await releaseBrief(app.platform);
  assert.equal(await keys(), 0);
});
