import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { askRefund, declineRefund } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { inTx, runInTx } from '#platform/context.ts';
import { notifyOfRequests } from '../refunds/notify-operators.ts';
import { withBank } from '../testing/fixtures.ts';
import { recordDiscrepancy } from './discrepancies.ts';
import { notifyOfDiscrepancies } from './notify-operators.ts';

const hourMs = 3_600_000;

const {
  shop,
  luna,
  admin: {
    account: { id: adminId },
  },
  guest: {
    account: { id: guestId },
  },
} = await withBank({
  luna: { name: 'Casa Luna' },
  admin: { role: 'ADMIN', language: 'es' },
  guest: 'GUEST',
});
// An hour of quiet before each test.
beforeEach(() => shop.app.clock.advance(2 * hourMs));

const query = async (statement: ReturnType<typeof sql>) =>
  (
    await shop.app.platform.database.db.execute<
      Record<'language' | 'subject' | 'text' | 'order_id', string>
    >(statement)
  ).rows;
const mails = (template: string, accountId = adminId) =>
  query(sql`select m.language, m.subject, m.text from outbox_mails m join accounts a on a.email = m.recipient
    where a.id = ${accountId} and m.template = ${template} order by m.id`);
/** The moved clock ends everybody's access. */
const signIn = (accountId: string) =>
  inTx(shop.ctx, async (tx) => (await openSession(tx, accountId)).accessToken);
const sweep = async () => {
  await runInTx(notifyOfRequests)(shop.app.platform);
  await runInTx(notifyOfDiscrepancies)(shop.app.platform);
};
const ask = async () => {
  const order = await shop.paidOrder(luna);
  const answer = await shop.app.call(
    askRefund,
    { params: { orderId: order.orderId }, body: { reason: 'It broke.' } },
    { token: await signIn(luna.accountId) },
  );
  assert.equal(answer.status, 200, answer.text);
  await shop.app.drain();
  return order;
};

test('operators who may refund are notified of a request at once, of later ones in the hour’s next mail, in their language', async () => {
  const first = await ask();
  const [told] = await mails('refunds-asked');
  assert.deepEqual(
    [told?.language, told?.subject],
    ['es', 'Solicitudes de reembolso sin responder: 1'],
  );
  assert.ok(
    told?.text.includes(`${first.number} · Casa Luna`) &&
      told.text.includes('/#/operations/orders?tab=asked'),
    told?.text,
  );
  const later = [await ask(), await ask()];
  await sweep();
  assert.equal((await mails('refunds-asked')).length, 1, 'the hour is not over');
  shop.app.clock.advance(hourMs);
  await sweep();
  const [, digest] = await mails('refunds-asked');
  assert.equal(digest?.subject, 'Solicitudes de reembolso sin responder: 3');
  assert.ok(later.every(({ number }) => digest?.text.includes(number)));
  shop.app.clock.advance(2 * hourMs);
  await sweep();
  assert.equal((await mails('refunds-asked')).length, 2, 'nothing new was asked');
  assert.deepEqual(await mails('refunds-asked', guestId), []);
});

test('no one is notified of an answered request', async () => {
  const token = await signIn(adminId);
  const before = (await mails('refunds-asked')).length;
  const open = await query(sql`select order_id from refund_requests where state = 'open'`);
  for (const row of open)
    await shop.app.call(
      declineRefund,
      { params: { orderId: row.order_id }, body: { reason: 'Signed for.' } },
      { token },
    );
  await sweep();
  assert.equal((await mails('refunds-asked')).length, before);
});

test('a discrepancy is mailed once, however often it is found', async () => {
  const find = () =>
    inTx(shop.ctx, (tx) =>
      recordDiscrepancy(tx, {
        kind: 'amount',
        provider: 'stripe',
        isTest: true,
        expected: 'capture: 100 USD',
        seen: '90 USD, key',
      }),
    );
  await find();
  await shop.app.drain();
  assert.deepEqual(
    (await mails('books-differ')).map(({ subject }) => subject),
    ['Nuestro libro y el de un proveedor no cuadran: 1'],
  );
  shop.app.clock.advance(2 * hourMs);
  await find();
  await shop.app.drain();
  await sweep();
  assert.equal((await mails('books-differ')).length, 1);
  assert.deepEqual(await mails('books-differ', guestId), []);
});
