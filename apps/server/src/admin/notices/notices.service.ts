import type * as contract from '@vitrine/contract/admin/notices.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { hasDictionaryEntry } from '#admin/dictionaries/index.ts';
import type { Ctx } from '#platform/context.ts';
import { onDays } from '#platform/db/on-days.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { isTitled, readTexts, textsFor } from './notice-texts.ts';
import { noticeReceipts, notices } from './notices.tables.ts';
import { publish, publisherNameOf } from './publish.ts';
import { seenNotices } from './seen-notices.ts';

const dayMs = 86_400_000;
const scheduleDaysMax = 366;
const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** When a notice is to be published by itself; null for one that is not scheduled, or published at once. */
const scheduledAtOf = (form: contract.NoticeForm) =>
  form.scheduleTime && !form.publish ? new Date(form.scheduleTime) : null;

function findScheduleProblem(ctx: Ctx, scheduledAt: Date | null): string | undefined {
  if (!scheduledAt) return undefined;
  const now = ctx.clock.now();
  if (scheduledAt <= now) return 'past-time';
  return scheduledAt.getTime() > now.getTime() + scheduleDaysMax * dayMs ? 'far-time' : undefined;
}

/**
 * Refuses a type that the dictionary does not have, a content that shows nothing, chosen accounts without any, and a time that is over.
 * To publish at once or at a time takes the right to publish.
 */
async function valuesOf(
  ctx: Ctx,
  form: contract.NoticeForm,
  stored?: Pick<typeof notices.$inferSelect, 'language' | 'translations'>,
) {
  const { texts, problems } = await readTexts(ctx, form, stored);
  const isChosen = form.targetType === 2;
  const scheduledAt = scheduledAtOf(form);
  if ((form.publish || scheduledAt) && !callerOf(ctx).permissions.has('sys:notice:publish'))
    throw new Failure('forbidden');
  const timeProblem = findScheduleProblem(ctx, scheduledAt);
  const fields = [
    ...problems,
    ...(isChosen && !form.targetUserIds.length
      ? [{ path: 'targetUserIds', code: 'too-few', values: { minimum: 1 }, minimum: 1 }]
      : []),
    ...((await hasDictionaryEntry(ctx, 'notice_type', String(form.type)))
      ? []
      : [{ path: 'type', code: 'choice' }]),
    ...(timeProblem ? [{ path: 'scheduleTime', code: timeProblem }] : []),
  ];
  if (fields.length) throw new Failure('invalid-input', { fields });
  const { type, level, targetType } = form;
  const publisherName = scheduledAt ? await publisherNameOf(ctx) : '';
  return {
    ...texts,
    type,
    level,
    targetType,
    targetAccountIds: isChosen ? [...new Set(form.targetUserIds)] : [],
    scheduledAt,
    publisherName,
  };
}

/** To how many accounts notices are addressed, and how many have read them. */
async function countReads(ctx: Ctx, noticeIds: readonly string[]) {
  const counts = await ctx.db
    .select({
      noticeId: noticeReceipts.noticeId,
      targetCount: count(),
      readCount: count(noticeReceipts.readAt),
    })
    .from(noticeReceipts)
    .where(inArray(noticeReceipts.noticeId, [...noticeIds]))
    .groupBy(noticeReceipts.noticeId);
  return new Map(counts.map(({ noticeId, ...figures }) => [noticeId, figures]));
}

