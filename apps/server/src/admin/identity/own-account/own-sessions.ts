import type { OwnSession } from '@vitrine/contract/admin/own-sessions.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { endSession, endSessionsOf } from '../sign-in/sessions.ts';

const sessionRow = {
  id: as.id,
  userAgent: as.text,
  address: as.text,
  createdAt: as.moment,
  lastSeenAt: as.moment,
};

/** The caller's sign-ins whose tokens still work: not ended, and not idle for too long. */
function ownSessions(ctx: Ctx): SQL {
  const now = ctx.clock.now().toISOString();
  return sql`
    from sessions s join refresh_tokens t on t.session_id = s.id and t.rotated_at is null
    where s.account_id = ${callerOf(ctx).accountId} and s.revoked_at is null and s.ends_at > ${now}::timestamptz and t.expires_at > ${now}::timestamptz`;
}

export async function readOwnSessions(ctx: Ctx): Promise<OwnSession[]> {
  const { sessionId } = callerOf(ctx);
  const rows = await ctx.db.rows(
    sql`
    select s.id, s.user_agent, s.address, s.created_at::text, t.issued_at::text as last_seen_at ${ownSessions(ctx)}
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

/** Ends one of the caller's sessions, listed or not; another account's is not found, like one that does not exist. */
export async function revokeOwnSession(ctx: Ctx, id: string): Promise<null> {
  const [own] = await ctx.db.rows(sql`select s.id ${ownSessions(ctx)} and s.id = ${id}`, {
    id: as.text,
  });
  if (!own) notFound();
  await endSession(ctx, id, 'logout');
  return null;
}

export async function endAllOthers(ctx: Ctx): Promise<{ ended: number }> {
  const { accountId, sessionId } = callerOf(ctx);
  return { ended: await endSessionsOf(ctx, accountId, 'logout', sessionId) };
}
