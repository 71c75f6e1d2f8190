import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createDepartment, listDepartments } from '@vitrine/contract/admin/departments.ts';
import type { DataScope } from '@vitrine/contract/admin/roles.ts';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import type { RoleCode } from '@vitrine/contract/permissions.ts';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { announceRightsOfAll } from '#admin/roles/index.ts';
import { rolePermissions, roles } from '#admin/roles/roles.tables.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { signInAs, type TestPerson } from '../testing.ts';
import { inScope } from './index.ts';

const departments: Record<string, string> = {};
const people: Record<string, TestPerson> = {};

/** Signals arrive in order: once this one has, the changed rights have. */
async function announce(): Promise<void> {
  await inTx(systemContext(app.platform), announceRightsOfAll);
  const settled = new Promise<void>((resolve) =>
    app.platform.signals.on('settled', () => resolve()),
  );
  await app.platform.signals.send(db(), 'settled', {});
  await settled;
}

const db = () => app.platform.database.db;
const add = async (name: string, parent?: string) => {
  const body = { name, code: name, parentId: parent ? (departments[parent] ?? '') : '0' };
  departments[name] = (await app.call(createDepartment, { body }, root)).body.data;
};

/** Somebody in a department, whose role sees as far as `reach`. */
async function addPerson(
  name: string,
  role: RoleCode,
  reach: DataScope,
  department: string,
): Promise<void> {
  await db().update(roles).set({ dataScope: reach }).where(eq(roles.code, role));
  const person = await signInAs(app, role, { nickname: name });
  await db()
    .update(accounts)
    .set({ deptId: departments[department] })
    .where(eq(accounts.id, person.account.id));
  people[name] = person;
}

const { app, root } = await withSignedIn({ root: { role: 'ROOT', nickname: 'root' } });
before(async () => {
  await add('company');
  await add('sales', 'company');
  await add('abroad', 'sales');
  await add('research', 'company');
  const [owner] = await db()
    .select({ id: roles.id })
    .from(roles)
    .where(eq(roles.code, 'STORE_OWNER'));
  const granted = (['sys:user:query', 'sys:dept:query'] as const).map((permission) => ({
    roleId: owner?.id ?? '',
    permission,
  }));
  await db().insert(rolePermissions).values(granted);
  await addPerson('below', 'ADMIN', 1, 'sales');
  await addPerson('department', 'GUEST', 2, 'sales');
  await addPerson('own', 'STORE_OWNER', 3, 'abroad');
  const { id: createdById = '' } = people['own']?.account ?? {};
  for (const [nickname, department] of [
    ['a salesman', 'sales'],
    ['one abroad', 'abroad'],
    ['a researcher', 'research'],
  ] as const) {
    const { account } = await signInAs(app, 'STORE_OWNER', { nickname });
    await db()
      .update(accounts)
      .set({ deptId: departments[department] })
      .where(eq(accounts.id, account.id));
  }
  const { account } = await signInAs(app, 'STORE_OWNER', { nickname: 'added by own' });
  await db().update(accounts).set({ createdById }).where(eq(accounts.id, account.id));
  await announce();
});

const namesSeenBy = async (name: string): Promise<string[]> => {
  const { token } = name === 'root' ? root : (people[name] as TestPerson);
  const { data } = (await app.call(listUserOptions, {}, { token })).body;
  return data.map(({ label }) => label.split(' · ')[0] ?? '').sort();
};

test('each of four users sees his own rows: all, department and below, department, own', async () => {
  const sales = ['a salesman', 'below', 'department'];
  assert.deepEqual(
    await namesSeenBy('root'),
    [...sales, 'one abroad', 'a researcher', 'added by own', 'own', 'root'].sort(),
  );
  assert.deepEqual(await namesSeenBy('below'), [...sales, 'one abroad', 'own'].sort());
  assert.deepEqual(await namesSeenBy('department'), sales);
  assert.deepEqual(await namesSeenBy('own'), ['added by own', 'own']);
});

test('departments are seen within the same scope, each with its own department', async () => {
  const seen = async (token: string) => {
    const names: string[] = [];
    const collect = (nodes: { name: string; children: never[] }[]) => {
      for (const { name, children } of nodes) {
        names.push(name);
        collect(children);
      }
    };
    collect((await app.call(listDepartments, {}, { token })).body.data as never);
    return names;
  };
  assert.deepEqual(await seen(root.token), ['company', 'sales', 'abroad', 'research']);
  assert.deepEqual(await seen(people['below']?.token ?? ''), ['sales', 'abroad']);
  assert.deepEqual(await seen(people['department']?.token ?? ''), ['sales']);
  assert.deepEqual(await seen(people['own']?.token ?? ''), ['abroad']);
});

test('rows without a department of their own are those of the department of who created them', async () => {
  const scope = { reach: 2, departmentId: departments['abroad'] ?? null } as const;
  const caller = { ...people['own']?.account, accountId: people['below']?.account.id ?? '', scope };
  const ctx = { ...systemContext(app.platform), caller: caller as never };
  const rows = await db().rows(
    sql`select a.nickname from accounts a where ${inScope(ctx, { creator: sql`a.id` })} order by a.nickname`,
    {
      nickname: as.text,
    },
  );
  assert.deepEqual(
    rows.map(({ nickname }) => nickname),
    ['below', 'one abroad', 'own'],
  );
});

test('the widest of several roles counts, and a disabled role gives nothing', async () => {
  const guest = people['department'] as TestPerson;
  const [admin] = await db().select({ id: roles.id }).from(roles).where(eq(roles.code, 'ADMIN'));
  await db().run(
    sql`insert into account_roles (account_id, role_id) values (${guest.account.id}, ${admin?.id ?? ''})`,
  );
  await announce();
  assert.ok((await namesSeenBy('department')).includes('one abroad'));
  await db().update(roles).set({ status: 0 }).where(eq(roles.code, 'ADMIN'));
  await announce();
  assert.ok(!(await namesSeenBy('department')).includes('one abroad'));
});
