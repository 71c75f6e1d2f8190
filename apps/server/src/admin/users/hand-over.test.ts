import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as contract from '@vitrine/contract/admin/accounts.ts';
import {
  confirmEmailChange,
  login,
  resetPassword,
  resetSecondFactor,
  sendPasswordCode,
} from '@vitrine/contract/admin/identity.ts';
import { listSecurityEvents } from '@vitrine/contract/admin/security-events.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { openSession } from '#admin/identity/index.ts';
import { rolePermissions, roles } from '#admin/roles/roles.tables.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  answerCaptcha,
  createAdminTestApp,
  readMailedCode,
  readMails,
  signInAs,
  type TestPerson,
  turnOnFactor,
} from '../testing.ts';

const password = 'a long walk home';
const dayMs = 86_400_000;
let passwordHash: string;
const operators: Record<string, TestPerson> = {};
let count = 0;

const app = await closeAfter(createAdminTestApp());
before(async () => {
  passwordHash = await hashPassword(password);
  const { db } = app.platform.database;
  const now = app.clock.now();
  const [narrow] = await db
    .insert(roles)
    .values({
      code: 'USER_EDITOR',
      name: 'User editor',
      sort: 9,
      status: 1,
      dataScope: 0,
      createdAt: now,
      updatedAt: now,
    } as never)
    .returning({ id: roles.id });
  const granted = [
    'account:self:use',
    'account:self:secure',
    'sys:user:query',
    'sys:user:edit',
    'sys:user:password:reset',
    'sys:user:import',
    'sys:user:second-factor',
  ] as const;
  await db
    .insert(rolePermissions)
    .values(granted.map((permission) => ({ roleId: narrow?.id ?? '', permission })));
  operators['narrow'] = await signInAs(app, 'USER_EDITOR');
  operators['admin'] = await signInAs(app, 'ADMIN');
  operators['root'] = await signInAs(app, 'ROOT');
});

const createOwner = () => {
  count += 1;
  return signInAs(app, 'STORE_OWNER', {
    email: `owner${count}@example.com`,
    nickname: `Owner ${count}`,
    passwordHash,
  });
};
const as = (name: string) => ({ token: operators[name]?.token ?? '' });
const readForm = async (id: string) =>
  (await app.call(contract.getAccountForm, { params: { id } }, as('root'))).body.data;
const edit = async (name: string, id: string, changes: object) => {
  const { id: _, ...form } = await readForm(id);
  return app.call(
    contract.updateUser,
    { params: { id }, body: { ...form, ...changes } as never },
    as(name),
  );
};
const emailOf = async (id: string) =>
  (
    await app.platform.database.db
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, id))
  )[0]?.email;
const signIn = async (username: string, secret = password) =>
  (await app.call(login, { body: { username, password: secret, ...(await answerCaptcha(app)) } }))
    .body.code;
const isIn = async (token: string) => (await app.call(getMe, {}, { token })).status === 200;
const anotherSession = async (id: string) =>
  (await inTx(systemContext(app.platform), (tx) => openSession(tx, id))).accessToken;
const eventsOf = async (id: string) =>
  (await app.call(listSecurityEvents, {}, { token: await anotherSession(id) })).body.data.map(
    ({ kind, isByOperator }) => ({
      kind,
      isByOperator,
    }),
  );
/** Which email answers the request for a password code: one with a code, or one without. */
async function askForCode(email: string): Promise<string | undefined> {
  app.clock.advance(61_000);
  const answer = await app.call(sendPasswordCode, {
    body: { email, ...(await answerCaptcha(app)) },
  });
  assert.equal(answer.status, 200, answer.text);
  return (await readMails(app, email))[0]?.template;
}
const linkTo = async (email: string) =>
  /token=([\w-]+)/.exec((await readMails(app, email))[0]?.text ?? '')?.[1] ?? '';
const confirm = (token: string) => app.call(confirmEmailChange, { body: { token } });

