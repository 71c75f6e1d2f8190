import type { RoleCode } from '@vitrine/contract/permissions.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { roles } from './roles.tables.ts';

export { installRoles } from './install.ts';

/** The ids of roles by their codes, in no particular order. */
export async function findRoleIds(ctx: Ctx, codes: readonly RoleCode[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await ctx.db
    .select({ id: roles.id })
    .from(roles)
    .where(inArray(roles.code, [...codes]));
  if (rows.length !== new Set(codes).size) throw new Error('The roles are not installed: installAdmin runs at start.');
  return rows.map(({ id }) => id);
}
