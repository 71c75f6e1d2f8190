import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemContext } from '../context.ts';
import { createServer } from '../http/server.ts';
import { outboxMails } from '../mail/mail.tables.ts';
import { sendMail } from '../mail/mail.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { mountOutboxPage } from './outbox-page.ts';

const app = await closeAfter(createTestApp());
const server = await closeAfter(createServer(app.config));
mountOutboxPage(server, app.platform);

test('the mails of a trial open on this machine only, however their address is spelt', async () => {
  assert.equal(
    (await server.inject({ url: '/outbox', remoteAddress: '127.0.0.1' })).statusCode,
    200,
  );
  for (const url of ['/outbox', '/%6futbox', '/outbo%78', '/outbox/', '/%6Futbox/1']) {
    assert.notEqual(
      (await server.inject({ url, remoteAddress: '192.168.1.9' })).statusCode,
      200,
      url,
    );
    const passedOn = await server.inject({
      url,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    assert.notEqual(passedOn.statusCode, 200, url);
  }
});

test('a stranger’s name that leads to this machine opens no mails', async () => {
  const ask = async (host: string) =>
    (await server.inject({ url: '/outbox', remoteAddress: '127.0.0.1', headers: { host } }))
      .statusCode;
  for (const host of [
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    'LOCALHOST',
    'shop.localhost',
    '192.168.1.9:8080',
  ])
    assert.equal(await ask(host), 200, host);
  for (const host of [
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'xlocalhost',
    'localhost@evil.example',
  ])
    assert.notEqual(await ask(host), 200, host);
});

test('a mail is shown with the pictures of the storefront, and nothing else of other origins', async () => {
  const values = { email: 'a@example.com' };
  await sendMail(systemContext(app.platform), {
    to: 'a@example.com',
    language: 'en',
    mail: { template: 'already-registered', values, url: '/' } as never,
  });
  const [mail] = await app.platform.database.db.select().from(outboxMails);
  const { headers } = await server.inject({
    url: `/outbox/${mail?.id}`,
    remoteAddress: '127.0.0.1',
  });
  const policy = String(headers['content-security-policy']);
  assert.ok(
    policy.startsWith("default-src 'none'") &&
      policy.includes(`img-src 'self' ${new URL(app.config.storeUrl).origin}`),
    policy,
  );
});
