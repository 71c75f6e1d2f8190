import type { readUserPermissions } from '@vitrine/contract/admin/permissions.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { shownRoleName } from '#admin/roles/index.ts';
import { knownUsers } from '#admin/users/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import type { Api } from '#platform/http/route.ts';
import { describePermissions } from './describe-permissions.ts';

const roleRow = {
  id: as.id,
  code: as.text,
  name: as.text,
  isEnabled: as.boolean,
  permissions: as.list(as.text),
};

/** What a user can do, and which of his roles give it. A disabled role is named and gives nothing, as when he signs in. */
export async function readPermissionsOfUser(
  ctx: Ctx,
  api: Api,
  userId: string,
): Promise<EndpointReply<typeof readUserPermissions>> {
  const [found] = await ctx.db
    .select({ id: accounts.id, nickname: accounts.nickname, status: accounts.status })
    .from(accounts)
    .where(and(eq(accounts.id, userId), knownUsers(ctx)));
  const user = orNotFound(found);
  const rows = await ctx.db.rows(
    sql`select r.id, r.code, r.name, r.status = 1 as is_enabled,
          array(select p.permission from role_permissions p where p.role_id = r.id) as permissions
        from account_roles ar join roles r on r.id = ar.role_id where ar.account_id = ${userId} order by r.sort, r.id`,
    roleRow,
  );
  const roles = rows.map(({ code, name, permissions, ...role }) => ({
    ...role,
    name: shownRoleName(code, name, ctx.language),
    isRoot: code === 'ROOT',
    permissions: new Set(permissions),
  }));
  const giving = (permission: string) =>
    roles.filter((role) => role.isEnabled && (role.isRoot || role.permissions.has(permission)));
  return {
    id: user.id,
    name: user.nickname,
    isEnabled: user.status === 1,
    holdsEverything: roles.some(({ isRoot, isEnabled }) => isRoot && isEnabled),
    roles: roles.map(({ id, name, isEnabled }) => ({ id, name, isEnabled })),
    modules: describePermissions(
      api,
      ctx.language,
      (permission) => giving(permission).length > 0,
      (permission) => ({ roles: giving(permission).map(({ name }) => name) }),
    ),
  };
}
