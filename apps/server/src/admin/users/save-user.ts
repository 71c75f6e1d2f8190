import type { AccountForm } from '@vitrine/contract/admin/account-forms.ts';
import type { getAccountForm } from '@vitrine/contract/admin/accounts.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isSeenDepartment } from '#admin/data-scope/index.ts';
import { accountRoles, accounts } from '#admin/identity/identity.tables.ts';
import {
  type Account,
  createAccount,
  endSessionsOf,
  enterEmail,
  findAccountByEmail,
  isUntouched,
  setAccountStatus,
} from '#admin/identity/index.ts';
import { announceRightsOf } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound, violatedConstraint } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { addressOfPicture, pathOfPicture } from '#platform/own-picture.ts';
import { maskEmail, maskText } from '#platform/security/mask.ts';
import { usersInvited } from './invite-users.ts';
import { knownUsers, mayReadContacts } from './list-users.ts';
import {
  assertMayChange,
  assertMayGive,
  assertMayHandOver,
  assertRootLeft,
  listRolesOf,
  lockRoots,
  lockUser,
} from './user-guards.ts';

export async function readUserForm(
  ctx: Ctx,
  id: string,
): Promise<EndpointReply<typeof getAccountForm>> {
  const [found] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), knownUsers(ctx)));
  const user = orNotFound(found);
  const roles = await listRolesOf(ctx, id);
  const isOpen = mayReadContacts(ctx);
  const email = isOpen ? user.email : maskEmail(user.email);
  return {
    id: user.id,
    username: user.username ?? email,
    nickname: user.nickname,
    mobile: isOpen ? user.mobile : maskText(user.mobile),
    gender: user.gender,
    avatar: addressOfPicture(ctx, user.avatar),
    email,
    status: user.status === 1 ? 1 : 0,
    deptId: user.deptId,
    roleIds: roles.map((role) => role.id),
  };
}

/** A department that the caller's scope contains; people may also stay where they are. */
async function assertDepartment(
  ctx: Ctx,
  deptId: string | null,
  before: string | null,
): Promise<void> {
  if (deptId === before) return;
  // A caller who sees only a part cannot put users outside it.
  const isKnown =
    deptId === null ? callerOf(ctx).scope.reach === 0 : await isSeenDepartment(ctx, deptId);
  if (!isKnown)
    throw new Failure('invalid-input', { fields: [{ path: 'deptId', code: 'choice' }] });
}

function taken(path: 'username' | 'email'): Failure {
  return new Failure('user-taken', { fields: [{ path, code: 'taken' }] });
}

/** Adds a user without a password; a link to set one is mailed to the address. */
export async function addUser(ctx: Ctx, form: AccountForm): Promise<null> {
  await assertMayGive(ctx, form.roleIds);
  await assertDepartment(ctx, form.deptId ?? null, null);
  const chosen = await ctx.db.rows(
    sql`select id, code from roles where id = any(${sql.param(form.roleIds)}::bigint[])`,
    {
      id: as.id,
      code: as.text,
    },
  );
  if (chosen.length !== new Set(form.roleIds).size)
    throw new Failure('invalid-input', { fields: [{ path: 'roleIds', code: 'choice' }] });
  const ownsStore = chosen.some(({ code }) => code === 'STORE_OWNER');
  const account = await createAccount(ctx, {
    email: form.email,
    username: form.username,
    nickname: form.nickname,
    avatar: pathOfPicture(ctx, form.avatar ?? ''),
    language: ctx.language,
    // The store of an owner opens with the account.
    roles: ownsStore ? ['STORE_OWNER'] : [],
    emailVerified: false,
  });
  if (!account) throw taken((await findAccountByEmail(ctx, form.email)) ? 'email' : 'username');
  await ctx.db
    .insert(accountRoles)
    .values(form.roleIds.map((roleId) => ({ accountId: account.id, roleId })))
    .onConflictDoNothing();
  await ctx.db
    .update(accounts)
    .set({
      mobile: form.mobile ?? '',
      gender: form.gender ?? 0,
      status: form.status ?? 1,
      deptId: form.deptId ?? null,
      createdById: callerOf(ctx).accountId,
    })
    .where(eq(accounts.id, account.id));
  await ctx.platform.events.emit(ctx, usersInvited, { accountIds: [account.id] });
  return null;
}

