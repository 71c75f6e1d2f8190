import {
  type Permission,
  permissions,
  permissionsOf,
  roleCodes,
} from '@vitrine/contract/permissions.ts';
import { createNewReferences } from '#admin/reference/index.ts';
import type { Ctx } from '#platform/context.ts';
import { isBuiltIn, roleNames } from './roles.reference.ts';
import { rolePermissions, roles } from './roles.tables.ts';

/** Lays down the four roles, and gives each permission that is new here to the roles that the contract names. */
export async function installRoles(ctx: Ctx): Promise<void> {
  await ctx.db
    .insert(roles)
    .values(
      roleCodes.map((code, index) => ({
        code,
        name: roleNames[code].en,
        sort: index + 1,
        status: 1 as const,
        dataScope: code === 'STORE_OWNER' ? (3 as const) : (0 as const),
        createdAt: ctx.clock.now(),
      })),
    )
    .onConflictDoNothing();
  const fresh = await createNewReferences(ctx, 'permission', Object.keys(permissions));
  if (fresh.size === 0) return;
  const rows = await ctx.db.select({ id: roles.id, code: roles.code }).from(roles);
  const grants = rows.flatMap(({ id, code }) =>
    // ROOT passes every check without a grant; what operators' own roles may do, operators decide.
    code === 'ROOT' || !isBuiltIn(code)
      ? []
      : permissionsOf(code)
          .filter((permission: Permission) => fresh.has(permission))
          .map((permission) => ({ roleId: id, permission })),
  );
  if (grants.length) await ctx.db.insert(rolePermissions).values(grants).onConflictDoNothing();
}
