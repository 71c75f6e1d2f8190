import { toMoney } from '@vitrine/contract/money.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { sendPush } from '#platform/push/push.ts';
import { clearingAccount, ownerAccount, postJournal } from '../ledger/index.ts';
import { notifyOwner } from '../notifications/index.ts';
import {
  findMismatches,
  findProvider,
  type PayoutSnapshot,
  ProviderError,
  recordDiscrepancy,
} from '../payments/index.ts';
import { payouts } from './payouts.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;

const rank = { requested: 0, unknown: 0, in_transit: 1, sent: 1, failed: 2, paid: 2 } as const;

export async function announcePayout(ctx: Ctx, storeId: string, hasFailed = false): Promise<void> {
  await sendPush(ctx, {
    destination: topics.store(storeId),
    body: { kind: hasFailed ? 'payout.failed' : 'payout.changed' },
  });
}

/** Notifies the owner how a payout ended. */
async function notifyOfPayout(
  ctx: Ctx,
  payout: PayoutRow,
  template: 'payout-paid' | 'payout-failed',
): Promise<void> {
  await notifyOwner(ctx, payout.storeId, {
    template,
    key: `${template}:${payout.id}`,
    values: { amount: toMoney(payout.amountMinor, payout.currency), account: payout.label },
    path: template === 'payout-paid' ? '/revenue' : '/payment',
  });
}

/** The transfer did not happen: the reserve goes back, and with it the one open place of the store. */
async function returnReserve(
  ctx: Ctx,
  payout: PayoutRow,
  failure: NonNullable<PayoutRow['failure']>,
): Promise<void> {
  await ctx.db
    .update(payouts)
    .set({ status: 'failed', failure, failedAt: ctx.clock.now() })
    .where(eq(payouts.id, payout.id));
  await postJournal(ctx, {
    kind: 'payout_returned',
    sourceType: 'payout',
    sourceId: payout.id,
    memo: { payoutId: payout.id, payoutLabel: payout.label },
    lines: [
      {
        account: ownerAccount('owner_in_transit', payout.storeId),
        amountMinor: payout.amountMinor,
        currency: payout.currency,
      },
      {
        account: ownerAccount('owner_available', payout.storeId),
        amountMinor: -payout.amountMinor,
        currency: payout.currency,
      },
    ],
  });
  await notifyOfPayout(ctx, payout, 'payout-failed');
}

/** The provider's answer about a payout; only forward, and without effect when it does not match our row. */
async function applyPayoutState(
  ctx: Ctx,
  providerName: string,
  snapshot: PayoutSnapshot,
): Promise<void> {
  const [payout] = await ctx.db
    .select()
    .from(payouts)
    .where(eq(payouts.providerKey, snapshot.key))
    .for('update');
  if (!payout || payout.provider !== providerName) return;
  const wrong = findMismatches([
    ['amount', payout, snapshot],
    ['currency', payout.currency, snapshot.currency],
    ['account', payout.accountRef, snapshot.account],
  ]);
  for (const mismatch of wrong)
    await recordDiscrepancy(ctx, { ...mismatch, provider: providerName, payoutId: payout.id });
  if (wrong.length || rank[snapshot.state] <= rank[payout.status]) return;
  const now = ctx.clock.now();
  const sent = {
    providerRef: snapshot.ref,
    sentAt: payout.sentAt ?? now,
    expectedAt: snapshot.expectedAt,
  };
  if (snapshot.state === 'in_transit')
    await ctx.db
      .update(payouts)
      .set({ ...sent, status: 'sent' })
      .where(eq(payouts.id, payout.id));
  if (snapshot.state === 'paid') {
    await ctx.db
      .update(payouts)
      .set({ ...sent, status: 'paid', paidAt: now })
      .where(eq(payouts.id, payout.id));
    await postJournal(ctx, {
      kind: 'payout_paid',
      sourceType: 'payout',
      sourceId: payout.id,
      memo: { payoutId: payout.id, payoutLabel: payout.label },
      lines: [
        {
          account: ownerAccount('owner_in_transit', payout.storeId),
          amountMinor: payout.amountMinor,
          currency: payout.currency,
        },
        {
          account: clearingAccount(payout.provider),
          amountMinor: -payout.amountMinor,
          currency: payout.currency,
        },
      ],
    });
    await notifyOfPayout(ctx, payout, 'payout-paid');
  }
  if (snapshot.state === 'failed')
    await returnReserve(ctx, payout, snapshot.failure ?? 'provider_error');
  await announcePayout(ctx, payout.storeId, snapshot.state === 'failed');
}

/**
 * Sends a reserved payout, or asks how it went: one key makes one transfer, so both are the same call until the
 * provider has answered. A refusal ends it; no answer leaves it `unknown`, and nothing is given back.
 */
export async function sendPayout(ctx: Ctx, payout: PayoutRow): Promise<PayoutRow> {
  const provider = findProvider(ctx, payout.provider);
  if (provider) {
    try {
      const snapshot =
        payout.status === 'sent'
          ? await provider.readPayout({
              key: payout.providerKey,
              ref: payout.providerRef,
              account: payout.accountRef,
              createdAt: payout.requestedAt,
            })
          : await provider.createPayout({
              key: payout.providerKey,
              account: payout.accountRef,
              amountMinor: payout.amountMinor,
              currency: payout.currency,
            });
      if (snapshot) await inTx(ctx, (tx) => applyPayoutState(tx, provider.name, snapshot));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { kind } = error;
      ctx.platform.log.warn(
        { payoutId: payout.id, kind, code: error.code },
        'a payout is not through yet',
      );
      await inTx(ctx, async (tx) => {
        const [locked] = await tx.db
          .select()
          .from(payouts)
          .where(eq(payouts.id, payout.id))
          .for('update');
        if (locked?.status !== 'requested' && locked?.status !== 'unknown') return;
        if (kind === 'refused') await returnReserve(tx, locked, 'account_refused');
        else
          await tx.db.update(payouts).set({ status: 'unknown' }).where(eq(payouts.id, locked.id));
        await announcePayout(tx, locked.storeId, kind === 'refused');
      });
    }
  }
  const [row] = await ctx.db.select().from(payouts).where(eq(payouts.id, payout.id));
  return row ?? payout;
}
