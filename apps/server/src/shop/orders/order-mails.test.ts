import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  correctShipment,
  readPlatformOrder,
  shipOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import { changeOrderEmail, confirmEmailChange } from '@vitrine/contract/shop/order-links.ts';
import { listOrderMails, repeatOrderMail } from '@vitrine/contract/shop/order-mails.ts';
import { readMails, signInAs } from '#admin/testing.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 100 },
);

let keys = 0;
const newKey = () => {
  keys += 1;
  return `mail-${keys}`;
};
const list = async (orderId: string, lang = 'en') =>
  (
    await app.call(
      listOrderMails,
      { params: { orderId } },
      { token: admin.token, lang: lang as never },
    )
  ).body.data.list;
const repeat = (
  orderId: string,
  mailId: string,
  idempotencyKey = newKey(),
  by: { token: string } = admin,
) =>
  app.call(repeatOrderMail, { params: { orderId, mailId } }, { token: by.token, idempotencyKey });

async function place(email: string) {
  const order = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email,
  });
  await app.drain();
  return order;
}

async function shipTo(orderId: string, trackingNumber: string) {
  const parcel = { carrier: 'UPS', trackingNumber };
  const shipped = await app.call(
    shipOrder,
    { params: { orderId }, body: parcel },
    { token: admin.token, idempotencyKey: newKey() },
  );
  assert.equal(shipped.status, 200, shipped.text);
  await app.drain();
  return shipped.body.data.shipments[0]?.id ?? '';
}

test('every email to the buyer is listed, in the operator’s language, and sent again with its content to the present address', async () => {
  const email = 'again@example.com';
  const { orderId, number } = await place(email);
  await shipTo(orderId, '1Z999AA10123456001');
  assert.deepEqual(
    (await list(orderId)).map(({ subject, canRepeat, isRepetition }) => [
      subject,
      canRepeat,
      isRepetition,
    ]),
    [
      [`Your order ${number} is on its way`, true, false],
      [`Your order ${number} is paid`, true, false],
    ],
  );
  assert.equal((await list(orderId, 'es'))[1]?.subject.includes(number), true);
  const [shipped] = await list(orderId);
  const sent = await repeat(orderId, shipped?.id ?? '');
  assert.equal(sent.status, 200, sent.text);
  const [again] = sent.body.data.list;
  assert.deepEqual([again?.isRepetition, again?.template], [true, 'order-shipped']);
  assert.ok(again?.by);
  const mails = (await readMails(app, email)).filter(
    ({ template }) => template === 'order-shipped',
  );
  assert.equal(mails.length, 2);
  assert.equal(mails[0]?.text, mails[1]?.text);
  const detail = await app.call(readPlatformOrder, { params: { orderId } }, admin);
  const [event] = detail.body.data.timeline.filter(({ kind }) => kind === 'mail_repeated');
  assert.deepEqual(
    [event?.method, Boolean(event?.by)],
    [`Your order ${number} is on its way`, true],
  );
});

test('two operators who press at once send it once', async () => {
  const email = 'twice@example.com';
  const { orderId } = await place(email);
  const [paid] = await list(orderId);
  const responses = await Promise.all([
    repeat(orderId, paid?.id ?? ''),
    repeat(orderId, paid?.id ?? ''),
  ]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 429]);
  assert.equal((await readMails(app, email)).length, 2);
});

test('an email that is no longer true is not sent again', async () => {
  const { orderId } = await place('outdated@example.com');
  const shipmentId = await shipTo(orderId, '1Z999AA10123456002');
  await app.call(
    correctShipment,
    {
      params: { orderId, shipmentId },
      body: { carrier: 'UPS', trackingNumber: '1Z999AA10123456003' },
    },
    { token: admin.token, idempotencyKey: newKey() },
  );
  await app.drain();
  const [corrected, shipped] = await list(orderId);
  assert.deepEqual([corrected?.canRepeat, shipped?.canRepeat], [true, false]);
  const refused = await repeat(orderId, shipped?.id ?? '');
  assert.deepEqual([refused.status, refused.body.code], [409, 'mail-outdated']);
});

test('emails are of their order, and sent by those who may pack', async () => {
  const [one, other] = [await place('one@example.com'), await place('other@example.com')];
  const [mail] = await list(one.orderId);
  assert.equal((await repeat(other.orderId, mail?.id ?? '')).status, 404);
  assert.equal((await repeat(one.orderId, '999999999')).status, 404);
  assert.equal((await repeat(one.orderId, mail?.id ?? '', newKey(), guest)).status, 403);
  assert.equal(
    (await app.call(listOrderMails, { params: { orderId: one.orderId } }, owner)).status,
    403,
  );
  assert.equal(
    (await app.call(listOrderMails, { params: { orderId: '999999999' } }, admin)).status,
    404,
  );
});

test('an email to another address is listed and not sent again; later ones go to the new address with its link', async () => {
  const { orderId, token } = await place('former@example.com');
  await app.call(changeOrderEmail, { params: { token }, body: { email: 'newer@example.com' } });
  await app.drain();
  const [confirm] = await list(orderId);
  assert.deepEqual([confirm?.template, confirm?.canRepeat], ['order-email-confirm', false]);
  const [asked] = await readMails(app, 'newer@example.com');
  const change = /order-email\/([\w.~-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
  const confirmed = await app.call(confirmEmailChange, { params: { change } });
  assert.equal(confirmed.status, 200, confirmed.text);
  await app.drain();
  const paid = (await list(orderId)).find(({ template }) => template === 'order-confirmed');
  await repeat(orderId, paid?.id ?? '');
  const mail = (await readMails(app, 'newer@example.com')).find(
    ({ template }) => template === 'order-confirmed',
  );
  assert.ok(mail?.text.includes(confirmed.body.data.orderToken), 'the present link');
});

// Last, because the sign-ins of the file end with its hour.
test('a repetition of the call sends once, and one email is sent again every five minutes at most', async () => {
  const email = 'limits@example.com';
  const { orderId } = await place(email);
  const [paid] = await list(orderId);
  const mailId = paid?.id ?? '';
  const key = newKey();
  const responses = await Promise.all([repeat(orderId, mailId, key), repeat(orderId, mailId, key)]);
  assert.ok(responses.some(({ status }) => status === 200));
  assert.equal((await readMails(app, email)).length, 2);
  const soon = await repeat(orderId, mailId);
  assert.deepEqual([soon.status, soon.body.code], [429, 'mail-sent-recently']);
  for (let index = 0; index < 9; index += 1) {
    app.clock.advance(5 * 60_000 + 1);
    const next = await repeat(orderId, mailId, newKey(), await signInAs(app, 'ADMIN'));
    assert.equal(next.status, 200, next.text);
  }
  app.clock.advance(5 * 60_000 + 1);
  const late = await repeat(orderId, mailId, newKey(), await signInAs(app, 'ADMIN'));
  assert.equal(late.body.code, 'mail-sent-recently', 'ten a day');
});
