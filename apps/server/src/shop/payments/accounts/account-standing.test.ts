import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createOwner, type TestOwner } from '../../stores/testing/owners.ts';
import type { LinkSnapshot } from '../adapters/provider.ts';
import { createPayShop } from '../testing/pay-shop.ts';
import { listPayableAccounts } from './find-account.ts';
import { applyLinkState } from './link-account.ts';

const shop = await closeAfter(createPayShop());
const { db } = shop.app.platform.database;

async function createLinked(): Promise<{ owner: TestOwner; key: string }> {
  const owner = await createOwner(shop.app);
  await shop.link(owner);
  const [row = assert.fail()] = await db.rows(
    sql`select provider_key as key from linked_accounts where store_id = ${owner.storeId} and state = 'active'`,
    { key: as.text },
  );
  return { owner, key: row.key };
}

const snapshotOf = (key: string, change: Partial<LinkSnapshot>): LinkSnapshot => ({
  ref: 'lnk_1',
  key,
  state: 'pending',
  failure: null,
  linkUrl: null,
  account: null,
  ...change,
});

const apply = (key: string, change: Partial<LinkSnapshot>) =>
  inTx(shop.ctx, (tx) => applyLinkState(tx, 'sandbox', snapshotOf(key, change)));
const read = async (owner: TestOwner) => {
  const { accounts } = (await shop.app.call(readPayoutAccount, {}, owner)).body.data;
  return accounts[0] ?? assert.fail();
};
async function readMails(owner: TestOwner, template: string) {
  await shop.settle();
  return db.rows(
    sql`select m.text from outbox_mails m join accounts a on a.email = m.recipient
      where a.id = ${owner.accountId} and m.template = ${template}`,
    { text: as.text },
  );
}

test('a lost capability restricts the account, is mailed once, and a capability that comes back clears it', async () => {
  const { owner, key } = await createLinked();
  const lost = {
    standing: { isRestricted: true, needs: ['identity' as const], dueAt: null },
  };
  assert.deepEqual([await apply(key, lost), await apply(key, lost)], ['changed', 'unchanged']);
  const account = await read(owner);
  assert.deepEqual(
    [account.status, account.needs, account.isPaid],
    ['restricted', ['identity'], true],
  );
  assert.deepEqual(await listPayableAccounts(shop.ctx, owner.storeId), [], 'no buyer pays into it');
  const mails = await readMails(owner, 'payment-account-restricted');
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.text ?? '', /has restricted the payment account Sandbox Bank ••4417/);
  const back = {
    state: 'active' as const,
    standing: { isRestricted: false, needs: [], dueAt: null },
  };
  assert.equal(await apply(key, back), 'changed');
  assert.deepEqual([(await read(owner)).status, (await read(owner)).needs], ['ready', []]);
  assert.equal((await listPayableAccounts(shop.ctx, owner.storeId)).length, 1);
});

test('a requirement with a deadline is mailed once for that deadline, with the day', async () => {
  const { owner, key } = await createLinked();
  const due = (day: string) => ({
    state: 'active' as const,
    standing: { isRestricted: false, needs: ['bank' as const], dueAt: new Date(day) },
  });
  await apply(key, due('2027-12-04T12:00:00Z'));
  await apply(key, { state: 'active', standing: { isRestricted: false, needs: [], dueAt: null } });
  await apply(key, due('2027-12-04T12:00:00Z'));
  const account = await read(owner);
  assert.deepEqual(
    [account.status, account.needs, account.dueAt],
    ['needed', ['bank'], '2027-12-04T12:00:00.000Z'],
  );
  const mails = await readMails(owner, 'payment-account-needs');
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.text ?? '', /by December 4, 2027/);
});

test('a snapshot without a standing changes nothing: an old event does not restrict an account', async () => {
  const { owner, key } = await createLinked();
  assert.equal(await apply(key, { state: 'pending' }), 'unchanged');
  assert.equal((await read(owner)).status, 'ready');
});
