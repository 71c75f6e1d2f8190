import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshToken } from '@vitrine/contract/admin/identity.ts';
import { savePayoutSchedule } from '@vitrine/contract/shop/payout-schedules.ts';
import {
  listPlatformPayouts,
  moveSandboxClock,
  previewPayouts,
  readPayoutSettings,
  readSandboxClock,
  runPayouts,
} from '@vitrine/contract/shop/platform-payouts.ts';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createApi } from '#platform/http/route.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { registerPayoutRoutes } from './payouts.routes.ts';
import { runSchedules } from './schedule.ts';
import { describePayoutSettings } from './settings.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const desk = await closeAfter(createPayoutShop());
const { shop } = desk;

test('operators run payouts now, owners may not; a schedule pays by itself on its day', async () => {
  const { owner } = await desk.createOwnerWithEarnings();
  await shop.link(owner);
  assert.equal((await shop.app.call(runPayouts, {}, await desk.as(owner))).status, 403);
  const ran = (await shop.app.call(runPayouts, {}, await desk.asAdmin())).body.data;
  assert.ok(ran.begun >= 1);
  const page = (
    await shop.app.call(
      listPlatformPayouts,
      { query: { pageNum: 1, pageSize: 10, storeId: owner.storeId } },
      await desk.asAdmin(),
    )
  ).body.data;
  assert.deepEqual([page.total, page.list[0]?.trigger], [1, 'operator']);
  const scheduled = await desk.createOwnerWithEarnings();
  await shop.link(scheduled.owner);
  const saved = (
    await shop.app.call(
      savePayoutSchedule,
      { body: { schedule: 'weekly' } },
      await desk.as(scheduled.owner),
    )
  ).body.data;
  assert.ok(saved.nextAt);
  assert.equal(await runSchedules(shop.ctx), 0);
  shop.app.clock.advance(new Date(saved.nextAt).getTime() - shop.app.clock.now().getTime());
  assert.equal(await runSchedules(shop.ctx), 1);
  assert.equal(await runSchedules(shop.ctx), 0);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('running payouts is previewed, says what failed, and names the stores that it skips', async () => {
  const paid = await desk.createOwnerWithEarnings();
  await shop.link(paid.owner, '1204 8830 4419');
  const closed = await desk.createOwnerWithEarnings();
  // The bank refuses payouts to account numbers that end in 0000.
  await shop.link(closed.owner, '1204 8830 0000');
  const unlinked = await desk.createOwnerWithEarnings();
  assert.equal((await shop.app.call(previewPayouts, {}, await desk.as(paid.owner))).status, 403);
  const preview = (await shop.app.call(previewPayouts, {}, await desk.asAdmin())).body.data;
  const idsOf = (rows: { store: { id: string } }[]) => rows.map(({ store }) => store.id);
  for (const { owner } of [paid, closed]) assert.ok(idsOf(preview.payouts).includes(owner.storeId));
  assert.ok(preview.payouts.every(({ amount }) => amount.amount > 0));
  assert.equal(
    preview.skipped.find(({ store }) => store.id === unlinked.owner.storeId)?.reason,
    'not_linked',
  );

  const ran = (await shop.app.call(runPayouts, {}, await desk.asAdmin())).body.data;
  assert.equal(ran.begun + ran.failed, preview.payouts.length);
  assert.ok(ran.begun >= 1);
  assert.equal(
    ran.skipped.find(({ store }) => store.id === unlinked.owner.storeId)?.reason,
    'not_linked',
  );
  const list = async (query: object) =>
    (
      await shop.app.call(
        listPlatformPayouts,
        { query: { pageNum: 1, pageSize: 50, ...query } },
        await desk.asAdmin(),
      )
    ).body.data;
  const open = await list({ status: 'open' });
  assert.ok(open.list.every(({ status }) => ['requested', 'sent', 'unknown'].includes(status)));
  assert.equal(open.total, open.list.length);
  const tomorrow = new Date(shop.app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  assert.equal((await list({ requestedFrom: tomorrow })).total, 0);
  assert.ok(
    (await list({ requestedFrom: shop.app.clock.now().toISOString().slice(0, 10) })).total >= 2,
  );

  shop.app.clock.advance(4 * 86_400_000);
  const later = (await shop.app.call(runPayouts, {}, await desk.asAdmin())).body.data;
  const failed = (await list({ status: 'failed', storeId: closed.owner.storeId })).list[0];
  assert.ok(failed?.failure, 'the cause is known');
  assert.ok(ran.failed + later.failed >= 1, 'a run that failed says so');
  assert.deepEqual(
    [...ran.failures, ...later.failures].find(({ store }) => store.id === closed.owner.storeId)
      ?.reason,
    failed.failure,
    'and why',
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a preview takes the same statements however many stores could be paid out', async () => {
  const owners = async (count: number) => {
    for (let made = 0; made < count; made += 1) {
      const { owner } = await desk.createOwnerWithEarnings();
      if (made % 2) await shop.link(owner, `1204 8830 44${made}9`);
    }
    return (await shop.app.call(previewPayouts, {}, await desk.asAdmin())).body.data;
  };
  const count = async () => {
    const token = await desk.asAdmin();
    return countQueries(shop.app, () => shop.app.call(previewPayouts, {}, token));
  };
  const first = await owners(2);
  // What is read once and kept is read now.
  await count();
  const few = await count();
  const later = await owners(4);
  assert.equal(
    later.payouts.length + later.skipped.length,
    first.payouts.length + first.skipped.length + 4,
  );
  assert.equal(await count(), few);
});

test('settings and the clock are read by operators only', async () => {
  const owner = await createOwner(shop.app);
  const guest = await signInAs(shop.app, 'GUEST');
  const settings = await shop.app.call(readPayoutSettings, {}, guest);
  assert.deepEqual([settings.body.data.holdDays, settings.body.data.minimum.currency], [7, 'USD']);
  assert.equal((await shop.app.call(readPayoutSettings, {}, owner)).status, 403);
  const clock = await shop.app.call(readSandboxClock, {}, guest);
  assert.deepEqual(
    [clock.body.data.now, clock.body.data.canMove],
    [shop.app.clock.now().toISOString(), true],
  );
  assert.equal((await shop.app.call(readSandboxClock, {})).status, 401);
});

test('the settings say whether there is a clock to ask for: in a trial, never in production', async () => {
  const guest = await signInAs(shop.app, 'GUEST');
  assert.equal((await shop.app.call(readPayoutSettings, {}, guest)).body.data.hasClock, true);
  const { platform } = shop.app;
  const production = { ...platform, config: { ...platform.config, mode: 'serve' as const } };
  assert.equal((await describePayoutSettings(systemContext(production))).hasClock, false);
  const api = createApi(production);
  registerPayoutRoutes(api);
  assert.equal(api.endpoints.has(readSandboxClock.name), false);
});

test('the trial’s clock moves holds and banks along; bad input and other people are refused', async () => {
  const owner = await createOwner(shop.app);
  const profit = await desk.sellAndDeliver(owner);
  const move = async (advanceDays: number, token: string) =>
    shop.app.call(moveSandboxClock, { body: { advanceDays } }, { token });
  assert.equal((await move(0, (await desk.asAdmin()).token)).status, 400);
  assert.equal((await move(61, (await desk.asAdmin()).token)).status, 400);
  assert.equal((await move(7, (await desk.as(owner)).token)).status, 403);
  const person = await signInAs(shop.app, 'GUEST');
  const tokens = await inTx(systemContext(shop.app.platform), (tx) =>
    openSession(tx, person.account.id),
  );
  assert.equal((await move(8, (await desk.asAdmin()).token)).status, 200);
  assert.equal((await desk.readBalances(owner)).available, profit);
  assert.equal(
    (await shop.app.call(refreshToken, { body: { refreshToken: tokens.refreshToken } })).status,
    200,
    'who is signed in stays so',
  );
});
