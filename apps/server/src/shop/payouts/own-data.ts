import { toMoney } from '@vitrine/contract/money.ts';
import { eq } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { bankFiles, payoutSchedulesTable, payouts } from './payouts.tables.ts';
import { findOpenPayout } from './request-payout.ts';

async function* collectPayouts(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  yield jsonFile('payouts', {
    payouts: await ctx.db
      .select()
      .from(payouts)
      .where(eq(payouts.storeId, storeId))
      .orderBy(payouts.id),
    schedule: await ctx.db
      .select()
      .from(payoutSchedulesTable)
      .where(eq(payoutSchedulesTable.storeId, storeId)),
  });
}

async function erasePayouts(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  await ctx.db.delete(payoutSchedulesTable).where(eq(payoutSchedulesTable.storeId, storeId));
  await ctx.db.update(payouts).set({ label: '' }).where(eq(payouts.storeId, storeId));
}

/** What is stored of payouts: amounts and the provider's references are kept by law, the name of the account is not. */
export const payoutData: PersonalData = {
  stored: [
    {
      kind: 'payouts',
      columns: [
        payouts.accountRef,
        payouts.label,
        payouts.providerRef,
        payouts.reason,
        bankFiles.sealed,
      ],
      afterDeletion: 'kept',
    },
  ],
  async listBlocks(ctx, { storeId }) {
    const open = storeId === null ? undefined : await findOpenPayout(ctx, storeId);
    return open
      ? [{ kind: 'payout', count: null, amount: toMoney(open.amountMinor, open.currency) }]
      : [];
  },
  collect: collectPayouts,
  erase: erasePayouts,
};
