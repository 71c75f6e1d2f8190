import type * as contract from '@vitrine/contract/admin/notices.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, count, eq, gte, ilike, inArray, lt, ne, sql } from 'drizzle-orm';
import { hasDictionaryEntry } from '#admin/dictionaries/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { containing } from '#platform/like.ts';
import { sanitizeHtml, showsSomething } from '#platform/rich-text.ts';
import { callerOf } from '#platform/route.ts';
import { noticeReceipts, notices } from './notices.tables.ts';
import { publish } from './publish.ts';

const dayMs = 86_400_000;
const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** Refuses a type that the dictionary does not have, a content that shows nothing, and chosen accounts without any. */
async function valuesOf(ctx: Ctx, form: contract.NoticeForm) {
  const content = await sanitizeHtml(form.content);
  const isChosen = form.targetType === 2;
  const fields = [
    ...(showsSomething(content) ? [] : [{ path: 'content', code: 'required' }]),
    ...(isChosen && !form.targetUserIds.length ? [{ path: 'targetUserIds', code: 'too-few', values: { minimum: 1 }, minimum: 1 }] : []),
    ...((await hasDictionaryEntry(ctx, 'notice_type', String(form.type))) ? [] : [{ path: 'type', code: 'choice' }]),
  ];
  if (fields.length) throw new Failure('invalid-input', { fields });
  const { title, type, level, targetType } = form;
  return { title, content, type, level, targetType, targetAccountIds: isChosen ? [...new Set(form.targetUserIds)] : [] };
}

export async function pageAll(
  ctx: Ctx,
  query: EndpointInput<typeof contract.pageNotices>['query'],
): Promise<EndpointReply<typeof contract.pageNotices>> {
  const [from, to] = query.publishTime ?? [];
  const where = and(
    query.title ? ilike(notices.title, containing(query.title)) : undefined,
    query.publishStatus ? eq(notices.publishStatus, Number(query.publishStatus) as 0 | 1 | -1) : undefined,
    from ? gte(notices.publishedAt, new Date(from)) : undefined,
    to ? lt(notices.publishedAt, new Date(Date.parse(to) + dayMs)) : undefined,
  );
  const { accountId } = callerOf(ctx);
  const mine = and(eq(noticeReceipts.noticeId, notices.id), eq(noticeReceipts.accountId, accountId));
  const rows = await ctx.db
    .select({ notice: notices, readAt: noticeReceipts.readAt })
    .from(notices)
    .leftJoin(noticeReceipts, mine)
    .where(where)
    .orderBy(sql`${notices.publishedAt} desc`, sql`${notices.id} desc`)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(notices).where(where);
  return {
    list: rows.map(({ notice, readAt }) => ({
      id: notice.id,
      title: notice.title,
      type: notice.type,
      level: notice.level,
      publisherName: notice.publisherName,
      publishTime: isoOf(notice.publishedAt),
      publishStatus: notice.publishStatus,
      targetType: notice.targetType,
      isRead: readAt !== null,
      createTime: notice.createdAt.toISOString(),
      revokeTime: isoOf(notice.revokedAt),
    })),
    total: total?.count ?? 0,
  };
}

export async function getForm(ctx: Ctx, id: string): Promise<EndpointReply<typeof contract.getNoticeForm>> {
  const [row] = await ctx.db.select().from(notices).where(eq(notices.id, id));
  const { title, content, type, level, targetType, targetAccountIds } = orNotFound(row);
  return { id, title, content, type, level, targetType, targetUserIds: targetAccountIds };
}

export async function addNotice(ctx: Ctx, form: EndpointInput<typeof contract.createNotice>['body']): Promise<null> {
  if (form.publish && !callerOf(ctx).permissions.has('sys:notice:publish')) throw new Failure('forbidden');
  const now = ctx.clock.now();
  const draft = { publishStatus: 0 as const, publisherName: '', createdAt: now, updatedAt: now };
  const [added] = await ctx.db
    .insert(notices)
    .values({ ...(await valuesOf(ctx, form)), ...draft })
    .returning({ id: notices.id });
  if (form.publish) await publish(ctx, orNotFound(added).id);
  return null;
}

/** Locks a notice that is not published. */
async function lockUnpublished(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db.select({ publishStatus: notices.publishStatus }).from(notices).where(eq(notices.id, id)).for('update');
  if (orNotFound(row).publishStatus === 1) throw new Failure('notice-published');
}

export async function changeNotice(ctx: Ctx, id: string, form: contract.NoticeForm): Promise<null> {
  await lockUnpublished(ctx, id);
  await ctx.db
    .update(notices)
    .set({ ...(await valuesOf(ctx, form)), updatedAt: ctx.clock.now() })
    .where(eq(notices.id, id));
  return null;
}

/** Deletes notices: all that were named, or none. */
export async function removeNotices(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const named = inArray(notices.id, [...ids]);
  const known = await ctx.db.select({ publishStatus: notices.publishStatus }).from(notices).where(named).for('update');
  if (known.length !== ids.length) notFound();
  if (known.some(({ publishStatus }) => publishStatus === 1)) throw new Failure('notice-published');
  await ctx.db.delete(notices).where(and(named, ne(notices.publishStatus, 1)));
  return null;
}
