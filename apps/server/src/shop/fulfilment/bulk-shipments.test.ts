import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  previewShipments,
  readShipmentFile,
  shipmentLinesMax,
  shipPasted,
  withdrawShipmentBatch,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import { readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { claimPacking, holdOrder } from '@vitrine/contract/shop/ship-queue.ts';
import { eq, sql } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { cancelOrder } from '../orders/index.ts';
import { placePaidTestOrder, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, mug, lamp, owner, admin, tom, guest } = await withOwner(
  {
    owner: { name: 'Luna' },
    admin: 'ADMIN',
    tom: { role: 'ADMIN', nickname: 'Tom Becker' },
    guest: 'GUEST',
  },
  { units: 5_000 },
);

let buyers = 0;
const buy = (quantity = 1) => {
  buyers += 1;
  return placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity }], {
    email: `buyer-${buyers}@example.com`,
  });
};

let parcels = 0;
/** A number of DHL that no other parcel has. */
const newNumber = () => {
  parcels += 1;
  return `JD0146${String(parcels).padStart(14, '0')}`;
};

const preview = async (text: string, carrier = 'DHL') =>
  (await app.call(previewShipments, { body: { text, carrier } }, admin)).body.data;
const ship = (text: string, carrier = 'DHL') =>
  app.call(shipPasted, { body: { text, carrier } }, admin);
const read = async (orderId: string) =>
  (await app.call(readPlatformOrder, { params: { orderId } }, admin)).body.data;

async function mailsTo(recipient: string, part: string): Promise<number> {
  await app.drain();
  const mails = await app.platform.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient));
  return mails.filter(({ subject }) => subject.includes(part)).length;
}

test('pasted lines are shipped once, each buyer is emailed once, and a repetition changes nothing', async () => {
  const [one, two] = [await buy(2), await buy()];
  const text = [one, two].map(({ number }) => `${number}\t${newNumber()}`).join('\n');
  const shipped = (await ship(text)).body.data;
  assert.deepEqual(
    [shipped.shippedCount, shipped.list.map(({ state }) => state)],
    [2, ['ready', 'ready']],
  );
  const order = await read(one.orderId);
  assert.deepEqual(
    [order.fulfilment, order.lines[0]?.shipped, order.shipments.length],
    ['shipped', 2, 1],
  );
  assert.equal(order.timeline.at(-1)?.kind, 'shipped');
  assert.ok(order.timeline.at(-1)?.by);
  const again = (await ship(text)).body.data;
  assert.deepEqual(
    [again.shippedCount, again.batchKey, again.list.map(({ state, by }) => [state, by !== null])],
    [
      0,
      null,
      [
        ['shipped', true],
        ['shipped', true],
      ],
    ],
  );
  assert.equal((await read(one.orderId)).shipments.length, 1);
  assert.equal(await mailsTo(`buyer-${buyers}@example.com`, 'on its way'), 1);
});

test('an order that was shipped in part goes with the rest of its units', async () => {
  const order = await buy(3);
  const lineId = (await read(order.orderId)).lines[0]?.id ?? '';
  const params = { orderId: order.orderId };
  const body = { carrier: 'DHL', trackingNumber: newNumber(), lines: [{ lineId, quantity: 2 }] };
  await app.call(shipOrder, { params, body }, admin);
  assert.equal((await ship(`${order.number}\t${newNumber()}`)).body.data.shippedCount, 1);
  const whole = await read(order.orderId);
  assert.deepEqual(
    [
      whole.fulfilment,
      whole.lines[0]?.shipped,
      whole.shipments.map(({ lines }) => lines[0]?.quantity),
    ],
    ['shipped', 3, [2, 1]],
  );
});

test('each line that cannot be shipped has its reason, and the others are shipped', async () => {
  const [good, cancelled, refused, held, packed, short, wrong] = [
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
  ];
  const [twice, also, used, unknown] = [await buy(), await buy(), await buy(), await buy()];
  const unpaid = await placeTestOrder(app, owner.slug, [{ variantId: lamp, quantity: 1 }]);
  const usedNumber = newNumber();
  await app.call(
    shipOrder,
    { params: { orderId: refused.orderId }, body: { carrier: 'DHL', trackingNumber: usedNumber } },
    tom,
  );
  await app.platform.database.withTx((tx) =>
    cancelOrder(systemContext(app.platform, tx), cancelled.orderId, 'by_operator'),
  );
  await app.call(
    holdOrder,
    { params: { orderId: held.orderId }, body: { reason: 'missing', note: '' } },
    tom,
  );
  await app.call(
    claimPacking,
    { params: { orderId: packed.orderId }, body: { takesOver: false } },
    tom,
  );
  const twiceNumber = newNumber();
  const text = [
    'Order;Number',
    `${good.number};${newNumber().toLowerCase()}`,
    `${cancelled.number};${newNumber()}`,
    `${refused.number};${newNumber()}`,
    `${held.number};${newNumber()}`,
    `${packed.number};${newNumber()}`,
    `${short.number};4711`,
    `${wrong.number};${good.number}`,
    `${twice.number};${twiceNumber}`,
    `${also.number};${twiceNumber.slice(0, 8)} ${twiceNumber.slice(8)}`,
    `${used.number};${usedNumber.toLowerCase()}`,
    `${unpaid.number};${newNumber()}`,
    `${good.number.slice(0, -1)}99;${newNumber()}`,
    `${unknown.number};XX-ABCDEFGH-1`,
    'VT-99',
  ].join('\n');
  const checked = await preview(text, '');
  const states = checked.list.map(({ state }) => state);
  assert.deepEqual(
    states.slice(0, 11),
    [
      'unknown_carrier',
      'cancelled',
      'shipped',
      'held',
      'packed',
      'too_short',
      'wrong_number',
      'repeated_number',
      'repeated_number',
      'used_number',
      'awaiting_buyer',
    ].map((state, index) => (index === 0 && states[0] === 'ready' ? 'ready' : state)),
  );
  assert.deepEqual(states.slice(11), ['unknown_order', 'unknown_carrier', 'unreadable']);
  assert.deepEqual(
    [checked.list[2]?.by, checked.list[3]?.by, checked.list[4]?.by],
    ['Tom Becker', 'Tom Becker', 'Tom Becker'],
  );
  assert.equal(checked.list[9]?.otherNumber, refused.number);
  const shipped = (await ship(text)).body.data;
  assert.deepEqual(
    shipped.list.filter(({ state }) => state === 'ready').map(({ number }) => number),
    [good.number, unknown.number],
  );
  assert.equal(shipped.list[0]?.trackingNumber, shipped.list[0]?.trackingNumber.toUpperCase());
  assert.equal((await read(packed.orderId)).fulfilment, 'waiting');
});

