import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { linkPayoutAccount, returnFromLinking } from '@vitrine/contract/shop/payout-accounts.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createOwner, type TestOwner } from '../../stores/testing/owners.ts';
import { createPayShop } from '../testing/pay-shop.ts';
import { describeLinkedAccount } from './describe-accounts.ts';
import { sweepOpenLinks } from './sweep-links.ts';

const shop = await closeAfter(createPayShop());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Begins to link an account; answers the reference of the provider's page. */
async function begin(owner: TestOwner): Promise<string> {
  const body = { app: 'desktop' as const };
  const begun = await shop.app.call(
    linkPayoutAccount,
    { body },
    { token: owner.token, idempotencyKey: randomUUID() },
  );
  return begun.body.data.linkUrl.split('/link/')[1] ?? '';
}
/** Read without signing in: days pass here. */
async function stateOf(owner: TestOwner) {
  const { state, failure } = await describeLinkedAccount(shop.ctx, owner.storeId);
  return { state, failure };
}

test('an account whose link event never arrived is found by asking the provider', async () => {
  const owner = await createOwner(shop.app);
  const ref = await begin(owner);
  shop.sandbox.bank.delivery.setTargets([]);
  await shop.sandbox.bank.decideLink(ref, 'approve', '1204 8830 4417');
  assert.equal(await sweepOpenLinks(shop.ctx), 0, 'a fresh try is left alone');
  assert.equal((await stateOf(owner)).state, 'linking');
  shop.app.clock.advance(2 * minuteMs);
  assert.equal(await sweepOpenLinks(shop.ctx), 1);
  assert.equal((await stateOf(owner)).state, 'active');
  assert.equal(await sweepOpenLinks(shop.ctx), 0);
});

test('an open try is asked about ever more rarely, by one sweeper at a time, and given up after a week', async () => {
  const owner = await createOwner(shop.app);
  const ref = await begin(owner);
  shop.app.clock.advance(2 * minuteMs);
  const both = await Promise.all([sweepOpenLinks(shop.ctx), sweepOpenLinks(shop.ctx)]);
  assert.deepEqual(both.sort(), [0, 1]);
  shop.app.clock.advance(dayMs);
  assert.equal(await sweepOpenLinks(shop.ctx), 1);
  shop.app.clock.advance(60 * minuteMs);
  assert.equal(await sweepOpenLinks(shop.ctx), 0, 'after a day not every minute');
  shop.app.clock.advance(7 * dayMs);
  assert.equal(await sweepOpenLinks(shop.ctx), 1);
  assert.deepEqual(await stateOf(owner), { state: 'refused', failure: 'expired' });
  assert.equal(await sweepOpenLinks(shop.ctx), 0);
  const key = shop.sandbox.bank.links.get(ref)?.key ?? '';
  await shop.sandbox.bank.decideLink(ref, 'approve', '1204 8830 4418');
  await shop.app.call(returnFromLinking, { query: { link: key } });
  assert.deepEqual(
    await stateOf(owner),
    { state: 'active', failure: null },
    'who comes back after all is welcome',
  );
});

test('a provider that does not answer decides nothing; one that never heard of the try ends it', async () => {
  const owner = await createOwner(shop.app);
  await shop.admin('PUT', '/admin/faults', [{ on: 'link', kind: 'error-before', times: 3 }]);
  const body = { app: 'desktop' as const };
  const lost = await shop.app.call(
    linkPayoutAccount,
    { body },
    { token: owner.token, idempotencyKey: randomUUID() },
  );
  assert.equal(lost.body.code, 'provider-failed');
  shop.app.clock.advance(2 * minuteMs);
  await sweepOpenLinks(shop.ctx);
  assert.equal((await stateOf(owner)).state, 'linking', 'it may still be on its way');
  shop.app.clock.advance(2 * 60 * minuteMs);
  await shop.admin('PUT', '/admin/faults', []);
  await sweepOpenLinks(shop.ctx);
  assert.deepEqual(await stateOf(owner), { state: 'refused', failure: 'expired' });
});
