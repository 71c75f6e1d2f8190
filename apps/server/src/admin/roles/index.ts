import * as contract from '@vitrine/contract/admin/roles.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { registerCrudRoutes } from '#platform/crud/crud-routes.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { changeStatus, listOptions, roleService } from './roles.service.ts';
import { roles } from './roles.tables.ts';

export {
  announceRightsOf,
  announceRightsOfAll,
  announceRightsOfRoles,
  type RightsChanged,
  rightsChangedChannel,
} from './announce-rights.ts';
export { installRoles } from './install.ts';
export {
  assertHolds,
  assertMayGrantRoles,
  findVisibleRole,
  isRoot,
  lockRole,
  visibleRoles,
} from './role-rights.ts';
export { shownRoleName } from './roles.reference.ts';

/** The ids of roles by their codes, in no particular order. */
export async function findRoleIds(ctx: Ctx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await ctx.db
    .select({ id: roles.id })
    .from(roles)
    .where(inArray(roles.code, [...codes]));
  if (rows.length !== new Set(codes).size)
    throw new Error('The roles are not installed: installAdmin runs at start.');
  return rows.map(({ id }) => id);
}

/** Roles: what they are called, whether they are enabled, and which data their users see. */
export const rolesModule: Module = {
  name: 'roles',
  logSubjects: {
    'roles.updateMenus': async (ctx, { params }) =>
      (await roleService.form(ctx, String(params['id']))).name,
  },
  routes(api) {
    registerCrudRoutes(api, contract.roles, roleService);
    route(api, contract.listRoleOptions, (ctx) => listOptions(ctx));
    route(api, contract.updateRoleStatus, (ctx, { params, query }) =>
      changeStatus(ctx, params.id, query.status === '1' ? 1 : 0),
    );
  },
};
