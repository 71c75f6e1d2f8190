import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/admin/accounts.ts';
import { createDepartment } from '@vitrine/contract/admin/departments.ts';
import { confirmEmailChange, login, usePasswordLink } from '@vitrine/contract/admin/identity.ts';
import { getMe, listUserOptions } from '@vitrine/contract/admin/users.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { announceRightsOfAll } from '#admin/roles/index.ts';
import { rolePermissions, roles } from '#admin/roles/roles.tables.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { answerCaptcha, readMails, signInAs } from '../testing.ts';

const roleIds: Record<string, string> = {};
let count = 0;

const { app, root, admin, guest } = await withSignedIn({
  root: { role: 'ROOT', username: 'root-one', nickname: 'Root' },
  admin: { role: 'ADMIN', username: 'admin-one', nickname: 'Admin' },
  guest: { role: 'GUEST', username: 'guest-one' },
});
for (const { id, code } of await app.platform.database.db.select().from(roles)) roleIds[code] = id;
const department = { name: 'Sales', code: 'sales', parentId: '0' };
const sales = (await app.call(createDepartment, { body: department }, admin)).body.data;

const form = (role = 'GUEST') => {
  count += 1;
  const username = `user${count}`;
  return {
    username,
    nickname: `User ${count}`,
    email: `${username}@example.com`,
    mobile: '+49 30 123456',
    gender: 2 as const,
    deptId: sales,
    roleIds: [roleIds[role] ?? ''],
    status: 1 as const,
  };
};
/** A list as the family's client asks for it. */
const page = async (query: string, token = admin.token) => {
  const answer = await app.send({
    method: 'GET',
    url: `/api/v1/users/page?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.body.data as { list: Record<string, unknown>[]; total: number };
};
async function addUser(role = 'GUEST') {
  const body = form(role);
  assert.equal((await app.call(contract.createUser, { body }, root)).status, 200);
  const [row] = (await page(`pageNum=1&pageSize=10&keywords=${body.username}`, root.token)).list;
  return { ...body, id: String(row?.['id']) };
}
const linkOf = async (email: string) => {
  await app.drain();
  return /token=([\w-]+)/.exec((await readMails(app, email))[0]?.text ?? '')?.[1] ?? '';
};
async function enter(username: string, password: string) {
  const body = { username, password, ...(await answerCaptcha(app)) };
  return app.call(login, { body });
}
const change = (id: string, body: object, token = admin.token) =>
  app.call(contract.updateUser, { params: { id }, body: body as never }, { token });

test('sys:user:add adds a user, sys:user:edit changes one', async () => {
  const body = form();
  assert.equal((await app.call(contract.createUser, { body }, guest)).body.code, 'forbidden');
  const added = await app.call(contract.createUser, { body }, admin);
  assert.deepEqual([added.status, added.body.code, added.body.data], [200, 1, null]);
  const [row] = (
    await page(
      `pageNum=1&pageSize=10&keywords=${body.username}&status=&createTime[0]=&createTime[1]=&deptId=`,
    )
  ).list;
  assert.equal(typeof row?.['id'], 'string');
  assert.deepEqual(
    [
      row?.['username'],
      row?.['nickname'],
      row?.['mobile'],
      row?.['gender'],
      row?.['status'],
      row?.['deptName'],
      row?.['roleNames'],
      row?.['email'],
      row?.['avatar'],
    ],
    [body.username, body.nickname, body.mobile, 2, 1, 'Sales', 'Guest', body.email, ''],
  );
  const [inChinese] = (await page(`pageNum=1&pageSize=10&keywords=${body.username}&lang=zh-cn`))
    .list;
  assert.equal(
    inChinese?.['roleNames'],
    '访客',
    'a built-in role is named in the language of the reader',
  );
  const id = String(row?.['id']);
  const stored = (await app.call(contract.getAccountForm, { params: { id } }, admin)).body.data;
  assert.deepEqual(stored, { id, avatar: '', ...body });
  const visitor = guest;
  const lookedAt = [
    await app.call(contract.getAccountForm, { params: { id } }, visitor),
    await app.call(contract.pageAccounts, { query: {} }, visitor),
    await app.call(listUserOptions, { query: {} }, visitor),
  ];
  for (const { text } of lookedAt)
    assert.ok(!text.includes('@example.com') && !text.includes('123456'), text);
  assert.equal(
    (await page(`keywords=${body.email}`, guest.token)).total,
    0,
    'what is not shown is not found',
  );
  assert.equal((await change(id, stored, guest.token)).body.code, 'forbidden');
  const changed = await change(id, { ...stored, nickname: 'Renamed', deptId: null });
  assert.deepEqual([changed.status, changed.body.data], [200, null]);
  assert.deepEqual(
    (await app.call(contract.getAccountForm, { params: { id } }, admin)).body.data.nickname,
    'Renamed',
  );
  const twice = await app.call(
    contract.createUser,
    { body: { ...form(), email: body.email } },
    admin,
  );
  assert.deepEqual([twice.body.code, twice.body.errors?.[0]?.path], ['user-taken', 'email']);
  const named = await app.call(
    contract.createUser,
    { body: { ...form(), username: body.username } },
    admin,
  );
  assert.deepEqual([named.body.code, named.body.errors?.[0]?.path], ['user-taken', 'username']);
  assert.equal(
    (await change(id, { ...stored, username: 'another' })).body.errors?.[0]?.code,
    'username-fixed',
  );
});

test('a new user has no password: the mailed link sets one, once', async () => {
  const user = await addUser();
  assert.equal((await enter(user.username, 'long enough words')).body.code, 'login-wrong');
  const token = await linkOf(user.email);
  const body = { token, password: 'long enough words', confirmPassword: 'long enough words' };
  assert.equal(
    (await app.call(usePasswordLink, { body: { ...body, token: 'wrong' } })).body.code,
    'ticket-invalid',
  );
  assert.equal(
    (
      await app.call(usePasswordLink, {
        body: { ...body, password: 'password', confirmPassword: 'password' },
      })
    ).body.code,
    'password-common',
  );
  assert.equal((await app.call(usePasswordLink, { body })).status, 200);
  assert.equal((await app.call(usePasswordLink, { body })).body.code, 'ticket-invalid');
  assert.equal((await enter(user.username, body.password)).status, 200);
});

test('a reset ends password and sessions; a password in the query is set and shown nowhere', async () => {
  const user = await addUser();
  const secret = 'another long secret 42';
  const reset = (query: object, id = user.id, token = admin.token) =>
    app.call(contract.resetUserPassword, { params: { id }, query: query as never }, { token });
  assert.equal((await reset({ password: secret })).text.includes(secret), false);
  const session = (await enter(user.username, secret)).body.data;
  assert.equal((await app.call(getMe, {}, { token: session.accessToken })).status, 200);
  assert.equal((await reset({})).status, 200);
  assert.equal((await app.call(getMe, {}, { token: session.accessToken })).body.code, 1002);
  assert.equal((await enter(user.username, secret)).body.code, 'login-wrong');
  assert.ok(await linkOf(user.email));
  assert.equal((await reset({ password: 'short' })).body.code, 'invalid-input');
  assert.equal((await reset({ password: 'password1' })).body.code, 'password-common');
  assert.equal((await reset({}, admin.account.id)).body.code, 'user-self');
  assert.equal((await reset({}, root.account.id)).status, 404);
});

test('filters: words, status, department with those below, days, roles; newest change first', async () => {
  const parent = { name: 'North', code: 'north', parentId: sales };
  const below = (await app.call(createDepartment, { body: parent }, admin)).body.data;
  const user = await addUser();
  await change(user.id, { ...user, deptId: below });
  const ids = async (query: string) =>
    (await page(`pageNum=1&pageSize=100&${query}`)).list.map(({ id }) => id);
  assert.ok((await ids(`deptId=${sales}`)).includes(user.id));
  assert.deepEqual(await ids(`deptId=${below}`), [user.id]);
  assert.equal(
    (await ids(`roleIds%5B0%5D=${roleIds['ADMIN']}&roleIds%5B1%5D=${roleIds['GUEST']}`)).includes(
      admin.account.id,
    ),
    true,
  );
  assert.deepEqual(await ids(`roleIds%5B0%5D=${roleIds['STORE_OWNER']}`), []);
  assert.ok(
    (await ids('createTime%5B0%5D=2026-11-20&createTime%5B1%5D=2026-11-20')).includes(user.id),
  );
  assert.deepEqual(await ids('createTime%5B0%5D=2026-11-21&createTime%5B1%5D='), []);
  assert.equal((await ids(''))[0], user.id);
  assert.equal((await ids('field=create_time&direction=ASC'))[0], admin.account.id);
  await app.call(
    contract.setUserStatus,
    { params: { id: user.id }, query: { status: '0' } },
    admin,
  );
  assert.deepEqual(await ids('status=0'), [user.id]);
  assert.deepEqual(await ids('keywords=%25'), []);
});

test('ROOT is neither listed nor changed by others, and the last one cannot be lost', async () => {
  assert.equal((await page('keywords=root-one')).total, 0);
  assert.equal((await page('keywords=root-one', root.token)).total, 1);
  for (const answer of [
    await app.call(contract.getAccountForm, { params: { id: root.account.id } }, admin),
    await app.call(contract.deleteUsers, { params: { ids: root.account.id } }, admin),
    await change(root.account.id, { ...form(), username: 'root-one' }),
  ])
    assert.equal(answer.status, 404);
  const second = await signInAs(app, 'ROOT', { username: 'root-two' });
  const demoted = { ...form(), username: 'root-two', email: second.account.email };
  // Two at once: one of them is left.
  const [one, two] = await Promise.all([
    app.call(
      contract.setUserStatus,
      { params: { id: second.account.id }, query: { status: '0' } },
      root,
    ),
    app.call(
      contract.setUserStatus,
      { params: { id: root.account.id }, query: { status: '0' } },
      { token: second.token },
    ),
  ]);
  assert.equal(
    [one, two].filter(({ status }) => status === 200).length,
    1,
    `${one.text} ${two.text}`,
  );
  await app.platform.database.db
    .update(accounts)
    .set({ status: 1 })
    .where(inArray(accounts.id, [root.account.id, second.account.id]));
  root.token = (await signInAs(app, 'ROOT')).token;
  assert.equal((await change(second.account.id, demoted, root.token)).status, 200);
});

test('nobody deletes, disables or promotes himself, nor gives a right that he does not hold', async () => {
  const self = admin.account.id;
  const own = (await app.call(contract.getAccountForm, { params: { id: self } }, admin)).body.data;
  assert.equal(
    (await app.call(contract.deleteUsers, { params: { ids: self } }, admin)).body.code,
    'user-self',
  );
  assert.equal(
    (
      await app.call(
        contract.setUserStatus,
        { params: { id: self }, query: { status: '0' } },
        admin,
      )
    ).body.code,
    'user-self',
  );
  assert.equal(
    (await change(self, { ...own, roleIds: [roleIds['GUEST']] })).body.code,
    'user-self',
  );
  for (const role of ['ROOT', 'STORE_OWNER']) {
    const answer = await app.call(contract.createUser, { body: form(role) }, admin);
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.errors?.[0]?.path],
      [403, 'role-above', 'roleIds'],
      role,
    );
  }
  const peer = await addUser('ADMIN');
  const { db } = app.platform.database;
  await db
    .delete(rolePermissions)
    .where(sql`role_id = ${roleIds['ADMIN']} and permission = 'sys:config:delete'`);
  await db
    .insert(rolePermissions)
    .values({ roleId: roleIds['GUEST'] ?? '', permission: 'sys:config:delete' });
  await inTx(systemContext(app.platform), announceRightsOfAll);
  await app.platform.signals.send(db, 'rights-changed', {});
  const user = await addUser();
  await assert.doesNotReject(async () => {
    while ((await app.call(getMe, {}, admin)).body.data.perms.includes('sys:config:delete'))
      await new Promise(setImmediate);
  });
  assert.equal((await change(user.id, { ...user, nickname: 'No' })).body.code, 'user-above');
  assert.equal(
    (await change(peer.id, { ...peer, roleIds: [roleIds['GUEST']] })).body.code,
    'role-above',
  );
  await db
    .delete(rolePermissions)
    .where(sql`role_id = ${roleIds['GUEST']} and permission = 'sys:config:delete'`);
});

test('deleting ends sessions and frees the name; owners of a store are named and stay', async () => {
  const user = await addUser();
  const other = await addUser();
  const owner = await signInAs(app, 'STORE_OWNER', { username: 'owner-one' });
  const remove = (ids: string) => app.call(contract.deleteUsers, { params: { ids } }, admin);
  const refused = await remove(`${user.id},${owner.account.id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'user-in-use']);
  assert.match(refused.body.msg, /owner-one/);
  assert.equal((await remove(`${user.id},${other.id}`)).status, 200);
  assert.equal((await page(`keywords=${user.username}`)).total, 0);
  assert.equal((await remove(user.id)).status, 404);
  const again = { ...form(), username: user.username, email: user.email };
  assert.equal((await app.call(contract.createUser, { body: again }, admin)).status, 200);
});

