import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/admin/departments.ts';
import { eq } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { withOperator } from '../testing/fixtures.ts';
import { signInAs } from '../testing.ts';

const { app, admin, guest } = await withOperator();

const form = (code: string, parentId = '0') => ({
  name: `Department ${code}`,
  code,
  parentId,
  sort: 1,
  status: 1 as const,
});
const add = async (code: string, parentId = '0') =>
  (await app.call(contract.createDepartment, { body: form(code, parentId) }, admin)).body.data;
const change = (id: string, values: Partial<ReturnType<typeof form>>) =>
  app.call(
    contract.updateDepartment,
    { params: { id }, body: { ...form('moved'), ...values } },
    admin,
  );
const list = async (query: Record<string, string> = {}) =>
  (await app.call(contract.listDepartments, { query: query as never }, guest)).body.data;
const remove = (ids: string) => app.call(contract.deleteDepartments, { params: { ids } }, admin);

test('departments are a tree with the ids of the family, by their sort', async () => {
  const top = await add('top');
  const second = await add('second', top);
  const first = await add('first', top);
  assert.match(top, /^\d+$/);
  assert.equal(
    (await change(first, { ...form('first', top), sort: 0, name: 'Research' })).body.data,
    first,
  );
  const [node] = await list();
  assert.deepEqual([node?.id, node?.parentId, node?.code, node?.status], [top, '0', 'top', 1]);
  assert.deepEqual(
    node?.children.map(({ id, parentId }) => [id, parentId]),
    [
      [first, top],
      [second, top],
    ],
  );
  assert.deepEqual(
    (await app.call(contract.getDepartmentForm, { params: { id: first } }, guest)).body.data,
    {
      id: first,
      name: 'Research',
      code: 'first',
      parentId: top,
      status: 1,
      sort: 0,
    },
  );
  const { data } = (await app.call(contract.listDepartmentOptions, {}, guest)).body;
  assert.deepEqual(data[0]?.children, [
    { value: first, label: 'Research' },
    { value: second, label: 'Department second' },
  ]);
});

test('filters: empty ones filter nothing; a department whose parent is left out is at the top', async () => {
  assert.equal((await list({ keywords: '', status: '' })).length, 1);
  assert.deepEqual(
    (await list({ keywords: 'resea' })).map(({ name }) => name),
    ['Research'],
  );
  const closed = await add('closed');
  await change(closed, { ...form('closed'), status: 0 as never });
  assert.deepEqual(
    (await list({ status: '0' })).map(({ code }) => code),
    ['closed'],
  );
  const { data } = (await app.call(contract.listDepartmentOptions, {}, guest)).body;
  assert.ok(!data.some(({ value }) => value === closed), 'a disabled one is not offered');
});

test('no circles, no unknown parent, no code twice', async () => {
  const [upper] = [await add('upper')];
  const lower = await add('lower', upper);
  for (const parentId of [upper, lower, '999999']) {
    const answer = await change(upper, { ...form('upper', parentId) });
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.errors?.[0]?.path],
      [400, 'department-parent', 'parentId'],
    );
  }
  const taken = await change(lower, { ...form('upper', upper) });
  assert.deepEqual(
    [taken.status, taken.body.code, taken.body.errors?.[0]?.code],
    [409, 'department-code-taken', 'taken'],
  );
});

test('deleting takes everything below along, and what still has users is named', async () => {
  const above = await add('above');
  const below = await add('below', above);
  const { db } = app.platform.database;
  await db.update(accounts).set({ deptId: below }).where(eq(accounts.id, guest.account.id));
  const refused = await remove(above);
  assert.deepEqual([refused.status, refused.body.code], [409, 'department-in-use']);
  assert.match(refused.body.msg, /Department below \(1\)/);
  await db.update(accounts).set({ deptId: null }).where(eq(accounts.id, guest.account.id));
  const single = await add('single');
  assert.equal((await remove(`${above},${single}`)).status, 200);
  assert.deepEqual(
    (await list())
      .map(({ code }) => code)
      .filter((code) => ['above', 'below', 'single'].includes(code)),
    [],
  );
  assert.equal((await remove(above)).status, 404);
});

test('guests read and change nothing; owners of stores do neither', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.equal((await app.call(contract.listDepartments, {}, owner)).status, 403);
  for (const { token } of [guest, owner])
    assert.equal(
      (await app.call(contract.createDepartment, { body: form('no') }, { token })).body.code,
      'forbidden',
    );
});
