import type * as contract from '@vitrine/contract/admin/notices.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendPush } from '#platform/push/push.ts';
import { shownTitle, textsFor } from './notice-texts.ts';
import { noticeReceipts, notices } from './notices.tables.ts';
import { seenNotices } from './seen-notices.ts';

/** Published notices to the caller. A revoked one has no receipts. */
export async function pageMine(
  ctx: Ctx,
  query: EndpointInput<typeof contract.pageMyNotices>['query'],
): Promise<EndpointReply<typeof contract.pageMyNotices>> {
  const where = and(
    eq(noticeReceipts.accountId, callerOf(ctx).accountId),
    query.isRead === '1'
      ? isNotNull(noticeReceipts.readAt)
      : query.isRead === '0'
        ? isNull(noticeReceipts.readAt)
        : undefined,
    query.title ? containsFolded(shownTitle(ctx), query.title) : undefined,
  );
  const joined = eq(noticeReceipts.noticeId, notices.id);
  const rows = await ctx.db
    .select({ notice: notices, readAt: noticeReceipts.readAt })
    .from(noticeReceipts)
    .innerJoin(notices, joined)
    .where(where)
    .orderBy(desc(notices.publishedAt), desc(notices.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db
    .select({ count: count() })
    .from(noticeReceipts)
    .innerJoin(notices, joined)
    .where(where);
  return {
    list: rows.map(({ notice, readAt }) => {
      const { id, type, level, publisherName, publishedAt, updatedAt } = notice;
      const { title, language } = textsFor(ctx.language, notice);
      const publishTime = (publishedAt ?? updatedAt).toISOString();
      return {
        id,
        title,
        language,
        type,
        level,
        publisherName,
        publishTime,
        isRead: readAt !== null,
      };
    }),
    total: total?.count ?? 0,
  };
}

/** The caller's other windows and devices show it too. */
const announceRead = (ctx: Ctx, accountId: string) =>
  sendPush(ctx, { destination: topics.noticesRead, accountId, body: {} });

/** A notice for one of those that it is addressed to, who has read it now; for operators who write notices every one within their data scope, drafts included. */
export async function readOne(ctx: Ctx, id: string): Promise<contract.NoticeDetail> {
  const { accountId, permissions } = callerOf(ctx);
  const mine = and(eq(noticeReceipts.noticeId, id), eq(noticeReceipts.accountId, accountId));
  const [found] = await ctx.db
    .select({
      notice: notices,
      to: noticeReceipts.accountId,
      readAt: noticeReceipts.readAt,
      isSeen: sql<boolean>`${seenNotices(ctx)}`,
    })
    .from(notices)
    .leftJoin(noticeReceipts, mine)
    .where(eq(notices.id, id));
  const { notice, to, readAt } = orNotFound(
    found?.to || (found?.isSeen && permissions.has('sys:notice:edit')) ? found : undefined,
  );
  if (to && !readAt) {
    await ctx.db
      .update(noticeReceipts)
      .set({ readAt: ctx.clock.now() })
      .where(and(mine, isNull(noticeReceipts.readAt)));
    await announceRead(ctx, accountId);
  }
  const { type, level, publisherName, publishedAt, publishStatus } = notice;
  const publishTime = publishedAt?.toISOString() ?? null;
  return {
    id,
    ...textsFor(ctx.language, notice),
    type,
    level,
    publisherName,
    publishTime,
    publishStatus,
  };
}

export async function readAll(ctx: Ctx): Promise<null> {
  const { accountId } = callerOf(ctx);
  await ctx.db
    .update(noticeReceipts)
    .set({ readAt: ctx.clock.now() })
    .where(and(eq(noticeReceipts.accountId, accountId), isNull(noticeReceipts.readAt)));
  await announceRead(ctx, accountId);
  return null;
}