test('a changed role counts on open sessions at once, a confirmed address ends them', async () => {
  const person = await signInAs(app, 'GUEST', { username: 'moving' });
  const stored = (
    await app.call(contract.getAccountForm, { params: { id: person.account.id } }, root)
  ).body.data;
  const promoted = { ...stored, nickname: 'Moving', roleIds: [roleIds['ADMIN']] };
  assert.equal((await change(person.account.id, promoted, root.token)).status, 200);
  let isAdmin = false;
  while (!isAdmin) isAdmin = (await app.call(getMe, {}, person)).body.data.roles.includes('ADMIN');
  assert.equal(
    (await change(person.account.id, { ...promoted, email: 'moved@example.com' }, root.token))
      .status,
    200,
  );
  assert.equal((await app.call(getMe, {}, person)).status, 200, 'nobody has confirmed it yet');
  assert.equal(
    (await app.call(confirmEmailChange, { body: { token: await linkOf('moved@example.com') } }))
      .status,
    200,
  );
  assert.equal((await app.call(getMe, {}, person)).body.code, 1002);
  const [row] = await app.platform.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, person.account.id));
  assert.ok(row?.emailVerifiedAt);
});

test('an owner who never had a name is saved without one; a name that is there is not taken away', async () => {
  const owner = await signInAs(app, 'STORE_OWNER', { nickname: '' });
  const read = async (id: string) => {
    const { id: _, ...stored } = (await app.call(contract.getAccountForm, { params: { id } }, root))
      .body.data;
    return stored;
  };
  const stored = await read(owner.account.id);
  assert.equal(stored.nickname, '');
  assert.equal((await change(owner.account.id, { ...stored, gender: 2 }, root.token)).status, 200);
  assert.equal((await read(owner.account.id)).gender, 2);
  const named = await addUser();
  const refused = await change(named.id, { ...(await read(named.id)), nickname: '' }, root.token);
  assert.deepEqual(
    [refused.body.errors?.[0]?.path, refused.body.errors?.[0]?.code],
    ['nickname', 'required'],
  );
});
