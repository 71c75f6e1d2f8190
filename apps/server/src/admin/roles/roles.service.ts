import type { pageRoles, RoleForm } from '@vitrine/contract/admin/roles.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { basePermissions } from '@vitrine/contract/permissions.ts';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { Failure, orNotFound, violatedConstraint } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { announceRightsOfRoles } from './announce-rights.ts';
import {
  assertMayGrantRoles,
  assertScopeWithin,
  findVisibleRole,
  lockRole,
  visibleRoles,
} from './role-rights.ts';
import { isBuiltIn, shownRoleName, storedRoleName, translateRoleName } from './roles.reference.ts';
import { rolePermissions, roles } from './roles.tables.ts';

type Role = typeof roles.$inferSelect;

export async function pageAll(
  ctx: Ctx,
  query: EndpointInput<typeof pageRoles>['query'],
): Promise<EndpointReply<typeof pageRoles>> {
  const where = and(
    visibleRoles(ctx),
    query.keywords
      ? containsAny([translateRoleName(ctx.language), roles.code], query.keywords)
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(roles)
    .where(where)
    .orderBy(asc(roles.sort), asc(roles.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(roles).where(where);
  return {
    list: rows.map(({ id, code, name, status, sort, dataScope, createdAt, updatedAt }) => ({
      id,
      name: shownRoleName(code, name, ctx.language),
      code,
      status,
      sort,
      dataScope,
      isBuiltIn: isBuiltIn(code),
      createTime: createdAt.toISOString(),
      updateTime: updatedAt?.toISOString() ?? null,
    })),
    total: total?.count ?? 0,
  };
}

export async function listOptions(
  ctx: Ctx,
): Promise<{ value: string; label: string; isRoot: boolean }[]> {
  const rows = await ctx.db
    .select({ id: roles.id, code: roles.code, name: roles.name })
    .from(roles)
    .where(and(eq(roles.status, 1), visibleRoles(ctx)))
    .orderBy(asc(roles.sort), asc(roles.id));
  return rows.map(({ id, code, name }) => ({
    value: id,
    label: shownRoleName(code, name, ctx.language),
    isRoot: code === 'ROOT',
  }));
}

export async function getForm(ctx: Ctx, id: string): Promise<RoleForm> {
  const { code, name, sort, status, dataScope } = await findVisibleRole(ctx, id);
  return { id, name: shownRoleName(code, name, ctx.language), code, sort, status, dataScope };
}

const fromForm = ({ name, code, sort = 1, status = 1, dataScope = 3 }: RoleForm) => ({
  name: storedRoleName(code, name),
  code,
  sort,
  status,
  dataScope,
});

/** Adds a role; it begins with what everyone may do. */
export async function addRole(ctx: Ctx, form: RoleForm): Promise<null> {
  const values = fromForm(form);
  assertScopeWithin(ctx, values.dataScope);
  const [row] = await ctx.db
    .insert(roles)
    .values({ ...values, createdAt: ctx.clock.now() })
    .returning({ id: roles.id })
    .catch(taken);
  const { id } = orNotFound(row);
  await ctx.db
    .insert(rolePermissions)
    .values(basePermissions.map((permission) => ({ roleId: id, permission })));
  return null;
}

export async function changeRole(ctx: Ctx, id: string, form: RoleForm): Promise<null> {
  const before = await lockRole(ctx, id);
  const {
    name,
    code,
    sort = before.sort,
    status = before.status,
    dataScope = before.dataScope,
  } = form;
  if (isBuiltIn(before.code) && code !== before.code)
    throw new Failure('role-built-in', {
      fields: [{ path: 'code', code: 'role-fixed' }],
      values: { name: before.name },
    });
  await save(ctx, before, { name: storedRoleName(code, name), code, sort, status, dataScope });
  return null;
}

export async function changeStatus(ctx: Ctx, id: string, status: 0 | 1): Promise<null> {
  await save(ctx, await lockRole(ctx, id), { status });
  return null;
}

async function save(ctx: Ctx, before: Role, values: Partial<Role>): Promise<void> {
  const after = { ...before, ...values };
  // The platform cannot work without these two: the one who may do everything, and the owners of stores.
  const isNeeded = before.code === 'ROOT' || before.code === 'STORE_OWNER';
  if (isNeeded && (after.status !== 1 || (before.code === 'ROOT' && after.dataScope !== 0)))
    throw new Failure('role-built-in', {
      values: { name: shownRoleName(before.code, before.name, ctx.language) },
    });
  if (after.status === 0 && before.status === 1 && callerOf(ctx).roles.includes(before.code))
    throw new Failure('role-own');
  // A role that can do more than the caller is not his to change.
  await assertMayGrantRoles(ctx, [before.id]);
  assertScopeWithin(ctx, after.dataScope);
  await ctx.db
    .update(roles)
    .set({ ...values, updatedAt: ctx.clock.now() })
    .where(eq(roles.id, before.id))
    .catch(taken);
  await announceRightsOfRoles(ctx, [before.id]);
}

function taken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'roles_code')
    throw new Failure('role-code-taken', { fields: [{ path: 'code', code: 'taken' }] });
  if (constraint === 'roles_name')
    throw new Failure('role-name-taken', { fields: [{ path: 'name', code: 'taken' }] });
  throw error;
}
