import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReturnLink } from '@vitrine/contract/shop/buyer-returns.ts';
import { processOrder, readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { askRefund, readOwnOrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import * as contract from '@vitrine/contract/shop/returns.ts';
import { listReviewLinks, sendReview } from '@vitrine/contract/shop/storefront-reviews.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sweepPhotos } from '#platform/files/sent-photos.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { countFree, readBankRefunded } from '../refunds/testing/refunds.ts';
import { expireReturns } from './close-returns.ts';
import { photosOfReturns } from './returns.tables.ts';
import { approval, createReturnDesk } from './testing/return-desk.ts';

const desk = await closeAfter(createReturnDesk());
const shop = desk.shop;

const platformOrder = async (orderId: string) =>
  (await shop.app.call(readPlatformOrder, { params: { orderId } }, { token: desk.tokens.guest }))
    .body.data;
const kinds = async (order: { token: string }) =>
  (await shop.app.call(trackOrder, { params: { token: order.token } })).body.data.timeline.map(
    ({ kind }) => kind,
  );
const mails = async (number: string) =>
  (await readMails(shop.app, 'maya@example.com'))
    .filter(({ subject }) => subject.includes(number))
    .map(({ template }) => template);
const counts = async () =>
  (await shop.app.call(contract.countReturns, {}, { token: desk.tokens.guest })).body.data;
const keyOf = (answer: { body: { data: unknown } }) => (answer.body.data as { key: string }).key;

test('what the platform sold: requested with photos, approved, sent back, received and refunded, each state on page, timeline and in an email', async () => {
  const before = await countFree(shop, shop.mug);
  const order = await desk.delivered();
  const offered = await desk.read(order);
  assert.deepEqual(
    offered.lines.map(({ returnable, cancellable }) => [returnable, cancellable]),
    [[2, 0]],
  );
  const byLink = (token: string) => shop.app.call(readReturnLink, { params: { token } });
  assert.deepEqual(
    (await byLink(offered.link)).body.data,
    offered,
    'the page of the link reads the same',
  );
  assert.equal(
    (await byLink(`${offered.link.slice(0, -1)}${offered.link.endsWith('A') ? 'B' : 'A'}`)).status,
    404,
  );
  const photos = [keyOf(await desk.photo(order)), keyOf(await desk.photo(order))];
  const id = await desk.asked(order, { more: { photoKeys: [photos[1], photos[0]] } });
  await shop.settle();
  assert.equal((await counts()).mine, 1);
  assert.equal((await desk.read(order)).lines[0]?.returnable, 1, 'a unit is requested once');

  const seen = await desk.readOne(id);
  assert.deepEqual(
    [seen.state, seen.reason, seen.text, seen.answeredBy, seen.can.refund],
    ['requested', 'damaged', 'The handle is broken.', 'operators', false],
    'a guest only reads',
  );
  assert.deepEqual(
    seen.photos.map(({ url }) => url.split('/files/')[1]),
    [photos[1], photos[0]],
  );
  const approved = await desk.decide(id, {
    ...approval,
    postage: 'label',
    labelUrl: 'https://labels.example.com/1.pdf',
  });
  assert.equal(approved.body.data?.state, 'approved', approved.text);
  const [request] = (await desk.read(order)).requests;
  assert.deepEqual(
    [request?.returnAddress, request?.labelUrl],
    [approval.returnAddress, 'https://labels.example.com/1.pdf'],
  );
  assert.equal(
    Date.parse(request?.sendBefore ?? '') - shop.app.clock.now().getTime(),
    14 * 86_400_000,
  );
  const sent = await desk.byBuyer(order, id, 'send', {
    carrier: 'DHL',
    trackingNumber: 'JD014600',
  });
  assert.deepEqual(
    [sent.body.data.requests[0]?.state, sent.body.data.requests[0]?.trackingNumber],
    ['sent', 'JD014600'],
  );
  assert.equal((await desk.decide(id, { decision: 'receive' })).body.data?.state, 'received');

  const value =
    (await desk.readOne(id)).value ??
    (await shop.app.call(contract.readReturn, { params: { id } }, { token: desk.tokens.admin }))
      .body.data.value;
  const refunded = await desk.refund(id);
  assert.equal(refunded.status, 200, refunded.text);
  assert.deepEqual(
    [refunded.body.data.state, refunded.body.data.refund],
    ['refunded', { amount: value, isDone: true }],
  );
  await shop.settle();
  assert.equal(await readBankRefunded(shop, order.orderId), String(value?.amount));
  const now = await platformOrder(order.orderId);
  assert.deepEqual(
    [now.fulfilment, now.buyerPayment, now.lines[0]?.refunded],
    ['part_returned', 'part_refunded', 1],
  );
  assert.equal(
    await countFree(shop, shop.mug),
    before - 1,
    'the unit that came back can be sold again',
  );
  assert.deepEqual(
    (await kinds(order)).filter((kind) => kind.startsWith('return_') || kind.endsWith('refunded')),
    ['return_requested', 'return_approved', 'return_sent', 'return_received', 'part_refunded'],
  );
  const sentMails = await mails(order.number);
  for (const template of [
    'return-requested',
    'return-approved-label',
    'return-sent',
    'return-received',
    'order-refunded',
  ])
    assert.ok(sentMails.includes(template), `${template} in ${sentMails}`);
  assert.deepEqual(
    refunded.body.data.steps.map(({ state }) => state),
    ['requested', 'approved', 'sent', 'received', 'refunded'],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the last unit that comes back makes the order returned, and what cannot be sold again stays out of stock', async () => {
  const order = await desk.delivered([{ variantId: shop.lamp, quantity: 1 }]);
  const free = await countFree(shop, shop.lamp);
  const id = await desk.asked(order);
  await desk.decide(id, approval);
  // A parcel that arrives before its buyer said that it was sent.
  await desk.decide(id, { decision: 'receive' });
  assert.equal((await desk.refund(id, { toStock: false })).status, 200);
  await shop.settle();
  assert.equal((await platformOrder(order.orderId)).fulfilment, 'returned');
  assert.equal(await countFree(shop, shop.lamp), free);
});

test('what an owner sold directly is answered by the owner: the goods come to him, the buyer is paid back from his account', async () => {
  const order = await desk.delivered([{ variantId: shop.mug, quantity: 1 }], desk.kira);
  const free = await countFree(shop, shop.mug);
  const id = await desk.asked(order);
  await shop.settle();
  assert.equal((await desk.decide(id, approval)).body.code, 'refund-by-owner');
  assert.equal((await desk.refund(id)).body.code, 'refund-by-owner');
  const seen = (await shop.app.call(contract.readOwnReturn, { params: { id } }, desk.kira)).body
    .data;
  assert.deepEqual(
    [seen.answeredBy, seen.can.approve, seen.suggestedAddress.length > 5],
    ['owner', true, true],
  );
  const approved = await desk.decideOwn(id, approval);
  assert.equal(approved.body.data?.state, 'approved', approved.text);
  await desk.byBuyer(order, id, 'send');
  await desk.decideOwn(id, { decision: 'receive' });
  const refunded = await desk.refundOwn(id);
  assert.equal(refunded.body.data?.state, 'refunded', refunded.text);
  await shop.settle();
  const now = await platformOrder(order.orderId);
  assert.deepEqual(
    [now.fulfilment, now.sellerPayment],
    ['returned', 'paid'],
    'what the owner paid stays paid',
  );
  assert.equal(await countFree(shop, shop.mug), free, 'it is not in the platform’s warehouse');
  assert.equal(await readBankRefunded(shop, order.orderId), String(seen.value?.amount));
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a whole direct order that nobody has paid the platform for ends with its cancellation', async () => {
  const order = await desk.paid([{ variantId: shop.mug, quantity: 1 }], desk.kira);
  await desk.asked(order, { kind: 'cancellation' });
  await shop.settle();
  const now = await platformOrder(order.orderId);
  assert.deepEqual([now.status, now.cancelReason, now.buyerPayment], [3, 'by_buyer', 'refunded']);
  assert.equal((await desk.read(order)).requests[0]?.refund?.isDone, true);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('before it is sent it is cancelled; a parcel that leaves first refuses the request and says why', async () => {
  const [early, late] = [
    await desk.paid([{ variantId: shop.mug, quantity: 2 }]),
    await desk.paid(),
  ];
  // Packed already: from here on a cancellation is answered.
  for (const { orderId } of [early, late])
    await shop.app.call(
      processOrder,
      { params: { orderId } },
      { token: desk.tokens.admin, idempotencyKey: `packs-${orderId}` },
    );
  const id = await desk.asked(early, { kind: 'cancellation' });
  assert.equal((await desk.refund(id)).status, 200);
  await shop.settle();
  assert.deepEqual(
    (await platformOrder(early.orderId)).lines.map(({ refunded, toShip }) => [refunded, toShip]),
    [[1, 1]],
  );
  const overtaken = await desk.asked(late, { kind: 'cancellation' });
  const body = { carrier: 'DHL', trackingNumber: 'JD0146000031' };
  const shipped = await shop.app.call(
    shipOrder,
    { params: { orderId: late.orderId }, body },
    { token: desk.tokens.admin, idempotencyKey: 'overtakes' },
  );
  assert.equal(shipped.status, 200, shipped.text);
  await shop.settle();
  const now = await desk.readOne(overtaken);
  assert.deepEqual([now.state, now.refusal], ['refused', null]);
  assert.ok((await mails(late.number)).includes('return-overtaken'));
  assert.equal((await desk.ask(late, { kind: 'cancellation' })).body.code, 'return-closed');
});

test('a refund without a return leaves the goods with the buyer, a refusal says why, a withdrawal ends it', async () => {
  const order = await desk.delivered([{ variantId: shop.mug, quantity: 3 }]);
  const free = await countFree(shop, shop.mug);
  const kept = await desk.asked(order, { kind: 'refund' });
  assert.equal(
    (await desk.decide(kept, approval)).body.code,
    'return-state',
    'nothing is sent back of a refund',
  );
  await desk.refund(kept);
  await shop.settle();
  assert.deepEqual(
    [(await platformOrder(order.orderId)).fulfilment, await countFree(shop, shop.mug)],
    ['delivered', free],
  );
  const refused = await desk.asked(order);
  await desk.decide(refused, { decision: 'refuse', reason: 'It was worn.' });
  const withdrawn = await desk.asked(order);
  assert.equal(
    (await desk.byBuyer(order, withdrawn, 'withdraw')).body.data.requests[0]?.state,
    'withdrawn',
  );
  assert.equal((await desk.byBuyer(order, withdrawn, 'withdraw')).body.code, 'return-state');
  const { requests, lines } = await desk.read(order);
  assert.deepEqual(
    requests.map(({ state, refusal }) => [state, refusal]),
    [
      ['withdrawn', null],
      ['refused', 'It was worn.'],
      ['refunded', null],
    ],
  );
  assert.equal(lines[0]?.returnable, 2, 'what was refused or withdrawn can be requested again');
  const sent = await mails(order.number);
  assert.ok(sent.includes('return-refused') && sent.includes('return-withdrawn'));
});

test('a refund of the last units answers the owner’s request as well, and a review of the line is marked', async () => {
  const order = await desk.delivered([{ variantId: shop.mug, quantity: 1 }]);
  const { list } = (await shop.app.call(listReviewLinks, { params: { token: order.token } })).body
    .data;
  await shop.app.call(sendReview, {
    params: { token: list[0]?.token ?? '' },
    body: { rating: 2, text: 'It broke.', author: 'Maya' },
  });
  await shop.app.call(
    askRefund,
    { params: { orderId: order.orderId }, body: { reason: 'My buyer is unhappy.' } },
    desk.luna,
  );
  await desk.refund(await desk.asked(order, { kind: 'refund' }));
  await shop.settle();
  const refunds = (
    await shop.app.call(readOwnOrderRefunds, { params: { orderId: order.orderId } }, desk.luna)
  ).body.data;
  assert.equal(refunds.request?.state, 'granted');
  const [review] = await shop.app.platform.database.db.rows(
    sql`select returned_at is not null as marked from reviews where order_id = ${order.orderId}`,
    { marked: as.boolean },
  );
  assert.equal(review?.marked, true);
});

test('an approved return that is not sent in time expires once, and photos that no request names are deleted', async () => {
  const order = await desk.delivered();
  const id = await desk.asked(order);
  await desk.decide(id, approval);
  const left = keyOf(await desk.photo(order));
  shop.app.clock.advance(13 * 86_400_000);
  await expireReturns(shop.app.platform);
  await desk.signIn();
  assert.equal((await desk.readOne(id)).state, 'approved');
  shop.app.clock.advance(2 * 86_400_000);
  await Promise.all([expireReturns(shop.app.platform), expireReturns(shop.app.platform)]);
  await sweepPhotos(shop.app.platform, photosOfReturns);
  await desk.signIn();
  const now = await desk.readOne(id);
  assert.deepEqual([now.state, now.steps.length], ['expired', 3]);
  assert.ok((await mails(order.number)).includes('return-expired'));
  const stored = await shop.app.platform.database.db.rows(
    sql`select key from stored_files where key = ${left}`,
    { key: as.text },
  );
  assert.deepEqual(stored, []);
});
