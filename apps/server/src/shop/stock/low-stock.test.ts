import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStockLevels, listStockLevels } from '@vitrine/contract/shop/stock-levels.ts';
import { changeVariant } from '@vitrine/contract/shop/variant-changes.ts';
import { limitVariants } from '@vitrine/contract/shop/variant-limits.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { withOwner } from '../testing/fixtures.ts';
import { releaseStock, reserveStock, setStock } from './index.ts';
import { notifyOfLowStock } from './low-stock.ts';

const { app, ctx, mug, lamp, luna, admin, guest } = await withOwner(
  { luna: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 20 },
);
const hour = 3_600_000;
const sweep = async () => {
  await inTx(ctx, notifyOfLowStock);
  app.clock.advance(hour + 1);
};
const mails = async () =>
  (await readMails(app, admin.account.email)).filter(({ template }) => template === 'stock-low');
let keys = 0;
const change = (
  id: string,
  body: { lowLimit?: number | null; onHand?: number },
  person = admin,
) => {
  keys += 1;
  return app.call(
    changeVariant,
    { params: { id }, body },
    { ...person, idempotencyKey: `limit-${keys}` },
  );
};

test('a variant has its own limit or that of the platform, which can be 0 for never', async () => {
  const low = async () =>
    (await app.call(listStockLevels, { query: { stock: 'low', pageSize: 100 } }, guest)).body.data;
  const counts = async () => (await app.call(countStockLevels, {}, guest)).body.data;
  const { low: none, lowLimit } = await counts();
  assert.equal(lowLimit, 5);
  assert.equal((await change(mug, { lowLimit: 21 })).status, 200);
  const [row] = (await low()).list.filter(({ id }) => id === mug);
  assert.deepEqual(
    [row?.onHand, row?.held, row?.available, row?.lowLimit, row?.isLow],
    [20, 0, 20, 21, true],
  );
  assert.equal((await counts()).low, none + 1);
  assert.equal((await change(mug, { lowLimit: 0, onHand: 1 })).status, 200);
  assert.equal(
    (await low()).list.some(({ id }) => id === mug),
    false,
    '0 is never low',
  );
  assert.equal((await change(mug, { lowLimit: null })).status, 200);
  assert.equal(
    (await low()).list.some(({ id }) => id === mug),
    true,
    'the limit of the platform',
  );
  assert.equal((await change(mug, { onHand: 20 })).status, 200);
  assert.equal((await change(mug, { lowLimit: -1 })).body.code, 'invalid-input');
  assert.equal((await change(mug, { lowLimit: 3 }, guest)).body.code, 'forbidden');
  assert.equal((await app.call(countStockLevels, {}, luna)).body.code, 'forbidden');
});

test('the list of stock and its counts leave out what is archived, which nobody can buy any more', async () => {
  const isListed = async () => {
    const answer = await app.call(listStockLevels, { query: { pageSize: 100 } }, guest);
    return answer.body.data.list.some(({ id }) => id === lamp);
  };
  const total = async () => (await app.call(countStockLevels, {}, guest)).body.data.all;
  const before = await total();
  const setStatus = (status: string) =>
    app.platform.database.db.execute(
      sql`update products set status = ${status} where id = (select product_id from variants where id = ${lamp})`,
    );
  assert.equal(await isListed(), true);
  await setStatus('archived');
  assert.equal(await isListed(), false);
  assert.ok((await total()) < before);
  await setStatus('active');
  assert.equal(await total(), before);
});

test('several variants get one limit, and those that have it are left out', async () => {
  const run = async () => {
    keys += 1;
    return app.call(
      limitVariants.run,
      { body: { ids: [mug, lamp], lowLimit: 12 } },
      { ...admin, idempotencyKey: `limits-${keys}` },
    );
  };
  const preview = await app.call(
    limitVariants.preview,
    { body: { ids: [mug, lamp], lowLimit: 12 } },
    admin,
  );
  assert.equal(preview.status, 200, preview.text);
  assert.equal((await run()).status, 200);
  const { rows } = await app.platform.database.db.execute(
    sql`select distinct low_limit from stock_levels where variant_id in (${mug}, ${lamp})`,
  );
  assert.deepEqual(rows, [{ low_limit: 12 }]);
  assert.equal((await run()).status, 200);
  for (const id of [mug, lamp]) assert.equal((await change(id, { lowLimit: null })).status, 200);
});

test('operators get one mail when a variant falls under its limit, and not again until it was above', async () => {
  await sweep();
  assert.deepEqual(await mails(), []);
  await setStock(ctx, mug, 4);
  await sweep();
  await sweep();
  assert.equal((await mails()).length, 1);
  await setStock(ctx, mug, 1);
  await sweep();
  assert.equal((await mails()).length, 1, 'still under it');
  await setStock(ctx, mug, 5);
  await sweep();
  await setStock(ctx, mug, 4);
  await sweep();
  assert.equal((await mails()).length, 2);
  await setStock(ctx, mug, 20);
});

test('units that buyers hold are not available: they count', async () => {
  await sweep();
  const before = (await mails()).length;
  await setStock(ctx, lamp, 6);
  await inTx(ctx, (tx) =>
    reserveStock(tx, {
      orderId: '98001',
      cartId: null,
      lines: [{ variantId: lamp, quantity: 2, name: 'Lamp' }],
    }),
  );
  await inTx(ctx, notifyOfLowStock);
  await inTx(ctx, (tx) => releaseStock(tx, '98001'));
  assert.equal((await mails()).length, before + 1);
  app.clock.advance(hour + 1);
  await setStock(ctx, lamp, 20);
  await sweep();
});

test('a mail within the hour is not sent, and the next one has what came since', async () => {
  await setStock(ctx, mug, 3);
  await inTx(ctx, notifyOfLowStock);
  const before = (await mails()).length;
  await setStock(ctx, lamp, 3);
  await inTx(ctx, notifyOfLowStock);
  assert.equal((await mails()).length, before);
  app.clock.advance(hour + 1);
  await sweep();
  assert.equal((await mails()).length, before + 1);
  for (const id of [mug, lamp]) await setStock(ctx, id, 20);
  await sweep();
});
