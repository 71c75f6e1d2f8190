import { topics } from '@vitrine/contract/topics.ts';
import { eq, sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/route.ts';
import { noticeReceipts, notices } from './notices.tables.ts';

type Notice = typeof notices.$inferSelect;

async function lock(ctx: Ctx, id: string): Promise<Notice> {
  return orNotFound((await ctx.db.select().from(notices).where(eq(notices.id, id)).for('update'))[0]);
}

/** Tells those who are online and were or are addressed; to everybody it is one message. */
async function announce(
  ctx: Ctx,
  { id, type, level, title, targetType, targetAccountIds }: Notice,
  publishTime: Date | null,
): Promise<void> {
  const message = { destination: topics.message, body: { id, type, level, title, publishTime: publishTime?.toISOString() ?? null } };
  const [first, ...others] = targetType === 1 ? [message] : targetAccountIds.map((accountId) => ({ ...message, accountId }));
  if (first) await ctx.platform.signals.send(ctx.db, 'push', first, ...others);
}

/** Publishes a notice: an unread one for each enabled account that it is addressed to, by one statement. */
export async function publish(ctx: Ctx, id: string): Promise<null> {
  const notice = await lock(ctx, id);
  if (notice.publishStatus === 1) throw new Failure('notice-published');
  const chosen = notice.targetType === 2 ? sql`and a.id = any(${sql.param(notice.targetAccountIds)}::bigint[])` : sql``;
  const addressed = await ctx.db.run(sql`
    insert into ${noticeReceipts} (notice_id, account_id)
    select ${id}, a.id from accounts a where a.status = 1 ${chosen}
    on conflict do nothing`);
  if (!addressed) throw new Failure('notice-nobody');
  const { nickname } = await getAccount(ctx, callerOf(ctx).accountId);
  const publishedAt = ctx.clock.now();
  await ctx.db.update(notices).set({ publishStatus: 1, publisherName: nickname, publishedAt, revokedAt: null }).where(eq(notices.id, id));
  await announce(ctx, notice, publishedAt);
  return null;
}

/** Takes a notice back. It stays as a draft that may be changed and published again. */
export async function revoke(ctx: Ctx, id: string): Promise<null> {
  const notice = await lock(ctx, id);
  if (notice.publishStatus !== 1) throw new Failure('notice-not-published');
  await ctx.db.delete(noticeReceipts).where(eq(noticeReceipts.noticeId, id));
  await ctx.db.update(notices).set({ publishStatus: -1, revokedAt: ctx.clock.now() }).where(eq(notices.id, id));
  await announce(ctx, notice, null);
  return null;
}
