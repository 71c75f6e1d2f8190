import { and, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { visibleRoles } from './role-rights.ts';
import { isBuiltIn, shownRoleName } from './roles.reference.ts';
import { roles } from './roles.tables.ts';

/** How many users a message names. */
const namedMax = 5;

/** Deletes roles: all that were named, or none. One that a user has stays, and the failure names the users. */
export async function removeRoles(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const rows = await ctx.db
    .select()
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), visibleRoles(ctx)))
    .for('update');
  if (rows.length !== ids.length) notFound();
  const builtIn = rows.find(({ code }) => isBuiltIn(code));
  if (builtIn)
    throw new Failure('role-built-in', {
      values: { name: shownRoleName(builtIn.code, builtIn.name, ctx.language) },
    });
  await assertUnused(ctx, ids);
  await ctx.db.delete(roles).where(inArray(roles.id, [...ids]));
  return null;
}

async function assertUnused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [used] = await ctx.db.rows(
    sql`
    select r.name, count(*)::int as users,
      (array_agg(coalesce(nullif(a.nickname, ''), a.username, a.email) order by a.id))[1:${namedMax}::int] as named
    from account_roles x join roles r on r.id = x.role_id join accounts a on a.id = x.account_id
    where r.id = any(${sql.param([...ids])}::bigint[]) group by r.id order by r.sort, r.id limit 1`,
    { name: as.text, users: as.number, named: as.list(as.text) },
  );
  if (!used) return;
  const more = used.users > namedMax ? ` (+${used.users - namedMax})` : '';
  throw new Failure('role-in-use', {
    values: { name: used.name, users: used.named.join(', ') + more },
  });
}
