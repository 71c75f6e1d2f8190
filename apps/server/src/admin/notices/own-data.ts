import { eq, sql } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { noticeReceipts, notices } from './notices.tables.ts';

/** What is stored of the notices that somebody received or, as an operator, published. */
export const noticeData: PersonalData = {
  stored: [
    {
      kind: 'notices',
      columns: [noticeReceipts.accountId, notices.targetAccountIds, notices.publisherName],
      afterDeletion: 'erased',
    },
  ],
  async *collect(ctx, { accountId }) {
    const { title, content, language, translations, publishedAt } = notices;
    const received = ctx.db
      .select({
        title,
        content,
        language,
        translations,
        publishedAt,
        readAt: noticeReceipts.readAt,
      })
      .from(noticeReceipts)
      .innerJoin(notices, eq(notices.id, noticeReceipts.noticeId))
      .where(eq(noticeReceipts.accountId, accountId));
    yield jsonFile('notices', await received);
  },
  async erase(ctx, { accountId }) {
    await ctx.db.delete(noticeReceipts).where(eq(noticeReceipts.accountId, accountId));
    await ctx.db
      .update(notices)
      .set({
        targetAccountIds: sql`array_remove(${notices.targetAccountIds}, ${accountId}::bigint)`,
      })
      .where(sql`${accountId}::bigint = any(${notices.targetAccountIds})`);
  },
};
