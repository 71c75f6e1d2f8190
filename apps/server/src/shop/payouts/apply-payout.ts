import { toMoney } from '@vitrine/contract/money.ts';
import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import { and, eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { sendPush } from '#platform/push/push.ts';
import { payoutCause } from '#texts/unpaid-reasons.ts';
import { clearingAccount, ownerAccount, postJournal } from '../ledger/index.ts';
import { notifyOwner } from '../notifications/index.ts';
import {
  balanceInsufficient,
  findCheckedProvider,
  findMismatches,
  findProvider,
  isKeyForgotten,
  newProviderKey,
  type PaymentProvider,
  type PayoutSnapshot,
  ProviderError,
  recordDiscrepancy,
} from '../payments/index.ts';
import { notifyOfWaiting } from './notify-of-waiting.ts';
import { findNextStatus } from './payout-steps.rules.ts';
import { payouts } from './payouts.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;

export async function announcePayout(ctx: Ctx, storeId: string, hasFailed = false): Promise<void> {
  const body: StoreMessage = { kind: hasFailed ? 'payout.failed' : 'payout.changed' };
  await sendPush(
    ctx,
    { destination: topics.store(storeId), body },
    { destination: topics.platform, body },
  );
}

/** Notifies the owner how a payout ended, and of what to do where it failed; one that arrived may still come back later. */
async function notifyOfPayout(
  ctx: Ctx,
  payout: PayoutRow,
  failure?: NonNullable<PayoutRow['failure']>,
): Promise<void> {
  const { id, storeId } = payout;
  const values = {
    amount: toMoney(payout.amountMinor, payout.currency),
    account: payout.label,
  };
  if (failure)
    await notifyOwner(ctx, storeId, {
      template: 'payout-failed',
      key: `payout-failed:${id}`,
      values: { ...values, reason: (language) => payoutCause(failure, language) },
      path: '/payment',
    });
  else
    await notifyOwner(ctx, storeId, {
      template: 'payout-paid',
      key: `payout-paid:${id}`,
      values,
      path: '/revenue',
    });
}

/** Moves the amount of a payout from one account of the ledger to another. */
async function postPayout(
  ctx: Ctx,
  payout: PayoutRow,
  kind: 'payout_paid' | 'payout_returned' | 'payout_reversed',
): Promise<void> {
  const { id, storeId, amountMinor, currency, label, provider, isTest } = payout;
  const clearing = clearingAccount(provider);
  const inTransit = ownerAccount('owner_in_transit', storeId);
  const available = ownerAccount('owner_available', storeId);
  const [from, to] = {
    payout_paid: [inTransit, clearing],
    payout_returned: [inTransit, available],
    payout_reversed: [clearing, available],
  }[kind] as [typeof clearing, typeof clearing];
  await postJournal(ctx, {
    kind,
    sourceType: 'payout',
    sourceId: id,
    memo: { payoutId: id, payoutLabel: label },
    isTest,
    lines: [
      { account: from, amountMinor, currency },
      { account: to, amountMinor: -amountMinor, currency },
    ],
  });
}

/** The latest known facts about a payout. */
type PayoutNews = Pick<PayoutSnapshot, 'state' | 'expectedAt'> & {
  failure: PayoutRow['failure'];
  ref: string | null;
  reason?: string | null;
  /** When it arrived, if that is not now. */
  paidAt?: Date;
};

/**
 * Changes a locked payout by what became of it, with its journal and its message. Returns the new state; null when nothing
 * changed. The reserve of what failed or came back returns to the balance, and with it the one open place of the store.
 */
export async function applyNews(
  ctx: Ctx,
  payout: PayoutRow,
  news: PayoutNews,
): Promise<PayoutRow['status'] | null> {
  const { id } = payout;
  const reason = news.reason ?? null;
  const write = (values: Partial<PayoutRow>) =>
    ctx.db.update(payouts).set(values).where(eq(payouts.id, id));
  const status = findNextStatus(payout.status, news);
  if (!status) {
    if (payout.status === 'sent' && news.state === 'in_transit' && reason !== payout.reason)
      await write({ reason });
    return null;
  }
  const now = ctx.clock.now();
  const failure = news.failure ?? (status === 'returned' ? 'came_back' : 'provider_error');
  const sent = {
    providerRef: news.ref ?? payout.providerRef,
    sentAt: payout.sentAt ?? now,
    expectedAt: news.expectedAt,
    reason,
  };
  if (status === 'sent') await write({ ...sent, status });
  if (status === 'paid') {
    await write({ ...sent, status, paidAt: news.paidAt ?? now });
    await postPayout(ctx, payout, 'payout_paid');
    await notifyOfPayout(ctx, payout);
  }
  if (status === 'waiting') {
    await write({ status, failure: 'balance_insufficient', reason, askedAt: now });
    await notifyOfWaiting(ctx);
  }
  if (status === 'failed' || status === 'returned') {
    await write({ status, failure, reason, [`${status}At`]: now });
    await postPayout(ctx, payout, payout.status === 'paid' ? 'payout_reversed' : 'payout_returned');
    await notifyOfPayout(ctx, payout, failure);
  }
  await announcePayout(ctx, payout.storeId, status === 'failed' || status === 'returned');
  return status;
}

/** The provider's answer about a payout; without effect when it does not match our row. */
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
    await recordDiscrepancy(ctx, {
      ...mismatch,
      provider: providerName,
      isTest: payout.isTest,
      payoutId: payout.id,
    });
  if (!wrong.length) await applyNews(ctx, payout, snapshot);
}

