import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { returnPhotos, returnRequests, returnSteps } from './returns.tables.ts';

const { storeId, state, answeredBy, kind, reason, refusal, returnAddress, createdAt } =
  returnRequests;
const open = ['requested', 'approved', 'sent', 'received', 'inspected', 'replacing'] as const;

/** What buyers requested and their owner answered. It belongs to the orders, which both sides keep. */
export const returnData: PersonalData = {
  stored: [
    {
      kind: 'sales',
      columns: [
        returnRequests.text,
        refusal,
        returnAddress,
        returnRequests.labelUrl,
        returnRequests.trackingNumber,
        returnRequests.replacementNumber,
        returnRequests.replacementKey,
        returnPhotos.key,
      ],
      afterDeletion: 'kept',
    },
    { kind: 'own-orders', columns: [returnSteps.accountId], afterDeletion: 'pseudonymised' },
  ],
  /** The owner of a direct store answers and refunds; nobody else could. */
  async listBlocks(ctx, person) {
    if (person.storeId === null) return [];
    const isOpen = and(
      eq(storeId, person.storeId),
      eq(answeredBy, 'owner'),
      inArray(state, [...open]),
    );
    const [row] = await ctx.db.select({ count: count() }).from(returnRequests).where(isOpen);
    return row?.count ? [{ kind: 'returns', count: row.count, amount: null }] : [];
  },
  /** Without the words and photos of buyers. */
  async *collect(ctx, person) {
    if (person.storeId === null) return;
    const rows = await ctx.db
      .select({ kind, state, reason, answeredBy, refusal, returnAddress, createdAt })
      .from(returnRequests)
      .where(eq(storeId, person.storeId))
      .orderBy(asc(returnRequests.id));
    yield jsonFile('returns', rows);
  },
  async erase(ctx, person) {
    await ctx.db
      .update(returnSteps)
      .set({ accountId: null })
      .where(eq(returnSteps.accountId, person.accountId));
  },
};
