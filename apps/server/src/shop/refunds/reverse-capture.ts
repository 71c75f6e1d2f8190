import type { Currency } from '@vitrine/contract/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockOwnerBalances, postJournal, reduceEarning } from '../ledger/index.ts';
import { type PayableOrder, recordRefundedShares } from '../orders/index.ts';
import { isOnOurBooks, type PaymentPart, type PaymentRow } from '../payments/index.ts';
import { figuresOf, leftOf, reversalLines, type Shares, sharesOf } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

type RefundRow = typeof refunds.$inferSelect;

/** What went back of one order's part of a payment, or is on its way, and what is left of it. */
export interface Left {
  rows: RefundRow[];
  refundedMinor: bigint;
  leftMinor: bigint;
  shares: Shares;
}

/** Reads what is left; a refund that the provider refused is still owed, so it counts as given. */
export async function readLeft(
  ctx: Ctx,
  payment: PaymentRow,
  part: PaymentPart,
  order: PayableOrder,
): Promise<Left> {
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.orderId, order.id)))
    .orderBy(refunds.id);
  const refundedMinor = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    rows,
    refundedMinor,
    leftMinor: part.amountMinor - refundedMinor,
    shares: leftOf(sharesOf(order, payment.side, part), rows),
  };
}

/** Takes a part of a capture back in the book, in the owner's earnings and in the order's figures. */
export async function reverseCapture(
  ctx: Ctx,
  {
    payment,
    order,
    shares,
    amountMinor,
    earlierReversals,
    waivedMinor = 0n,
  }: {
    payment: PaymentRow;
    order: PayableOrder;
    shares: Shares;
    amountMinor: bigint;
    earlierReversals: number;
    waivedMinor?: bigint;
  },
  source: { type: 'order' | 'refund'; id: string },
): Promise<void> {
  if (order.kind === 'sale') {
    const { sellingMinor, profitMinor } = figuresOf(shares, payment.side, isOnOurBooks(payment));
    await recordRefundedShares(ctx, order.id, {
      sellingMinor,
      profitMinor: profitMinor - waivedMinor,
    });
  }
  // A buyer of a direct store paid the owner's own account: none of it is in our ledger.
  if (!isOnOurBooks(payment)) return;
  const isBuyer = payment.side === 'buyer';
  const storeCurrency: Currency = order.storeCurrency;
  await lockOwnerBalances(ctx, order.storeId, storeCurrency);
  const earnings = isBuyer ? await reduceEarning(ctx, order.id, shares.profitMinor) : 'pending';
  await postJournal(ctx, {
    kind: isBuyer ? 'sale_reversed' : 'seller_reversed',
    sourceType: source.type,
    sourceId: source.id,
    memo: { orderId: order.id, orderNumber: order.number, paymentId: payment.id },
    isTest: payment.isTest,
    lines: reversalLines(shares, {
      side: payment.side,
      storeId: order.storeId,
      storeCurrency,
      amountMinor,
      currency: payment.currency,
      from: payment.method === 'card' ? 'provider' : 'earnings',
      earnings,
      rateNumerator: isBuyer ? order.rateNumerator : 1n,
      rateDenominator: isBuyer ? order.rateDenominator : 1n,
      earlierReversals,
    }),
  });
}

/** Whether all of a part is back: the provider has said so for each of its refunds. */
export async function isFullyRefunded(
  ctx: Ctx,
  payment: PaymentRow,
  part: { orderId: string; amountMinor: bigint },
): Promise<boolean> {
  const [row] = await ctx.db
    .select({
      done: sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.status} = 'done'), 0)::text`,
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.orderId, part.orderId)));
  return BigInt(row?.done ?? 0) === part.amountMinor;
}
