import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { getCodegenConfig, saveCodegenConfig } from '@vitrine/contract/admin/codegen.ts';
import {
  createDictionary,
  deleteDictionaries,
  getDictionaryForm,
  pageDictionaries,
  updateDictionary,
} from '@vitrine/contract/admin/dictionaries.ts';
import {
  createDictionaryEntry,
  deleteDictionaryEntries,
  getDictionaryEntryForm,
  pageDictionaryEntries,
  updateDictionaryEntry,
} from '@vitrine/contract/admin/dictionary-entries.ts';
import { getMenuForm, updateMenu } from '@vitrine/contract/admin/menus.ts';
import { createNotice } from '@vitrine/contract/admin/notices.ts';
import { createCourse } from '@vitrine/contract/courses/course-authoring.ts';
import { languages } from '@vitrine/contract/locales.ts';
import { type DictionaryUse, dictionaryHooks } from '#admin/dictionaries/index.ts';
import { withSignedIn } from '#admin/testing/fixtures.ts';
import { listAllMenus } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';

const { app, admin } = await withSignedIn(
  { admin: 'ADMIN' },
  { environment: { DEMO_PAGES: 'on', CODE_GENERATION: 'on' } },
);

const listUses = async (): Promise<DictionaryUse[]> =>
  (
    await Promise.all(
      app.platform.hooks.all(dictionaryHooks.uses).map((list) => list(systemContext(app.platform))),
    )
  ).flat();
const dictionaryId = async (keywords: string) =>
  (await app.call(pageDictionaries, { query: { keywords } }, admin)).body.data.list[0]?.id ?? '';
const entryId = async (dictCode: string, value: string) =>
  (
    await app.call(pageDictionaryEntries, { query: { dictCode, pageSize: '50' } }, admin)
  ).body.data.list.find((entry) => entry.value === value)?.id ?? '';
const removeDictionary = async (code: string, lang = 'en') =>
  app.call(
    deleteDictionaries,
    { params: { ids: (await dictionaryId(code)) as never } },
    { token: admin.token, lang },
  );
const removeEntries = (ids: string[], lang = 'en') =>
  app.call(
    deleteDictionaryEntries,
    { params: { ids: ids.join(',') as never } },
    { token: admin.token, lang },
  );

test('a dictionary that screens read is not deleted, and the message names them in the language of the caller', async () => {
  const refused = await removeDictionary('gender');
  assert.deepEqual([refused.status, refused.body.code], [409, 'dict-in-use']);
  assert.match(refused.body.msg, /“Gender”.*: Users \(1\), Dictionary/);
  const messages = new Set<string>();
  for (const lang of languages) messages.add((await removeDictionary('gender', lang)).body.msg);
  assert.equal(messages.size, languages.length);
  assert.match([...messages].join(), /“性别”/);
  assert.notEqual(await dictionaryId('gender'), '', 'it is still there');

  // One that nothing reads goes, but not together with one that is read.
  await app.call(createDictionary, { body: { name: 'Unused', dictCode: 'unused' } }, admin);
  const both = `${await dictionaryId('unused')},${await dictionaryId('gender')}`;
  assert.equal(
    (await app.call(deleteDictionaries, { params: { ids: both as never } }, admin)).body.code,
    'dict-in-use',
  );
  assert.notEqual(await dictionaryId('unused'), '');
  assert.equal((await removeDictionary('unused')).status, 200);
});

test('the message has the title that an operator gave a menu', async () => {
  const id =
    (await listAllMenus(app, admin.token)).find(({ routeName }) => routeName === 'systemUsers')
      ?.id ?? '';
  const form = (await app.call(getMenuForm, { params: { id } }, admin)).body.data;
  const rename = (titles: object | null) =>
    app.call(
      updateMenu,
      { params: { id }, body: { ...form, titles: titles as typeof form.titles } },
      admin,
    );
  assert.equal((await rename({ en: 'Colleagues' })).status, 200);
  assert.match((await removeDictionary('gender')).body.msg, /: Colleagues \(1\), Dictionary/);
  assert.match((await removeDictionary('gender', 'es')).body.msg, /: Usuarios \(1\)/);
  await rename(form.titles ?? null);
});

test('the code of a dictionary in use stays, everything else changes', async () => {
  const id = await dictionaryId('course_platform');
  const form = (await app.call(getDictionaryForm, { params: { id } }, admin)).body.data;
  const change = (values: object) =>
    app.call(updateDictionary, { params: { id }, body: { ...form, ...values } }, admin);
  const refused = await change({ dictCode: 'platforms' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'dict-in-use']);
  assert.equal((await change({ name: 'Platforms', remark: 'Changed' })).status, 200);
});

