import { basePermissions, expandPermission } from '@vitrine/contract/permissions.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { rolePermissions } from '#admin/roles/roles.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { menus, roleMenus } from './menus.tables.ts';

/** The roles that have one of these menus. */
export async function findRolesOfMenus(ctx: Ctx, menuIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: roleMenus.roleId })
    .from(roleMenus)
    .where(inArray(roleMenus.menuId, [...menuIds]));
  return rows.map(({ id }) => id);
}

/**
 * Stores what roles may do: the permissions of their buttons, and those that everyone has. The table is read with every
 * sign-in; menus and buttons change seldom.
 */
export async function syncRolePermissions(ctx: Ctx, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const buttons = await ctx.db
    .select({ roleId: roleMenus.roleId, perm: menus.perm })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(and(inArray(roleMenus.roleId, [...roleIds]), ne(menus.perm, '')));
  const held = new Map(roleIds.map((roleId) => [roleId, new Set<string>(basePermissions)]));
  for (const { roleId, perm } of buttons)
    for (const permission of expandPermission(perm)) held.get(roleId)?.add(permission);
  await ctx.db.delete(rolePermissions).where(inArray(rolePermissions.roleId, [...roleIds]));
  await ctx.db
    .insert(rolePermissions)
    .values(
      [...held].flatMap(([roleId, all]) => [...all].map((permission) => ({ roleId, permission }))),
    );
}