const toProviderObject = (payout: PayoutRow) => ({
  key: payout.providerKey,
  ref: payout.providerRef,
  account: payout.accountRef,
  createdAt: payout.keyChangedAt ?? payout.requestedAt,
});

/** The provider with the keys of the account from which a payout is sent. */
const findPayoutProvider = (ctx: Ctx, payout: PayoutRow) =>
  findProvider(ctx, payout.provider, payout.isTest, toProviderObject(payout).createdAt);

/** Reads a payout whose call may have been carried out. A refused read decides nothing: the payout is not known to have failed. */
async function findSent(provider: PaymentProvider, payout: PayoutRow) {
  try {
    return await provider.readPayout(toProviderObject(payout));
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused')
      throw new ProviderError('unknown', error.code);
    throw error;
  }
}

/** Reads a payout that was sent, and sends any other: while the provider knows its key, and then only if it has made none under it. */
async function readOrCreate(
  ctx: Ctx,
  provider: PaymentProvider,
  payout: PayoutRow,
): Promise<PayoutSnapshot | null> {
  const object = toProviderObject(payout);
  if (payout.status === 'sent') return provider.readPayout(object);
  const found = isKeyForgotten(ctx, provider.keysLiveMs.payout, object.createdAt)
    ? await findSent(provider, payout)
    : null;
  return (
    found ??
    provider.createPayout({
      key: payout.providerKey,
      account: payout.accountRef,
      amountMinor: payout.amountMinor,
      currency: payout.currency,
    })
  );
}

/**
 * Sends a reserved payout, or asks how it went: one key makes one transfer, so both are the same call until the provider
 * has answered or may have forgotten the key. A refusal ends it, one for lack of balance makes it wait; no answer leaves it
 * `unknown`, and nothing is given back.
 */
export async function sendPayout(ctx: Ctx, payout: PayoutRow): Promise<PayoutRow> {
  const { provider: name, isTest } = payout;
  // Another account does not know the key of a payout that may have been sent: it would send it a second time.
  const provider =
    payout.status === 'unknown'
      ? await findCheckedProvider(ctx, name, isTest, toProviderObject(payout).createdAt)
      : findPayoutProvider(ctx, payout);
  if (provider) {
    try {
      const snapshot = await readOrCreate(ctx, provider, payout);
      if (snapshot) await inTx(ctx, (tx) => applyPayoutState(tx, provider.name, snapshot));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { kind, code } = error;
      ctx.platform.log.warn({ payoutId: payout.id, kind, code }, 'a payout is not through yet');
      await inTx(ctx, async (tx) => {
        const [locked] = await tx.db
          .select()
          .from(payouts)
          // Under this key: a payout that waited may have been sent again meanwhile.
          .where(and(eq(payouts.id, payout.id), eq(payouts.providerKey, payout.providerKey)))
          .for('update');
        if (locked?.status !== 'requested' && locked?.status !== 'unknown') return;
        if (kind === 'refused')
          await applyNews(tx, locked, {
            state: 'failed',
            failure: code === balanceInsufficient ? 'balance_insufficient' : 'account_refused',
            reason: code,
            ref: null,
            expectedAt: null,
          });
        else {
          await tx.db.update(payouts).set({ status: 'unknown' }).where(eq(payouts.id, locked.id));
          await announcePayout(tx, locked.storeId);
        }
      });
    }
  }
  const [row] = await ctx.db.select().from(payouts).where(eq(payouts.id, payout.id));
  return row ?? payout;
}

/**
 * Sends a payout again that the provider refused for lack of balance, under a new key: a provider repeats its refusal for
 * the same key. Two at once send it once.
 */
export async function retryWaiting(ctx: Ctx, payoutId: string): Promise<PayoutRow | undefined> {
  const again = await inTx(ctx, async (tx) => {
    const [row] = await tx.db
      .update(payouts)
      .set({
        status: 'requested',
        providerKey: newProviderKey(),
        keyChangedAt: tx.clock.now(),
        failure: null,
        reason: null,
        askedAt: tx.clock.now(),
      })
      .where(and(eq(payouts.id, payoutId), eq(payouts.status, 'waiting')))
      .returning();
    return row;
  });
  return again && sendPayout(ctx, again);
}

/** A provider reported something about a payout: one that was sent may have come back, any other is queried by the next sweep. */
export async function followReport(ctx: Ctx, key: string): Promise<void> {
  const [payout] = await inTx(ctx, (tx) =>
    tx.db.update(payouts).set({ askedAt: null }).where(eq(payouts.providerKey, key)).returning(),
  );
  const mayBeBack = payout?.status === 'paid' || payout?.status === 'sent';
  const provider = mayBeBack ? findPayoutProvider(ctx, payout) : undefined;
  if (!payout || !provider) return;
  // A missing response fails the job, which is repeated: no sweep queries a payout that arrived.
  const snapshot = await provider.readPayout(toProviderObject(payout));
  if (snapshot) await inTx(ctx, (tx) => applyPayoutState(tx, provider.name, snapshot));
}
