import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createConfig,
  deleteConfig,
  getConfigForm,
  pageConfigs,
  sendTestEmail,
  updateConfig,
} from '@vitrine/contract/admin/configs.ts';
import { startSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { getPlatformConfig } from '@vitrine/contract/admin/platform-config.ts';
import { languages } from '@vitrine/contract/locales.ts';
import { topics } from '@vitrine/contract/topics.ts';
import sharp from 'sharp';
import { systemContext } from '#platform/context.ts';
import { findImage, storeImage } from '#platform/files/files.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { readMails, settleSignals, signInAs } from '../testing.ts';

const { app, admin } = await withSignedIn({ admin: 'ADMIN' });

const idOf = async (key: string): Promise<string> => {
  const { list } = (
    await app.call(pageConfigs, { query: { pageNum: '1', pageSize: '10', keywords: key } }, admin)
  ).body.data;
  const row = list.find(({ configKey }) => configKey === key);
  assert.ok(row, key);
  return row.id;
};
async function change(key: string, configValue: string, lang = 'en') {
  const id = await idOf(key);
  const form = (await app.call(getConfigForm, { params: { id } }, admin)).body.data;
  return app.call(
    updateConfig,
    { params: { id }, body: { ...form, configValue } },
    { token: admin.token, lang },
  );
}
async function set(key: string, configValue: string): Promise<void> {
  const { status, text } = await change(key, configValue);
  assert.equal(status, 200, text);
  await settleSignals(app);
}
const read = async (lang = 'en') => (await app.call(getPlatformConfig, {}, { lang })).body.data;
async function upload(ownerId: string | null): Promise<string> {
  const bytes = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#c03020' },
  })
    .png()
    .toBuffer();
  return storeImage(systemContext(app.platform), { bytes, name: 'logo.png', ownerId });
}

