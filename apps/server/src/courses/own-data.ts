import { eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { courseProgress } from './courses.tables.ts';

/** What is stored of how far somebody has read. */
export const courseData: PersonalData = {
  stored: [{ kind: 'courses', columns: [courseProgress.accountId], afterDeletion: 'erased' }],
  async *collect(ctx, { accountId }) {
    yield jsonFile(
      'courses',
      await ctx.db.select().from(courseProgress).where(eq(courseProgress.accountId, accountId)),
    );
  },
  async erase(ctx, { accountId }) {
    await ctx.db.delete(courseProgress).where(eq(courseProgress.accountId, accountId));
  },
};