test('an entry whose value rows have is not deleted, and the message counts them; one without rows is', async () => {
  const body = { title: 'Closed', content: '<p>Closed today</p>', type: 4 };
  for (const level of ['H', 'H', 'M'] as const)
    await app.call(createNotice, { body: { ...body, level } }, admin);
  const high = await entryId('notice_level', 'H');
  const refused = await removeEntries([high]);
  assert.deepEqual([refused.status, refused.body.code], [409, 'dict-in-use']);
  assert.match(refused.body.msg, /“High”.*: Notices \(2\)\./);
  assert.match(
    (await removeEntries([await entryId('notice_type', '4')], 'fr')).body.msg,
    /Jour férié.* \(3\)/,
  );
  assert.match(
    (await removeEntries([await entryId('gender', '0')])).body.msg,
    /“Not disclosed”.*: Users \(1\)\./,
  );
  const course = { platform: 'tiktok', texts: { en: { title: 'Short films', summary: 'Words' } } };
  await app.call(createCourse, { body: course }, admin);
  assert.match(
    (await removeEntries([await entryId('course_platform', 'tiktok')])).body.msg,
    /“TikTok”.*\(1\)\./,
  );

  const form = (await app.call(getDictionaryEntryForm, { params: { id: high } }, admin)).body.data;
  const change = (values: object) =>
    app.call(updateDictionaryEntry, { params: { id: high }, body: { ...form, ...values } }, admin);
  assert.equal((await change({ value: 'U' })).body.code, 'dict-in-use');
  assert.equal((await change({ label: 'Urgent', status: 0 })).status, 200);

  const low = await entryId('notice_level', 'L');
  assert.equal(
    (await removeEntries([low, high])).body.code,
    'dict-in-use',
    'all that are named, or none',
  );
  assert.equal(await entryId('notice_level', 'L'), low);
  assert.equal((await removeEntries([low])).status, 200);
});

test('a dictionary that an operator chose for code generation is in use by that table', async () => {
  await app.call(createDictionary, { body: { name: 'Sizes', dictCode: 'sizes' } }, admin);
  const entry = { dictCode: 'sizes', value: 's', label: 'Small' };
  await app.call(createDictionaryEntry, { body: entry }, admin);
  await app.platform.database.pool.query(
    'create table parcels (id bigint generated by default as identity primary key, size text)',
  );
  const params = { tableName: 'parcels' };
  const form = (await app.call(getCodegenConfig, { params }, admin)).body.data;
  const fieldConfigs = form.fieldConfigs.map((field) =>
    field.columnName === 'size' ? { ...field, dictType: 'sizes', formType: 2 } : field,
  );
  assert.equal(
    (await app.call(saveCodegenConfig, { params, body: { ...form, fieldConfigs } }, admin)).status,
    200,
  );
  assert.match((await removeDictionary('sizes')).body.msg, /“Sizes”.*\(parcels\)\./);
});

const apps = path.resolve(import.meta.dirname, '../../..');
const sourcesBelow = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: path.join(apps, folder) })
    .filter((file) => !/\.test\.tsx?$|(^|\/)(testing|templates|texts)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(apps, folder, file), 'utf8') }));
/** The calls and properties by which code names a dictionary that it reads. */
const reads = [
  /useDictionary\('([\w-]+)'\)/g,
  /<DictionaryField[^>]*?\bcode="([\w-]+)"/g,
  /\bdictCode="([\w-]+)"/g,
  /hasDictionaryEntry\(ctx, '([\w-]+)'/g,
  /\bd\.code = '([\w-]+)'/g,
  /\bdictionary: '([\w-]+)'/g,
];
const codesIn = (text: string) =>
  new Set(reads.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code ?? '')));

test('every dictionary that the server or the console reads is known to be in use, on the screens that read it', async () => {
  const uses = await listUses();
  const ofConsole = sourcesBelow('console/src');
  const ofServer = sourcesBelow('server/src');
  const ofContract = sourcesBelow('../packages/contract/src');
  const read = new Set(
    [...ofConsole, ...ofServer, ...ofContract].flatMap(({ text }) => [...codesIn(text)]),
  );
  assert.deepEqual(
    [...new Set(uses.map(({ dictCode }) => dictCode))].filter((code) => code !== 'sizes').sort(),
    [...read].sort(),
  );

  // Reading by a code that is not written there hides the dictionary from this test, so the places that do are listed.
  const indirect = ofConsole
    .filter(({ text }) => /useDictionar(?:y\((?!')|ies\()/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(indirect.sort(), [
    'admin/notices/notice-words.tsx',
    'lib/dictionaries.ts',
    'ui/crud/use-plain-page.tsx',
    'ui/dictionary-field.tsx',
  ]);

  // A folder's files belong to the menus whose pages are in it.
  const views = readFileSync(path.join(apps, 'console/src/views.ts'), 'utf8');
  const pages = [...views.matchAll(/^ {2}'([\w/-]+)': \{[^}]*import\(\s*'\.\/(.+)\/[\w.-]+'/gm)];
  const menuRows = await app.platform.database.pool.query<{ name: string; component: string }>(
    'select name, component from menus',
  );
  const missing = ofConsole.flatMap(({ file, text }) => {
    const components = pages
      .filter(([, , folder]) => folder === path.dirname(file))
      .map(([, component]) => component);
    const menus = menuRows.rows
      .filter(({ component }) => components.includes(component))
      .map(({ name }) => name);
    if (!menus.length) return [];
    return [...codesIn(text)]
      .filter((code) => !uses.some((use) => use.dictCode === code && menus.includes(use.menu)))
      .map((code) => `${file}: ${code}`);
  });
  assert.deepEqual(missing, []);
  const known = new Set(menuRows.rows.map(({ name }) => name));
  assert.deepEqual(
    uses.filter(({ menu }) => !known.has(menu)),
    [],
    'every use names a menu that exists',
  );
});
