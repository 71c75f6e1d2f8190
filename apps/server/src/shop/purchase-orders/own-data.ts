import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { formatPurchaseNumber } from './purchase-orders.rules.ts';
import { purchaseOrderSteps, purchaseOrders } from './purchase-orders.tables.ts';

/** Who made purchase orders and changed them, and what the addresses of those hash to who used a supplier's page. */
export const purchaseData: PersonalData = {
  stored: [
    {
      kind: 'operations',
      columns: [
        purchaseOrders.accountId,
        purchaseOrderSteps.accountId,
        purchaseOrderSteps.addressHash,
      ],
      keptDays: 90,
      afterDeletion: 'pseudonymised',
    },
  ],
  async *collect(ctx, person) {
    const { purchaseOrderId, kind, at, accountId } = purchaseOrderSteps;
    const steps = await ctx.db
      .select({ purchaseOrderId, kind, at })
      .from(purchaseOrderSteps)
      .where(eq(accountId, person.accountId))
      .orderBy(asc(purchaseOrderSteps.id));
    yield jsonFile(
      'purchase-orders',
      steps.map(({ purchaseOrderId: id, ...step }) => ({
        number: formatPurchaseNumber(id),
        ...step,
      })),
    );
  },
};