test('an order that is not there has the nearest one proposed that can be shipped', async () => {
  const order = await buy();
  const checked = await preview(`${order.number.slice(0, -1)}\t${newNumber()}`);
  const line = checked.list[0];
  assert.ok(line && ['unknown_order', 'shipped', 'ready', 'cancelled'].includes(line.state));
  const [mistyped] = (await preview(`${order.number}7\t${newNumber()}`)).list;
  assert.deepEqual([mistyped?.state, mistyped?.otherNumber], ['unknown_order', order.number]);
});

test('a list of any length takes the same statements, and 10,000 lines are refused at once', async () => {
  const orders = [await buy(), await buy(), await buy(), await buy()];
  const textOf = (some: typeof orders) =>
    some.map(({ number }) => `${number}\t${newNumber()}`).join('\n');
  const few = await countQueries(app, () => ship(textOf(orders.slice(0, 1))));
  const more = await countQueries(app, () => ship(textOf(orders.slice(1))));
  assert.equal(more, few);
  const long = Array.from(
    { length: 10_000 },
    (_, index) => `${20_000 + index}\tJD${10_000_000 + index}`,
  );
  const began = performance.now();
  const refused = await ship(long.join('\n'));
  assert.equal(refused.body.code, 'shipments-too-many');
  assert.match(
    refused.body.msg,
    new RegExp(`${shipmentLinesMax.toLocaleString('en')}|${shipmentLinesMax}`),
  );
  assert.ok(performance.now() - began < 5_000);
});

test('a whole list is taken back for half an hour, and each buyer is notified once', async () => {
  const orders = [await buy(), await buy()];
  const { batchKey } = (
    await ship(orders.map(({ number }) => `${number}\t${newNumber()}`).join('\n'))
  ).body.data;
  assert.ok(batchKey);
  const undone = await app.call(withdrawShipmentBatch, { params: { batchKey } }, admin);
  assert.equal(undone.body.data.withdrawnCount, 2);
  const order = await read(orders[0]?.orderId ?? '');
  assert.deepEqual(
    [order.fulfilment, order.shipments.length, order.can.ship],
    ['processing', 0, true],
  );
  assert.equal(await mailsTo(`buyer-${buyers}@example.com`, 'has not been shipped yet'), 1);
  assert.equal(
    (await app.call(withdrawShipmentBatch, { params: { batchKey } }, admin)).status,
    404,
  );

  const late = (await ship(`${orders[0]?.number}\t${newNumber()}`)).body.data.batchKey ?? '';
  await app.platform.database.db.run(
    sql`update shipments set shipped_at = shipped_at - interval '31 minutes' where batch_key = ${late}::uuid`,
  );
  assert.equal(
    (await app.call(withdrawShipmentBatch, { params: { batchKey: late } }, admin)).body.code,
    'undo-too-late',
  );
});

test('two operators with the same list ship each order once', async () => {
  const orders = [await buy(), await buy(), await buy(), await buy()];
  const list = (from: readonly { number: string }[]) =>
    from.map(({ number }) => `${number}\t${newNumber()}`).join('\n');
  const replies = await Promise.all(
    [admin, tom, admin, tom].map((who, index) =>
      app.call(
        shipPasted,
        { body: { text: list(index % 2 ? orders.toReversed() : orders), carrier: 'DHL' } },
        who,
      ),
    ),
  );
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.equal(
    replies.reduce((sum, { body }) => sum + body.data.shippedCount, 0),
    orders.length,
  );
  for (const { orderId } of orders) assert.equal((await read(orderId)).shipments.length, 1);
});

test('a table of a carrier is read whatever its columns are called', async () => {
  const form = new FormData();
  const table =
    'Ref;Name;Sendungsnummer;Dienst\nVT-21377;Maya Torres;JD014600006281234567;DHL\nVT-21378;Ana Prado;1Z999AA10123456784;UPS\n';
  form.append('file', new Blob([table]), 'labels.csv');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await app.send({
    method: readShipmentFile.method,
    url: readShipmentFile.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.body.data, {
    text: 'VT-21377\tJD014600006281234567\tDHL\nVT-21378\t1Z999AA10123456784\tUPS',
    lines: 2,
  });
});

test('guests neither check nor ship lists', async () => {
  const body = { text: 'VT-21377 JD014600006281234567', carrier: '' };
  assert.equal((await app.call(previewShipments, { body }, guest)).status, 403);
  assert.equal((await app.call(shipPasted, { body }, guest)).status, 403);
});
