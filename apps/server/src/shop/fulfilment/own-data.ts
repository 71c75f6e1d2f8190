import { eq } from 'drizzle-orm';
import type { PersonalData } from '#admin/identity/index.ts';
import { packingClaims, shipHolds } from './fulfilment.tables.ts';

/** Which operator packs an order, or found that it cannot be shipped. It belongs to the order. */
export const fulfilmentData: PersonalData = {
  stored: [
    {
      kind: 'own-orders',
      columns: [packingClaims.accountId, shipHolds.accountId],
      afterDeletion: 'pseudonymised',
    },
    { kind: 'sales', columns: [shipHolds.note], afterDeletion: 'kept' },
  ],
  async erase(ctx, { accountId }) {
    await ctx.db
      .update(shipHolds)
      .set({ accountId: null })
      .where(eq(shipHolds.accountId, accountId));
    await ctx.db.delete(packingClaims).where(eq(packingClaims.accountId, accountId));
  },
};
