import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { isBankAccount, readBankDetailsOf } from './accounts/bank-details.ts';
import { listActiveAccounts } from './accounts/find-account.ts';
import { paymentModes, providerKeys } from './keys/provider-keys.tables.ts';
import {
  bankDetails,
  discrepancies,
  linkedAccounts,
  payments,
  settlements,
  webhookInbox,
} from './payments.tables.ts';

const ofOwner = (storeId: string) =>
  and(eq(payments.storeId, storeId), eq(payments.side, 'seller'));

/** The bank account in full: it is the owner's own. */
async function* collectBankDetails(ctx: Ctx, storeId: string): AsyncIterable<ArchiveFile> {
  const banks = (await listActiveAccounts(ctx, storeId)).filter(isBankAccount);
  const details = await readBankDetailsOf(
    ctx,
    banks.map(({ id }) => id),
  );
  if (details.size) yield jsonFile('bank-account', [...details.values()]);
}

async function* collectPayments(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  const { provider, providerRef: attemptRef, accountRef, label, fingerprint } = linkedAccounts;
  const { state, createdAt, decidedAt } = linkedAccounts;
  yield jsonFile(
    'payment-accounts',
    await ctx.db
      .select({
        provider,
        providerRef: attemptRef,
        accountRef,
        label,
        fingerprint,
        state,
        createdAt,
        decidedAt,
      })
      .from(linkedAccounts)
      .where(eq(linkedAccounts.storeId, storeId)),
  );
  yield* collectBankDetails(ctx, storeId);
  const {
    method,
    status,
    amountMinor,
    currency,
    refundedMinor,
    instrumentLabel,
    description,
    providerRef,
    paidAt,
  } = payments;
  yield jsonFile(
    'payments',
    await ctx.db
      .select({
        method,
        status,
        amountMinor,
        currency,
        refundedMinor,
        instrumentLabel,
        description,
        providerRef,
        paidAt,
      })
      .from(payments)
      .where(ofOwner(storeId))
      .orderBy(payments.id),
  );
}

/** Which messages of providers name one of this owner's accounts: they may contain names and addresses. */
async function findMessages(ctx: Ctx, storeId: string): Promise<SQL | undefined> {
  const accounts = await ctx.db
    .select({ ref: linkedAccounts.accountRef })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.storeId, storeId));
  return or(
    ...accounts.flatMap(({ ref }) => (ref ? [sql`strpos(${webhookInbox.body}, ${ref}) > 0`] : [])),
  );
}

async function lockMessages(ctx: Ctx, { storeId }: Person): Promise<void> {
  const named = storeId === null ? undefined : await findMessages(ctx, storeId);
  if (named)
    await ctx.db
      .select({ id: webhookInbox.id })
      .from(webhookInbox)
      .where(named)
      .orderBy(webhookInbox.id)
      .for('update');
}

async function erasePayments(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  const named = await findMessages(ctx, storeId);
  if (named) await ctx.db.update(webhookInbox).set({ body: '', subjectKey: null }).where(named);
  await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.storeId, storeId))
    .orderBy(payments.id)
    .for('update');
  await ctx.db
    .update(payments)
    .set({ payUrl: null, instrumentLabel: null, instrumentFingerprint: null })
    .where(ofOwner(storeId));
  // Buyers' payments name the store to which they went.
  await ctx.db
    .update(payments)
    .set({ payee: '' })
    .where(and(eq(payments.storeId, storeId), ne(payments.payee, '')));
  const links = eq(linkedAccounts.storeId, storeId);
  await ctx.db
    .select({ id: linkedAccounts.id })
    .from(linkedAccounts)
    .where(links)
    .orderBy(linkedAccounts.id)
    .for('update');
  await ctx.db
    .delete(bankDetails)
    .where(
      inArray(
        bankDetails.linkedAccountId,
        ctx.db.select({ id: linkedAccounts.id }).from(linkedAccounts).where(links),
      ),
    );
  await ctx.db
    .update(linkedAccounts)
    .set({ state: 'unlinked' })
    .where(and(links, inArray(linkedAccounts.state, ['linking', 'active'])));
  await ctx.db
    .update(linkedAccounts)
    .set({ providerRef: null, accountRef: null, label: null, fingerprint: null, linkUrl: null })
    .where(links);
}

/** The personal data in payment accounts and payments. */
export const paymentData: PersonalData = {
  stored: [
    {
      kind: 'payment-account',
      columns: [
        linkedAccounts.providerRef,
        linkedAccounts.accountRef,
        linkedAccounts.label,
        linkedAccounts.fingerprint,
        linkedAccounts.linkUrl,
        bankDetails.sealed,
      ],
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
        discrepancies.account,
      ],
      afterDeletion: 'pseudonymised',
    },
    {
      kind: 'decisions',
      columns: [
        discrepancies.closedById,
        discrepancies.note,
        providerKeys.savedById,
        paymentModes.changedById,
        settlements.proposedById,
        settlements.decidedById,
        settlements.reason,
      ],
      afterDeletion: 'kept',
    },
    {
      kind: 'provider-messages',
      columns: [webhookInbox.body, webhookInbox.subjectKey],
      afterDeletion: 'erased',
    },
  ],
  collect: collectPayments,
  lockFirst: lockMessages,
  erase: erasePayments,
};
