import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { type Account, isEmailProven } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { knownUsers } from './list-users.ts';

/** A user that the caller may know of, locked against other changes. */
export async function lockUser(ctx: Ctx, id: string): Promise<Account> {
  const [user] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), knownUsers(ctx)))
    .for('update');
  return orNotFound(user);
}

const roleOfUser = { id: as.id, code: as.text };
type UserRole = { id: string; code: string };

export const listRolesOf = (ctx: Ctx, accountId: string): Promise<UserRole[]> =>
  ctx.db.rows(
    sql`select r.id, r.code from account_roles ar join roles r on r.id = ar.role_id where ar.account_id = ${accountId} order by r.sort, r.id`,
    roleOfUser,
  );

/**
 * The names of those roles that hold a right, or reach further, than the caller: he can neither give nor take them, nor change
 * an operator who has one.
 */
export async function listRolesAbove(ctx: Ctx, roleIds: readonly string[]): Promise<string[]> {
  const { roles, permissions, scope } = callerOf(ctx);
  if (roles.includes('ROOT') || roleIds.length === 0) return [];
  const rows = await ctx.db.rows(
    sql`select r.name from roles r where r.id = any(${sql.param([...roleIds])}::bigint[]) and (r.code = 'ROOT' or r.data_scope < ${scope.reach}
        or exists (select 1 from role_permissions p where p.role_id = r.id and p.permission <> all(${sql.param([...permissions])}::text[])))
      order by r.sort, r.id`,
    { name: as.text },
  );
  return rows.map(({ name }) => name);
}

/** Fails for roles that the caller may not give. */
export async function assertMayGive(ctx: Ctx, roleIds: readonly string[]): Promise<void> {
  const names = await listRolesAbove(ctx, roleIds);
  if (names.length)
    throw new Failure('role-above', {
      values: { names: names.join(', ') },
      fields: [{ path: 'roleIds', code: 'role-above' }],
    });
}

/** Fails unless the caller may change this user: no demonstration account, and no operator who holds more than he does. */
export async function assertMayChange(ctx: Ctx, user: Account): Promise<void> {
  if (user.isShared) throw new Failure('account-shared');
  await assertNotAbove(ctx, user.id);
}

/**
 * Fails unless the caller holds everything that the user holds, the rights of his store included: for a change that could hand the
 * account over to somebody else.
 */
export async function assertMayHandOver(ctx: Ctx, accountId: string): Promise<void> {
  const roleIds = (await listRolesOf(ctx, accountId)).map(({ id }) => id);
  if ((await listRolesAbove(ctx, roleIds)).length) throw new Failure('user-above');
}

/** Fails for a link to an address that its owner never confirmed, unless the caller may hand the account over. */
export async function assertProvenEmail(ctx: Ctx, user: Account): Promise<void> {
  if (!(await isEmailProven(ctx, user))) await assertMayHandOver(ctx, user.id);
}

/** Fails for an operator who holds more than the caller. */
export async function assertNotAbove(ctx: Ctx, accountId: string): Promise<void> {
  // The rights of an owner's own store do not keep operators from harmless changes; `assertMayHandOver` compares them too.
  const operatorRoles = (await listRolesOf(ctx, accountId)).filter(
    ({ code }) => code !== 'STORE_OWNER',
  );
  const above = await listRolesAbove(
    ctx,
    operatorRoles.map(({ id }) => id),
  );
  if (above.length) throw new Failure('user-above');
}

export function assertNotSelf(ctx: Ctx, userId: string): void {
  if (callerOf(ctx).accountId === userId) throw new Failure('user-self');
}

/** Two who take each other's ROOT at the same moment run one after the other. Called before the change. */
export async function lockRoots(ctx: Ctx): Promise<void> {
  await lockInTx(ctx, 'root-accounts');
}

/** Fails if a change in this transaction leaves the platform without an enabled ROOT. */
export async function assertRootLeft(ctx: Ctx): Promise<void> {
  const isLeft = await ctx.db.exists(
    sql`select 1 from accounts a join account_roles ar on ar.account_id = a.id join roles r on r.id = ar.role_id
        where r.code = 'ROOT' and a.status = 1 and a.deleted_at is null limit 1`,
  );
  if (!isLeft) throw new Failure('last-root');
}
