import { sql } from 'drizzle-orm';
import { endSession } from '#admin/identity/index.ts';
import { assertNotAbove } from '#admin/users/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { openSessions } from './list-sessions.ts';

/** Signs somebody out on one device. Sessions outside the scope of the caller are not found; a caller cannot end the session of a user with more rights. */
export async function endOneSession(ctx: Ctx, id: string): Promise<null> {
  const [found] = await ctx.db.rows(
    sql`select s.account_id ${openSessions(ctx, {})} and s.id = ${id}`,
    { accountId: as.id },
  );
  const { accountId } = orNotFound(found);
  // The own session ends by logging out.
  if (callerOf(ctx).sessionId === id) throw new Failure('user-self');
  await assertNotAbove(ctx, accountId);
  await endSession(ctx, id, 'operator');
  return null;
}
