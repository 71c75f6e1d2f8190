import assert from 'node:assert/strict';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { after, before, test } from 'node:test';
import { inTx, systemContext } from './context.ts';
import { outboxMails } from './mail.tables.ts';
import { openTransport, sendMail } from './mail.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let mailServer: Server;
const taken: string[] = [];

/** A mail server that takes whatever it is given. */
function startMailServer(): Promise<Server> {
  const server = createServer((socket) => {
    let message: string | undefined;
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      if (message !== undefined) {
        message += chunk;
        if (!message.endsWith('\r\n.\r\n')) return;
        taken.push(message);
        message = undefined;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(chunk)) {
        message = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(chunk)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

before(async () => {
  mailServer = await startMailServer();
  const { port } = mailServer.address() as AddressInfo;
  app = await createTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Vitrine <shop@vitrine.local>' } });
});
after(async () => {
  await app.close();
  mailServer.close();
});

const write = (to: string) =>
  inTx(systemContext(app.platform), (ctx) =>
    sendMail(ctx, { to, template: 'registration-code', language: 'en', values: { code: '123456', minutes: 10 } }),
  );

test('a mail goes to the mail server after its commit, as text and as a page, once, under an id of its own', async () => {
  await write('maya@example.com');
  await app.drain();
  await app.drain();
  assert.equal(taken.length, 1);
  const [message = ''] = taken;
  for (const part of ['From: Vitrine <shop@vitrine.local>', 'To: maya@example.com', '@vitrine>', 'text/plain', 'text/html', '123456'])
    assert.ok(message.includes(part), part);
  const [mail] = await app.platform.database.db.select().from(outboxMails);
  assert.deepEqual(mail?.sentAt, app.clock.now());
});

test('a mail server that is silent is given up after seconds', () => {
  const { options } = openTransport('smtp://127.0.0.1:2525');
  assert.deepEqual(
    [options.host, options.port, options.connectionTimeout, options.greetingTimeout, options.socketTimeout],
    ['127.0.0.1', 2_525, 5_000, 5_000, 10_000],
  );
});
