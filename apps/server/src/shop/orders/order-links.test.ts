import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/order-links.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { withOwner } from '../testing/fixtures.ts';
import { payTestOrder, placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, other } = await withOwner(
  { owner: { name: 'Casa Luna' }, other: { name: 'Kira Desk' } },
  { units: 50 },
);

async function placePaid(email: string) {
  const placed = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email,
  });
  await app.drain();
  return placed;
}

const mailsTo = async (address: string, template: string) =>
  (await readMails(app, address)).filter((mail) => mail.template === template);
const linkIn = (text: string, page: string) =>
  new RegExp(`/${page}/([A-Za-z0-9_-]{32})`).exec(text)?.[1] ?? '';
const find = (slug: string, email: string, number: string) =>
  app.call(contract.requestOrderLink, { params: { slug }, body: { email, number } });

test('the link to an order is mailed for its number and address, and the answer is the same for any other', async () => {
  const placed = await placePaid('ana@example.com');
  const answers = [
    await find(owner.slug, ' ANA@example.com', placed.number.toLowerCase()),
    await find(owner.slug, 'someone@example.com', placed.number),
    await find(owner.slug, 'ana@example.com', 'VT-99999'),
    await find(other.slug, 'ana@example.com', placed.number),
    await find('no-such-store', 'ana@example.com', placed.number),
  ];
  assert.deepEqual(
    new Set(answers.map(({ status, text }) => `${status} ${text}`)).size,
    1,
    answers[1]?.text,
  );
  assert.equal(answers[0]?.status, 200, answers[0]?.text);
  // Nothing that tells the cases apart is done before the answer, and the typed address is in no job.
  const jobs = await app.platform.database.db.execute<{ data: string }>(
    sql`select data::text as data from jobs.job where data::text like '%order.link-requested%' or data::text like '%emailHash%'`,
  );
  assert.equal(jobs.rows.length, 5);
  assert.ok(jobs.rows.every(({ data }) => !data.includes('@')));
  await app.drain();
  const mails = await mailsTo('ana@example.com', 'order-link');
  assert.equal(mails.length, 1);
  assert.equal(linkIn(mails[0]?.text ?? '', 'order'), placed.token);
  assert.deepEqual(await mailsTo('someone@example.com', 'order-link'), []);
});

test('a link is mailed once a minute for an order and five times a day for an address', async () => {
  const placed = await placePaid('bea@example.com');
  const resend = async () => {
    assert.equal(
      (await app.call(contract.resendOrderLink, { params: { token: placed.token } })).status,
      200,
    );
    await app.drain();
    return (await mailsTo('bea@example.com', 'order-link')).length;
  };
  assert.deepEqual([await resend(), await resend()], [1, 1]);
  for (let minute = 2; minute <= 7; minute += 1) {
    app.clock.advance(60_000);
    assert.equal(await resend(), Math.min(minute, 5));
  }
  assert.equal(
    (await app.call(contract.resendOrderLink, { params: { token: 'A'.repeat(32) } })).status,
    404,
  );
});

test('a corrected address counts once it was confirmed: the old link opens nothing, the old address is notified, and it works once', async () => {
  const placed = await placePaid('gmial@example.com');
  const change = (token: string, email: string) =>
    app.call(contract.changeOrderEmail, { params: { token }, body: { email } });
  assert.equal((await change(placed.token, 'first@example.com')).status, 200);
  assert.equal((await change(placed.token, 'right@example.com')).status, 200);
  await app.drain();
  const tracked = await app.call(trackOrder, { params: { token: placed.token } });
  assert.deepEqual(
    [tracked.body.data.email, tracked.body.data.canCorrectEmail, tracked.body.data.pendingEmail],
    ['gmial@example.com', true, 'right@example.com'],
  );
  const secretOf = async (address: string) =>
    linkIn((await mailsTo(address, 'order-email-confirm'))[0]?.text ?? '', 'order-email');
  const [first, right] = [await secretOf('first@example.com'), await secretOf('right@example.com')];
  const [asked] = await mailsTo('right@example.com', 'order-email-confirm');
  assert.doesNotMatch(
    asked?.text ?? '',
    /Alvarado|Mug|Maya/,
    'a stranger at a mistyped address reads nothing of the order',
  );
  const read = (secret: string) =>
    app.call(contract.readEmailChange, { params: { change: secret } });
  const confirm = (secret: string) =>
    app.call(contract.confirmEmailChange, { params: { change: secret } });
  assert.deepEqual(
    [(await read(first)).body.data.state, (await read(right)).body.data.state],
    ['over', 'open'],
  );
  assert.equal((await confirm(first)).body.code, 'order-state');
  const confirmed = await confirm(right);
  assert.equal(confirmed.status, 200, confirmed.text);
  const fresh = confirmed.body.data.orderToken;
  assert.equal(
    (await app.call(trackOrder, { params: { token: placed.token } })).status,
    404,
    'the old link is revoked',
  );
  const now = await app.call(trackOrder, { params: { token: fresh } });
  assert.deepEqual(
    [now.body.data.email, now.body.data.canCorrectEmail],
    ['right@example.com', false],
  );
  await app.drain();
  const [told] = await mailsTo('gmial@example.com', 'order-email-changed');
  assert.match(told?.text ?? '', /r…@example\.com/);
  assert.ok(!(told?.text ?? '').includes(fresh), 'the old address does not get the new link');
  assert.equal(
    linkIn((await mailsTo('right@example.com', 'order-link'))[0]?.text ?? '', 'order'),
    fresh,
  );
  assert.equal((await confirm(right)).body.code, 'order-state');
  assert.equal((await change(fresh, 'third@example.com')).body.code, 'order-state');
  assert.equal((await read('A'.repeat(32))).status, 404);
});

test('a correction is offered exactly while it is accepted: after the payment, for a day, and three times', async () => {
  const offerAndAnswer = async (token: string, email: string) => {
    const { canCorrectEmail } = (await app.call(trackOrder, { params: { token } })).body.data;
    const { status, body } = await app.call(contract.changeOrderEmail, {
      params: { token },
      body: { email },
    });
    return [canCorrectEmail, status === 200 || body.code];
  };
  const [accepted, refused] = [
    [true, true],
    [false, 'order-state'],
  ];
  const cleo = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email: 'cleo@example.com',
  });
  assert.deepEqual(await offerAndAnswer(cleo.token, 'new@example.com'), refused, 'it is not paid');
  await payTestOrder(app, cleo.orderId);
  for (const email of ['first@example.com', 'second@example.com', 'third@example.com'])
    assert.deepEqual(await offerAndAnswer(cleo.token, email), accepted, email);
  assert.deepEqual(
    await offerAndAnswer(cleo.token, 'fourth@example.com'),
    refused,
    'there were three requests',
  );
  const dora = await placePaid('dora@example.com');
  app.clock.advance(24 * 3_600_000 - 1);
  assert.deepEqual(
    await offerAndAnswer(dora.token, 'first@example.com'),
    accepted,
    'the last moment of the day',
  );
  app.clock.advance(1);
  assert.deepEqual(
    await offerAndAnswer(dora.token, 'second@example.com'),
    refused,
    'the day is over',
  );
});
