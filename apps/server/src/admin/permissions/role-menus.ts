import { expandPermission } from '@vitrine/contract/permissions.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { syncRolePermissions } from '#admin/menus/index.ts';
import { menus, roleMenus } from '#admin/menus/menus.tables.ts';
import {
  announceRightsOfRoles,
  assertHolds,
  assertMayGrantRoles,
  findVisibleRole,
  isRoot,
  lockRole,
} from '#admin/roles/index.ts';
import { roles } from '#admin/roles/roles.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';

export async function listMenuIds(ctx: Ctx, roleId: string): Promise<string[]> {
  await findVisibleRole(ctx, roleId);
  const rows = await ctx.db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .where(eq(roleMenus.roleId, roleId))
    .orderBy(roleMenus.menuId);
  return rows.map(({ id }) => id);
}

/** Replaces the menus and buttons of a role, and with them what it permits. Only what is added is checked against the caller's rights. */
export async function replaceMenus(
  ctx: Ctx,
  roleId: string,
  menuIds: readonly string[],
): Promise<null> {
  const role = await lockRole(ctx, roleId);
  // ROOT has everything, with or without a menu.
  if (role.code === 'ROOT') throw new Failure('role-built-in', { values: { name: role.name } });
  await assertMayGrantRoles(ctx, [roleId]);
  const wanted = new Set(menuIds);
  const before = new Set(await listMenuIds(ctx, roleId));
  const rows = wanted.size
    ? await ctx.db
        .select()
        .from(menus)
        .where(inArray(menus.id, [...wanted]))
        .for('share')
    : [];
  if (rows.length !== wanted.size) notFound();
  await assertMayAdd(
    ctx,
    rows.filter(({ id }) => !before.has(id)),
  );
  await ctx.db.delete(roleMenus).where(eq(roleMenus.roleId, roleId));
  if (wanted.size)
    await ctx.db.insert(roleMenus).values([...wanted].map((menuId) => ({ roleId, menuId })));
  await syncRolePermissions(ctx, [roleId]);
  await ctx.db.update(roles).set({ updatedAt: ctx.clock.now() }).where(eq(roles.id, roleId));
  await announceRightsOfRoles(ctx, [roleId]);
  return null;
}

/** Buttons whose permission the caller holds, and pages that he has himself. */
async function assertMayAdd(
  ctx: Ctx,
  added: readonly (typeof menus.$inferSelect)[],
): Promise<void> {
  if (isRoot(ctx) || added.length === 0) return;
  assertHolds(
    ctx,
    added.flatMap(({ perm }) => expandPermission(perm)),
  );
  const own = await ctx.db.rows(
    sql`select distinct x.menu_id as id from role_menus x join roles r on r.id = x.role_id and r.status = 1
        join account_roles a on a.role_id = r.id where a.account_id = ${callerOf(ctx).accountId}`,
    { id: as.id },
  );
  const ownIds = new Set(own.map(({ id }) => id));
  const foreign = added.filter(({ id, type }) => type !== 'BUTTON' && !ownIds.has(id));
  if (foreign.length)
    throw new Failure('role-rights', {
      values: { rights: foreign.map(({ name }) => name).join(', ') },
    });
}
