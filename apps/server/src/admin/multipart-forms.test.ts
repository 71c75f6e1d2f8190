import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createUser,
  getAccountForm,
  pageAccounts,
  updateUser,
} from '@vitrine/contract/admin/accounts.ts';
import { createDepartment } from '@vitrine/contract/admin/departments.ts';
import { createDictionary } from '@vitrine/contract/admin/dictionaries.ts';
import { createDictionaryEntry } from '@vitrine/contract/admin/dictionary-entries.ts';
import { createMenu } from '@vitrine/contract/admin/menus.ts';
import { createNotice } from '@vitrine/contract/admin/notices.ts';
import { createRole, listRoleOptions } from '@vitrine/contract/admin/roles.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { withSignedIn } from './testing/fixtures.ts';

const { app, admin } = await withSignedIn({ admin: 'ADMIN' });

async function post({ path }: Endpoint, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = {
    authorization: `Bearer ${admin.token}`,
    'content-type': request.headers.get('content-type') ?? '',
  };
  return app.send({
    method: 'POST',
    url: path,
    headers,
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const roleOf = async () =>
  (await app.call(listRoleOptions, {}, admin)).body.data.find(({ label }) => /guest/i.test(label))
    ?.value ?? '';

test('every form that is posted as multipart, as clients of the family do, is saved with its numbers', async () => {
  const roleId = await roleOf();
  const forms: [Endpoint, Record<string, string>][] = [
    [createDictionary, { name: 'Sizes', dictCode: 'sizes', status: '1' }],
    [
      createDictionaryEntry,
      { dictCode: 'sizes', label: 'Small', value: 's', status: '1', sort: '3' },
    ],
    [createDepartment, { name: 'Field', code: 'F', parentId: '0', sort: '2', status: '0' }],
    [createRole, { name: 'Reader', code: 'READER', sort: '4', status: '1', dataScope: '3' }],
    [
      createMenu,
      {
        parentId: '0',
        name: 'Extra',
        type: 'CATALOG',
        routePath: '/extra',
        visible: '1',
        sort: '9',
        alwaysShow: '0',
      },
    ],
    [
      createUser,
      {
        username: 'ida',
        nickname: 'Ida',
        email: 'ida@example.com',
        gender: '2',
        status: '1',
        'roleIds[0]': roleId,
      },
    ],
    [
      createNotice,
      { title: 'Maintenance', content: '<p>Tonight.</p>', type: '99', targetType: '1', level: 'L' },
    ],
  ];
  for (const [endpoint, fields] of forms) {
    const { status, text } = await post(endpoint, fields);
    assert.equal(status, 200, `${endpoint.name}: ${text}`);
  }
});

test('a user whose email address is sent empty keeps it, and a new one without an address is refused at that field', async () => {
  const roleId = await roleOf();
  const form = { nickname: 'Nils', roleIds: [roleId] };
  const created = await app.call(
    createUser,
    { body: { ...form, username: 'nils', email: 'nils@example.com' } },
    admin,
  );
  assert.equal(created.status, 200, created.text);
  const id =
    (await app.call(pageAccounts, { query: { keywords: 'nils' } }, admin)).body.data.list[0]?.id ??
    '';
  const body = { ...form, username: 'nils', nickname: 'Nils A.', email: '' };
  const changed = await app.call(updateUser, { params: { id }, body: body as never }, admin);
  assert.equal(changed.status, 200, changed.text);
  const { nickname, email } = (await app.call(getAccountForm, { params: { id } }, admin)).body.data;
  assert.deepEqual([nickname, email], ['Nils A.', 'nils@example.com']);
  const refused = await app.call(
    createUser,
    { body: { ...form, username: 'nora', email: '' } as never },
    admin,
  );
  assert.deepEqual(
    [refused.status, refused.body.errors?.map(({ path }) => path)],
    [400, ['email']],
  );
});
