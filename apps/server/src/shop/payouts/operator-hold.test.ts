import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAccountForm, updateUser } from '@vitrine/contract/admin/accounts.ts';
import { confirmEmailChange, resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { readPayoutState, savePayoutSchedule } from '@vitrine/contract/shop/payout-schedules.ts';
import { previewPayouts, runPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { openSession } from '#admin/identity/index.ts';
import { readMails, signInAs, turnOnFactor } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { runSchedules } from './schedule.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const dayMs = 86_400_000;

const desk = await closeAfter(createPayoutShop());

const stateOf = async (owner: TestOwner) =>
  (await desk.shop.app.call(readPayoutState, {}, await desk.as(owner))).body.data;

/** Each change of an operator after which payouts wait, so that the owner can notice it first. */
const changes: Readonly<Record<string, (owner: TestOwner) => Promise<void>>> = {
  'a confirmed address': async (owner) => {
    const { app } = desk.shop;
    const root = { token: (await signInAs(app, 'ROOT')).token };
    const params = { id: owner.accountId };
    const { id: _, ...form } = (await app.call(getAccountForm, { params }, root)).body.data;
    const email = `moved-${owner.accountId}@example.com`;
    const saved = await app.call(
      updateUser,
      { params, body: { ...form, nickname: 'Mover', email } as never },
      root,
    );
    assert.equal(saved.status, 200, saved.text);
    assert.equal(
      (await stateOf(owner)).blockedBy,
      null,
      'an address that nobody has confirmed holds nothing',
    );
    const token = /token=([\w-]+)/.exec((await readMails(app, email))[0]?.text ?? '')?.[1] ?? '';
    assert.equal((await app.call(confirmEmailChange, { body: { token } })).status, 200);
  },
  'a removed second factor': async (owner) => {
    const { app, ctx } = desk.shop;
    await turnOnFactor(
      app,
      (await inTx(ctx, (tx) => openSession(tx, owner.accountId))).accessToken,
    );
    const answer = await app.call(
      resetSecondFactor,
      { params: { id: owner.accountId } },
      await desk.asAdmin(),
    );
    assert.equal(answer.status, 200, answer.text);
  },
};

for (const [name, change] of Object.entries(changes))
  test(`${name} by an operator holds the payouts of the store for seven days, on every way to one`, async () => {
    const { app, ctx, link } = desk.shop;
    const { owner } = await desk.createOwnerWithEarnings();
    await link(owner);
    await app.call(savePayoutSchedule, { body: { schedule: 'daily' } }, await desk.as(owner));
    await change(owner);
    const until = new Date(app.clock.now().getTime() + 7 * dayMs);
    const state = await stateOf(owner);
    assert.deepEqual(
      [state.canRequest, state.blockedBy, state.resumesAt],
      [false, 'held', until.toISOString()],
    );
    const refused = await desk.request(owner);
    assert.deepEqual([refused.status, refused.body.code], [409, 'payout-held']);
    const skipped = (await app.call(previewPayouts, {}, await desk.asAdmin())).body.data.skipped;
    assert.ok(skipped.some(({ store, reason }) => store.id === owner.storeId && reason === 'held'));
    await app.call(
      runPayouts,
      {},
      { ...(await desk.asAdmin()), idempotencyKey: `run-${owner.storeId}-once` },
    );
    assert.equal((await desk.readBalances(owner)).inTransit, 0);

    app.clock.advance(dayMs);
    assert.equal(await runSchedules(ctx), 0);
    assert.equal(
      (await stateOf(owner)).nextAt,
      until.toISOString(),
      'a scheduled one goes out when the hold ends',
    );
    app.clock.advance(6 * dayMs);
    assert.equal((await stateOf(owner)).blockedBy, null);
    assert.equal(await runSchedules(ctx), 1);
  });
