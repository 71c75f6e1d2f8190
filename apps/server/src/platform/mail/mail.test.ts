import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { writeConfig } from '#admin/configs/index.ts';
import { settleSignals } from '#admin/testing.ts';
import { inTx, systemContext } from '../context.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { openTransport } from './deliver-mail.ts';
import { outboxMails } from './mail.tables.ts';
import { sendMail } from './mail.ts';

const taken: string[] = [];
/** A mail server that accepts every email. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    taken.push(await text(stream));
    done();
  },
});

await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
const { port } = mailServer.server.address() as AddressInfo;
const app = await closeAfter(
  createTestApp({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Vitrine <shop@vitrine.local>',
      SELLER_EMAIL: 'help@vitrine.local',
    },
  }),
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

test('a mail goes to the mail server after its commit, as text and as a page, once, under an id of its own', async () => {
  await write('maya@example.com');
  await app.drain();
  await app.drain();
  assert.equal(taken.length, 1);
  const [message = ''] = taken;
  for (const part of [
    'From: Vitrine <shop@vitrine.local>',
    'Reply-To: help@vitrine.local',
    'To: maya@example.com',
    '@vitrine>',
    'text/plain',
    'text/html',
    '123456',
  ])
    assert.ok(message.includes(part), part);
  const [mail] = await app.platform.database.db.select().from(outboxMails);
  assert.deepEqual(mail?.sentAt, app.clock.now());
});

test('the sender has the name that operators gave the platform, at the address of the server’s settings', async () => {
  await writeConfig(systemContext(app.platform), 'platform.name', 'Maison, "X" & Co');
  await settleSignals(app);
  await write('renamed@example.com');
  await app.drain();
  const message = taken.at(-1) ?? '';
  assert.match(message, /^From: "Maison, \\"X\\" & Co" <shop@vitrine\.local>/m);
  assert.match(message, /Your code for Maison, &#34;X&#34;/);
  await writeConfig(systemContext(app.platform), 'platform.name', 'Vitrine');
  await settleSignals(app);
});

test('a mail server that cannot be reached is given up after seconds, one that takes its time for a reply is waited for', async () => {
  const { options } = await openTransport('smtp://127.0.0.1:2525');
  assert.deepEqual(
    [
      options.host,
      options.port,
      options.connectionTimeout,
      options.greetingTimeout,
      options.socketTimeout,
    ],
    ['127.0.0.1', 2_525, 10_000, 60_000, 600_000],
  );
});
