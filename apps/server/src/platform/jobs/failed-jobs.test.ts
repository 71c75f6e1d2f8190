import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dismissFailedJobs, listFailedJobs, retryFailedJobs } from '@vitrine/contract/jobs.ts';
import { sql } from 'drizzle-orm';
import { withOperator } from '#admin/testing/fixtures.ts';
import { inTx, systemContext } from '../context.ts';
import { defineEvent } from '../events.ts';
import { ofWorker } from '../testing/app.ts';
import { countQueries } from '../testing/queries.ts';
import { until } from '../testing/until.ts';

const { app, admin, guest, owner } = await withOperator(
  { owner: 'STORE_OWNER' },
  { environment: ofWorker },
);

const list = async (token = guest.token) =>
  (await app.call(listFailedJobs, { query: {} }, { token })).body.data;
const retry = (ids: string[], token = admin.token) =>
  app.call(retryFailedJobs, { body: { ids } }, { token });

test('a job that failed for good is listed with its error, put back once, and done when its cause is gone', async () => {
  const happened = defineEvent<{ orderId: string }>('test.torn');
  let isMended = false;
  let runs = 0;
  app.outbox.on(happened, 'mend', async () => {
    runs += 1;
    if (!isMended)
      throw new Error('Failed query: insert … maya@example.com', {
        cause: new Error('the printer is on fire'),
      });
  });
  await inTx(systemContext(app.platform), (ctx) =>
    ctx.platform.events.emit(ctx, happened, { orderId: '7' }),
  );
  await app.platform.database.db.execute(
    sql`update jobs.job set retry_limit = 0 where data->>'event' = 'test.torn'`,
  );
  await app.outbox.work(app.platform);
  await until('the job has failed', async () => (await list()).total === 1);
  const [job] = (await list()).list;
  assert.deepEqual(
    [job?.event, job?.handler, job?.payload, job?.error, job?.attempts],
    ['test.torn', 'mend', '{"orderId":"7"}', 'Error: the printer is on fire', 1],
  );
  const id = job?.id ?? '';
  for (const token of [guest.token, owner.token])
    assert.equal((await retry([id], token)).body.code, 'forbidden');
  assert.equal((await app.call(listFailedJobs, {}, owner)).body.code, 'forbidden');
  assert.equal((await retry(['7'])).body.code, 'invalid-input');
  assert.equal((await retry(['6f1e6d1c-5a0e-4b58-8d0a-3a8a5a0b9f11'])).body.data.retried, 0);
  isMended = true;
  const answers = await Promise.all([retry([id]), retry([id])]);
  assert.deepEqual(answers.map(({ body }) => body.data.retried).sort(), [0, 1]);
  await until('the job ran again', async () => runs === 2);
  assert.equal((await list()).total, 0);
});

test('failed jobs say what they are about, in the same statements however many there are, and can be given up', async () => {
  const mailed = defineEvent<{ mailId: string }>('test.mailed');
  app.outbox.on(mailed, 'send', async () => {
    throw new Error('no mail server');
  });
  const { db } = app.platform.database;
  const fail = async (subject: string) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into outbox_mails (recipient, template, language, subject, text, html, created_at)
      values ('maya@example.com', 'test', 'en', ${subject}, '', '', now()) returning id::text`);
    await inTx(systemContext(app.platform), (ctx) =>
      ctx.platform.events.emit(ctx, mailed, { mailId: rows[0]?.id ?? '' }),
    );
    await db.execute(sql`update jobs.job set retry_limit = 0 where data->>'event' = 'test.mailed'`);
    await until(
      'the failed job is listed',
      async () => (await list()).list[0]?.subject?.name === subject,
    );
  };
  await fail('Your order is paid');
  const [job] = (await list()).list;
  assert.deepEqual(job?.subject, { kind: 'email', name: 'Your order is paid', storeId: null });
  const few = await countQueries(app, () => list());
  await fail('Your order has left');
  assert.equal(await countQueries(app, () => list()), few);

  const ids = (await list()).list.map(({ id }) => id);
  const dismiss = (token: string, which = ids) =>
    app.call(dismissFailedJobs, { body: { ids: which } }, { token });
  for (const token of [guest.token, owner.token])
    assert.equal((await dismiss(token)).body.code, 'forbidden');
  assert.equal((await dismiss(admin.token, ['7'])).body.code, 'invalid-input');
  assert.equal((await dismiss(admin.token)).body.data.dismissed, ids.length);
  assert.equal((await list()).total, 0);
  assert.equal((await dismiss(admin.token)).body.data.dismissed, 0, 'given up once');
  assert.equal((await retry(ids)).body.data.retried, 0, 'and for good');
});
