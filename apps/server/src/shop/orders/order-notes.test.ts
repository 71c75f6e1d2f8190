import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlatformOrders, listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import {
  addOrderNote,
  deleteOrderNote,
  listOrderNotes,
  tickOffOrderNote,
} from '@vitrine/contract/shop/order-notes.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { withOwner } from '../testing/fixtures.ts';
import { countOpenNotes, listOpenNotes } from './index.ts';
import { placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const { app, ctx, mug, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);
const lines = [{ variantId: mug, quantity: 1 }];

let keys = 0;
const add = (orderId: string, text: string, isForPacking = true, by = admin) => {
  keys += 1;
  return app.call(
    addOrderNote,
    { params: { orderId }, body: { text, isForPacking } },
    { token: by.token, idempotencyKey: `note-${keys}` },
  );
};

test('a note is read by operators before packing until one ticks it off, who is named', async () => {
  const { orderId, number } = await placePaidTestOrder(app, owner.slug, lines);
  const added = await add(orderId, 'Wrap as a gift\nNo invoice');
  assert.equal(added.status, 200, added.text);
  const [note] = added.body.data.list;
  assert.ok(note);
  assert.deepEqual(
    [note.text, note.isForPacking, note.isFromBuyer, note.doneAt],
    ['Wrap as a gift\nNo invoice', true, false, null],
  );
  assert.ok(note.author);
  assert.equal((await countOpenNotes(ctx, [orderId])).get(orderId), 1);
  const found = await app.call(
    listPlatformOrders,
    { query: { hasNotes: 'true' as never, keywords: number } },
    admin,
  );
  assert.deepEqual(
    found.body.data.list.map((row) => [row.number, row.openNotes]),
    [[number, 1]],
  );
  const counts = await app.call(countPlatformOrders, { query: { keywords: number } }, admin);
  assert.equal(counts.body.data.withNotes, 1);

  const params = { orderId, noteId: note.id };
  const ticked = await app.call(tickOffOrderNote, { params, body: { isDone: true } }, admin);
  const [done] = ticked.body.data.list;
  assert.ok(done?.doneAt && done.doneBy);
  app.clock.advance(60_000);
  const again = await app.call(tickOffOrderNote, { params, body: { isDone: true } }, admin);
  assert.equal(again.body.data.list[0]?.doneAt, done.doneAt, 'the first one counts');
  assert.equal((await countOpenNotes(ctx, [orderId])).size, 0);
  const opened = await app.call(tickOffOrderNote, { params, body: { isDone: false } }, admin);
  assert.deepEqual(
    [opened.body.data.list[0]?.doneAt, opened.body.data.list[0]?.doneBy],
    [null, null],
  );
  const deleted = await app.call(deleteOrderNote, { params }, admin);
  assert.deepEqual(deleted.body.data.list, []);
  assert.equal((await app.call(deleteOrderNote, { params }, admin)).status, 404);
});

test('the message of a buyer is a note for packing, follows the form until the payment, and is hidden from those who may not read buyers', async () => {
  const { orderId } = await placeTestOrder(app, owner.slug, lines, {
    message: 'Please ring twice',
  });
  const read = async (by: { token: string }) =>
    (await app.call(listOrderNotes, { params: { orderId } }, by)).body.data.list;
  const [note] = await read(admin);
  assert.deepEqual(
    [note?.text, note?.isFromBuyer, note?.isForPacking, note?.author],
    ['Please ring twice', true, true, null],
  );
  assert.deepEqual(
    (await read(guest)).map(({ text }) => text),
    [null],
  );
});

test('notes are refused when they are empty or too long, of another order, and to those who may not write them', async () => {
  const { orderId } = await placePaidTestOrder(app, owner.slug, lines);
  const other = await placePaidTestOrder(app, owner.slug, lines);
  assert.equal((await add(orderId, '   ')).status, 400);
  assert.equal((await add(orderId, 'x'.repeat(501))).status, 400);
  assert.equal((await add('999999999', 'Nowhere')).status, 404);
  assert.equal((await add(orderId, 'By a guest', true, guest)).status, 403);
  const [note] = (await add(orderId, 'Mine')).body.data.list;
  const params = { orderId: other.orderId, noteId: note?.id ?? '' };
  assert.equal(
    (await app.call(tickOffOrderNote, { params, body: { isDone: true } }, admin)).status,
    404,
  );
  assert.equal((await app.call(deleteOrderNote, { params }, admin)).status, 404);
  const own = { orderId, noteId: note?.id ?? '' };
  assert.equal(
    (await app.call(tickOffOrderNote, { params: own, body: { isDone: true } }, guest)).status,
    403,
  );
  assert.equal((await app.call(deleteOrderNote, { params: own }, guest)).status, 403);
  assert.equal((await app.call(listOrderNotes, { params: { orderId } }, owner)).status, 403);
  assert.equal(
    (await app.call(listOrderNotes, { params: { orderId: '999999999' } }, admin)).status,
    404,
  );
});

/** As an operator who may read buyers. */
const asOperator = {
  ...ctx,
  caller: { accountId: '0', roles: [], permissions: new Set(['platform:order:personal']) } as never,
};

test('the open notes of any number of orders take the same statements', async () => {
  const ids: string[] = [];
  for (const text of ['One', 'Two', 'Three']) {
    const { orderId } = await placePaidTestOrder(app, owner.slug, lines);
    await add(orderId, text);
    ids.push(orderId);
  }
  const some = await countQueries(app, () => listOpenNotes(asOperator, ids.slice(0, 1)));
  assert.equal(await countQueries(app, () => listOpenNotes(asOperator, ids)), some);
  const notes = await listOpenNotes(asOperator, ids);
  assert.deepEqual(
    ids.map((id) => notes.get(id)?.map(({ text }) => text)),
    [['One'], ['Two'], ['Three']],
  );
});

test('an order takes a hundred notes', async () => {
  const { orderId } = await placePaidTestOrder(app, owner.slug, lines);
  await app.platform.database.pool.query(
    `insert into order_notes (order_id, text, is_from_buyer, is_for_packing, created_at)
     select $1, 'Note ' || n, false, false, now() from generate_series(1, 100) n`,
    [orderId],
  );
  const refused = await add(orderId, 'One more');
  assert.deepEqual([refused.status, refused.body.code], [409, 'order-notes-full']);
});
