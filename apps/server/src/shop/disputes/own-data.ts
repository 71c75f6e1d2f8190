import { eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { disputeFiles, disputeSteps, disputes } from './disputes.tables.ts';

/** The personal data in disputes. */
export const disputeData: PersonalData = {
  stored: [
    {
      kind: 'decisions',
      columns: [
        disputes.buyerNote,
        disputes.explanation,
        disputes.carrier,
        disputes.trackingNumber,
        disputeFiles.key,
        disputeFiles.name,
        disputeSteps.byAccountId,
      ],
      afterDeletion: 'kept',
    },
  ],
  async *collect(ctx, { storeId }) {
    if (storeId === null) return;
    const { state, reason, amountMinor, currency, openedAt, closedAt } = disputes;
    yield jsonFile('disputes', {
      disputes: await ctx.db
        .select({ state, reason, amountMinor, currency, openedAt, closedAt })
        .from(disputes)
        .where(eq(disputes.storeId, storeId)),
    });
  },
};
