import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { subscribeWebPush } from '@vitrine/contract/admin/web-push.ts';
import * as contract from '@vitrine/contract/shop/notifications.ts';
import { type NotificationMessage, topics } from '@vitrine/contract/topics.ts';
import { eq } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { mailSamples } from '#texts/testing/mail-samples.ts';
import { payTestOrder, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { notifyOwner } from './index.ts';
import { getRule } from './notifications.rules.ts';
import { sentNotifications } from './notifications.tables.ts';
import { kindOfMessage, type OwnerMessage, type OwnerTemplate } from './owner-message.ts';

let pushed = 0;
const bells: NotificationMessage[] = [];
const ends = new EventTarget();

const service = http
  .createServer((request, response) => {
    pushed += 1;
    request.resume().on('end', () => response.writeHead(201).end());
  })
  .listen(0, '127.0.0.1');
await once(service, 'listening');
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const { app, mug, owner } = await withOwner(
  { owner: { name: 'Luna' } },
  { units: 100, environment: { WEB_PUSH_ORIGINS: origin } },
);
const keys = createECDH('prime256v1');
keys.generateKeys();
const subscription = {
  endpoint: `${origin}/phone`,
  keys: {
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
};
await app.call(subscribeWebPush, { body: subscription }, owner);
app.platform.signals.on('push', (payload) => {
  const { destination, accountId, body } = payload as Record<string, unknown>;
  if (destination === topics.notification && accountId === owner.accountId)
    bells.push(body as NotificationMessage);
});
app.platform.signals.on('test.end', () => ends.dispatchEvent(new Event('end')));
await app.drain();
after(async () => {
  service.closeAllConnections();
  service.close();
});

const mailsToOwner = async () => {
  const { db } = app.platform.database;
  const { email } = await getAccount(systemContext(app.platform), owner.accountId);
  return db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
};
let mailsBefore = 0;

beforeEach(async () => {
  mailsBefore = (await mailsToOwner()).length;
  pushed = 0;
  bells.length = 0;
});

/** The channels that every owner has; a test beside it measures a channel with an account to link. */
const channelsOfAll = ['mail', 'push', 'bell'] as const;
const isOfAll = (
  channel: contract.NotificationChannel,
): channel is (typeof channelsOfAll)[number] =>
  (channelsOfAll as readonly string[]).includes(channel);

/** How often each channel has received something since the test began. */
async function received() {
  await app.drain();
  const ended = once(ends, 'end');
  await app.platform.signals.send(app.platform.database.db, 'test.end', null);
  await ended;
  const mail = (await mailsToOwner()).length - mailsBefore;
  return { mail, push: pushed, bell: bells.length };
}

const choose = (
  body: { kind: contract.NotificationKind; channel: contract.NotificationChannel; isOn: boolean },
  token = owner.token,
) => app.call(contract.chooseNotification, { body }, { token });

/** A message with long values. */
const sampleOf = (template: OwnerTemplate, key: string) =>
  ({ template, key, values: mailSamples, path: '/order' }) as unknown as OwnerMessage;

const send = (message: OwnerMessage) =>
  inTx(systemContext(app.platform), (ctx) => notifyOwner(ctx, owner.storeId, message));

test('one sale is one email, one push and one entry of the bell, also if its event is handled twice', async () => {
  const order = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 2 }]);
  assert.deepEqual(await received(), { mail: 0, push: 0, bell: 0 }, 'the buyer is still paying');
  await payTestOrder(app, order.orderId);
  await inTx(systemContext(app.platform), (ctx) =>
    app.platform.events.emit(
      ctx,
      { name: 'order.paid' },
      { orderId: order.orderId, storeId: owner.storeId },
    ),
  );
  await app.drain();
  const mails = await app.platform.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.template, 'order-for-owner'));
  assert.equal(mails.length, 1);
  const { push, bell } = await received();
  assert.deepEqual({ push, bell }, { push: 1, bell: 1 });
  const [message] = bells;
  assert.equal(message?.title, mails[0]?.subject);
  assert.match(message?.text ?? '', /^Mug, \$[\d.]+\.$/);
  assert.equal(message?.path, `/order?order=${order.number}`);
});