/** Replaces the roles of a user: whoever may not give one may not take it either, and nobody changes his own. */
async function changeRoles(ctx: Ctx, user: Account, roleIds: readonly string[]): Promise<void> {
  const before = await listRolesOf(ctx, user.id);
  const had = new Set(before.map(({ id }) => id));
  const changed = [
    ...roleIds.filter((id) => !had.has(id)),
    ...[...had].filter((id) => !roleIds.includes(id)),
  ];
  if (changed.length === 0) return;
  if (callerOf(ctx).accountId === user.id) throw new Failure('user-self');
  await assertMayGive(ctx, changed);
  const [owner] = await ctx.db.rows(sql`select id from roles where code = 'STORE_OWNER'`, {
    id: as.id,
  });
  // A store opens with a registration and closes with its settlement, not with a box in a form.
  if (roleIds.length === 0 || changed.includes(owner?.id ?? ''))
    throw new Failure('invalid-input', { fields: [{ path: 'roleIds', code: 'choice' }] });
  await lockRoots(ctx);
  await ctx.db.delete(accountRoles).where(eq(accountRoles.accountId, user.id));
  await ctx.db
    .insert(accountRoles)
    .values(roleIds.map((roleId) => ({ accountId: user.id, roleId })))
    .catch((error: unknown) => {
      if (violatedConstraint(error)?.includes('role_id'))
        throw new Failure('invalid-input', { fields: [{ path: 'roleIds', code: 'choice' }] });
      throw error;
    });
  await assertRootLeft(ctx);
}

/** Changes a user; an address that is left empty stays. */
export async function changeUser(
  ctx: Ctx,
  id: string,
  form: Omit<AccountForm, 'id' | 'email'> & { email?: string | undefined },
): Promise<null> {
  const user = await lockUser(ctx, id);
  await assertMayChange(ctx, user);
  if (form.username !== (user.username ?? user.email))
    throw new Failure('invalid-input', { fields: [{ path: 'username', code: 'username-fixed' }] });
  // Only those who never had a name go on without one.
  if (!form.nickname && user.nickname)
    throw new Failure('invalid-input', { fields: [{ path: 'nickname', code: 'required' }] });
  await assertDepartment(ctx, form.deptId ?? null, user.deptId);
  await changeRoles(ctx, user, [...new Set(form.roleIds)]);
  const status = form.status ?? 1;
  if (status !== user.status) await changeStatus(ctx, user, status);
  await ctx.db
    .update(accounts)
    .set({
      nickname: form.nickname,
      mobile: form.mobile ?? '',
      gender: form.gender ?? 0,
      // What the form showed stays, also when the installation had another address then.
      avatar:
        form.avatar === addressOfPicture(ctx, user.avatar)
          ? user.avatar
          : pathOfPicture(ctx, form.avatar ?? ''),
      deptId: form.deptId ?? null,
    })
    .where(eq(accounts.id, id));
  if (form.email !== undefined && form.email !== user.email)
    await changeEmailOf(ctx, user, form.email);
  await announceRightsOf(ctx, id);
  return null;
}

/**
 * An address decides who can get into an account. That of an account that nobody has come into yet is corrected at once, with a new
 * invitation; any other stays until a mailed link confirms the new one.
 */
async function changeEmailOf(ctx: Ctx, user: Account, email: string): Promise<void> {
  // The own address needs a proof, which the profile asks for.
  if (callerOf(ctx).accountId === user.id) throw new Failure('user-self');
  if (await findAccountByEmail(ctx, email)) throw taken('email');
  if (!(await isUntouched(ctx, user))) {
    await assertMayHandOver(ctx, user.id);
    return enterEmail(ctx, user, email);
  }
  await ctx.db
    .update(accounts)
    .set({ email })
    .where(eq(accounts.id, user.id))
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'accounts_email') throw taken('email');
      throw error;
    });
  await endSessionsOf(ctx, user.id, 'email');
  await ctx.platform.events.emit(ctx, usersInvited, { accountIds: [user.id] });
}

async function changeStatus(ctx: Ctx, user: Account, status: 0 | 1): Promise<void> {
  if (callerOf(ctx).accountId === user.id) throw new Failure('user-self');
  await lockRoots(ctx);
  await setAccountStatus(ctx, user.id, status);
  await assertRootLeft(ctx);
}

export async function setUserStatus(ctx: Ctx, id: string, status: 0 | 1): Promise<null> {
  const user = await lockUser(ctx, id);
  await assertMayChange(ctx, user);
  await changeStatus(ctx, user, status);
  return null;
}
