import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDictionaries, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import {
  createDictionaryEntry,
  type DictionaryEntryForm,
  deleteDictionaryEntries,
  getDictionaryEntryForm,
  listDictionaryOptions,
  pageDictionaryEntries,
  sortDictionaryEntries,
  updateDictionaryEntry,
} from '@vitrine/contract/admin/dictionary-entries.ts';
import { withOperator } from '../testing/fixtures.ts';

const { app, admin, guest, owner } = await withOperator({ owner: 'STORE_OWNER' });

const page = async (dictCode: string, keywords = '') =>
  (await app.call(pageDictionaryEntries, { query: { dictCode, keywords, pageSize: '50' } }, guest))
    .body.data;
const labels = async (dictCode: string) => (await page(dictCode)).list.map(({ label }) => label);
const idOf = async (dictCode: string, value: string) =>
  (await page(dictCode)).list.find((entry) => entry.value === value)?.id ?? '';
const add = (form: Partial<DictionaryEntryForm>, token = admin.token) =>
  app.call(
    createDictionaryEntry,
    { body: { dictCode: 'gender', value: '9', label: 'Nine', ...form } },
    { token },
  );
const change = (id: string, form: Partial<DictionaryEntryForm>, token = admin.token) =>
  app.call(
    updateDictionaryEntry,
    { params: { id }, body: { dictCode: 'gender', value: '9', label: 'Nine', ...form } },
    { token },
  );
const remove = (ids: string, token = admin.token) =>
  app.call(deleteDictionaryEntries, { params: { ids: ids as never } }, { token });
const shown = async () =>
  (await app.call(listDictionaries, {}, owner)).body.data.find(
    ({ dictCode }) => dictCode === 'gender',
  )?.dictDataList ?? [];

test('entries are listed in their order, searched by label and value, disabled ones too', async () => {
  assert.deepEqual(await labels('notice_level'), ['Low', 'Medium', 'High']);
  const french = await app.call(
    pageDictionaryEntries,
    { query: { dictCode: 'notice_level' } },
    { token: guest.token, lang: 'fr' },
  );
  assert.deepEqual(
    [french.body.data.list[0]?.label, french.body.data.list[0]?.shownLabel],
    ['Low', 'Bas'],
  );
  assert.equal((await page('notice_level', 'MED')).total, 1);
  assert.equal(
    (await page('notice_level', '%')).total,
    0,
    'a per cent sign is a letter like any other',
  );
  assert.equal(
    (await app.call(pageDictionaryEntries, { query: { dictCode: 'nowhere' } }, guest)).status,
    404,
  );
  assert.equal(
    (await app.call(pageDictionaryEntries, { query: { dictCode: 'gender' } }, owner)).body.code,
    'forbidden',
  );
  assert.equal(
    (await app.call(pageDictionaryEntries, { query: {} as never }, guest)).body.code,
    'invalid-input',
  );
});

test('an entry is added at the end, changed, switched off and deleted; open clients are notified each time', async () => {
  const pushed: unknown[] = [];
  app.platform.signals.on('push', (message) =>
    pushed.push((message as { body: { dictCode: string } }).body.dictCode),
  );
  assert.equal((await add({ tagType: 'success' })).status, 200);
  assert.deepEqual((await shown()).at(-1), { value: '9', label: 'Nine', tagType: 'success' });
  const id = await idOf('gender', '9');
  const form = (await app.call(getDictionaryEntryForm, { params: { id } }, guest)).body.data;
  assert.deepEqual(form, {
    id,
    dictCode: 'gender',
    value: '9',
    label: 'Nine',
    labels: {},
    sort: 4,
    status: 1,
    tagType: 'success',
  });
  assert.equal((await change(id, { label: 'Neuf', tagType: null })).status, 200);
  assert.deepEqual((await shown()).at(-1), { value: '9', label: 'Neuf', tagType: '' });
  assert.equal((await change(id, { label: 'Neuf', labels: { es: 'Nueve' } })).status, 200);
  const spanish = await app.call(
    listDictionaryOptions,
    { params: { dictCode: 'gender' } },
    { token: owner.token, lang: 'es' },
  );
  assert.equal(spanish.body.data.at(-1)?.label, 'Nueve');
  assert.equal((await change(id, { label: 'Neuf', status: 0 })).status, 200);
  assert.equal((await shown()).length, 3, 'a disabled entry reaches no client');
  assert.equal((await page('gender')).total, 4);
  assert.equal((await remove(id)).status, 200);
  assert.equal((await app.call(getDictionaryEntryForm, { params: { id } }, guest)).status, 404);
  const settled = new Promise<void>((resolve) =>
    app.platform.signals.on('settled', () => resolve()),
  );
  await app.platform.signals.send(app.platform.database.db, 'settled', {});
  await settled;
  assert.deepEqual(pushed, ['gender', 'gender', 'gender', 'gender', 'gender']);
});