test('every message reaches the channels of its kind, once for each key', async () => {
  for (const [template, kind] of Object.entries(kindOfMessage) as [
    OwnerTemplate,
    contract.NotificationKind,
  ][]) {
    const before = await received();
    await send(sampleOf(template, `sample:${template}`));
    await send(sampleOf(template, `sample:${template}`));
    const sent = await received();
    for (const channel of channelsOfAll)
      assert.equal(
        sent[channel] - before[channel],
        ['on', 'always'].includes(getRule(kind, channel)) ? 1 : 0,
        `${template} by ${channel}`,
      );
  }
});

test('an email from before the keys were recorded for all channels is not sent a second time', async () => {
  const message = sampleOf('payout-paid', 'payout-paid:earlier');
  await send(message);
  const before = await received();
  await app.platform.database.db
    .delete(sentNotifications)
    .where(eq(sentNotifications.key, message.key));
  await send(message);
  assert.deepEqual(await received(), { ...before, push: before.push + 1, bell: before.bell + 1 });
});

test('an owner turns each channel of a kind off and on again, and no other owner’s', async () => {
  const other = await createOwner(app);
  for (const { kind, choices } of (await app.call(contract.readNotificationSettings, {}, owner))
    .body.data.kinds)
    for (const { channel, isOn, isFixed } of choices) {
      if (!isOfAll(channel)) continue;
      const changed = await choose({ kind, channel, isOn: !isOn });
      if (isFixed) {
        assert.equal(changed.status, 400, `${kind} by ${channel} is fixed`);
        continue;
      }
      const template = Object.entries(kindOfMessage).find(([, one]) => one === kind)?.[0];
      const before = await received();
      await send(sampleOf(template as OwnerTemplate, `${kind}:${channel}:changed`));
      assert.equal(
        (await received())[channel] - before[channel],
        isOn ? 0 : 1,
        `${kind} ${channel}`,
      );
      const back = await choose({ kind, channel, isOn });
      const row = back.body.data.kinds.find((one) => one.kind === kind);
      assert.equal(row?.choices.find((one) => one.channel === channel)?.isOn, isOn);
      await choose({ kind, channel, isOn: !isOn });
    }
  const others = await app.call(contract.readNotificationSettings, {}, other);
  for (const { kind, choices } of others.body.data.kinds)
    for (const { channel, isOn } of choices)
      assert.equal(isOn, ['on', 'always'].includes(getRule(kind, channel)), kind);
});

test('an owner reads where messages arrive; a channel without a target is not set up', async () => {
  const other = await createOwner(app);
  const channelsOf = async (token: string) =>
    (await app.call(contract.readNotificationSettings, {}, { token })).body.data.channels;
  const [mail, push, bell] = await channelsOf(owner.token);
  assert.match(mail?.targets[0] ?? '', /@/);
  assert.deepEqual([push?.isSetUp, push?.targets.length], [true, 1]);
  assert.deepEqual([bell?.isSetUp, bell?.targets], [true, []]);
  assert.equal((await channelsOf(other.token))[1]?.isSetUp, false);
});

test('choices are refused to callers without a store’s rights, and with wrong fields', async () => {
  const body = { kind: 'order-paid', channel: 'mail', isOn: false } as const;
  assert.equal((await app.call(contract.chooseNotification, { body }, {})).status, 401);
  assert.equal((await app.call(contract.readNotificationSettings, {}, {})).status, 401);
  const { token } = await signInAs(app, 'ADMIN');
  assert.equal((await choose(body, token)).status, 403);
  const wrong = await choose({ ...body, channel: 'fax' as 'mail' });
  assert.deepEqual([wrong.status, wrong.body.errors?.map(({ path }) => path)], [400, ['channel']]);
});
