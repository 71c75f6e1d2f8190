import type { OwnSession } from '@vitrine/contract/admin/account.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/route.ts';
import { as } from '#platform/sql-rows.ts';
import { endSession, endSessionsOf } from './sessions.ts';

const sessionRow = {
  id: as.id,
  userAgent: as.text,
  address: as.text,
  createdAt: as.moment,
  lastSeenAt: as.moment,
};

/** The caller's sign-ins whose tokens still work: not ended, and not idle for too long. */
export async function readOwnSessions(ctx: Ctx): Promise<OwnSession[]> {
  const { accountId, sessionId } = callerOf(ctx);
  const now = ctx.clock.now().toISOString();
  const rows = await ctx.db.rows(
    sql`
    select s.id, s.user_agent, s.address, s.created_at::text, t.issued_at::text as last_seen_at
    from sessions s join refresh_tokens t on t.session_id = s.id and t.rotated_at is null
    where s.account_id = ${accountId} and s.revoked_at is null and s.ends_at > ${now}::timestamptz and t.expires_at > ${now}::timestamptz
    order by s.id = ${sessionId} desc, t.issued_at desc, s.id limit 100`,
    sessionRow,
  );
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    address: row.address,
    isCurrent: row.id === sessionId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Ends one of the caller's sessions; another account's is not found, like one that does not exist. */
export async function endOneOfOwn(ctx: Ctx, id: string): Promise<null> {
  if (!(await readOwnSessions(ctx)).some((session) => session.id === id)) notFound();
  await endSession(ctx, id, 'logout');
  return null;
}

export async function endAllOthers(ctx: Ctx): Promise<{ ended: number }> {
  const { accountId, sessionId } = callerOf(ctx);
  return { ended: await endSessionsOf(ctx, accountId, 'logout', sessionId) };
}
