import { topics } from '@vitrine/contract/topics.ts';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { titlesOf } from './notice-texts.ts';
import { noticeReceipts, notices } from './notices.tables.ts';
import { seenNotices } from './seen-notices.ts';

type Notice = typeof notices.$inferSelect;

/** Locks a notice; `within` leaves out those that the caller may not manage. */
async function lock(ctx: Ctx, id: string, within?: SQL): Promise<Notice> {
  const [notice] = await ctx.db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), within))
    .for('update');
  return orNotFound(notice);
}

/** Tells those who are online and were or are addressed; to everybody it is one message. */
async function announce(
  ctx: Ctx,
  { id, type, level, title, translations, targetType, targetAccountIds }: Notice,
  publishTime: Date | null,
): Promise<void> {
  const body = {
    id,
    type,
    level,
    title,
    titles: titlesOf(translations),
    publishTime: publishTime?.toISOString() ?? null,
  };
  const message = { destination: topics.message, body };
  const [first, ...others] =
    targetType === 1 ? [message] : targetAccountIds.map((accountId) => ({ ...message, accountId }));
  if (first) await ctx.platform.signals.send(ctx.db, 'push', first, ...others);
}

/** The caller's name, which notices keep as it is now. */
export const publisherNameOf = async (ctx: Ctx): Promise<string> =>
  (await getAccount(ctx, callerOf(ctx).accountId)).nickname;

/** Publishes a notice that is locked: an unread one for each enabled account that it is addressed to, by one statement. */
async function publishLocked(ctx: Ctx, notice: Notice, publisherName: string): Promise<void> {
  const { id } = notice;
  const chosen =
    notice.targetType === 2
      ? sql`and a.id = any(${sql.param(notice.targetAccountIds)}::bigint[])`
      : sql``;
  const addressed = await ctx.db.run(sql`
    insert into ${noticeReceipts} (notice_id, account_id)
    select ${id}, a.id from accounts a where a.status = 1 ${chosen}
    on conflict do nothing`);
  if (!addressed) throw new Failure('notice-nobody');
  const publishedAt = ctx.clock.now();
  await ctx.db
    .update(notices)
    .set({ publishStatus: 1, publisherName, publishedAt, revokedAt: null, scheduledAt: null })
    .where(eq(notices.id, id));
  await announce(ctx, notice, publishedAt);
}

export async function publish(ctx: Ctx, id: string): Promise<null> {
  const notice = await lock(ctx, id, seenNotices(ctx));
  if (notice.publishStatus === 1) throw new Failure('notice-published');
  await publishLocked(ctx, notice, await publisherNameOf(ctx));
  return null;
}

/** Publishes a notice whose time has come, unless it was changed meanwhile. One that nobody would see stays a draft. */
async function publishScheduled(ctx: Ctx, id: string): Promise<void> {
  const notice = await lock(ctx, id);
  if (!notice.scheduledAt || notice.scheduledAt > ctx.clock.now()) return;
  try {
    await publishLocked(ctx, notice, notice.publisherName);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ctx.platform.log.warn(
      { noticeId: id, code: error.code },
      'a scheduled notice was not published',
    );
    await ctx.db.update(notices).set({ scheduledAt: null }).where(eq(notices.id, id));
  }
}

const scheduledMax = 100;

/** Publishes the notices whose time has come, each in a transaction of its own. */
export async function publishDueNotices(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const due = await ctx.db
    .select({ id: notices.id })
    .from(notices)
    .where(lte(notices.scheduledAt, ctx.clock.now()))
    .orderBy(notices.scheduledAt)
    .limit(scheduledMax);
  for (const { id } of due) await inTx(ctx, (tx) => publishScheduled(tx, id));
}

/** Takes a notice back. It stays as a draft that may be changed and published again. */
export async function revoke(ctx: Ctx, id: string): Promise<null> {
  const notice = await lock(ctx, id, seenNotices(ctx));
  if (notice.publishStatus !== 1) throw new Failure('notice-not-published');
  await ctx.db.delete(noticeReceipts).where(eq(noticeReceipts.noticeId, id));
  await ctx.db
    .update(notices)
    .set({ publishStatus: -1, revokedAt: ctx.clock.now() })
    .where(eq(notices.id, id));
  await announce(ctx, notice, null);
  return null;
}
