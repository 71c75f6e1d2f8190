import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import {
  deleteCodegenConfig,
  downloadCode,
  type GeneratedFile,
  getCodegenConfig,
  pageCodegenTables,
  previewCode,
  saveCodegenConfig,
  writeCode,
} from '@vitrine/contract/admin/codegen.ts';
import { listMenuRoutes } from '@vitrine/contract/admin/menu-routes.ts';
import { languages } from '@vitrine/contract/locales.ts';
import { strFromU8, unzipSync } from 'fflate';
import type { TestApp } from '#platform/testing/app.ts';
import { testServerFlags } from '../../../../../scripts/server-flags.mjs';
import { withOperator } from '../testing/fixtures.ts';
import { createAdminTestApp, listAllMenus, signInAs } from '../testing.ts';
import { sampleFields, sampleTable } from './testing/sample-table.ts';
import { copySources } from './testing/source-copy.ts';
import { resolveInside } from './write-files.ts';

const run = promisify(execFile);
const sources = copySources();
const params = { tableName: 'workshops' };

const prepare = async (one: TestApp) => {
  await one.platform.database.pool.query(sampleTable);
  return one;
};
const { app, admin, guest, owner } = await withOperator(
  { owner: 'STORE_OWNER' },
  { environment: { CODE_ROOT: sources.folder } },
);
await prepare(app);
after(() => sources.remove());

const page = async (query: Record<string, string>) =>
  (await app.call(pageCodegenTables, { query: { pageNum: '1', pageSize: '10', ...query } }, guest))
    .body.data;
const config = async (tableName = 'workshops') =>
  app.call(getCodegenConfig, { params: { tableName } }, admin);
const save = (body: object) => app.call(saveCodegenConfig, { params, body: body as never }, admin);
const preview = async () => (await app.call(previewCode, { params }, admin)).body.data;
const write = (overwrite: string[]) => app.call(writeCode, { params, body: { overwrite } }, admin);
const nameOf = (file: GeneratedFile) => `${file.path}/${file.fileName}`;

async function configure(): Promise<void> {
  const form = (await config()).body.data;
  const fieldConfigs = form.fieldConfigs.map((field) => ({
    ...field,
    ...sampleFields[field.columnName],
  }));
  assert.equal((await save({ ...form, fieldConfigs })).status, 200);
}

test('tables are listed with comment, engine and collation; those of sign-in and books say why they are refused', async () => {
  const { list, total } = await page({ keywords: 'workshops' });
  assert.equal(total, 1);
  const { id, tableCollation, ...row } = list[0] ?? { id: '', tableCollation: '' };
  assert.ok(id && tableCollation);
  const shown = {
    tableName: 'workshops',
    tableComment: 'Workshop',
    engine: 'heap',
    createTime: null,
    isConfigured: 0,
  };
  assert.deepEqual(row, { ...shown, refusal: null, isWritable: true });
  assert.ok(
    (await page({ keywords: 'dictionaries' })).list[0]?.createTime,
    'the migration that made it was applied then',
  );
  const refusals = async (keywords: string) =>
    (await page({ keywords })).list.find((one) => one.tableName === keywords)?.refusal;
  for (const table of [
    'accounts',
    'sessions',
    'second_factors',
    'refresh_tokens',
    'captchas',
    'role_permissions',
  ])
    assert.equal(await refusals(table), 'secrets', table);
  for (const table of ['ledger_entries', 'orders', 'stock_levels'])
    assert.equal(await refusals(table), 'books', table);
  assert.equal(await refusals('countries'), 'key');
  assert.equal((await page({ keywords: 'schema_migrations' })).total, 0);
  assert.equal(
    (await page({ keywords: '%' })).total,
    0,
    'a per cent sign is a letter like any other',
  );
  assert.equal((await config('sessions')).body.code, 'codegen-refused');
  assert.equal((await config('pg_class')).status, 404, 'a table of another schema');
  assert.equal((await config('nothing')).status, 404);
  assert.equal((await config('../x')).status, 400);
});

test('a configuration is derived from the table, saved, read again and deleted', async () => {
  const derived = (await config()).body.data;
  assert.equal(derived.id, undefined);
  const { businessName, moduleName, entityName, packageName, backendAppName, frontendAppName } =
    derived;
  assert.deepEqual(
    [businessName, moduleName, entityName, packageName],
    ['Workshop', 'workshops', 'Workshop', 'admin'],
  );
  assert.deepEqual([backendAppName, frontendAppName], ['server', 'console']);
  const field = (name: string) =>
    derived.fieldConfigs.find(({ columnName }) => columnName === name);
  assert.deepEqual(field('lead_time_days'), {
    columnName: 'lead_time_days',
    columnType: 'integer',
    fieldName: 'leadTimeDays',
    fieldType: 'number',
    fieldComment: 'Lead time in days',
    isShowInList: 1,
    isShowInForm: 1,
    isShowInQuery: 0,
    isRequired: 0,
    formType: 5,
    queryType: 1,
    maxLength: null,
    fieldSort: 7,
    dictType: '',
  });
  assert.deepEqual([field('founded_on')?.formType, field('founded_on')?.queryType], [8, 4]);
  await configure();
  const saved = (await config()).body.data;
  assert.match(saved.id ?? '', /^\d+$/);
  assert.equal(
    saved.fieldConfigs.find(({ columnName }) => columnName === 'level')?.dictType,
    'notice_level',
  );
  assert.equal((await page({ keywords: 'workshops' })).list[0]?.isConfigured, 1);
  const remove = () => app.call(deleteCodegenConfig, { params }, admin);
  assert.equal((await remove()).status, 200);
  assert.equal((await remove()).status, 404);
  assert.equal((await config()).body.data.id, undefined);
});

