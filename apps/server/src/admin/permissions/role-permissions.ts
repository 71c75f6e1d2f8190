import type { readRolePermissions } from '@vitrine/contract/admin/permissions.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import {
  basePermissions,
  expandPermission,
  type Permission,
} from '@vitrine/contract/permissions.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { menuTitle } from '#admin/menus/index.ts';
import { menus, roleMenus } from '#admin/menus/menus.tables.ts';
import { findVisibleRole, shownRoleName } from '#admin/roles/index.ts';
import { rolePermissions } from '#admin/roles/roles.tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { describePermissions } from './describe-permissions.ts';

/** Where each permission comes from: the menus and buttons of a role that stand for it, as titles from the top down. */
async function findPlaces(
  ctx: Ctx,
  roleId: string,
  language: Language,
): Promise<Map<Permission, string[][]>> {
  // All menus, because a button is named with the entries above it, which the role need not have itself.
  const rows = await ctx.db
    .select({
      ...{
        id: menus.id,
        parentId: menus.parentId,
        name: menus.name,
        titles: menus.titles,
        perm: menus.perm,
      },
      isGiven: sql<boolean>`exists (select 1 from ${roleMenus} where ${roleMenus.roleId} = ${roleId} and ${roleMenus.menuId} = ${menus.id})`,
    })
    .from(menus)
    .orderBy(asc(menus.sort), asc(menus.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: string | null): string[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [...pathOf(row.parentId), menuTitle(row, language)] : [];
  };
  const places = new Map<Permission, string[][]>();
  for (const { id, perm } of rows.filter(({ isGiven }) => isGiven))
    for (const permission of expandPermission(perm))
      places.set(permission, [...(places.get(permission) ?? []), pathOf(id)]);
  return places;
}

/** What a role can do, and the menus and buttons that are the reason. */
export async function readPermissionsOfRole(
  ctx: Ctx,
  api: Api,
  roleId: string,
): Promise<EndpointReply<typeof readRolePermissions>> {
  const role = await findVisibleRole(ctx, roleId);
  const holdsEverything = role.code === 'ROOT';
  const stored = await ctx.db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleId, roleId));
  const held = new Set(stored.map(({ permission }) => permission));
  // ROOT does not have its rights from menus.
  const places = holdsEverything
    ? new Map<Permission, string[][]>()
    : await findPlaces(ctx, roleId, ctx.language);
  return {
    id: role.id,
    name: shownRoleName(role.code, role.name, ctx.language),
    isEnabled: role.status === 1,
    holdsEverything,
    modules: describePermissions(
      api,
      ctx.language,
      (permission) => holdsEverything || held.has(permission),
      (permission) => ({
        places: places.get(permission) ?? [],
        isForEveryone: basePermissions.includes(permission),
      }),
    ),
  };
}
