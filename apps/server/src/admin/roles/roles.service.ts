import { roles as contract, type RoleForm } from '@vitrine/contract/admin/roles.ts';
import { basePermissions } from '@vitrine/contract/permissions.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createCrudService } from '#platform/crud/crud-service.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { announceRightsOfRoles } from './announce-rights.ts';
import { assertRolesUnused } from './assert-roles-unused.ts';
import { assertMayGrantRoles, assertScopeWithin, lockRole, visibleRoles } from './role-rights.ts';
import { isBuiltIn, shownRoleName, storedRoleName, translateRoleName } from './roles.reference.ts';
import { rolePermissions, roles } from './roles.tables.ts';

type Role = typeof roles.$inferSelect;

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

/** Fields that a form leaves out stay as they are. */
const valuesOf = (form: RoleForm, before?: Role) => ({
  name: storedRoleName(form.code, form.name),
  code: form.code,
  sort: form.sort ?? before?.sort ?? 1,
  status: form.status ?? before?.status ?? 1,
  dataScope: form.dataScope ?? before?.dataScope ?? 3,
});

/** Throws unless a role may be changed in this way by the caller. */
async function assertChange(ctx: Ctx, before: Role, after: Role): Promise<void> {
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
}

/** Roles. A new one begins with what everyone may do. */
export const roleService = createCrudService(contract, {
  table: roles,
  search: ({ language }) => [translateRoleName(language), roles.code],
  order: [asc(roles.sort), asc(roles.id)],
  visible: visibleRoles,
  toRows: (rows, { language }) =>
    rows.map(({ id, code, name, status, sort, dataScope, createdAt, updatedAt }) => ({
      id,
      name: shownRoleName(code, name, language),
      code,
      status,
      sort,
      dataScope,
      isBuiltIn: isBuiltIn(code),
      createTime: createdAt.toISOString(),
      updateTime: updatedAt?.toISOString() ?? null,
    })),
  toForm: ({ id, code, name, sort, status, dataScope }, { language }) => {
    return { id, name: shownRoleName(code, name, language), code, sort, status, dataScope };
  },
  fromForm(form, ctx, before) {
    const values = valuesOf(form, before);
    if (before) return values;
    assertScopeWithin(ctx, values.dataScope);
    return { ...values, updatedAt: null };
  },
  constraints: {
    roles_code: ['role-code-taken', 'code'],
    roles_name: ['role-name-taken', 'name'],
  },
  assertChange(ctx, before, form) {
    if (isBuiltIn(before.code) && form.code !== before.code)
      throw new Failure('role-built-in', {
        fields: [{ path: 'code', code: 'role-fixed' }],
        values: { name: before.name },
      });
    return assertChange(ctx, before, { ...before, ...valuesOf(form, before) });
  },
  assertDelete: assertRolesUnused,
  async afterChange(ctx, { before, after }) {
    if (before && after) await announceRightsOfRoles(ctx, [after.id]);
    else if (after)
      await ctx.db
        .insert(rolePermissions)
        .values(basePermissions.map((permission) => ({ roleId: after.id, permission })));
  },
});

export async function changeStatus(ctx: Ctx, id: string, status: 0 | 1): Promise<null> {
  const before = await lockRole(ctx, id);
  await assertChange(ctx, before, { ...before, status });
  await ctx.db.update(roles).set({ status, updatedAt: ctx.clock.now() }).where(eq(roles.id, id));
  await announceRightsOfRoles(ctx, [id]);
  return null;
}
