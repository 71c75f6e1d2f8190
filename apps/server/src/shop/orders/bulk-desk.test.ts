import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import {
  addNoteInBulk,
  processOrdersInBulk,
  repeatMailsInBulk,
  tagOrdersInBulk,
} from '@vitrine/contract/shop/order-bulk.ts';
import { listOrderNotes } from '@vitrine/contract/shop/order-notes.ts';
import { readMails } from '#admin/testing.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);
const lines = [{ variantId: mug, quantity: 1 }];

let keys = 0;
const withKey = (by = admin) => {
  keys += 1;
  return { token: by.token, idempotencyKey: `bulk-${keys}` };
};
const codes = (list: readonly { failure: { code: string } | null }[]) =>
  list.map(({ failure }) => failure?.code ?? null);

test('orders are marked as being packed together; one that is not paid and one that is not there are left out', async () => {
  const paid = await placePaidTestOrder(app, owner.slug, lines);
  const open = await placeTestOrder(app, owner.slug, lines);
  const ids = [paid.orderId, open.orderId, '999999999'];
  const preview = await app.call(processOrdersInBulk.preview, { body: { ids } }, admin);
  assert.equal(preview.status, 200, preview.text);
  assert.deepEqual(codes(preview.body.data.list), [null, 'order-state', 'not-found']);
  const sign = withKey();
  const run = await app.call(processOrdersInBulk.run, { body: { ids } }, sign);
  assert.deepEqual(run.body.data.list[0]?.effect, { from: 'waiting', to: 'processing' });
  const repeated = await app.call(processOrdersInBulk.run, { body: { ids } }, sign);
  assert.deepEqual(repeated.body.data, run.body.data);
  const again = await app.call(processOrdersInBulk.run, { body: { ids } }, withKey());
  assert.deepEqual(codes(again.body.data.list), ['row-unchanged', 'order-state', 'not-found']);
  const detail = await app.call(readPlatformOrder, { params: { orderId: paid.orderId } }, admin);
  assert.equal(detail.body.data.timeline.filter(({ kind }) => kind === 'processing').length, 1);
});

test('a tag is added to orders and removed; those that have it, or do not, are left out', async () => {
  const [one, two] = [
    await placePaidTestOrder(app, owner.slug, lines),
    await placePaidTestOrder(app, owner.slug, lines),
  ];
  const tag = (ids: string[], change: 'add' | 'remove') =>
    app.call(tagOrdersInBulk.run, { body: { ids, change, tag: 'Rush' } }, withKey());
  assert.deepEqual(codes((await tag([one.orderId], 'add')).body.data.list), [null]);
  const both = [one.orderId, two.orderId];
  const preview = await app.call(
    tagOrdersInBulk.preview,
    { body: { ids: both, change: 'add', tag: 'RUSH' } },
    admin,
  );
  assert.deepEqual(codes(preview.body.data.list), ['row-unchanged', null]);
  const added = await tag(both, 'add');
  assert.deepEqual(codes(added.body.data.list), ['row-unchanged', null]);
  const removed = await tag(both, 'remove');
  assert.deepEqual(codes(removed.body.data.list), [null, null]);
  assert.deepEqual(codes((await tag(both, 'remove')).body.data.list), [
    'row-unchanged',
    'row-unchanged',
  ]);
  const wrong = await app.call(
    tagOrdersInBulk.run,
    { body: { ids: both, change: 'add', tag: '' } },
    withKey(),
  );
  assert.equal(wrong.status, 400);
});

test('a note for packing is added to several orders', async () => {
  const { orderId } = await placePaidTestOrder(app, owner.slug, lines);
  const body = { ids: [orderId], text: 'Use the blue tape' };
  const preview = await app.call(addNoteInBulk.preview, { body: { ids: [orderId] } }, admin);
  assert.deepEqual(preview.body.data.list[0]?.effect, { notes: 1 });
  await app.call(addNoteInBulk.run, { body }, withKey());
  const notes = (await app.call(listOrderNotes, { params: { orderId } }, admin)).body.data.list;
  assert.deepEqual(
    notes.map(({ text, isForPacking }) => [text, isForPacking]),
    [['Use the blue tape', true]],
  );
});

test('receipts are sent again together; an order that had none is left out', async () => {
  const email = 'bulk@example.com';
  const paid = await placePaidTestOrder(app, owner.slug, lines, { email });
  const open = await placeTestOrder(app, owner.slug, lines);
  await app.drain();
  const body = { ids: [paid.orderId, open.orderId], mail: 'order-confirmed' as const };
  const preview = await app.call(repeatMailsInBulk.preview, { body }, admin);
  assert.deepEqual(codes(preview.body.data.list), [null, 'mail-missing']);
  assert.deepEqual(preview.body.data.list[0]?.effect, { sentTo: email });
  await app.call(repeatMailsInBulk.run, { body }, withKey());
  assert.equal((await readMails(app, email)).length, 2);
  const soon = await app.call(repeatMailsInBulk.run, { body }, withKey());
  assert.deepEqual(codes(soon.body.data.list), ['mail-sent-recently', 'mail-missing']);
});

test('those who may only read orders change none of them', async () => {
  const { orderId } = await placePaidTestOrder(app, owner.slug, lines);
  const ids = [orderId];
  const responses = [
    await app.call(processOrdersInBulk.run, { body: { ids } }, withKey(guest)),
    await app.call(tagOrdersInBulk.run, { body: { ids, change: 'add', tag: 'x' } }, withKey(guest)),
    await app.call(addNoteInBulk.run, { body: { ids, text: 'x' } }, withKey(guest)),
    await app.call(
      repeatMailsInBulk.run,
      { body: { ids, mail: 'order-confirmed' } },
      withKey(guest),
    ),
    await app.call(processOrdersInBulk.preview, { body: { ids } }, guest),
  ];
  assert.deepEqual(
    responses.map(({ status }) => status),
    [403, 403, 403, 403, 403],
  );
});
