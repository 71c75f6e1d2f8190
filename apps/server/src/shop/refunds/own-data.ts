import { eq, sql } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { refundRequests, refunds } from './refunds.tables.ts';

async function* collectRefunds(
  ctx: Ctx,
  { storeId, accountId }: Person,
): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  const { orderId, reason, askedAt, answer, answeredAt } = refundRequests;
  yield jsonFile('refund-requests', {
    requests: await ctx.db
      .select({ orderId, state: refundRequests.state, reason, askedAt, answer, answeredAt })
      .from(refundRequests)
      .where(eq(refundRequests.storeId, storeId)),
    ownRefunds: await ctx.db
      .select({
        note: refunds.note,
        amountMinor: refunds.amountMinor,
        createdAt: refunds.createdAt,
      })
      .from(refunds)
      .where(eq(refunds.byAccountId, accountId)),
  });
}

/** Refunds that are not completed, and open requests for refunds. */
async function countOpenRefunds(ctx: Ctx, storeId: string): Promise<number> {
  const [row] = await ctx.db.rows(
    sql`
    select (select count(*) from refund_requests where store_id = ${storeId} and state = 'open')::int
      + (select count(*) from refunds r join payments p on p.id = r.payment_id
         where p.store_id = ${storeId} and r.status in ('due', 'unknown'))::int as count`,
    { count: as.integer },
  );
  return row?.count ?? 0;
}

async function eraseRefunds(ctx: Ctx, { storeId, accountId }: Person): Promise<void> {
  if (storeId === null) return;
  await ctx.db
    .update(refundRequests)
    .set({ reason: '' })
    .where(eq(refundRequests.storeId, storeId));
  await ctx.db.update(refunds).set({ note: null }).where(eq(refunds.byAccountId, accountId));
}

/** The personal data in refunds and in the requests for them. */
export const refundData: PersonalData = {
  stored: [
    {
      kind: 'refunds',
      columns: [
        refunds.note,
        refunds.byAccountId,
        refundRequests.reason,
        refundRequests.answer,
        refundRequests.askedById,
        refundRequests.answeredById,
      ],
      afterDeletion: 'pseudonymised',
    },
  ],
  async listBlocks(ctx, { storeId }) {
    const count = storeId === null ? 0 : await countOpenRefunds(ctx, storeId);
    return count ? [{ kind: 'refunds', count, amount: null }] : [];
  },
  collect: collectRefunds,
  erase: eraseRefunds,
};
