import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import {
  changeSettlementMode,
  holdStore,
  openHeldStore,
  readPlatformStore,
} from '@vitrine/contract/shop/store-decisions.ts';
import { getStorefront } from '@vitrine/contract/shop/storefront.ts';
import { listStores } from '@vitrine/contract/shop/stores.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { createOwner, sellerOfTests, type TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, admin, guest } = await withBank({ admin: 'ADMIN', guest: 'GUEST' });

const hold = (owner: TestOwner, reason = 'The bank asks who you are.', token = admin.token) =>
  shop.app.call(holdStore, { params: { storeId: owner.storeId }, body: { reason } }, { token });
const open = (owner: TestOwner, token = admin.token) =>
  shop.app.call(
    openHeldStore,
    { params: { storeId: owner.storeId }, body: { reason: 'All papers are here.' } },
    { token },
  );
const settle = (owner: TestOwner, settlementMode: 'platform' | 'direct', token = admin.token) =>
  shop.app.call(
    changeSettlementMode,
    { params: { storeId: owner.storeId }, body: { settlementMode, reason: 'As agreed by phone.' } },
    { token },
  );
const own = async (owner: TestOwner) => (await shop.app.call(getOwnStore, {}, owner)).body.data;
const mailsTo = async (owner: TestOwner) => {
  const { rows } = await shop.app.platform.database.db.execute<{ email: string }>(
    sql`select email from accounts where id = ${owner.accountId}`,
  );
  return (await readMails(shop.app, rows[0]?.email ?? '')).filter(
    ({ template }) => template !== 'welcome',
  );
};

test('a held store says that it is closed, sells nothing new, and lets placed orders go on; the owner reads why', async () => {
  const owner = await createOwner(shop.app, { name: 'Held' });
  const placed = await shop.order(owner);
  const answer = await hold(owner);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    [answer.body.data.status, answer.body.data.isHeld, answer.body.data.holdReason],
    ['paused', true, 'The bank asks who you are.'],
  );
  assert.equal(answer.body.data.openOrders.platform, 1);
  assert.equal(
    (await shop.app.call(getStorefront, { params: { slug: owner.slug } })).body.data.status,
    'paused',
  );
  await assert.rejects(shop.order(owner), /order-state/);
  await shop.pay(placed.token);
  const { rows } = await shop.app.platform.database.db.execute(
    sql`select buyer_payment from orders where id = ${placed.orderId}`,
  );
  assert.deepEqual(rows, [{ buyer_payment: 'paid' }]);
  const [mail] = await mailsTo(owner);
  assert.equal(mail?.template, 'order-for-owner');
  assert.ok(
    (await mailsTo(owner)).some(
      ({ template, text }) =>
        template === 'store-held' && text.includes('The bank asks who you are.'),
    ),
  );
  assert.equal((await own(owner)).hold?.reason, 'The bank asks who you are.');
});

test('only operators open a held store; the database refuses it to everybody else', async () => {
  const owner = await createOwner(shop.app);
  await hold(owner);
  const { version } = await own(owner);
  const tried = await shop.app.call(updateOwnStore, { body: { version, status: 'open' } }, owner);
  assert.deepEqual([tried.status, tried.body.code], [409, 'store-held']);
  assert.ok(tried.body.msg.includes('The bank asks who you are.'));
  await assert.rejects(
    shop.app.platform.database.db.execute(
      sql`update stores set status = 'open' where id = ${owner.storeId}`,
    ),
  );
  const opened = await open(owner);
  assert.deepEqual([opened.body.data.status, opened.body.data.holdReason], ['open', null]);
  assert.deepEqual(
    opened.body.data.decisions.map(({ kind, reason }) => [kind, reason]),
    [
      ['opened', 'All papers are here.'],
      ['held', 'The bank asks who you are.'],
    ],
  );
  assert.deepEqual((await mailsTo(owner)).map(({ template }) => template).sort(), [
    'store-held',
    'store-opened',
  ]);
  await assert.rejects(
    shop.app.platform.database.db.execute(
      sql`delete from store_decisions where store_id = ${owner.storeId}`,
    ),
  );
  assert.ok((await shop.order(owner)).token, 'it sells again');
});

test('operators read where an owner came from and how the account was opened; owners do not', async () => {
  const owner = await createOwner(shop.app);
  await shop.app.platform.database.db.execute(
    sql`update accounts set user_source = 'tiktok', page_source = 'bio', auth_type = 'google' where id = ${owner.accountId}`,
  );
  const params = { storeId: owner.storeId };
  const seen = (await shop.app.call(readPlatformStore, { params }, guest)).body.data.owner;
  assert.deepEqual([seen.userSource, seen.pageSource, seen.authType], ['tiktok', 'bio', 'google']);
  assert.equal((await shop.app.call(readPlatformStore, { params }, owner)).body.code, 'forbidden');
  for (const word of ['userSource', 'tiktok'])
    assert.ok(!(await shop.app.call(getOwnStore, {}, owner)).text.includes(word), word);
});