test('on the wire, settings are paged and changed as in the family of back offices: ids are strings, writes answer null', async () => {
  const answers = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await app.send({
      method,
      url,
      headers: { authorization: `Bearer ${admin.token}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.status, body: JSON.parse(answer.text) };
  };
  const form = {
    configName: 'Wire',
    configKey: 'wire.test',
    configValue: 'first',
    remark: 'a remark',
  };
  assert.deepEqual(await answers('POST', '/api/v1/config', form), {
    status: 200,
    body: { code: 1, msg: 'ok', data: null },
  });
  const { body } = await answers('GET', '/api/v1/config/page?pageNum=1&pageSize=10&keywords=wire.');
  const { id } = body.data.list[0];
  assert.match(id, /^\d+$/);
  assert.deepEqual(body.data, {
    list: [{ id, ...form, kind: 'text', isBuiltIn: false }],
    total: 1,
  });
  assert.deepEqual((await answers('GET', `/api/v1/config/${id}/form`)).body.data, { id, ...form });
  const changed = { ...form, configValue: 'second' };
  assert.deepEqual((await answers('PUT', `/api/v1/config/${id}`, { ...changed, id })).body, {
    code: 1,
    msg: 'ok',
    data: null,
  });
  assert.equal((await answers('GET', `/api/v1/config/${id}/form`)).body.data.configValue, 'second');
  assert.equal((await answers('POST', '/api/v1/config', form)).status, 409, 'a key is unique');
  assert.deepEqual((await answers('PUT', '/api/v1/config/refresh')).body.data, null);
  assert.deepEqual((await answers('DELETE', `/api/v1/config/${id}`)).body, {
    code: 1,
    msg: 'ok',
    data: null,
  });
  assert.equal(
    (await answers('GET', '/api/v1/config/page?pageNum=1&pageSize=10&keywords=wire.')).body.data
      .total,
    0,
  );
  const all = (await answers('GET', '/api/v1/config/page?pageNum=2&pageSize=5')).body.data;
  assert.ok(all.list.length === 5 && all.total > 10);
});

test('a new platform has the name and the mark of the product, and no help texts', async () => {
  assert.deepEqual(await read(), {
    name: 'Vitrine',
    logoUrl: '',
    signInHelp: '',
    checkoutHelp: '',
  });
});

test('a changed name is in the answer to everybody, in emails and in authenticator apps at once', async () => {
  const pushed: unknown[] = [];
  // Messages of the changes above may still be on their way.
  await settleSignals(app);
  app.platform.signals.on('push', (message) => pushed.push(message));
  await set('platform.name', 'Maison & Co');
  assert.equal((await read()).name, 'Maison & Co');
  assert.deepEqual(pushed, [{ destination: topics.configs, body: {} }]);
  await app.call(sendTestEmail, {}, admin);
  const [mail] = await readMails(app, admin.account.email);
  assert.equal(mail?.subject, 'Test email from Maison & Co');
  assert.match(mail?.html ?? '', /Maison &#38; Co<\/a>/, 'the head of the email');
  const factor = await app.call(startSecondFactor, { body: {} }, admin);
  assert.match(factor.body.data.address, /^otpauth:\/\/totp\/Maison%20%26%20Co:/);
  await set('platform.name', 'Vitrine');
  assert.equal((await read()).name, 'Vitrine');
});

test('a name that is empty, too long or not one line is refused at its field, in the language of the caller', async () => {
  const refused = [
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(41), 'too-long'],
    ['two\nlines', 'one-line'],
    ['a\u0007bell', 'characters'],
  ] as const;
  for (const [value, code] of refused) {
    const messages = new Set<string>();
    for (const lang of languages) {
      const { status, body } = await change('platform.name', value, lang);
      const [error] = body.errors ?? [];
      assert.deepEqual(
        [status, error?.path, error?.code],
        [400, 'configValue', code],
        JSON.stringify(value),
      );
      assert.doesNotMatch(error?.message ?? '{', /[{}]/);
      messages.add(error?.message ?? '');
    }
    assert.equal(messages.size, languages.length, `${code}: ${[...messages].join(' | ')}`);
  }
  assert.equal((await read()).name, 'Vitrine');
  assert.equal((await change('rates.hoursMax', '7\n2')).body.errors?.[0]?.code, 'one-line');
});

test('a logo is a picture that was uploaded here, and stays when its uploader’s account goes', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  for (const value of [
    'https://elsewhere.example/logo.png',
    '2026-11-20/none.webp',
    await upload(owner.account.id),
  ]) {
    const { status, body } = await change('platform.logo', value);
    assert.deepEqual([status, body.errors?.[0]?.code], [400, 'own-picture'], value);
  }
  const key = await upload(admin.account.id);
  await set('platform.logo', key);
  assert.equal((await read()).logoUrl, `/files/${key}`);
  assert.equal((await findImage(systemContext(app.platform), key))?.ownerId, null);
  await app.call(sendTestEmail, {}, admin);
  // As PNG: not every reader of mail draws WebP, and a logo may be transparent.
  assert.ok(
    (await readMails(app, admin.account.email))[0]?.html.includes(
      `${app.config.consoleUrl}/files/${key.replace('.webp', '.png')}?w=320`,
    ),
  );
  await set('platform.logo', '');
  assert.equal((await read()).logoUrl, '');
});

test('help texts are plain text of several lines, in the language of the caller where there is one for it', async () => {
  await set('help.signIn', 'Write to <b>us</b>\nor call 555');
  await set('help.checkout', 'Ask the store');
  assert.equal((await read()).signInHelp, 'Write to <b>us</b>\nor call 555');
  const added = await app.call(
    createConfig,
    { body: { configName: 'Ayuda', configKey: 'help.signIn.es', configValue: 'Escríbenos\ny ya' } },
    admin,
  );
  assert.equal(added.status, 200, added.text);
  await settleSignals(app);
  assert.deepEqual(
    [(await read('es')).signInHelp, (await read('es')).checkoutHelp, (await read('fr')).signInHelp],
    ['Escríbenos\ny ya', 'Ask the store', 'Write to <b>us</b>\nor call 555'],
  );
  assert.equal(
    (await app.call(deleteConfig, { params: { id: await idOf('help.signIn.es') } }, admin)).status,
    200,
  );
  await settleSignals(app);
  assert.equal((await read('es')).signInHelp, 'Write to <b>us</b>\nor call 555');
  assert.equal((await change('help.signIn', 'x'.repeat(301))).body.errors?.[0]?.code, 'too-long');
});
