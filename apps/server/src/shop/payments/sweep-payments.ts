import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { recordBuyerPaymentState } from '../orders/index.ts';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { sweepOpenLinks } from './accounts/sweep-links.ts';
import { askProvider, cancelAtProvider, createAtProvider, followUpById } from './ask-provider.ts';
import { sendDueRefunds } from './capture.hooks.ts';
import type { PaymentRow } from './lock-payment.ts';
import { paymentOrders, payments } from './payments.tables.ts';
import { sweepWebhooks } from './webhooks/sweep-webhooks.ts';

/** Written out, so that the index on open payments serves whatever plan is kept. */
const isOpenStatus = sql`${payments.status} in ('created', 'pending', 'authorized', 'unknown')`;
const quietMs = 60_000;
const againMs = 25_000;
const heldMaxMs = 24 * 3_600_000;

/** Claims open payments that were not checked for a while; two sweepers never take the same ones. */
async function claimOpen(ctx: Ctx, limit: number): Promise<PaymentRow[]> {
  return inTx(ctx, async (tx) => {
    const now = tx.clock.now();
    const rows = await tx.db
      .select()
      .from(payments)
      .where(
        and(
          isOpenStatus,
          lt(payments.createdAt, new Date(now.getTime() - quietMs)),
          or(isNull(payments.askedAt), lt(payments.askedAt, new Date(now.getTime() - againMs))),
        ),
      )
      .orderBy(payments.askedAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    if (rows.length)
      await tx.db
        .update(payments)
        .set({ askedAt: now })
        .where(
          inArray(
            payments.id,
            rows.map(({ id }) => id),
          ),
        );
    return rows;
  });
}

/** After a day even a payment that the provider still works on gives its units back; a late capture is sent home. */
async function releaseOverdueReservations(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (
    payment.side !== 'buyer' ||
    ctx.clock.now().getTime() - payment.createdAt.getTime() < heldMaxMs
  )
    return;
  await inTx(ctx, async (tx) => {
    const parts = await tx.db
      .select({ orderId: paymentOrders.orderId })
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentId, payment.id));
    for (const { orderId } of parts) await recordBuyerPaymentState(tx, orderId, 'expired');
  });
}

/** Asks the provider about every open payment older than a minute, and ends those whose time is over. */
export async function sweepOpenPayments(ctx: Ctx, limit = 200): Promise<number> {
  const open = await claimOpen(ctx, limit);
  for (const payment of open) {
    // A crash between writing the attempt and asking the provider: going on is safe, the key is the same.
    if (payment.status === 'created' && payment.expiresAt > ctx.clock.now())
      await createAtProvider(ctx, payment);
    else if (
      payment.status === 'pending' &&
      !payment.isProcessing &&
      payment.expiresAt <= ctx.clock.now()
    )
      await cancelAtProvider(ctx, payment);
    else await askProvider(ctx, payment);
    await releaseOverdueReservations(ctx, payment);
    await followUpById(ctx, payment.id);
  }
  return open.length;
}

/** What transactions left to be asked of providers: taking, letting go, giving back. */
export async function sweepFollowUps(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(isNotNull(payments.followUp))
    .limit(200);
  for (const { id } of rows) await followUpById(ctx, id);
  return rows.length + (await sendDueRefunds(ctx));
}

export const paymentSchedules = [
  {
    name: 'payments.ask-links',
    everySeconds: 60,
    run: async (platform: Platform) => void (await sweepOpenLinks(systemContext(platform))),
  },
  {
    name: 'payments.ask-accounts',
    everySeconds: 600,
    // Accounts that a migration resets are read before buyers are led to them.
    isStartedAtOnce: true,
    run: async (platform: Platform) => {
      while (await sweepAccounts(systemContext(platform)));
    },
  },
  {
    name: 'payments.ask-provider',
    everySeconds: 30,
    run: async (platform: Platform) => void (await sweepOpenPayments(systemContext(platform))),
  },
  { name: 'payments.sweep-webhooks', everySeconds: 21_600, run: sweepWebhooks },
  {
    name: 'payments.follow-up',
    everySeconds: 5,
    run: async (platform: Platform) => void (await sweepFollowUps(systemContext(platform))),
  },
] as const;
