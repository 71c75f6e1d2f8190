import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createDictionary,
  deleteDictionaries,
  getDictionaryForm,
  listDictionaries,
  pageDictionaries,
  updateDictionary,
} from '@vitrine/contract/admin/dictionaries.ts';
import { eq } from 'drizzle-orm';
import { referenceItems } from '#admin/reference/reference.tables.ts';
import { systemContext } from '#platform/context.ts';
import { withOperator } from '../testing/fixtures.ts';
import { dictionaries, dictionaryEntries } from './dictionaries.tables.ts';
import { installDictionaries } from './index.ts';

const { app, admin, owner, guest } = await withOperator({ owner: 'STORE_OWNER' });

const page = async (query: Record<string, string> = {}) =>
  (await app.call(pageDictionaries, { query: { pageNum: '1', pageSize: '10', ...query } }, admin))
    .body.data;
const idOf = async (keywords: string) => (await page({ keywords })).list[0]?.id ?? '';
const add = (dictCode: string, token = admin.token) =>
  app.call(createDictionary, { body: { name: `Dictionary ${dictCode}`, dictCode } }, { token });

test('everybody who is signed in gets the list of entries, with labels in their language', async () => {
  const english = (await app.call(listDictionaries, {}, owner)).body.data;
  assert.deepEqual(
    english.map(({ dictCode, dictDataList }) => [dictCode, dictDataList.length]),
    [
      ['gender', 3],
      ['notice_type', 6],
      ['notice_level', 3],
      ['course_platform', 5],
    ],
  );
  assert.deepEqual(english[0]?.dictDataList[0], { value: '1', label: 'Male', tagType: 'primary' });
  const chinese = (await app.call(listDictionaries, {}, { token: owner.token, lang: 'zh-cn' })).body
    .data;
  assert.deepEqual([chinese[0]?.name, chinese[0]?.dictDataList[2]?.label], ['性别', '保密']);
  assert.equal((await app.call(listDictionaries, {})).body.code, 1002);
});

test('pages filter by name or code and by status, with a total', async () => {
  assert.deepEqual((await page({ keywords: 'NOTICE', pageSize: '1' })).total, 2);
  const codesOn = async (pageNum: string) =>
    (await page({ keywords: 'NOTICE', pageNum, pageSize: '1' })).list.map(
      ({ dictCode }) => dictCode,
    );
  const codes = [await codesOn('1'), await codesOn('2'), await codesOn('3')];
  assert.deepEqual(
    [codes.map(({ length }) => length), codes.flat().sort()],
    [
      [1, 1, 0],
      ['notice_level', 'notice_type'],
    ],
  );
  assert.equal((await page({ status: '0' })).total, 0);
  assert.equal(
    (await page({ keywords: '%' })).total,
    0,
    'a per cent sign is a letter like any other',
  );
  assert.equal(
    (await app.call(pageDictionaries, { query: { pageNum: '1', pageSize: '1000' } }, admin)).body
      .code,
    'invalid-input',
  );
  assert.equal((await app.call(pageDictionaries, {}, owner)).body.code, 'forbidden');
});

test('a dictionary is added, read, changed and deleted; open clients are notified to drop their copy', async () => {
  const pushed: unknown[] = [];
  app.platform.signals.on('push', (message) =>
    pushed.push((message as { body: { dictCode: string } }).body.dictCode),
  );
  assert.equal((await add('size')).status, 200);
  const id = await idOf('size');
  const form = (await app.call(getDictionaryForm, { params: { id } }, guest)).body.data;
  assert.deepEqual(form, {
    id,
    name: 'Dictionary size',
    names: {},
    dictCode: 'size',
    status: 1,
    remark: '',
  });
  const changed = await app.call(
    updateDictionary,
    { params: { id }, body: { ...form, dictCode: 'sizes', status: 0, remark: 'kept' } },
    admin,
  );
  assert.equal(changed.status, 200, changed.text);
  assert.equal(
    (await app.call(getDictionaryForm, { params: { id } }, admin)).body.data.remark,
    'kept',
  );
  assert.equal(
    (await app.call(listDictionaries, {}, owner)).body.data.some(
      ({ dictCode }) => dictCode === 'sizes',
    ),
    false,
  );
  assert.equal(
    (await app.call(deleteDictionaries, { params: { ids: id as never } }, admin)).status,
    200,
  );
  assert.equal((await app.call(getDictionaryForm, { params: { id } }, admin)).status, 404);
  const settled = new Promise<void>((resolve) =>
    app.platform.signals.on('settled', () => resolve()),
  );
  await app.platform.signals.send(app.platform.database.db, 'settled', {});
  await settled;
  assert.deepEqual(pushed, ['size', 'size', 'sizes', 'sizes']);
});

