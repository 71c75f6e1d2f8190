import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { supplierUpdates } from './supplier-updates.tables.ts';

/** Who uploaded tables of suppliers and decided about them. */
export const supplierUpdateData: PersonalData = {
  stored: [
    {
      kind: 'operations',
      columns: [
        supplierUpdates.accountId,
        supplierUpdates.decidedById,
        supplierUpdates.addressHash,
      ],
      keptDays: 90,
      afterDeletion: 'pseudonymised',
    },
  ],
  async *collect(ctx, person) {
    const { fileName, state, createdAt, accountId } = supplierUpdates;
    yield jsonFile(
      'supplier-updates',
      await ctx.db
        .select({ fileName, state, createdAt })
        .from(supplierUpdates)
        .where(eq(accountId, person.accountId))
        .orderBy(asc(createdAt), asc(supplierUpdates.id)),
    );
  },
};
