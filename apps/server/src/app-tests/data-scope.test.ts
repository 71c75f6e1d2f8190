import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUser } from '@vitrine/contract/admin/accounts.ts';
import { createDepartment } from '@vitrine/contract/admin/departments.ts';
import * as notices from '@vitrine/contract/admin/notices.ts';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { rolePermissions, roles } from '#admin/roles/roles.tables.ts';
import { withSignedIn } from '#admin/testing/fixtures.ts';
import { signInAs, type TestPerson } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';

/** Is in every name of what the other department has. */
const marker = 'zorblax';
/** Operators with the same rights, who see their own department only. */
let noticeId = '';

const { app, root } = await withSignedIn({ root: 'ROOT' });
const { db } = app.platform.database;
await db.run(sql`insert into roles (code, name, sort, status, data_scope, created_at, updated_at)
  select 'CLERK', 'Clerk', 9, 1, 2, created_at, updated_at from roles where code = 'ADMIN'`);
const [clerk] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'CLERK'));
const held = await db.rows(
  sql`select distinct p.permission from role_permissions p join roles r on r.id = p.role_id where r.code = 'ADMIN'`,
  { permission: as.text },
);
await db
  .insert(rolePermissions)
  .values(held.map(({ permission }) => ({ roleId: clerk?.id ?? '', permission }) as never));
const addOperator = async (department: string, nickname: string) => {
  const body = { name: department, code: department, parentId: '0' };
  const deptId = (await app.call(createDepartment, { body }, root)).body.data;
  const person = await signInAs(app, 'CLERK', { nickname, username: nickname });
  await db.update(accounts).set({ deptId }).where(eq(accounts.id, person.account.id));
  return person;
};
const finance = await addOperator('finance', 'fiona');
const support = await addOperator(`${marker}-support`, `${marker}-sam`);
const { token } = support;
const body = {
  title: `${marker} plan`,
  content: '<p>Words</p>',
  type: 2,
  targetType: 2,
  targetUserIds: [support.account.id],
} as const;
const added = await app.call(
  notices.createNotice,
  { body: { ...body, targetUserIds: [...body.targetUserIds], publish: true } },
  { token },
);
assert.equal(added.status, 200, added.text);
noticeId =
  (await app.call(notices.pageNotices, { query: {} }, { token })).body.data.list[0]?.id ?? '';
const user = {
  username: `${marker}-new`,
  nickname: `${marker} new`,
  email: `${marker}@example.com`,
  roleIds: [clerk?.id ?? ''],
};
const { deptId } =
  (await db.select().from(accounts).where(eq(accounts.id, support.account.id)))[0] ?? {};
assert.equal(
  (await app.call(createUser, { body: { ...user, deptId: deptId ?? null } }, { token })).status,
  200,
);

/** What each list of operators answers to somebody, by the names of the endpoints. */
async function readLists({ token }: TestPerson): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, { endpoint }] of app.api.endpoints) {
    if (
      endpoint.method !== 'GET' ||
      endpoint.path.includes(':') ||
      !/^(?:sys|demo):/.test(endpoint.permission ?? '')
    )
      continue;
    const { text } = await app.send({
      method: 'GET',
      url: endpoint.path,
      headers: { authorization: `Bearer ${token}` },
    });
    answers.set(name, text.toLowerCase());
  }
  return answers;
}

test('no list of operators shows what another department has', async () => {
  const [all, seen] = [await readLists(root), await readLists(finance)];
  const limited = [...all].filter(([, text]) => text.includes(marker)).map(([name]) => name);
  for (const name of [
    'accounts.page',
    'users.options',
    'notices.page',
    'logs.page',
    'demo.receivers',
    'departments.list',
  ])
    assert.ok(limited.includes(name), `${name} is not in the test: ROOT does not find the row`);
  assert.deepEqual(
    limited.filter((name) => seen.get(name)?.includes(marker)),
    [],
  );
});

test('a notice of another department is not found on any way to it', async () => {
  const { token } = finance;
  const params = { id: noticeId };
  const body = { title: 'Mine now', content: '<p>Words</p>', type: 2 } as const;
  const answers = {
    form: await app.call(notices.getNoticeForm, { params }, { token }),
    detail: await app.call(notices.readNotice, { params }, { token }),
    change: await app.call(notices.updateNotice, { params, body }, { token }),
    publish: await app.call(notices.publishNotice, { params }, { token }),
    revoke: await app.call(notices.revokeNotice, { params }, { token }),
    delete: await app.call(notices.deleteNotices, { params: { ids: noticeId } }, { token }),
  };
  for (const [way, { status }] of Object.entries(answers)) assert.equal(status, 404, way);
  const mine = await app.call(notices.revokeNotice, { params }, support);
  assert.equal(mine.status, 200, 'who added it still may');
});
