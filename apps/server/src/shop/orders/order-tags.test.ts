import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countPlatformOrders,
  listPlatformOrders,
  readPlatformOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import { listOrderTags, setOrderTags } from '@vitrine/contract/shop/order-tags.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);

const place = () => placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
const set = (orderId: string, tags: string[], by = admin) =>
  app.call(setOrderTags, { params: { orderId }, body: { tags } }, by);
const known = async () =>
  (await app.call(listOrderTags, {}, admin)).body.data.list.map(({ name }) => name);

test('tags are set as a whole, suggested while in use, and one tag is the same in capitals, accents and width', async () => {
  const [one, two] = [await place(), await place()];
  assert.deepEqual((await set(one.orderId, ['Préférée', 'gift'])).body.data.tags, [
    'gift',
    'Préférée',
  ]);
  assert.deepEqual((await set(two.orderId, ['PREFEREE', 'preferee ', 'ＧＩＦＴ'])).body.data.tags, [
    'gift',
    'Préférée',
  ]);
  assert.deepEqual(await known(), ['gift', 'Préférée']);
  await set(one.orderId, []);
  await set(two.orderId, ['gift']);
  assert.deepEqual(await known(), ['gift'], 'a tag without orders is suggested no more');
  const detail = await app.call(readPlatformOrder, { params: { orderId: two.orderId } }, guest);
  assert.deepEqual(detail.body.data.tags, ['gift']);
});

test('the list and its counts are filtered by a tag', async () => {
  const { orderId, number } = await place();
  await set(orderId, ['Wholesale']);
  const query = { tag: 'wholesale' };
  const { list } = (await app.call(listPlatformOrders, { query }, admin)).body.data;
  assert.deepEqual(
    list.map((row) => [row.number, row.tags]),
    [[number, ['Wholesale']]],
  );
  assert.equal((await app.call(countPlatformOrders, { query }, admin)).body.data.all, 1);
  const none = await app.call(listPlatformOrders, { query: { tag: 'whole' } }, admin);
  assert.deepEqual(none.body.data.list, []);
});

test('tags are refused when they are empty, long or many, of no order, and to those who may not change orders', async () => {
  const { orderId } = await place();
  assert.equal((await set(orderId, [''])).status, 400);
  assert.equal((await set(orderId, ['x'.repeat(31)])).status, 400);
  assert.equal(
    (
      await set(
        orderId,
        Array.from({ length: 21 }, (_, at) => `t${at}`),
      )
    ).status,
    400,
  );
  assert.equal((await set('999999999', ['x'])).status, 404);
  assert.equal((await set(orderId, ['x'], guest)).status, 403);
  assert.equal((await app.call(listOrderTags, {}, owner)).status, 403);
});

test('two operators who create the same tag at once use one', async () => {
  const orders = [await place(), await place(), await place()];
  const responses = await Promise.all(orders.map(({ orderId }) => set(orderId, ['Rush', 'Blue'])));
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200, 200],
  );
  const { rows } = await app.platform.database.pool.query(
    `select count(*)::int as tags from order_tags where key in ('rush', 'blue')`,
  );
  assert.equal(rows[0]?.tags, 2);
});
