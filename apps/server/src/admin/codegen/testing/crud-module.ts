import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createDictionary } from '@vitrine/contract/admin/dictionaries.ts';
import { createDictionaryEntry } from '@vitrine/contract/admin/dictionary-entries.ts';
import type { CrudEndpoints } from '@vitrine/contract/crud.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { createAdminTestApp, signInAs, type TestPerson } from '#admin/testing.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { insertRow } from '#platform/testing/sample-rows.ts';

type Form = Readonly<Record<string, unknown>>;

interface CrudModule {
  /** The name of one row on screens. */
  title: string;
  endpoints: CrudEndpoints;
  /** Dictionaries that the forms choose from; each gets the entry `7`. */
  dictionaries?: readonly string[];
  /** The tables of which the forms need a row, by their fields. */
  references?: Readonly<Record<string, string>>;
  /** Two rows without an equal value. */
  forms: readonly [first: Form, second: Form];
  /** The reply for the first form where it differs from the form. */
  stored?: Form;
  /** A filter that only the first row passes. */
  filter?: readonly [name: string, words: string];
  /** A value that the form refuses. */
  wrong: readonly [name: string, value: unknown];
  /** The field whose value is unique. */
  unique?: string | undefined;
}

interface Page {
  list: { id: string }[];
  total: number;
}

/** Tests of the four outcomes of each endpoint of a module that `createCrudEndpoints` makes. */
export function testCrudModule(module: CrudModule): void {
  const { title, endpoints, references = {}, forms, filter, wrong, unique } = module;
  const needed: Record<string, string> = {};
  let app: TestApp;
  let admin: TestPerson;
  let guest: TestPerson;
  let owner: TestPerson;

  before(async () => {
    app = await createAdminTestApp();
    admin = await signInAs(app, 'ADMIN');
    guest = await signInAs(app, 'GUEST');
    owner = await signInAs(app, 'STORE_OWNER');
    const as = { token: admin.token };
    for (const dictCode of module.dictionaries ?? []) {
      await app.call(createDictionary, { body: { name: dictCode, dictCode } }, as);
      const body = { dictCode, value: '7', label: 'Sample' };
      await app.call(createDictionaryEntry, { body }, as);
    }
    for (const [name, table] of Object.entries(references))
      needed[name] = await insertRow(app, table);
  });
  after(() => app.close());

  const call = (endpoint: Endpoint, args: object, token = admin.token) =>
    app.call(endpoint, args as never, { token });
  const first = () => ({ ...forms[0], ...needed });
  const second = () => ({ ...forms[1], ...needed });
  const create = (body: Form, token?: string) => call(endpoints.create, { body }, token);
  const page = async (query: Record<string, string> = {}) =>
    (await call(endpoints.page, { query: { pageNum: '1', pageSize: '10', ...query } }, guest.token))
      .body.data as Page;

  test(`${title}: one is added, listed, read, changed and deleted`, async () => {
    assert.equal((await create(first())).status, 200);
    assert.equal((await create(second())).status, 200);
    const { list, total } = await page();
    assert.equal(total, 2);
    const [id = '', other = ''] = [list.at(-1)?.id, list[0]?.id];
    const read = await call(endpoints.form, { params: { id } }, guest.token);
    assert.partialDeepStrictEqual(read.body.data, { id, ...first(), ...module.stored });
    if (filter) {
      const [name, words] = filter;
      assert.equal((await page({ [name]: words })).total, 1);
      assert.equal((await page({ [name]: '%' })).total, 0, 'a per cent sign is a letter');
    }
    assert.equal((await call(endpoints.delete, { params: { ids: other } })).status, 200);
    const changed = await call(endpoints.update, { params: { id }, body: second() });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await page()).total, 1);
  });

  test(`${title}: wrong input, unknown rows and callers without the right change nothing`, async () => {
    const { total } = await page();
    const [path, value] = wrong;
    const refused = await create({ ...first(), [path]: value });
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.path], [400, path]);
    for (const { token } of [guest, owner])
      assert.equal((await create(first(), token)).status, 403);
    assert.equal((await create(first(), '')).body.code, 1002);
    assert.equal((await call(endpoints.page, {}, owner.token)).status, 403);
    const params = { id: '999999' };
    assert.equal((await call(endpoints.form, { params })).status, 404);
    assert.equal((await call(endpoints.update, { params, body: first() })).status, 404);
    assert.equal((await call(endpoints.delete, { params: { ids: '999999' } })).status, 404);
    assert.equal((await page()).total, total);
  });

  if (unique)
    test(`${title}: ${unique} is unique`, async () => {
      await create(first());
      const again = await create(first());
      const [error] = again.body.errors ?? [];
      assert.deepEqual([again.status, error?.path, error?.code], [409, unique, 'taken']);
    });
}
