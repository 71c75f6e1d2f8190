import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createConfig,
  deleteConfig,
  getConfigForm,
  getConfigLinks,
  pageConfigs,
  refreshConfigs,
  updateConfig,
} from '@vitrine/contract/admin/configs.ts';
import { systemContext } from '#platform/context.ts';
import { withOperator } from '../testing/fixtures.ts';
import { signInAs } from '../testing.ts';
import { configs } from './configs.tables.ts';
import { readConfig, readConfigNumber } from './index.ts';

const { app, admin, guest } = await withOperator();

const page = async (keywords: string, lang = 'en') =>
  (
    await app.call(
      pageConfigs,
      { query: { pageNum: '1', pageSize: '10', keywords } },
      { token: admin.token, lang },
    )
  ).body.data;
const find = async (key: string) => {
  const row = (await page(key)).list.find(({ configKey }) => configKey === key);
  assert.ok(row, key);
  return row;
};
const formOf = async (key: string) => {
  const { id } = await find(key);
  return (await app.call(getConfigForm, { params: { id } }, guest)).body.data;
};
const change = async (key: string, values: object, token = admin.token, lang = 'en') => {
  const form = await formOf(key);
  return app.call(
    updateConfig,
    { params: { id: form.id ?? '' }, body: { ...form, ...values } },
    { token, lang },
  );
};
const add = (configKey: string, token = admin.token) =>
  app.call(
    createConfig,
    { body: { configName: 'Help', configKey, configValue: 'Call us' } },
    { token },
  );
const ctx = () => systemContext(app.platform);
/** Signals arrive in order: once this one has, those before it have. */
async function settle(): Promise<void> {
  const settled = new Promise<void>((resolve) =>
    app.platform.signals.on('settled', () => resolve()),
  );
  await app.platform.signals.send(app.platform.database.db, 'settled', {});
  await settled;
}

test('settings of the product are named in the language of the caller, with what their value may be', async () => {
  const { list, total } = await page('rates.');
  assert.deepEqual(
    [total, list[0]?.configName, list[0]?.configValue, list[0]?.kind, list[0]?.isBuiltIn],
    [1, 'Oldest exchange rate', '72', 'number', true],
  );
  assert.equal(
    (await page('rates.', 'es')).list[0]?.configName,
    'Antigüedad máxima del tipo de cambio',
  );
  assert.equal((await page('%')).total, 0, 'a per cent sign is a letter like any other');
});

test('a changed value counts at once for whoever has read it before', async () => {
  assert.equal(await readConfigNumber(ctx(), 'rates.hoursMax'), 72);
  assert.equal((await change('rates.hoursMax', { configValue: '48' })).status, 200);
  await settle();
  assert.equal(await readConfigNumber(ctx(), 'rates.hoursMax'), 48);
});

test('after a change by hand, a refresh makes the value count', async () => {
  assert.equal(await readConfig(ctx(), 'contact.address'), 'hello@vitrine.example');
  await app.platform.database.db.update(configs).set({ value: 'by-hand@vitrine.example' });
  assert.equal(await readConfig(ctx(), 'contact.address'), 'hello@vitrine.example');
  assert.equal((await app.call(refreshConfigs, {}, guest)).body.code, 'forbidden');
  assert.equal((await app.call(refreshConfigs, {}, admin)).status, 200);
  await settle();
  assert.equal(await readConfig(ctx(), 'contact.address'), 'by-hand@vitrine.example');
});

test('a value that is not of its kind is refused at its field, and nothing changes', async () => {
  const refused: [string, string, string][] = [
    ['rates.hoursMax', 'three days', 'whole-number'],
    ['rates.hoursMax', '0', 'too-small'],
    ['rates.hoursMax', '721', 'too-big'],
    ['welcome.promotion', 'yes', 'on-off'],
    ['shipping.timeZone', '+08:00', 'time-zone'],
    ['welcome.chatUrl', 'javascript:alert(1)', 'https-address'],
    ['welcome.chatUrl', 'http://chat.example', 'https-address'],
    ['welcome.chatUrl', 'https://user:pw@evil.example/', 'https-address'],
    ['link.code', 'https://user:pw@evil.example/', 'https-address'],
    ['link.document', 'https://user:pw@evil.example/', 'https-address'],
    ['contact.address', 'https://user:pw@evil.example/', 'contact-address'],
    ['link.code', 'https://x"onmouseover=alert(1)', 'https-address'],
    ['contact.address', 'somewhere', 'contact-address'],
  ];
  for (const [key, configValue, code] of refused) {
    const before = (await find(key)).configValue;
    const { status, body } = await change(key, { configValue });
    assert.deepEqual(
      [status, body.errors?.[0]?.path, body.errors?.[0]?.code],
      [400, 'configValue', code],
      `${key} = ${configValue}`,
    );
    assert.equal((await find(key)).configValue, before);
  }
  for (const [key, configValue] of [
    ['welcome.chatUrl', ''],
    ['welcome.chatUrl', 'https://chat.example/vitrine'],
    ['contact.address', 'a@vitrine.example'],
  ] as const)
    assert.equal((await change(key, { configValue })).status, 200, `${key} = ${configValue}`);
});

