import type { NoticeForm } from '@vitrine/contract/admin/notice-forms.ts';
import { notices as contract } from '@vitrine/contract/admin/notices.ts';
import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { hasDictionaryEntry } from '#admin/dictionaries/index.ts';
import type { Ctx } from '#platform/context.ts';
import { createCrudService } from '#platform/crud/crud-service.ts';
import { onDays } from '#platform/db/on-days.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { isTitled, readTexts, textsFor } from './notice-texts.ts';
import { noticeReceipts, notices } from './notices.tables.ts';
import { publish, publisherNameOf } from './publish.ts';
import { seenNotices } from './seen-notices.ts';

type Row = typeof notices.$inferSelect;
const dayMs = 86_400_000;
const scheduleDaysMax = 366;
const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** When a notice is to be published by itself; null for one that is not scheduled, or published at once. */
const scheduledAtOf = (form: NoticeForm) =>
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
async function valuesOf(form: NoticeForm, ctx: Ctx, before?: Row) {
  const { texts, problems } = await readTexts(ctx, form, before);
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
    ...(before ? {} : { publishStatus: 0 as const, createdById: callerOf(ctx).accountId }),
  };
}

/** To how many accounts notices are addressed, how many have read them, and whether the caller has. */
async function countReads(ctx: Ctx, noticeIds: readonly string[]) {
  const { noticeId, accountId, readAt } = noticeReceipts;
  const counts = await ctx.db
    .select({
      noticeId,
      targetCount: count(),
      readCount: count(readAt),
      isRead: sql<boolean>`bool_or(${accountId} = ${callerOf(ctx).accountId} and ${readAt} is not null)`,
    })
    .from(noticeReceipts)
    .where(inArray(noticeId, [...noticeIds]))
    .groupBy(noticeId);
  return new Map(counts.map(({ noticeId, ...figures }) => [noticeId, figures]));
}

function assertUnpublished(rows: readonly Row[]): void {
  if (rows.some(({ publishStatus }) => publishStatus === 1)) throw new Failure('notice-published');
}

/** The notices of operators: drafts, and what was published or revoked. */
export const noticeService = createCrudService(contract, {
  table: notices,
  order: [sql`${notices.publishedAt} desc`, sql`${notices.id} desc`],
  visible: seenNotices,
  where: ({ isScheduled, title, publishStatus, publishTime, timeZone }) =>
    and(
      isScheduled === undefined
        ? undefined
        : isScheduled
          ? isNotNull(notices.scheduledAt)
          : isNull(notices.scheduledAt),
      title ? isTitled(title) : undefined,
      publishStatus ? eq(notices.publishStatus, Number(publishStatus) as 0 | 1 | -1) : undefined,
      onDays(notices.publishedAt, publishTime, timeZone),
    ),
  async toRows(rows, ctx) {
    const counts = await countReads(
      ctx,
      rows.map(({ id }) => id),
    );
    return rows.map((notice) => ({
      id: notice.id,
      title: textsFor(ctx.language, notice).title,
      language: textsFor(ctx.language, notice).language,
      type: notice.type,
      level: notice.level,
      publisherName: notice.publisherName,
      publishTime: isoOf(notice.publishedAt),
      publishStatus: notice.publishStatus,
      targetType: notice.targetType,
      createTime: notice.createdAt.toISOString(),
      revokeTime: isoOf(notice.revokedAt),
      scheduleTime: isoOf(notice.scheduledAt),
      ...(counts.get(notice.id) ?? { targetCount: 0, readCount: 0, isRead: false }),
    }));
  },
  toForm: (row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    language: row.language,
    translations: row.translations,
    type: row.type,
    level: row.level,
    targetType: row.targetType,
    targetUserIds: row.targetAccountIds,
    publish: false as const,
    scheduleTime: isoOf(row.scheduledAt),
  }),
  fromForm: valuesOf,
  assertChange: (_ctx, before) => assertUnpublished([before]),
  assertDelete: (_ctx, rows) => assertUnpublished(rows),
  async afterChange(ctx, { after, form }) {
    if (after && form?.publish) await publish(ctx, after.id);
  },
});
