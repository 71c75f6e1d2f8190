import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { storeViews } from './store-views.tables.ts';

/** When operators saw the console of an owner. */
export const viewData: PersonalData = {
  stored: [
    {
      kind: 'decisions',
      columns: [storeViews.accountId, storeViews.viewerId, storeViews.sessionId],
      afterDeletion: 'kept',
    },
  ],
  async *collect(ctx, person) {
    const { id, startedAt, openedAt, endsAt, endedAt, accountId } = storeViews;
    yield jsonFile(
      'store-views',
      await ctx.db
        .select({ startedAt, openedAt, endsAt, endedAt })
        .from(storeViews)
        .where(eq(accountId, person.accountId))
        .orderBy(asc(startedAt), asc(id)),
    );
  },
};