/** Every way on which an operator could get into the account of somebody with a store, and how it must end. */
const ways: readonly {
  way: string;
  by: readonly string[];
  code: unknown;
  run: (by: string, owner: TestPerson) => Promise<unknown>;
}[] = [
  {
    way: 'the form with another address',
    by: ['narrow', 'admin'],
    code: 'user-above',
    run: async (by, owner) =>
      (await edit(by, owner.account.id, { email: `taken-by-${by}@example.com` })).body.code,
  },
  {
    way: 'a password that the operator chooses',
    by: ['narrow', 'admin', 'root'],
    code: 'user-owner',
    run: async (by, owner) => {
      const query = { password: 'chosen by an operator 7' };
      return (
        await app.call(
          contract.resetUserPassword,
          { params: { id: owner.account.id }, query },
          as(by),
        )
      ).body.code;
    },
  },
  {
    way: 'a sheet with the same address',
    by: ['narrow', 'admin', 'root'],
    code: '0 of 1',
    run: async (by, owner) => {
      const sheet = `username,nickname,gender,mobile,email,roles,department\nnew${count},New,,,${owner.account.email},GUEST,`;
      const form = new FormData();
      form.append('file', new Blob([sheet]), 'users.csv');
      const request = new Request('http://x', { method: 'POST', body: form });
      const answer = await app.send({
        method: 'POST',
        url: '/api/v1/users/import',
        payload: Buffer.from(await request.arrayBuffer()),
        headers: {
          authorization: `Bearer ${as(by).token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
      });
      const { validCount, invalidCount } = answer.body.data as {
        validCount: number;
        invalidCount: number;
      };
      return `${validCount} of ${validCount + invalidCount}`;
    },
  },
  {
    way: 'harmless fields of the form',
    by: ['narrow', 'admin', 'root'],
    code: 1,
    run: async (by, owner) =>
      (await edit(by, owner.account.id, { nickname: `Renamed by ${by}`, mobile: '+49 30 1234567' }))
        .body.code,
  },
];

for (const { way, by, code, run } of ways)
  test(`${way} leaves the owner’s account to the owner`, async () => {
    for (const name of by) {
      const owner = await createOwner();
      assert.equal(await run(name, owner), code, name);
      assert.equal(await emailOf(owner.account.id), owner.account.email, name);
      assert.equal(await signIn(owner.account.email), 1, `${name}: the password stays`);
      assert.equal(await askForCode(`taken-by-${name}@example.com`), 'no-account', name);
    }
  });

test('an operator with the rights of a store enters an address: it proves nothing until its mailbox confirms it, and the old one is notified', async () => {
  const owner = await createOwner();
  const [old, next] = [owner.account.email, 'moved.owner@example.com'];
  assert.equal((await edit('root', owner.account.id, { email: next })).body.code, 1);
  assert.equal(await emailOf(owner.account.id), old);
  assert.equal(await isIn(owner.token), true, 'nothing has changed yet');
  const token = await linkTo(next);
  assert.equal((await readMails(app, old))[0]?.template, 'email-entered');
  assert.ok((await readMails(app, old))[0]?.text.includes(next));
  assert.equal(await askForCode(next), 'no-account');
  assert.equal(await askForCode(old), 'password-code');
  const [row] = (await app.call(contract.pageAccounts, { query: { keywords: old } }, as('root')))
    .body.data.list;
  assert.deepEqual([row?.email, row?.pendingEmail], [old, next]);

  assert.equal((await confirm('x'.repeat(43))).body.code, 'ticket-invalid');
  const stays = await anotherSession(owner.account.id);
  assert.equal((await confirm(token)).status, 200);
  assert.equal((await confirm(token)).body.code, 'ticket-invalid', 'a link works once');
  assert.deepEqual([await emailOf(owner.account.id), await isIn(stays)], [next, false]);
  assert.equal((await readMails(app, old))[0]?.template, 'email-changed');
  assert.deepEqual((await eventsOf(owner.account.id)).slice(0, 2), [
    { kind: 'email-changed', isByOperator: true },
    { kind: 'email-entered', isByOperator: true },
  ]);
  assert.deepEqual([await signIn(old), await signIn(next)], ['login-wrong', 1]);
});

test('an entered address expires, is replaced by a later one, and is cancelled by a new password', async () => {
  const owner = await createOwner();
  await edit('root', owner.account.id, { email: 'first.try@example.com' });
  const first = await linkTo('first.try@example.com');
  await edit('root', owner.account.id, { email: 'second.try@example.com' });
  const second = await linkTo('second.try@example.com');
  assert.equal((await confirm(first)).body.code, 'ticket-invalid');
  app.clock.advance(7 * dayMs + 1);
  operators['root'] = await signInAs(app, 'ROOT');
  assert.equal((await confirm(second)).body.code, 'ticket-invalid');

  await edit('root', owner.account.id, { email: 'third.try@example.com' });
  const third = await linkTo('third.try@example.com');
  assert.equal(await askForCode(owner.account.email), 'password-code');
  const code = await readMailedCode(app, owner.account.email);
  const body = {
    email: owner.account.email,
    code,
    password: 'another walk home 2',
    confirmPassword: 'another walk home 2',
  };
  assert.equal((await app.call(resetPassword, { body })).status, 200);
  assert.equal((await confirm(third)).body.code, 'ticket-invalid');
  assert.equal(await emailOf(owner.account.id), owner.account.email);
});

test('an address that somebody registered meanwhile is not confirmed, and a known one is refused at once', async () => {
  const owner = await createOwner();
  await edit('root', owner.account.id, { email: 'late.owner@example.com' });
  const token = await linkTo('late.owner@example.com');
  await signInAs(app, 'STORE_OWNER', { email: 'late.owner@example.com' });
  assert.equal((await confirm(token)).body.code, 'ticket-invalid');
  const answer = await edit('root', owner.account.id, { email: 'late.owner@example.com' });
  assert.deepEqual([answer.body.code, answer.body.errors?.[0]?.path], ['user-taken', 'email']);
});

test('an owner’s address that was set before changes had to be confirmed gets neither a code nor a link', async () => {
  const owner = await createOwner();
  const { db } = app.platform.database;
  await db
    .update(accounts)
    .set({ email: 'set.before@example.com', emailVerifiedAt: null })
    .where(eq(accounts.id, owner.account.id));
  assert.equal(await askForCode('set.before@example.com'), 'no-account');
  const admin = { token: (await signInAs(app, 'ADMIN')).token };
  const params = { id: owner.account.id };
  assert.equal(
    (await app.call(contract.resetUserPassword, { params, query: {} }, admin)).body.code,
    'user-above',
  );
});

test('a reset by an operator mails the owner a link, and keeps an event; so does the second factor that an operator removes', async () => {
  const owner = await createOwner();
  await turnOnFactor(app, owner.token);
  const admin = { token: (await signInAs(app, 'ADMIN')).token };
  const params = { id: owner.account.id };
  assert.equal((await app.call(resetSecondFactor, { params }, admin)).status, 200);
  assert.equal((await readMails(app, owner.account.email))[0]?.template, 'factor-reset');
  assert.equal(
    (await app.call(contract.resetUserPassword, { params, query: {} }, admin)).status,
    200,
  );
  await app.drain();
  assert.ok(
    (await readMails(app, owner.account.email)).some(
      ({ template }) => template === 'password-link',
    ),
  );
  assert.deepEqual((await eventsOf(owner.account.id)).slice(0, 2), [
    { kind: 'password-reset', isByOperator: true },
    { kind: 'factor-reset', isByOperator: true },
  ]);
});

test('an operator with fewer rights removes the second factor of no operator with more', async () => {
  const { db } = app.platform.database;
  await db.run(sql`insert into roles (code, name, sort, status, data_scope, created_at, updated_at)
    select 'LOG_READER', 'Log reader', 9, 1, 0, created_at, updated_at from roles where code = 'GUEST'`);
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'LOG_READER'));
  const granted = ['account:self:use', 'account:self:secure', 'sys:log:query'] as const;
  await db
    .insert(rolePermissions)
    .values(granted.map((permission) => ({ roleId: role?.id ?? '', permission })));
  const reader = await signInAs(app, 'LOG_READER');
  await turnOnFactor(app, reader.token);
  const narrow = { token: await anotherSession(operators['narrow']?.account.id ?? '') };
  assert.equal(
    (await app.call(resetSecondFactor, { params: { id: reader.account.id } }, narrow)).body.code,
    'user-above',
  );
});

test('the address of an invited account that nobody has come into is corrected at once, with a new invitation', async () => {
  const root = { token: (await signInAs(app, 'ROOT')).token };
  const [guest] = await app.platform.database.db
    .select()
    .from(roles)
    .where(eq(roles.code, 'GUEST'));
  const body = {
    username: 'mistyped',
    nickname: 'New',
    email: 'mistyped@exmaple.com',
    roleIds: [guest?.id ?? ''],
  };
  assert.equal((await app.call(contract.createUser, { body }, root)).status, 200);
  await app.drain();
  const wrong = await linkTo('mistyped@exmaple.com');
  const [row] = (await app.call(contract.pageAccounts, { query: { keywords: 'mistyped' } }, root))
    .body.data.list;
  const params = { id: row?.id ?? '' };
  assert.equal(
    (
      await app.call(
        contract.updateUser,
        { params, body: { ...body, email: 'right@example.com' } },
        root,
      )
    ).status,
    200,
  );
  await app.drain();
  assert.equal(await emailOf(params.id), 'right@example.com');
  assert.equal((await readMails(app, 'right@example.com'))[0]?.template, 'invitation');
  assert.ok(wrong && (await linkTo('right@example.com')) !== wrong);
});

test('nobody changes the own address in the users’ form: the profile asks for a proof', async () => {
  const admin = await signInAs(app, 'ADMIN', { username: 'self-admin', nickname: 'Self' });
  operators['self'] = admin;
  assert.equal(
    (await edit('self', admin.account.id, { email: 'elsewhere@example.com' })).body.code,
    'user-self',
  );
});