test('a name is shown in the language that has its own, else as it is; a client that does not know the languages keeps them', async () => {
  const names = { 'zh-cn': '尺寸', es: 'Tallas', fr: '' };
  const body = { name: 'Sizes', names, dictCode: 'translated', remark: 'kept' };
  assert.equal((await app.call(createDictionary, { body }, admin)).status, 200);
  const nameIn = async (lang: string) =>
    (await app.call(listDictionaries, {}, { token: owner.token, lang })).body.data.find(
      ({ dictCode }) => dictCode === 'translated',
    )?.name;
  assert.deepEqual(
    [await nameIn('es'), await nameIn('zh-cn'), await nameIn('fr'), await nameIn('en')],
    ['Tallas', '尺寸', 'Sizes', 'Sizes'],
  );
  const id = await idOf('tallas');
  assert.notEqual(id, '', 'it is found by a translation');
  const change = (form: object) =>
    app.call(
      updateDictionary,
      { params: { id }, body: { name: 'All sizes', dictCode: 'translated', ...form } },
      admin,
    );
  assert.equal((await change({})).status, 200);
  assert.deepEqual([await nameIn('es'), await nameIn('fr')], ['Tallas', 'All sizes']);
  assert.equal((await change({ names: { de: 'Größen' } })).body.code, 'invalid-input');
  assert.equal((await change({ names: {} })).status, 200);
  assert.equal(await nameIn('es'), 'All sizes');
  await app.call(deleteDictionaries, { params: { ids: id as never } }, admin);
});

test('a database of an earlier version gets the translations of what nobody changed, once', async () => {
  const { db } = app.platform.database;
  await db.update(dictionaries).set({ names: {} });
  await db.update(dictionaryEntries).set({ labels: {} });
  await db
    .update(dictionaryEntries)
    .set({ label: 'Man' })
    .where(eq(dictionaryEntries.label, 'Male'));
  await db.delete(referenceItems).where(eq(referenceItems.kind, 'dictionary-texts'));
  const gender = async () =>
    (await app.call(listDictionaries, {}, { token: owner.token, lang: 'es' })).body.data.find(
      ({ dictCode }) => dictCode === 'gender',
    );
  assert.equal((await gender())?.name, 'Gender');
  await installDictionaries(systemContext(app.platform));
  const filled = await gender();
  assert.deepEqual(
    [filled?.name, filled?.dictDataList.map(({ label }) => label)],
    ['Género', ['Man', 'Mujer', 'Sin indicar']],
  );
  await db.update(dictionaries).set({ names: {} });
  await installDictionaries(systemContext(app.platform));
  assert.equal((await gender())?.name, 'Gender', 'what an operator removed stays removed');
});

test('several are deleted together, or none when one of them does not exist', async () => {
  await add('one');
  await add('two');
  const [one, two] = [await idOf('one'), await idOf('two')];
  const remove = (ids: string) =>
    app.call(deleteDictionaries, { params: { ids: ids as never } }, admin);
  assert.equal((await remove(`${one},999999`)).status, 404);
  assert.notEqual(await idOf('one'), '');
  assert.equal((await remove(`${one},${two}`)).status, 200);
  assert.equal(await idOf('one'), '');
  assert.equal((await remove('1,x')).status, 400);
});

test('a code is unique and has a form; guests and owners change nothing', async () => {
  const taken = await add('gender');
  assert.deepEqual(
    [taken.status, taken.body.code, taken.body.errors?.[0]?.path, taken.body.errors?.[0]?.code],
    [409, 'dict-code-taken', 'dictCode', 'taken'],
  );
  assert.equal((await add('9 lives')).body.code, 'invalid-input');
  assert.equal((await add('colour', guest.token)).body.code, 'forbidden');
  assert.equal((await add('colour', owner.token)).body.code, 'forbidden');
  const id = await idOf('gender');
  assert.equal(
    (
      await app.call(
        updateDictionary,
        { params: { id }, body: { name: 'x', dictCode: 'y' } },
        guest,
      )
    ).body.code,
    'forbidden',
  );
  assert.equal(
    (await app.call(deleteDictionaries, { params: { ids: id as never } }, guest)).body.code,
    'forbidden',
  );
  assert.equal(
    (
      await app.call(
        updateDictionary,
        { params: { id: '999999' }, body: { name: 'x', dictCode: 'y' } },
        admin,
      )
    ).status,
    404,
  );
});
