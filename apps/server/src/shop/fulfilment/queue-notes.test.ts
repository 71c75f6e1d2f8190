import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewShipments } from '@vitrine/contract/shop/bulk-shipments.ts';
import { addOrderNote, tickOffOrderNote } from '@vitrine/contract/shop/order-notes.ts';
import { listShipQueue, readPacking } from '@vitrine/contract/shop/ship-queue.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);

const buy = (email: string, message?: string) =>
  placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email,
    ...(message ? { message } : {}),
  });

test('notes for packing are in the queue, with the order and with a pasted list until they are ticked off', async () => {
  const [one, two, three] = [
    await buy('noted@example.com', 'Happy birthday'),
    await buy('noted@example.com'),
    await buy('other@example.com'),
  ];
  const { orderId } = one;
  const params = { orderId };
  const rowsOf = async (who = admin) =>
    (await app.call(listShipQueue, { query: { limit: '100' as never } }, who)).body.data.list;
  const openNotes = async (id = orderId) =>
    (await rowsOf()).find((row) => row.id === id)?.openNotes;
  const addNote = async (id: string, text: string, isForPacking = true) => {
    const body = { text, isForPacking };
    const added = await app.call(addOrderNote, { params: { orderId: id }, body }, admin);
    assert.equal(added.status, 200, added.text);
  };
  assert.deepEqual([await openNotes(), await openNotes(three.orderId)], [1, 0]);
  const statements = () => countQueries(app, () => rowsOf());
  const before = await statements();
  await addNote(orderId, 'Wrap as a gift');
  await addNote(orderId, 'The owner called', false);
  await addNote(two.orderId, 'No invoice');
  await addNote(three.orderId, 'Two boxes');
  assert.equal(await statements(), before);
  assert.deepEqual([await openNotes(), await openNotes(three.orderId)], [2, 1]);
  const readNotes = async (who = admin) => (await app.call(readPacking, { params }, who)).body.data;
  const packing = await readNotes();
  assert.deepEqual(
    packing.notes.map(({ text, isFromBuyer }) => [text, isFromBuyer]),
    [
      ['Happy birthday', true],
      ['Wrap as a gift', false],
    ],
  );
  assert.deepEqual(
    packing.together.map(({ number, notes }) => [number, notes.map(({ text }) => text)]),
    [[two.number, ['No invoice']]],
  );
  assert.deepEqual(
    (await readNotes(guest)).notes.map(({ text }) => text),
    [null, 'Wrap as a gift'],
  );
  const text = [one, three]
    .map(({ number }) => `${number} JD01473${number.slice(3).padStart(13, '0')} DHL`)
    .join('\n');
  const preview = (await app.call(previewShipments, { body: { text } }, admin)).body.data;
  assert.deepEqual(
    preview.orderNotes.map(({ number, notes }) => [number, notes.length]),
    [
      [one.number, 2],
      [three.number, 1],
    ],
  );
  for (const { id } of packing.notes)
    await app.call(
      tickOffOrderNote,
      { params: { orderId, noteId: id }, body: { isDone: true } },
      admin,
    );
  assert.deepEqual([await openNotes(), (await readNotes()).notes], [0, []]);
});
