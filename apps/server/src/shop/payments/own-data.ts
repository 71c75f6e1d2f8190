import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type ArchiveFile, jsonFile, type Person, type PersonalData } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/sql-rows.ts';
import { discrepancies, linkedAccounts, payments, refundRequests, refunds, webhookInbox } from './payments.tables.ts';

const ofOwner = (storeId: string) => and(eq(payments.storeId, storeId), eq(payments.side, 'seller'));

async function* collectPayments(ctx: Ctx, { storeId, accountId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  const { provider, accountRef, label, fingerprint, state, createdAt, decidedAt } = linkedAccounts;
  yield jsonFile(
    'payment-accounts',
    await ctx.db
      .select({ provider, accountRef, label, fingerprint, state, createdAt, decidedAt })
      .from(linkedAccounts)
      .where(eq(linkedAccounts.storeId, storeId)),
  );
  const { method, status, amountMinor, currency, refundedMinor, instrumentLabel, description, providerRef, paidAt } = payments;
  yield jsonFile(
    'payments',
    await ctx.db
      .select({ method, status, amountMinor, currency, refundedMinor, instrumentLabel, description, providerRef, paidAt })
      .from(payments)
      .where(ofOwner(storeId))
      .orderBy(payments.id),
  );
  const { orderId, reason, askedAt, answer, answeredAt } = refundRequests;
  yield jsonFile('refund-requests', {
    requests: await ctx.db
      .select({ orderId, state: refundRequests.state, reason, askedAt, answer, answeredAt })
      .from(refundRequests)
      .where(eq(refundRequests.storeId, storeId)),
    ownRefunds: await ctx.db
      .select({ note: refunds.note, amountMinor: refunds.amountMinor, createdAt: refunds.createdAt })
      .from(refunds)
      .where(eq(refunds.byAccountId, accountId)),
  });
}

/** Refunds that are not through, and requests for them that nobody has answered. */
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

/** Which messages of providers name one of this owner's accounts: they may contain names and addresses. */
async function findMessages(ctx: Ctx, storeId: string): Promise<SQL | undefined> {
  const accounts = await ctx.db.select({ ref: linkedAccounts.accountRef }).from(linkedAccounts).where(eq(linkedAccounts.storeId, storeId));
  return or(...accounts.flatMap(({ ref }) => (ref ? [sql`strpos(${webhookInbox.body}, ${ref}) > 0`] : [])));
}

async function lockMessages(ctx: Ctx, { storeId }: Person): Promise<void> {
  const named = storeId === null ? undefined : await findMessages(ctx, storeId);
  if (named) await ctx.db.select({ id: webhookInbox.id }).from(webhookInbox).where(named).orderBy(webhookInbox.id).for('update');
}

async function erasePayments(ctx: Ctx, { storeId, accountId }: Person): Promise<void> {
  if (storeId === null) return;
  const named = await findMessages(ctx, storeId);
  if (named) await ctx.db.update(webhookInbox).set({ body: '' }).where(named);
  await ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.storeId, storeId)).orderBy(payments.id).for('update');
  await ctx.db.update(payments).set({ payUrl: null, instrumentLabel: null, instrumentFingerprint: null }).where(ofOwner(storeId));
  // Buyers' payments name the store to which they went.
  await ctx.db
    .update(payments)
    .set({ payee: '' })
    .where(and(eq(payments.storeId, storeId), ne(payments.payee, '')));
  await ctx.db.update(refundRequests).set({ reason: '' }).where(eq(refundRequests.storeId, storeId));
  await ctx.db.update(refunds).set({ note: null }).where(eq(refunds.byAccountId, accountId));
  const links = eq(linkedAccounts.storeId, storeId);
  await ctx.db.select({ id: linkedAccounts.id }).from(linkedAccounts).where(links).orderBy(linkedAccounts.id).for('update');
  await ctx.db
    .update(linkedAccounts)
    .set({ state: 'unlinked' })
    .where(and(links, inArray(linkedAccounts.state, ['linking', 'active'])));
  await ctx.db.update(linkedAccounts).set({ accountRef: null, label: null, fingerprint: null, linkUrl: null }).where(links);
}

/** What is stored of payment accounts, payments and refunds. */
export const paymentData: PersonalData = {
  stored: [
    {
      kind: 'payment-account',
      columns: [linkedAccounts.accountRef, linkedAccounts.label, linkedAccounts.fingerprint, linkedAccounts.linkUrl],
      afterDeletion: 'erased',
    },
    {
      kind: 'payments',
      columns: [
        payments.payUrl,
        payments.instrumentLabel,
        payments.instrumentFingerprint,
        payments.payee,
        payments.providerAccount,
        payments.providerRef,
      ],
      afterDeletion: 'pseudonymised',
    },
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
    { kind: 'decisions', columns: [discrepancies.closedById, discrepancies.note], afterDeletion: 'kept' },
    { kind: 'provider-messages', columns: [webhookInbox.body], afterDeletion: 'erased' },
  ],
  async listBlocks(ctx, { storeId }) {
    const count = storeId === null ? 0 : await countOpenRefunds(ctx, storeId);
    return count ? [{ kind: 'refunds', count, amount: null }] : [];
  },
  collect: collectPayments,
  lockFirst: lockMessages,
  erase: erasePayments,
};
