import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as users from '@vitrine/contract/admin/accounts.ts';
import { resetSecondFactor } from '@vitrine/contract/admin/identity.ts';
import { pageLogs, readLog } from '@vitrine/contract/admin/logs.ts';
import { createNotice, deleteNotices, pageNotices } from '@vitrine/contract/admin/notices.ts';
import { updateRoleMenus } from '@vitrine/contract/admin/roles.ts';
import { endSession } from '@vitrine/contract/admin/sessions.ts';
import { sql } from 'drizzle-orm';
import { roles } from '#admin/roles/roles.tables.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { listAllMenus, signInAs } from '../testing.ts';
import { findChanges } from './changes.rules.ts';

const roleIds: Record<string, string> = {};

const { app, root, guest } = await withSignedIn({
  root: { role: 'ROOT', nickname: 'Rut' },
  guest: { role: 'GUEST', nickname: 'Gina', username: 'gina' },
});
before(async () => {
  for (const { id, code } of await app.platform.database.db.select().from(roles))
    roleIds[code] = id;
});

const newest = async (lang = 'en') => {
  const [row] = (await app.call(pageLogs, { query: {} }, { token: root.token, lang })).body.data
    .list;
  assert.ok(row);
  const { changes } = (
    await app.call(readLog, { params: { id: row.id } }, { token: root.token, lang })
  ).body.data;
  return { content: row.content, module: row.module, changes };
};
const params = () => ({ id: guest.account.id });

test('the log says by name who was given which roles, under Users', async () => {
  const { id: _, ...form } = (await app.call(users.getAccountForm, { params: params() }, root)).body
    .data;
  const give = (...codes: string[]) =>
    app.call(
      users.updateUser,
      {
        params: params(),
        body: { ...form, roleIds: codes.map((code) => roleIds[code] ?? '') } as never,
      },
      root,
    );
  assert.equal((await give('GUEST', 'ADMIN')).status, 200);
  const first = await newest();
  assert.deepEqual([first.content, first.module], ['Changed: Gina', 'Users']);
  assert.deepEqual(first.changes, [
    { field: 'roleIds', before: 'Guest', after: 'Administrator, Guest', isHidden: false },
  ]);
  assert.equal((await give('ADMIN', 'GUEST')).status, 200);
  assert.deepEqual((await newest()).changes, [], 'the same roles in another order are no change');
  assert.equal((await give('GUEST')).status, 200);
  assert.deepEqual(
    (await newest('zh-cn')).changes[0]?.after,
    '访客',
    'in the language of the reader',
  );
});

test('a name that was erased is in no row of the log', async () => {
  const rows = await app.platform.database.db.rows(
    sql`select l::text as line from operation_logs l`,
    { line: as.text },
  );
  assert.ok(rows.length > 2 && rows.every(({ line }) => !line.includes('Gina')));
});

test('every call about a user, a session, a role or several notices is named', async () => {
  const done: Record<string, string> = {};
  const record = async (name: string, answer: { status: number; text: string }, status = 200) => {
    assert.equal(answer.status, status, `${name}: ${answer.text}`);
    done[name] = (await newest()).content;
  };
  const query = { status: '0' } as const;
  await record('status', await app.call(users.setUserStatus, { params: params(), query }, root));
  await record(
    'reset',
    await app.call(users.resetUserPassword, { params: params(), query: {} }, root),
  );
  await record('factor', await app.call(resetSecondFactor, { params: params() }, root), 409);
  const other = await signInAs(app, 'GUEST', { nickname: 'Otto' });
  const [session] = await app.platform.database.db.rows(
    sql`select id from sessions where account_id = ${other.account.id}`,
    {
      id: as.text,
    },
  );
  await record('session', await app.call(endSession, { params: { id: session?.id ?? '' } }, root));
  await record(
    'delete',
    await app.call(
      users.deleteUsers,
      { params: { ids: `${guest.account.id},${other.account.id}` } },
      root,
    ),
  );
  const body = {
    username: 'nina',
    nickname: 'Nina',
    email: 'nina@example.com',
    roleIds: [roleIds['GUEST'] ?? ''],
  };
  await record('create', await app.call(users.createUser, { body }, root));
  const menu = (await listAllMenus(app, root.token)).find(
    ({ routeName }) => routeName === 'systemUsers',
  );
  const given = { params: { id: roleIds['GUEST'] ?? '' }, body: [menu?.id ?? ''] as never };
  await record('menus', await app.call(updateRoleMenus, given, root));
  for (const title of ['One', 'Two'])
    await app.call(createNotice, { body: { title, content: '<p>x</p>', type: 2 } }, root);
  const ids = (await app.call(pageNotices, { query: {} }, root)).body.data.list
    .map(({ id }) => id)
    .join(',');
  await record('notices', await app.call(deleteNotices, { params: { ids } }, root));
  assert.deepEqual(done, {
    status: 'Changed: Gina',
    reset: 'Set a new password: Gina',
    factor: 'Reset two-step sign-in: Gina',
    session: 'Signed out: Otto',
    delete: 'Deleted: Gina, Otto',
    create: 'Added: Nina',
    menus: 'Assigned rights: Guest',
    notices: 'Deleted: One, Two',
  });
});

test('a search by a name finds what was done to the person, also with several others, and nothing about anybody else', async () => {
  const found = async (keywords: string) =>
    (
      await app.call(pageLogs, { query: { keywords, pageSize: '100' } as never }, root)
    ).body.data.list.map(({ content }) => content);
  assert.deepEqual(await found('Otto'), ['Deleted: Gina, Otto', 'Signed out: Otto']);
  const aboutGina = await found('gina');
  assert.ok(
    aboutGina.length > 3 && aboutGina.every((content) => content.includes('Gina')),
    aboutGina.join('; '),
  );
});

test('rights of a role are recorded as what was taken and what was added, by the titles of the menus', async () => {
  const rows = (await app.call(pageLogs, { query: { module: 'role' } }, root)).body.data.list;
  const { changes } = (await app.call(readLog, { params: { id: rows[0]?.id ?? '' } }, root)).body
    .data;
  assert.ok(changes[0]?.before && !/#\d/.test(changes[0].before), changes[0]?.before ?? '');
  assert.match(changes[0]?.after ?? '', /^(?:Users)?$/);
});

test('a list of ids is never recorded without its values', () => {
  const long = Array.from({ length: 30 }, (_, index) => String(index + 1));
  assert.deepEqual(findChanges({ roleIds: ['9', '3'] }, { roleIds: ['3', '2'] }), [
    { field: 'roleIds', before: '9, 3', after: '3, 2', isHidden: false },
  ]);
  assert.deepEqual(findChanges(long, [...long.slice(1), '77']), [
    { field: 'ids', before: '1', after: '77', isHidden: false },
  ]);
  assert.deepEqual(findChanges({ targetUserIds: [] }, { targetUserIds: ['5'] }), [
    { field: 'targetUserIds', before: '', after: '5', isHidden: false },
  ]);
});