test('columns that do not exist, names that occur twice and names that would leave the folder are refused', async () => {
  const form = (await config()).body.data;
  const [first, second] = form.fieldConfigs;
  const wrong = async (values: object) =>
    (await save({ ...form, ...values })).body.errors?.[0]?.path;
  assert.equal(await wrong({ moduleName: '../../etc' }), 'moduleName');
  assert.equal(await wrong({ entityName: 'A/B' }), 'entityName');
  assert.equal(await wrong({ packageName: '..' }), 'packageName');
  assert.equal(await wrong({ parentMenuId: '999999' }), 'parentMenuId');
  assert.equal(
    await wrong({ fieldConfigs: [{ ...first, columnName: 'nothing' }] }),
    'fieldConfigs.0.columnName',
  );
  assert.equal(
    await wrong({ fieldConfigs: [first, { ...second, fieldName: first?.fieldName }] }),
    'fieldConfigs.1.fieldName',
  );
  for (const { token } of [guest, owner]) {
    assert.equal(
      (await app.call(saveCodegenConfig, { params, body: form }, { token })).status,
      403,
    );
    assert.equal((await app.call(previewCode, { params }, { token })).status, 403);
    assert.equal(
      (await app.call(writeCode, { params, body: { overwrite: [] } }, { token })).status,
      403,
    );
  }
  assert.throws(() => resolveInside(sources.folder, '../outside.ts'), /not below/);
  symlinkSync('/tmp', path.join(sources.folder, 'link'));
  assert.throws(() => resolveInside(sources.folder, 'link/outside.ts'), /not below/);
  rmSync(path.join(sources.folder, 'link'));
});

