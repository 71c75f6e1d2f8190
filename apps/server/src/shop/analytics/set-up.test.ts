import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { sendTestEmail } from '@vitrine/contract/admin/configs.ts';
import { readSetUp, type SetUpKey } from '@vitrine/contract/shop/operations-home.ts';
import { type SQL, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { builtInText, writeConfig } from '#admin/configs/index.ts';
import { withOperator } from '#admin/testing/fixtures.ts';
import { readMails, settleSignals, signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { stockSampleGoods } from '../catalogue/testing/sample-shop.ts';
import { confirmTrialRates, installMarkets } from '../markets/index.ts';
import { installShipping } from '../shipping/index.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { getSetUp } from './set-up.ts';

/** A mail server that refuses or accepts every email. */
let isAccepting = false;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(isAccepting ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
});

await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
const { port } = mailServer.server.address() as AddressInfo;
const { app, admin, guest } = await withOperator(
  {},
  {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Vitrine <shop@vitrine.local>',
    },
  },
);
after(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const steps = async (from = app, token = guest.token) =>
  (await from.call(readSetUp, {}, { token })).body.data.steps;
const stateOf = async (key: SetUpKey) => (await steps()).find((step) => step.key === key)?.state;
const run = (statement: SQL) => app.platform.database.db.run(statement);

test('a platform without anything has every step before it, and each is done when it is', async () => {
  assert.deepEqual(
    (await steps()).map(({ key, state }) => `${key} ${state}`),
    [
      'mail open',
      'provider done',
      'rates open',
      'shipping done',
      'catalogue open',
      'contact done',
      'store open',
    ],
  );

  // The rates that the product brings along are too old to charge with.
  await installMarkets(systemContext(app.platform));
  await confirmTrialRates(systemContext(app.platform));
  await settleSignals(app);
  assert.equal(await stateOf('rates'), 'done');

  await inTx(systemContext(app.platform), installShipping);
  await run(
    sql`delete from shipping_methods where zone_id = (select id from shipping_zones where is_rest)`,
  );
  assert.equal(await stateOf('shipping'), 'open', 'a country to which nothing is shipped');
  await run(
    sql`update countries set is_served = exists (select 1 from shipping_areas a where a.country_code = countries.code)`,
  );
  assert.equal(await stateOf('shipping'), 'done');

  await stockSampleGoods(app, 10);
  assert.equal(await stateOf('catalogue'), 'done');
  await run(sql`update products set status = 'draft'`);
  assert.equal(await stateOf('catalogue'), 'open');
  await run(sql`update products set status = 'active'`);

  await writeConfig(systemContext(app.platform), 'contact.address', '');
  await settleSignals(app);
  assert.equal(await stateOf('contact'), 'open');
  await writeConfig(systemContext(app.platform), 'contact.address', 'help@example.com');
  await settleSignals(app);
  assert.equal(await stateOf('contact'), 'done');

  const owner = await createOwner(app);
  assert.equal(await stateOf('store'), 'done');
  await run(sql`update stores set is_test = true where id = ${owner.storeId}`);
  assert.equal(await stateOf('store'), 'open', 'a store for tests is none');
  await run(sql`update stores set is_test = false where id = ${owner.storeId}`);
});

test('email is proven when the mail server has accepted one, and not before', async () => {
  const send = (token: string) => app.call(sendTestEmail, {}, { token });
  assert.equal((await send(guest.token)).status, 403);
  const answer = await send(admin.token);
  assert.deepEqual(answer.body.data, { email: admin.account.email });
  const [mail] = await readMails(app, admin.account.email);
  assert.deepEqual([mail?.template, mail?.subject], ['test-email', 'Test email from Vitrine']);
  assert.equal(await stateOf('mail'), 'waiting');
  await assert.rejects(async () => {
    await app.drain();
    if ((await stateOf('mail')) === 'waiting') throw new Error('refused');
  });
  assert.equal(await stateOf('mail'), 'waiting', 'the mail server refused it');
  isAccepting = true;
  await send(admin.token);
  await app.platform.database.db.execute(
    sql`update jobs.job set start_after = now() where state = 'retry'`,
  );
  await app.drain();
  assert.equal(await stateOf('mail'), 'done');
});

test('without a mail server, as in a trial, there is no step for email', async () => {
  const trial = await createTestApp();
  try {
    const states = await steps(trial, (await signInAs(trial, 'GUEST')).token);
    assert.ok(!states.some(({ key }) => key === 'mail'));
  } finally {
    await trial.close();
  }
});

test('in production the contact address of the product leads nowhere, and there is no provider before one is set up', async () => {
  const ctx = systemContext(app.platform);
  const production = {
    ...ctx.platform,
    config: { ...ctx.platform.config, mode: 'serve' as const, sandboxAllowed: false },
  };
  const openIn = async () =>
    (await getSetUp({ ...ctx, platform: production })).steps
      .filter(({ state }) => state === 'open')
      .map(({ key }) => key);
  await writeConfig(ctx, 'contact.address', builtInText('contact.address'));
  await settleSignals(app);
  assert.equal(await stateOf('contact'), 'done', 'in a trial it may stay');
  assert.deepEqual(await openIn(), ['provider', 'contact']);
});

test('it is read with a constant number of statements, by operators only', async () => {
  await steps();
  const few = await countQueries(app, () => steps());
  for (let count = 0; count < 3; count += 1) await createOwner(app);
  assert.equal(await countQueries(app, () => steps()), few);
  assert.equal(
    (await app.call(readSetUp, {}, { token: (await createOwner(app)).token })).status,
    403,
  );
});
