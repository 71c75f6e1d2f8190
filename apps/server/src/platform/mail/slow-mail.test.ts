import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { desc, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { inTx, systemContext } from '../context.ts';
import { defineEvent } from '../events.ts';
import { createTestApp, ofWorker } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { until } from '../testing/until.ts';
import { deliverMail } from './deliver-mail.ts';
import { outboxMails } from './mail.tables.ts';
import { sendMail } from './mail.ts';

const replyMs = 300;
const taken: string[] = [];
let beginnings = 0;
const later = (done: () => void) => setTimeout(done, replyMs);
/** Until this is done the mail server accepts nothing. */
let opened: Promise<unknown> = Promise.resolve();
/** A mail server that delays every reply: about 1.2 s per email. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    beginnings += 1;
    void opened.then(() => later(done));
  },
  onMailFrom: (_address, _session, done) => later(done),
  onRcptTo: (_address, _session, done) => later(done),
  onData: (stream, _session, done) =>
    void text(stream).then((message) =>
      later(() => {
        taken.push(/^To: (\S+)/m.exec(message)?.[1] ?? '');
        done();
      }),
    ),
});

await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
const { port } = mailServer.server.address() as AddressInfo;
const app = await closeAfter(
  createTestApp({ environment: { ...ofWorker, SMTP_URL: `smtp://127.0.0.1:${port}` } }),
);
after(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const write = (to: string) =>
  inTx(systemContext(app.platform), (ctx) =>
    sendMail(ctx, {
      to,
      language: 'en',
      mail: { template: 'registration-code', values: { minutes: 10 }, code: '123456' },
    }),
  );
/** Connections that have been idle in a transaction for longer than any of our statements takes. */
async function countWaitingTransactions(): Promise<number> {
  const { rows } = await app.platform.database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%' and state_change < clock_timestamp() - interval '150 ms'`);
  return rows[0]?.count ?? 0;
}

test('an email that takes longer than its lease is not sent by a second worker meanwhile, nor afterwards', async () => {
  await write('lease@example.com');
  const [mail] = await app.platform.database.db
    .select()
    .from(outboxMails)
    .orderBy(desc(outboxMails.id))
    .limit(1);
  const mailId = mail?.id ?? assert.fail();
  // Renewed every half second: a pause of a second does not lose it.
  const deliver = () => deliverMail(systemContext(app.platform), { mailId }, 1_500);
  const gate = Promise.withResolvers<void>();
  opened = gate.promise;
  const sending = deliver();
  await until('the mail server is asked', () => beginnings === 1);
  const { rows } = await app.platform.database.db.execute<{ at: string }>(
    sql`select claimed_until::text as at from outbox_mails where id = ${mailId}::bigint`,
  );
  const at = rows[0]?.at ?? assert.fail();
  await until('the first lease is over', async () => {
    const { rowCount } = await app.platform.database.db.execute(
      sql`select 1 where clock_timestamp() > ${at}::timestamptz`,
    );
    return rowCount === 1;
  });
  assert.deepEqual(taken, []);
  await assert.rejects(deliver(), { name: 'EmailIsBeingSent' });
  gate.resolve();
  await sending;
  await deliver();
  assert.deepEqual(taken, ['lease@example.com']);
  assert.equal(beginnings, 1);
});

test('four emails to a slow mail server arrive once each, outside of any transaction, and other events do not wait for them', async () => {
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`);
  await app.platform.database.db.execute(sql`delete from jobs.job where name like 'events%'`);
  taken.length = 0;
  const happened = defineEvent<{ word: string }>('test.happened-meanwhile');
  const applied: string[] = [];
  const note =
    (word: string): Parameters<typeof app.outbox.on>[2] =>
    async () =>
      void applied.push(word);
  app.outbox.on(happened, 'money', note('money'), { queue: 'money' });
  app.outbox.on(happened, 'general', note('general'));
  for (const address of addresses) await write(address);
  await app.outbox.work(app.platform);
  await until('emails are being sent', () => beginnings > 1);
  await inTx(systemContext(app.platform), (ctx) =>
    app.platform.events.emit(ctx, happened, { word: 'now' }),
  );
  let waitingMax = 0;
  let takenWhenApplied = -1;
  await until('all emails are taken', async () => {
    waitingMax = Math.max(waitingMax, await countWaitingTransactions());
    if (applied.length === 2 && takenWhenApplied < 0) takenWhenApplied = taken.length;
    return taken.length >= addresses.length;
  });
  // All jobs are done, so nothing can send an email again.
  await until('all jobs are done', async () => {
    const { rows } = await app.platform.database.db.execute(
      sql`select 1 from jobs.job where name like 'events%' and state not in ('completed', 'failed')`,
    );
    return rows.length === 0;
  });
  assert.deepEqual(taken.toSorted(), addresses);
  assert.equal(waitingMax, 0);
  assert.equal(takenWhenApplied, 0, 'the events were applied before the first email was taken');
});