test('a name that was saved in another language stays the product’s, one of the operator’s own is shown to everybody', async () => {
  const { id } = await find('contact.address');
  const spanish = (
    await app.call(getConfigForm, { params: { id } }, { token: admin.token, lang: 'es' })
  ).body.data;
  await app.call(
    updateConfig,
    { params: { id }, body: spanish },
    { token: admin.token, lang: 'es' },
  );
  assert.equal((await find('contact.address')).configName, 'Contact address');
  await change('contact.address', { configName: 'Where to write' });
  assert.equal((await page('contact', 'es')).list[0]?.configName, 'Where to write');
});

test('operators add settings of their own, which are changed and deleted; those of the product keep their key and stay', async () => {
  assert.equal((await add('help.text')).status, 200);
  const taken = await add('help.text');
  assert.deepEqual(
    [taken.status, taken.body.code, taken.body.errors?.[0]?.path],
    [409, 'config-key-taken', 'configKey'],
  );
  assert.equal((await add('not a key')).body.errors?.[0]?.code, 'config-key');
  assert.equal((await change('help.text', { configKey: 'help.words' })).status, 200);
  const { id } = await find('help.words');
  assert.equal((await app.call(deleteConfig, { params: { id } }, guest)).body.code, 'forbidden');
  assert.equal((await app.call(deleteConfig, { params: { id } }, admin)).status, 200);
  assert.equal((await app.call(getConfigForm, { params: { id } }, admin)).status, 404);
  assert.equal(
    (await change('contact.address', { configKey: 'contact.other' })).body.code,
    'config-built-in',
  );
  const builtIn = await app.call(
    deleteConfig,
    { params: { id: (await find('contact.address')).id } },
    admin,
  );
  assert.deepEqual([builtIn.status, builtIn.body.code], [409, 'config-built-in']);
});

test('guests read and change nothing', async () => {
  assert.equal((await add('guest.key', guest.token)).body.code, 'forbidden');
  assert.equal(
    (await change('contact.address', { configValue: '' }, guest.token)).body.code,
    'forbidden',
  );
  assert.equal(
    (
      await app.call(
        updateConfig,
        { params: { id: '999999' }, body: { configName: 'x', configKey: 'y', configValue: '' } },
        admin,
      )
    ).status,
    404,
  );
});

test('everyone signed in reads where documentation and source code are, as the settings say', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  const read = async () => (await app.call(getConfigLinks, {}, owner)).body.data;
  for (const key of ['link.document', 'link.code', 'contact.address', 'welcome.chatUrl'])
    assert.equal((await change(key, { configValue: '' })).status, 200);
  await settle();
  assert.deepEqual(await read(), { documentUrl: '', codeUrl: '', contactUrl: '', chatUrl: '' });
  assert.equal(
    (await change('link.document', { configValue: 'https://docs.example/' })).status,
    200,
  );
  assert.equal((await change('link.code', { configValue: 'https://code.example/v' })).status, 200);
  assert.equal(
    (await change('contact.address', { configValue: 'hello@vitrine.example' })).status,
    200,
  );
  assert.equal(
    (await change('welcome.chatUrl', { configValue: 'https://chat.example/vitrine' })).status,
    200,
  );
  await settle();
  const urls = {
    documentUrl: 'https://docs.example/',
    codeUrl: 'https://code.example/v',
    chatUrl: 'https://chat.example/vitrine',
  };
  assert.deepEqual(await read(), { ...urls, contactUrl: 'mailto:hello@vitrine.example' });
  assert.equal(
    (await change('contact.address', { configValue: 'https://help.example/' })).status,
    200,
  );
  await settle();
  assert.deepEqual(await read(), { ...urls, contactUrl: 'https://help.example/' });
  assert.equal((await app.call(getConfigLinks, {})).body.code, 1002);
});
