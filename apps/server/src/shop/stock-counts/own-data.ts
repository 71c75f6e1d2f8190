import { asc, eq, or } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { stockCounts } from './stock-counts.tables.ts';

/** Who uploaded and who booked a stock count. */
export const countData: PersonalData = {
  stored: [
    {
      kind: 'decisions',
      columns: [stockCounts.accountId, stockCounts.closedById],
      afterDeletion: 'kept',
    },
  ],
  async *collect(ctx, person) {
    const { id, fileName, state, createdAt, closedAt, note, accountId, closedById } = stockCounts;
    yield jsonFile(
      'stock-counts',
      await ctx.db
        .select({ fileName, state, createdAt, closedAt, note })
        .from(stockCounts)
        .where(or(eq(accountId, person.accountId), eq(closedById, person.accountId)))
        .orderBy(asc(createdAt), asc(id)),
    );
  },
};
