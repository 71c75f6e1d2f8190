import { eq } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { countedVisitors, ownerMarks, trackedLinks, visits } from './analytics.tables.ts';

async function* collectLinks(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  yield jsonFile(
    'links',
    await ctx.db
      .select()
      .from(trackedLinks)
      .where(eq(trackedLinks.storeId, storeId))
      .orderBy(trackedLinks.id),
  );
}

/** A link stays for the orders that came through it, without its name. */
async function eraseLinks(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  await ctx.db.update(trackedLinks).set({ name: '' }).where(eq(trackedLinks.storeId, storeId));
  await ctx.db.delete(ownerMarks).where(eq(ownerMarks.storeId, storeId));
}

/** What is stored of an owner's links and visits to the own store. */
export const linkData: PersonalData = {
  stored: [
    { kind: 'links', columns: [trackedLinks.name, ownerMarks.visitor], afterDeletion: 'erased' },
    {
      kind: 'visits',
      columns: [
        visits.id,
        visits.visitor,
        visits.linkCode,
        visits.referrer,
        visits.userSource,
        visits.pageSource,
        countedVisitors.mark,
      ],
      afterDeletion: 'kept',
    },
  ],
  collect: collectLinks,
  erase: eraseLinks,
};
