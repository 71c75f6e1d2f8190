import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  linkPayoutAccount,
  readPayoutAccount,
  returnFromLinking,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createSampleShop } from '../../catalogue/testing/sample-shop.ts';
import { createOwner } from '../../stores/testing/owners.ts';
import type { LinkSnapshot } from '../adapters/provider.ts';
import { createPayShop } from '../testing/pay-shop.ts';
import { applyLinkState } from './link-account.ts';

const shop = await closeAfter(createPayShop());

test('linking that is refused shows its reason, and the store stays without an account', async () => {
  const owner = await createOwner(shop.app);
  assert.match(
    await shop.link(owner, '1', 'refuse'),
    /kind=link&result=failed&reason=refused_by_user/,
  );
  const account = (await shop.app.call(readPayoutAccount, {}, owner)).body.data;
  assert.deepEqual([account.state, account.failure], ['refused', 'refused_by_user']);
  assert.match(await shop.link(owner, '1', 'reject'), /reason=refused_by_provider/);
  assert.match(await shop.link(owner), /result=success/);
  await shop.settle();
  const { rows } = await shop.app.platform.database.db.execute<{ text: string }>(sql`
    select m.text from outbox_mails m join accounts a on a.email = m.recipient
    where a.id = ${owner.accountId} and m.template = 'payment-account-linked'`);
  assert.equal(rows.length, 1, 'the new destination of money is mailed, once');
  assert.match(rows[0]?.text ?? '', /Sandbox Bank ••4417 is now linked to/);
});

test('a platform without a provider offers no linking, and refuses it in words about accounts', async () => {
  const { app } = await createSampleShop({ environment: { SANDBOX_URL: '' } });
  try {
    const owner = await createOwner(app);
    assert.equal((await app.call(readPayoutAccount, {}, owner)).body.data.canLink, false);
    const refused = await app.call(
      linkPayoutAccount,
      { body: {} },
      { ...owner, idempotencyKey: randomUUID() },
    );
    assert.deepEqual([refused.status, refused.body.code], [503, 'linking-unavailable']);
  } finally {
    await app.close();
  }
  assert.equal(
    (await shop.app.call(readPayoutAccount, {}, await createOwner(shop.app))).body.data.canLink,
    true,
  );
});

test('an attempt to link another account reports its result, while the older account stays', async () => {
  const owner = await createOwner(shop.app);
  const read = async () => (await shop.app.call(readPayoutAccount, {}, owner)).body.data;
  assert.equal((await read()).lastTry, null);
  await shop.link(owner);
  assert.deepEqual((await read()).lastTry, {
    state: 'done',
    failure: null,
    missingPermissions: [],
  });
  const begun = await shop.app.call(
    linkPayoutAccount,
    { body: { app: 'desktop' } },
    { ...owner, idempotencyKey: randomUUID() },
  );
  assert.equal(begun.status, 200, begun.text);
  const open = await read();
  assert.equal(
    JSON.stringify(open).includes(begun.body.data.linkUrl),
    false,
    'who only reads is not led to it',
  );
  assert.deepEqual([open.state, open.lastTry?.state], ['active', 'open']);
  assert.match(await shop.link(owner, '2', 'refuse'), /result=failed&reason=refused_by_user/);
  const after = await read();
  assert.deepEqual(
    [after.state, after.label, after.lastTry],
    [
      'active',
      open.label,
      { state: 'refused', failure: 'refused_by_user', missingPermissions: [] },
    ],
  );
});

test('coming back from the provider before it has decided is neither a success nor a failure', async () => {
  const owner = await createOwner(shop.app);
  const begun = await shop.app.call(
    linkPayoutAccount,
    { body: { app: 'desktop' } },
    { ...owner, idempotencyKey: randomUUID() },
  );
  assert.equal(begun.status, 200, begun.text);
  const { rows } = await shop.app.platform.database.db.execute<{ key: string }>(
    sql`select provider_key as key from linked_accounts where store_id = ${owner.storeId}`,
  );
  const page = await shop.app.call(returnFromLinking, { query: { link: rows[0]?.key ?? '' } });
  assert.match(String(page.headers['location']), /kind=link&result=pending&provider=sandbox$/);
});

test('linking needs a key, the right to do it and an account of one’s own, and two clicks lead to one page', async () => {
  const owner = await createOwner(shop.app);
  const begin = (token: string | undefined, idempotencyKey?: string) =>
    shop.app.call(
      linkPayoutAccount,
      { body: { app: 'mobile' } },
      { ...(token ? { token } : {}), idempotencyKey: idempotencyKey ?? null },
    );
  assert.equal((await begin(undefined, randomUUID())).status, 401);
  assert.equal((await begin((await signInAs(shop.app, 'ADMIN')).token, randomUUID())).status, 403);
  assert.equal((await begin(owner.token)).body.code, 'idempotency-key-required');
  const [one, two] = [
    await begin(owner.token, randomUUID()),
    await begin(owner.token, randomUUID()),
  ];
  assert.equal(one.body.data.linkUrl, two.body.data.linkUrl);
  const page = await shop.app.call(returnFromLinking, { query: { link: 'a-link-of-nobody' } });
  assert.match(
    String(page.headers['location']),
    /\/#\/payresult\?kind=link&result=failed&reason=unknown/,
  );
  assert.equal(
    (await shop.app.call(returnFromLinking, { query: { link: '<script>' } })).status,
    400,
  );
});

test('an account that its provider closes for us is lost: its owner reads it once, and links again', async () => {
  const owner = await createOwner(shop.app);
  await shop.link(owner);
  const [link = assert.fail()] = await shop.app.platform.database.db.rows(
    sql`select provider_key as key from linked_accounts where store_id = ${owner.storeId} and state = 'active'`,
    { key: as.text },
  );
  const lost: LinkSnapshot = {
    ref: 'lnk_1',
    key: link.key,
    state: 'refused',
    failure: 'refused_by_provider',
    linkUrl: null,
    account: null,
  };
  const apply = () => inTx(shop.ctx, (tx) => applyLinkState(tx, 'sandbox', lost));
  assert.deepEqual([await apply(), await apply()], ['changed', 'unchanged']);
  const account = (await shop.app.call(readPayoutAccount, {}, owner)).body.data;
  assert.deepEqual([account.state, account.failure], ['refused', 'refused_by_provider']);
  await shop.settle();
  const mails = await shop.app.platform.database.db.rows(
    sql`select m.text from outbox_mails m join accounts a on a.email = m.recipient
      where a.id = ${owner.accountId} and m.template = 'payment-account-lost'`,
    { text: as.text },
  );
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.text ?? '', /Sandbox Bank ••4417/);
  assert.match(await shop.link(owner), /result=success/);
});

test('operators’ list of stores follows when an account is linked', async () => {
  const { signals, database } = shop.app.platform;
  const pushed: unknown[] = [];
  const allSent = Promise.withResolvers<void>();
  signals.on('push', (payload) => pushed.push(payload));
  signals.on('test.all-sent', () => allSent.resolve());
  const { storeId, ...owner } = await createOwner(shop.app);
  await shop.link({ storeId, ...owner });
  await signals.send(database.db, 'test.all-sent', null);
  await allSent.promise;
  const body = { kind: 'store.changed' };
  for (const destination of [topics.store(storeId), topics.platform])
    assert.ok(
      pushed.some((payload) => isDeepStrictEqual(payload, { destination, body })),
      destination,
    );
});
