import { eq } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { bookRefusals, feeImports } from './reconciliation.tables.ts';

async function* collectRecords(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  const { provider, account, completeUntil } = feeImports;
  yield jsonFile(
    'fee-imports',
    await ctx.db
      .select({ provider, account, completeUntil })
      .from(feeImports)
      .where(eq(feeImports.storeId, storeId))
      .orderBy(feeImports.id),
  );
}

async function eraseRecords(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  await ctx.db.delete(bookRefusals).where(eq(bookRefusals.storeId, storeId));
  await ctx.db.delete(feeImports).where(eq(feeImports.storeId, storeId));
}

/** The names of an owner's payment accounts whose records were read. */
export const reconciliationData: PersonalData = {
  stored: [
    {
      kind: 'payment-account',
      columns: [bookRefusals.account, feeImports.account],
      afterDeletion: 'erased',
    },
  ],
  collect: collectRecords,
  erase: eraseRecords,
};
