import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { inTx, systemContext } from '../context.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { recordQueries } from '../testing/queries.ts';
import { outboxMails } from './mail.tables.ts';
import { sendMail, sweepMails } from './mail.ts';

const app = await closeAfter(createTestApp());

test('a mail that was sent a week ago says nothing any more and is still not sent twice; one that waits stays whole', async () => {
  const { db } = app.platform.database;
  const write = (uniqueKey: string) =>
    inTx(systemContext(app.platform), (ctx) =>
      sendMail(ctx, {
        to: 'maya@example.com',
        language: 'en',
        mail: { template: 'registration-code', values: { minutes: 10 }, code: '123456' },
        uniqueKey,
      }),
    );
  await write('sent');
  await db.update(outboxMails).set({ sentAt: app.clock.now() });
  await write('waiting');
  app.clock.advance(8 * 86_400_000);
  await sweepMails(app.platform);
  await write('sent');
  const rows = await db.select().from(outboxMails).where(eq(outboxMails.uniqueKey, 'sent'));
  assert.deepEqual(
    rows.map(({ recipient, subject, text, html }) => [recipient, subject, text, html]),
    [['', '', '', '']],
  );
  const [waiting] = await db.select().from(outboxMails).where(eq(outboxMails.uniqueKey, 'waiting'));
  assert.match(waiting?.text ?? '', /123456/);
});

test('emails that were cleared before are not read again', async () => {
  const { db, pool } = app.platform.database;
  await db.execute(sql`insert into outbox_mails (recipient, template, language, subject, text, html, created_at, sent_at)
    select '', 'order-paid', 'en', '', '', '', moment, moment from generate_series(1, 20000) n,
      (select ${app.clock.now().toISOString()}::timestamptz - interval '30 days' as moment) old`);
  await db.execute(sql`analyze outbox_mails`);
  const [sweep] = await recordQueries(app, () => sweepMails(app.platform));
  const { rows } = await pool.query(`explain ${sweep?.text}`, sweep?.values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  assert.match(plan, /outbox_mails_texts/);
});
