import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { recentProofMinutes } from '@vitrine/contract/admin/identity.ts';
import {
  linkPayoutAccount,
  readPayoutAccount,
  unlinkPayoutAccount,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { cookiesOf, turnOnFactor } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createPayShop } from '../payments/testing/pay-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';

const password = 'a long walk home';

const shop = await closeAfter(createPayShop());
const passwordHash = await hashPassword(password);

type Given = { password?: string; code?: string };
interface Way {
  token: string;
  headers?: { cookie: string };
  idempotencyKey?: string;
}

const link = (way: Way, proof: Given = {}) =>
  shop.app.call(linkPayoutAccount, { body: proof }, { idempotencyKey: randomUUID(), ...way });
const unlink = (way: Way, proof: Given = {}) =>
  shop.app.call(unlinkPayoutAccount, { body: proof }, way);
const stateOf = async ({ token }: Way) =>
  (await shop.app.call(readPayoutAccount, {}, { token })).body.data.state;
const pass = (minutes: number) => shop.app.clock.advance(minutes * 60_000);

/** An owner with a password whose sign-in is older than what still counts as a proof. */
async function createProvable(): Promise<TestOwner> {
  const owner = await createOwner(shop.app);
  await shop.app.platform.database.db.execute(
    sql`update accounts set password_hash = ${passwordHash} where id = ${owner.accountId}`,
  );
  pass(recentProofMinutes + 1);
  return owner;
}

/** A session of another device, or of anyone who found the page open there. */
const signInElsewhere = async (owner: TestOwner) =>
  ({
    token: (await inTx(shop.ctx, (tx) => openSession(tx, owner.accountId))).accessToken,
  }) satisfies Way;

test('an open page alone neither links a payment account nor disconnects it: the password does', async () => {
  const owner = await createProvable();
  for (const given of [{}, { code: '123456' }, { password: 'a guess' }])
    assert.match(String((await link(owner, given)).body.code), /^proof-(?:needed|wrong)$/);
  assert.equal(await stateOf(owner), 'none', 'nothing was begun');
  const begun = await link(owner, { password });
  assert.equal(begun.status, 200, begun.text);
  await fetch(begun.body.data.linkUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', account: '1204 8830 4417' }),
  });
  await shop.settle();
  assert.equal(await stateOf(owner), 'active');
  assert.equal((await unlink(owner)).body.code, 'proof-needed');
  assert.equal((await unlink(owner, { password: 'a guess' })).body.code, 'proof-wrong');
  assert.equal(await stateOf(owner), 'active');
  assert.equal((await unlink(owner, { password })).body.data.state, 'none');
});

test('a code of the second factor proves it as well, and each code once', async () => {
  const owner = await createProvable();
  const factor = await turnOnFactor(shop.app, (await signInElsewhere(owner)).token);
  const code = factor.code();
  assert.equal((await link(owner, { code })).status, 200);
  assert.equal((await link(owner, { code })).body.code, 'proof-wrong');
  assert.equal((await link(owner, { code: factor.recoveryCodes[0] ?? '' })).status, 200);
});

test('a proof is asked for once: it holds for minutes, in the same browser and for the same sign-in', async () => {
  const owner = await createProvable();
  const begun = await link(owner, { password });
  const headers = cookiesOf(begun);
  assert.equal(
    (await link({ token: owner.token, headers })).body.data.linkUrl,
    begun.body.data.linkUrl,
    'going on leads to the same page',
  );
  assert.equal((await link(owner)).body.code, 'proof-needed', 'another browser has proved nothing');
  const other = await signInElsewhere(owner);
  pass(recentProofMinutes - 1);
  assert.equal((await link({ token: owner.token, headers })).status, 200);
  pass(2);
  assert.equal(
    (await link({ token: owner.token, headers })).body.code,
    'proof-needed',
    'it is over',
  );
  const again = cookiesOf(await link(owner, { password }));
  assert.equal(
    (await link({ ...other, headers: again })).body.code,
    'proof-needed',
    'nor is it the proof of another sign-in',
  );
  assert.equal(
    (await link({ token: owner.token, headers: { cookie: 'vt_proof=made.up' } })).body.code,
    'proof-needed',
  );
});

test('who signed in a moment ago has proved it; without password and code that is the only way', async () => {
  const owner = await createProvable();
  const fresh = await signInElsewhere(owner);
  assert.equal((await link(fresh)).status, 200);
  pass(recentProofMinutes + 1);
  assert.equal((await link(fresh)).body.code, 'proof-needed');

  const social = await createOwner(shop.app);
  pass(9);
  assert.equal(
    (await link(social)).status,
    200,
    'ten minutes, as for all else that such an account may change',
  );
  pass(2);
  assert.equal((await link(social)).body.code, 'proof-needed');
  assert.equal(
    (await link(await signInElsewhere(social))).status,
    200,
    'signing in again opens it',
  );
});

test('the same call with its key again leads to the same page, with whichever proof', async () => {
  const owner = await createProvable();
  const idempotencyKey = randomUUID();
  const headers = cookiesOf(await link({ ...owner, idempotencyKey }, { password }));
  const repeated = await link({ token: owner.token, headers, idempotencyKey });
  assert.equal(repeated.status, 200, repeated.text);
  assert.equal(repeated.headers['idempotent-replayed'], 'true');
  assert.equal((await link({ ...owner, idempotencyKey })).body.code, 'proof-needed');
});

test('no proof is asked for what is refused anyway', async () => {
  const owner = await createProvable();
  assert.equal((await unlink(owner)).body.code, 'account-not-linked');
});