export async function pageAll(
  ctx: Ctx,
  query: EndpointInput<typeof contract.pageNotices>['query'],
): Promise<EndpointReply<typeof contract.pageNotices>> {
  const { isScheduled } = query;
  const where = and(
    seenNotices(ctx),
    isScheduled === undefined
      ? undefined
      : isScheduled
        ? isNotNull(notices.scheduledAt)
        : isNull(notices.scheduledAt),
    query.title ? isTitled(query.title) : undefined,
    query.publishStatus
      ? eq(notices.publishStatus, Number(query.publishStatus) as 0 | 1 | -1)
      : undefined,
    onDays(notices.publishedAt, query.publishTime, query.timeZone),
  );
  const { accountId } = callerOf(ctx);
  const mine = and(
    eq(noticeReceipts.noticeId, notices.id),
    eq(noticeReceipts.accountId, accountId),
  );
  const rows = await ctx.db
    .select({ notice: notices, readAt: noticeReceipts.readAt })
    .from(notices)
    .leftJoin(noticeReceipts, mine)
    .where(where)
    .orderBy(sql`${notices.publishedAt} desc`, sql`${notices.id} desc`)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(notices).where(where);
  const counts = await countReads(
    ctx,
    rows.map(({ notice }) => notice.id),
  );
  return {
    list: rows.map(({ notice, readAt }) => ({
      id: notice.id,
      title: textsFor(ctx.language, notice).title,
      language: textsFor(ctx.language, notice).language,
      type: notice.type,
      level: notice.level,
      publisherName: notice.publisherName,
      publishTime: isoOf(notice.publishedAt),
      publishStatus: notice.publishStatus,
      targetType: notice.targetType,
      isRead: readAt !== null,
      createTime: notice.createdAt.toISOString(),
      revokeTime: isoOf(notice.revokedAt),
      scheduleTime: isoOf(notice.scheduledAt),
      ...(counts.get(notice.id) ?? { targetCount: 0, readCount: 0 }),
    })),
    total: total?.count ?? 0,
  };
}

export async function getForm(
  ctx: Ctx,
  id: string,
): Promise<EndpointReply<typeof contract.getNoticeForm>> {
  const [row] = await ctx.db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), seenNotices(ctx)));
  const {
    title,
    content,
    language,
    translations,
    type,
    level,
    targetType,
    targetAccountIds,
    scheduledAt,
  } = orNotFound(row);
  const scheduleTime = isoOf(scheduledAt);
  return {
    id,
    title,
    content,
    language,
    translations,
    type,
    level,
    targetType,
    targetUserIds: targetAccountIds,
    publish: false,
    scheduleTime,
  };
}

export async function addNotice(ctx: Ctx, form: contract.NoticeForm): Promise<null> {
  const now = ctx.clock.now();
  const draft = {
    publishStatus: 0 as const,
    createdById: callerOf(ctx).accountId,
    createdAt: now,
    updatedAt: now,
  };
  const [added] = await ctx.db
    .insert(notices)
    .values({ ...(await valuesOf(ctx, form)), ...draft })
    .returning({ id: notices.id });
  if (form.publish) await publish(ctx, orNotFound(added).id);
  return null;
}

/** Locks a notice that is not published. */
async function lockUnpublished(ctx: Ctx, id: string) {
  const { publishStatus, language, translations } = notices;
  const [row] = await ctx.db
    .select({ publishStatus, language, translations })
    .from(notices)
    .where(and(eq(notices.id, id), seenNotices(ctx)))
    .for('update');
  const stored = orNotFound(row);
  if (stored.publishStatus === 1) throw new Failure('notice-published');
  return stored;
}

export async function changeNotice(ctx: Ctx, id: string, form: contract.NoticeForm): Promise<null> {
  const stored = await lockUnpublished(ctx, id);
  await ctx.db
    .update(notices)
    .set({ ...(await valuesOf(ctx, form, stored)), updatedAt: ctx.clock.now() })
    .where(eq(notices.id, id));
  if (form.publish) await publish(ctx, id);
  return null;
}

/** Deletes notices: all that were named, or none. */
export async function removeNotices(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const named = and(inArray(notices.id, [...ids]), seenNotices(ctx));
  const known = await ctx.db
    .select({ publishStatus: notices.publishStatus })
    .from(notices)
    .where(named)
    .for('update');
  if (known.length !== ids.length) notFound();
  if (known.some(({ publishStatus }) => publishStatus === 1)) throw new Failure('notice-published');
  await ctx.db.delete(notices).where(and(named, ne(notices.publishStatus, 1)));
  return null;
}
