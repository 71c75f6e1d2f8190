import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { isBuiltIn, shownRoleName } from './roles.reference.ts';
import type { roles } from './roles.tables.ts';

/** How many users a message names. */
const namedMax = 5;

/** Throws for a role that the platform needs, or that a user has; the failure names the users. */
export async function assertRolesUnused(
  ctx: Ctx,
  rows: readonly (typeof roles.$inferSelect)[],
): Promise<void> {
  const builtIn = rows.find(({ code }) => isBuiltIn(code));
  if (builtIn)
    throw new Failure('role-built-in', {
      values: { name: shownRoleName(builtIn.code, builtIn.name, ctx.language) },
    });
  const [used] = await ctx.db.rows(
    sql`
    select r.name, count(*)::int as users,
      (array_agg(coalesce(nullif(a.nickname, ''), a.username, a.email) order by a.id))[1:${namedMax}::int] as named
    from account_roles x join roles r on r.id = x.role_id join accounts a on a.id = x.account_id
    where r.id = any(${sql.param(rows.map(({ id }) => id))}::bigint[]) group by r.id order by r.sort, r.id limit 1`,
    { name: as.text, users: as.number, named: as.list(as.text) },
  );
  if (!used) return;
  const more = used.users > namedMax ? ` (+${used.users - namedMax})` : '';
  throw new Failure('role-in-use', {
    values: { name: used.name, users: used.named.join(', ') + more },
  });
}
