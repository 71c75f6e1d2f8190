import { permissions as allPermissions } from '@vitrine/contract/permissions.ts';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { rolePermissions, roles } from './roles.tables.ts';

/** How many missing rights a message names. */
const namedMax = 5;

export const isRoot = (ctx: Ctx): boolean => callerOf(ctx).roles.includes('ROOT');

/** Only ROOT sees the role ROOT. */
export const visibleRoles = (ctx: Ctx): SQL | undefined =>
  isRoot(ctx) ? undefined : ne(roles.code, 'ROOT');

/** Throws unless the caller holds each of these permissions: nobody gives a right that he does not have. */
export function assertHolds(ctx: Ctx, permissions: Iterable<string>): void {
  if (isRoot(ctx)) return;
  const held: ReadonlySet<string> = callerOf(ctx).permissions;
  const missing = [...new Set(permissions)].filter(
    (permission) => Object.hasOwn(allPermissions, permission) && !held.has(permission),
  );
  if (missing.length === 0) return;
  const more = missing.length > namedMax ? ` (+${missing.length - namedMax})` : '';
  throw new Failure('role-rights', {
    values: { rights: missing.toSorted().slice(0, namedMax).join(', ') + more },
  });
}

/** Throws for a data scope that is wider than that of the caller. */
export function assertScopeWithin(ctx: Ctx, dataScope: number): void {
  if (dataScope < callerOf(ctx).scope.reach)
    throw new Failure('role-scope', { fields: [{ path: 'dataScope', code: 'wider-scope' }] });
}

/** Throws unless the caller may give these roles to someone: he sees them, and has all their rights and their data scope himself. */
export async function assertMayGrantRoles(ctx: Ctx, roleIds: readonly string[]): Promise<void> {
  const rows = await ctx.db
    .select({ id: roles.id, dataScope: roles.dataScope })
    .from(roles)
    .where(and(inArray(roles.id, [...roleIds]), visibleRoles(ctx)));
  if (rows.length !== new Set(roleIds).size) notFound();
  const held = await ctx.db
    .selectDistinct({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...roleIds]));
  assertHolds(
    ctx,
    held.map(({ permission }) => permission),
  );
  if (rows.length) assertScopeWithin(ctx, Math.min(...rows.map(({ dataScope }) => dataScope)));
}

const selectVisible = (ctx: Ctx, id: string) =>
  ctx.db
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), visibleRoles(ctx)));

/** A role that the caller sees; any other is not found. */
export async function findVisibleRole(ctx: Ctx, id: string): Promise<typeof roles.$inferSelect> {
  const [row] = await selectVisible(ctx, id);
  return row ?? notFound();
}

/** The same, locked until the transaction ends. */
export async function lockRole(ctx: Ctx, id: string): Promise<typeof roles.$inferSelect> {
  const [row] = await selectVisible(ctx, id).for('update');
  return row ?? notFound();
}
