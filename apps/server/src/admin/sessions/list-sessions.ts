import type { pageSessions } from '@vitrine/contract/admin/sessions.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { knownUsers } from '#admin/users/index.ts';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { as } from '#platform/db/sql-rows.ts';
import { callerOf } from '#platform/http/route.ts';
import { liveConnections } from '#platform/push/push-presence.ts';

type Query = EndpointInput<typeof pageSessions>['query'];

/** Sign-ins whose tokens still work, as a person's own list has them, with their open windows. */
export function openSessions(
  ctx: Ctx,
  { keywords, isConnected }: Pick<Query, 'keywords' | 'isConnected'>,
): SQL {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const words = keywords
    ? sql`and ${containsAny([accounts.username, accounts.nickname, accounts.email], keywords)}`
    : sql``;
  const connected =
    isConnected === undefined
      ? sql``
      : isConnected
        ? sql`and c.tabs is not null`
        : sql`and c.tabs is null`;
  return sql`
    from sessions s join refresh_tokens t on t.session_id = s.id and t.rotated_at is null
    join ${accounts} on ${accounts.id} = s.account_id
    left join (select session_id, count(*)::int as tabs from (${liveConnections}) live group by session_id) c on c.session_id = s.id
    where s.revoked_at is null and s.ends_at > ${now} and t.expires_at > ${now} and ${accounts.status} = 1 and ${knownUsers(ctx)} ${words} ${connected}`;
}

const row = {
  id: as.id,
  username: as.text,
  nickname: as.text,
  tabs: as.integer,
  userAgent: as.text,
  address: as.text,
  createdAt: as.moment,
  seenAt: as.moment,
};

export async function listSessions(
  ctx: Ctx,
  query: Query,
): Promise<EndpointReply<typeof pageSessions>> {
  const from = openSessions(ctx, query);
  const now = ctx.clock.now().toISOString();
  const { sessionId } = callerOf(ctx);
  const rows = await ctx.db.rows(
    sql`select s.id, coalesce(${accounts.username}, ${accounts.email}) as username, ${accounts.nickname} as nickname, coalesce(c.tabs, 0) as tabs,
      s.user_agent, s.address, s.created_at::text, case when c.tabs is null then t.issued_at else ${now}::timestamptz end::text as seen_at
    ${from} order by (c.tabs is null), seen_at desc, s.id limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`,
    row,
  );
  return {
    list: rows.map(({ tabs, createdAt, seenAt, ...session }) => ({
      ...session,
      isConnected: tabs > 0,
      tabCount: tabs,
      isCurrent: session.id === sessionId,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
    })),
    ...(await countRows(ctx, from)),
  };
}
