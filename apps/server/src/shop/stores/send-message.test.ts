import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCaptcha } from '@vitrine/contract/admin/identity.ts';
import { sendMessage } from '@vitrine/contract/shop/contact.ts';
import { readMails } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { installMarkets } from '../markets/index.ts';
import { createOwner } from './testing/owners.ts';

const app = await closeAfter(createTestApp({ environment: { TEST_CAPTCHA: 'TEST' } }));
await installMarkets(systemContext(app.platform));
const owner = await createOwner(app, { name: 'Casa Luna' });

async function send(slug: string, change: Record<string, string> = {}) {
  const { captchaKey } = (await app.call(getCaptcha, {})).body.data;
  const body = {
    name: 'Ana',
    email: 'ana@example.com',
    text: 'Does the teapot fit into a dishwasher?',
    captchaKey,
    captchaCode: 'TEST',
    ...change,
  };
  return app.call(sendMessage, { params: { slug }, body });
}

test('a message reaches the seller as one email that names the buyer’s address', async () => {
  assert.equal((await send(owner.slug)).status, 200);
  const [mail, ...rest] = (await readMails(app, app.config.SELLER_EMAIL)).filter(
    ({ template }) => template === 'buyer-message',
  );
  assert.ok(mail && rest.length === 0);
  assert.match(
    mail.text,
    /Ana \(ana@example\.com\)[\s\S]*Does the teapot fit into a dishwasher\?[\s\S]*mailto:ana@example\.com/,
  );
});

test('a message without the right letters, with a wrong address or too short a text is refused, and one to no store is not found', async () => {
  assert.equal((await send(owner.slug, { captchaCode: 'NOPE' })).body.code, 'captcha-wrong');
  assert.deepEqual(
    (await send(owner.slug, { email: 'ana' })).body.errors?.map(
      ({ path, code }) => `${path} ${code}`,
    ),
    ['email email'],
  );
  assert.deepEqual(
    (await send(owner.slug, { text: 'Hi' })).body.errors?.map(({ path }) => path),
    ['text'],
  );
  assert.equal((await send('no-such-store')).status, 404);
});