/** A module as code generation wrote it before the kits (commit 0cdd549a), put into the sources; returns its files. */
async function addOldModule(): Promise<string[]> {
  const form = (await config()).body.data;
  // Its permissions, texts and number fields are registered as those of a new module.
  await save({ ...form, moduleName: 'vendors', entityName: 'Vendor' });
  assert.equal((await write([])).status, 200);
  await save(form);
  const stored = readFileSync(path.join(import.meta.dirname, 'testing/module-before-kits.json'));
  const files = Object.entries(JSON.parse(stored.toString()) as Record<string, string>);
  for (const [file, text] of files) {
    mkdirSync(path.join(sources.folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(sources.folder, file), text);
  }
  return files.map(([file]) => file);
}

test('generated code passes types and lint without an edit, and its own test passes; a module generated before the kits still builds', async () => {
  await configure();
  const files = await preview();
  const own = files.filter(({ isList }) => !isList).map(nameOf);
  assert.ok(
    own.includes('apps/console/src/admin/workshops/workshops-page.tsx') &&
      own.some((file) => file.endsWith('_workshops.sql')),
  );
  const archive = await app.server.inject({
    method: 'GET',
    url: '/api/v1/codegen/workshops/download',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  assert.equal(archive.headers['content-disposition'], 'attachment; filename=workshops.zip');
  const unpacked = unzipSync(archive.rawPayload);
  assert.deepEqual(
    files.map((file) => [nameOf(file), strFromU8(unpacked[nameOf(file)] ?? new Uint8Array())]),
    files.map((file) => [nameOf(file), file.content]),
  );
  assert.equal((await write([])).body.data.written.length, files.length);
  assert.deepEqual(
    (await write([])).body.data.written,
    [],
    'what is the same is not written again',
  );

  const code = [...own, ...(await addOldModule())].filter((file) => /\.tsx?$/.test(file));
  const typed = code.filter((file) => !file.endsWith('.test.ts'));
  const project = { extends: './tsconfig.json', include: ['apps/*/src/**/*.d.ts'], files: typed };
  writeFileSync(path.join(sources.folder, 'tsconfig.generated.json'), JSON.stringify(project));
  const bin = (name: string) => path.join(sources.folder, 'node_modules/.bin', name);
  // With this variable, even an empty one, the test runner runs no file and succeeds.
  const { NODE_TEST_CONTEXT: _ofThisRun, ...env } = process.env;
  const inCopy = { cwd: sources.folder, env: { ...env, CALLED_ENDPOINTS: '' } };
  const outcome = (work: Promise<{ stdout: string }>) =>
    work.then(
      () => '',
      (error: Error & { stdout?: string; stderr?: string }) =>
        `${error.stdout ?? error.message}${error.stderr ?? ''}`,
    );
  const tests = code.filter((file) => file.endsWith('.test.ts'));
  const [types, lint, ownTest] = await Promise.all([
    outcome(
      run(bin('tsc'), ['--noEmit', '--checkers', '1', '-p', 'tsconfig.generated.json'], inCopy),
    ),
    outcome(
      run(
        bin('biome'),
        [
          'ci',
          '--vcs-enabled=false',
          '--colors=off',
          ...files.filter(({ fileName }) => /\.tsx?$/.test(fileName)).map(nameOf),
        ],
        inCopy,
      ),
    ),
    outcome(
      run(
        process.execPath,
        [...testServerFlags, '--test', '--test-isolation=none', ...tests],
        inCopy,
      ).then((ended) => {
        assert.match(ended.stdout, /^\S pass 6$/m, 'the tests of both modules were run');
        return ended;
      }),
    ),
  ]);
  assert.deepEqual({ types, lint, ownTest }, { types: '', lint: '', ownTest: '' });
});

test('a generated module is short, because the kit has what modules share', async () => {
  await configure();
  const lineCounts = (await preview())
    .filter(
      ({ path: folder, fileName, isList }) =>
        !isList && !/texts|migrations/.test(folder) && !fileName.endsWith('.test.ts'),
    )
    .map((file) => [nameOf(file), file.content.trim().split('\n').length] as const);
  const total = lineCounts.reduce((sum, [, count]) => sum + count, 0);
  // Of thirteen columns: one line each in the contract, one in the table.
  assert.ok(total < 120, JSON.stringify([total, lineCounts]));
});

test('a file of the module that somebody changed is replaced only when it is named', async () => {
  await configure();
  const file = 'apps/server/src/admin/workshops/index.ts';
  await write([]);
  writeFileSync(path.join(sources.folder, file), '// by hand\n');
  assert.equal((await preview()).find((one) => nameOf(one) === file)?.before, '// by hand\n');
  const refused = await write([]);
  assert.deepEqual([refused.status, refused.body.code], [409, 'codegen-exists']);
  assert.match(refused.body.msg, /workshops\/index\.ts/);
  assert.equal(readFileSync(path.join(sources.folder, file), 'utf8'), '// by hand\n');
  assert.deepEqual((await write([file])).body.data.written, [file]);
  assert.ok(existsSync(path.join(sources.folder, file)));
});

test('production generates nothing unless it is set to and has the sources, shows no page for it, and never writes', async () => {
  const nowhere = mkdtempSync(path.join(tmpdir(), 'no-sources-'));
  for (const { setting, root, answer, writes } of [
    { setting: 'off', root: sources.folder, answer: 'codegen-off', writes: 'codegen-off' },
    { setting: 'on', root: nowhere, answer: 'codegen-no-sources', writes: 'codegen-no-sources' },
    { setting: 'on', root: sources.folder, answer: 1, writes: 'codegen-read-only' },
  ]) {
    const other = await prepare(
      await createAdminTestApp({ CODE_ROOT: root, CODE_GENERATION: setting }),
    );
    try {
      Object.assign(other.platform.config, { mode: 'serve' });
      const { token } = await signInAs(other, 'ADMIN');
      const as = { token };
      const body = { ...(await config()).body.data, parentMenuId: null };
      const answers = {
        page: await other.call(pageCodegenTables, { query: {} }, as),
        config: await other.call(getCodegenConfig, { params }, as),
        save: await other.call(saveCodegenConfig, { params, body }, as),
        preview: await other.call(previewCode, { params }, as),
        delete: await other.call(deleteCodegenConfig, { params }, as),
      };
      for (const [name, { body: given }] of Object.entries(answers))
        assert.equal(given.code, answer, name);
      const archive = await other.call(downloadCode, { params }, as);
      assert.equal(archive.status, answer === 1 ? 200 : 403);
      if (answer !== 1) assert.equal(archive.body.code, answer);
      assert.equal(
        (await other.call(writeCode, { params, body: { overwrite: [] } }, as)).body.code,
        writes,
      );

      const routes = (await other.call(listMenuRoutes, {}, as)).body.data;
      const shown = routes
        .flatMap(({ children }) => children)
        .some(({ component }) => component === 'codegen/index');
      assert.equal(shown, answer === 1, 'the page is in the menu only where it works');
      assert.ok(
        (await listAllMenus(other, token)).some(({ component }) => component === 'codegen/index'),
        'roles can still be given it',
      );
      if (answer !== 1) {
        const messages = await Promise.all(
          languages.map(
            async (lang) =>
              (await other.call(pageCodegenTables, { query: {} }, { token, lang })).body.msg,
          ),
        );
        assert.equal(new Set(messages).size, languages.length, 'each language has its own words');
      }
    } finally {
      await other.close();
    }
  }
  rmSync(nowhere, { recursive: true });
});
