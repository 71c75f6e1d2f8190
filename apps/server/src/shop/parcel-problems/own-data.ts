import { eq } from 'drizzle-orm';
import type { PersonalData } from '#admin/identity/index.ts';
import { parcelProblems } from './parcel-problems.tables.ts';

const { note, trackingNumber, reportedById, resolvedById } = parcelProblems;

/** Notes that operators wrote about parcels. They belong to the orders; their writer is forgotten with the account. */
export const parcelProblemData: PersonalData = {
  stored: [
    { kind: 'sales', columns: [note, trackingNumber], afterDeletion: 'kept' },
    { kind: 'own-orders', columns: [reportedById, resolvedById], afterDeletion: 'pseudonymised' },
  ],
  async *collect() {},
  async erase(ctx, { accountId }) {
    await ctx.db
      .update(parcelProblems)
      .set({ reportedById: null })
      .where(eq(reportedById, accountId));
    await ctx.db
      .update(parcelProblems)
      .set({ resolvedById: null })
      .where(eq(resolvedById, accountId));
  },
};