test('a new order holds for everybody; one that misses an entry is refused', async () => {
  const { list } = await page('notice_level');
  const dictionary = (
    await app.call(pageDictionaries, { query: { keywords: 'notice_level' } }, admin)
  ).body.data.list[0];
  const id = dictionary?.id ?? '';
  const sort = (ids: string[], token = admin.token) =>
    app.call(sortDictionaryEntries, { params: { id }, body: { ids } }, { token });
  const ids = list.map((entry) => entry.id).reverse();
  assert.equal((await sort(ids)).status, 200);
  assert.deepEqual(await labels('notice_level'), ['High', 'Medium', 'Low']);
  assert.equal((await sort(ids.slice(1))).body.code, 'conflict');
  assert.equal((await sort([...ids.slice(1), ids[1] ?? ''])).body.code, 'conflict');
  assert.equal((await sort(ids, guest.token)).body.code, 'forbidden');
  assert.deepEqual(await labels('notice_level'), ['High', 'Medium', 'Low']);
  const none = await app.call(
    sortDictionaryEntries,
    { params: { id: '999999' }, body: { ids } },
    admin,
  );
  assert.equal(none.status, 404);
});

test('options have the enabled entries, in the language of the caller', async () => {
  const options = async (lang: string, token = owner.token) =>
    (await app.call(listDictionaryOptions, { params: { dictCode: 'gender' } }, { token, lang }))
      .body.data;
  assert.deepEqual((await options('en'))[0], { value: '1', label: 'Male', tag: 'primary' });
  assert.equal((await options('zh-cn'))[0]?.label, '男');
  assert.deepEqual(
    (await app.call(listDictionaryOptions, { params: { dictCode: 'nowhere' } }, owner)).body.data,
    [],
  );
  assert.equal(
    (await app.call(listDictionaryOptions, { params: { dictCode: 'gender' } })).body.code,
    1002,
  );
});

test('a value is unique in its dictionary, an entry does not move, and guests and owners change nothing', async () => {
  const taken = await add({ value: '1' });
  assert.deepEqual(
    [taken.status, taken.body.code, taken.body.errors?.[0]?.path, taken.body.errors?.[0]?.code],
    [409, 'dict-value-taken', 'value', 'taken'],
  );
  const id = await idOf('gender', '1');
  assert.equal((await change(id, { dictCode: 'notice_level' })).status, 404);
  assert.equal((await change(id, { value: '2' })).body.code, 'dict-value-taken');
  assert.equal((await change('999999', {})).status, 404);
  assert.equal((await add({ dictCode: 'nowhere' })).status, 404);
  assert.equal((await add({ label: ' ' })).body.code, 'invalid-input');
  assert.equal((await add({ sort: -1 })).body.code, 'invalid-input');
  assert.equal((await remove(`${id},999999`)).status, 404);
  for (const token of [guest.token, owner.token]) {
    assert.equal((await add({}, token)).body.code, 'forbidden');
    assert.equal((await change(id, {}, token)).body.code, 'forbidden');
    assert.equal((await remove(id, token)).body.code, 'forbidden');
  }
  assert.equal((await page('gender')).total, 3);
});
