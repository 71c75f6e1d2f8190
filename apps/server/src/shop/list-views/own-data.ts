import { and, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { listViews } from './list-views.tables.ts';

const { accountId, list, name, isShared, filters, hiddenColumns, sortedBy } = listViews;

/** How a person looks at lists. What they share with colleagues stays for these, without its author. */
export const listViewData: PersonalData = {
  stored: [
    {
      kind: 'list-views',
      columns: [accountId, name, filters, hiddenColumns, sortedBy],
      afterDeletion: 'erased',
    },
  ],
  async *collect(ctx, person) {
    yield jsonFile(
      'list-views',
      await ctx.db
        .select({ list, name, isShared, filters, hiddenColumns, sortedBy })
        .from(listViews)
        .where(eq(accountId, person.accountId))
        .orderBy(listViews.id),
    );
  },
  async erase(ctx, person) {
    await ctx.db
      .delete(listViews)
      .where(
        person.storeId === null
          ? and(eq(accountId, person.accountId), eq(isShared, false))
          : eq(accountId, person.accountId),
      );
    await ctx.db.update(listViews).set({ accountId: null }).where(eq(accountId, person.accountId));
  },
};
