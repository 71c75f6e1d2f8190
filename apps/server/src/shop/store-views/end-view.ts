import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  type AccountView,
  invalidateSession,
  type SessionEnded,
  sessionEndedChannel,
  viewSessionId,
} from '#admin/identity/index.ts';
import { writeLog } from '#admin/logs/index.ts';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { notFound, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { referTo } from '#platform/log-subjects.ts';
import { storeViews } from './store-views.tables.ts';

/** A view that was opened and has not ended. */
export async function findView(
  { database: { db }, clock }: Platform,
  viewId: string,
): Promise<AccountView | undefined> {
  const [view] = await db
    .select()
    .from(storeViews)
    .where(and(eq(storeViews.id, viewId), isNull(storeViews.endedAt)));
  if (!view?.openedAt || view.sessionId === null || view.endsAt <= clock.now()) return undefined;
  const { accountId, viewerId, sessionId: viewerSessionId, endsAt } = view;
  return { accountId, viewerId, viewerSessionId, endsAt };
}

/** Ends the view of the caller; this process refuses its token from the answer on, the others within the signal. */
export async function endView(ctx: Ctx): Promise<null> {
  const viewId = callerOf(ctx).viewedBy?.viewId ?? notFound();
  const ended = await ctx.db
    .update(storeViews)
    .set({ endedAt: ctx.clock.now() })
    .where(and(eq(storeViews.id, viewId), isNull(storeViews.endedAt)))
    .returning({ id: storeViews.id });
  orNotFound(ended[0]);
  const sessionId = viewSessionId(viewId);
  invalidateSession(ctx.platform, sessionId);
  await ctx.platform.signals.send(ctx.db, sessionEndedChannel, {
    sessionId,
  } satisfies SessionEnded);
  return null;
}

const batchMax = 100;

/** Records the end of views that nobody ended: their time is over, or the operator signed out or lost the right. */
export async function recordEnds(platform: Platform): Promise<void> {
  await platform.database.withTx(async (tx) => {
    const ctx = systemContext(platform, tx);
    const now = ctx.clock.now().toISOString();
    const rows = await ctx.db.rows(
      sql`
      update store_views v set ended_at = least(v.ends_at, ${now}::timestamptz)
      where v.id in (
        select w.id from store_views w left join sessions s on s.id = w.session_id
        where w.ended_at is null and (w.ends_at <= ${now}::timestamptz or s.id is null or s.revoked_at is not null)
        order by w.id limit ${batchMax}::int for update of w skip locked)
      returning v.store_id, v.viewed_by_id as viewer_id, v.opened_at is not null as is_opened`,
      { storeId: as.id, viewerId: as.id, isOpened: as.boolean },
    );
    for (const { storeId, viewerId, isOpened } of rows)
      if (isOpened)
        await writeLog(ctx, {
          accountId: viewerId,
          module: 'store',
          action: 'storeViews.end',
          verb: 'endView',
          subject: referTo('store', [storeId]) ?? '',
          method: 'DELETE',
          path: '/api/v1/store-view',
          durationMs: 1,
          failure: null,
          changes: [],
        });
  });
}