test('operators find a store by the name, the user name and the email of its owner', async () => {
  const owner = await createOwner(shop.app);
  await shop.app.platform.database.db.execute(
    sql`update accounts set nickname = 'Quirina Vale', username = 'quirina.v' where id = ${owner.accountId}`,
  );
  const find = async (keywords: string) =>
    (await shop.app.call(listStores, { query: { keywords } }, guest)).body.data.list.map(
      ({ id, owner: { name } }) => [id, name],
    );
  const { email } = (
    await shop.app.call(readPlatformStore, { params: { storeId: owner.storeId } }, guest)
  ).body.data.owner;
  for (const keywords of ['quirina va', 'QUIRINA.V', email, owner.slug])
    assert.deepEqual(await find(keywords), [[owner.storeId, 'Quirina Vale']], keywords);
  assert.deepEqual(await find('nobody of that name'), []);
});

test('two operators at once hold a store once, and a store that is open cannot be opened', async () => {
  const owner = await createOwner(shop.app);
  const answers = await Promise.all([hold(owner), hold(owner)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await mailsTo(owner)).length, 1);
  await open(owner);
  assert.equal((await open(owner)).body.code, 'conflict');
});

test('a store that its owner paused can be opened by operators, and by its owner', async () => {
  const owner = await createOwner(shop.app);
  await shop.app.call(
    updateOwnStore,
    { body: { version: (await own(owner)).version, status: 'paused' } },
    owner,
  );
  assert.equal((await own(owner)).hold, null);
  assert.equal((await open(owner)).body.data.status, 'open');
});

test('direct settlement needs a linked account; orders keep the mode in which they were placed', async () => {
  const owner = await createOwner(shop.app);
  const before = await shop.order(owner);
  assert.equal((await settle(owner, 'direct')).body.code, 'account-not-linked');
  await shop.link(owner);
  assert.equal((await settle(owner, 'direct')).body.code, 'seller-missing');
  const seller = sellerOfTests('Owner');
  await shop.app.call(
    updateOwnStore,
    { body: { version: (await own(owner)).version, seller } },
    owner,
  );
  const changed = await settle(owner, 'direct');
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual(
    [changed.body.data.settlementMode, changed.body.data.hasAccount],
    ['direct', true],
  );
  const later = await shop.order(owner);
  const seen = (
    await shop.app.call(readPlatformStore, { params: { storeId: owner.storeId } }, guest)
  ).body.data;
  assert.deepEqual(seen.openOrders, { platform: 1, direct: 1 });
  await shop.pay(before.token);
  await shop.pay(later.token);
  const { rows } = await shop.app.platform.database.db.execute(
    sql`select settlement_mode, seller_payment from orders where store_id = ${owner.storeId} order by id`,
  );
  assert.deepEqual(rows, [
    { settlement_mode: 'platform', seller_payment: 'not_due' },
    { settlement_mode: 'direct', seller_payment: 'unpaid' },
  ]);
  await assert.rejects(
    shop.app.platform.database.db.execute(
      sql`update orders set settlement_mode = 'platform' where id = ${later.orderId}`,
    ),
  );
  assert.equal((await settle(owner, 'direct')).body.code, 'conflict');
  assert.equal((await settle(owner, 'platform')).body.data.settlementMode, 'platform');
  assert.deepEqual(
    (await mailsTo(owner)).filter(({ template }) => template.startsWith('settlement')).length,
    2,
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a reason is needed, guests and owners decide nothing, and a store that is not there is not found', async () => {
  const owner = await createOwner(shop.app);
  assert.equal((await hold(owner, ' x ')).body.code, 'invalid-input');
  assert.equal((await hold(owner, 'x'.repeat(301))).body.code, 'invalid-input');
  for (const token of [guest.token, owner.token]) {
    assert.equal((await hold(owner, 'No reason.', token)).body.code, 'forbidden');
    assert.equal((await open(owner, token)).body.code, 'forbidden');
    assert.equal((await settle(owner, 'direct', token)).body.code, 'forbidden');
  }
  const params = { storeId: '900000001' };
  assert.equal((await shop.app.call(readPlatformStore, { params }, guest)).status, 404);
  assert.equal(
    (await shop.app.call(readPlatformStore, { params: { storeId: owner.storeId } }, owner)).body
      .code,
    'forbidden',
  );
  assert.equal(
    (await shop.app.call(holdStore, { params, body: { reason: 'Gone.' } }, admin)).status,
    404,
  );
  assert.equal((await own(owner)).status, 'open');
  const row = (await shop.app.call(listStores, { query: { keywords: owner.slug } }, guest)).body
    .data.list[0];
  assert.equal(row?.isHeld, false);
});
