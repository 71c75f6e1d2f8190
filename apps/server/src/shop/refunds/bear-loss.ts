import type { Ctx } from '#platform/context.ts';
import { lockOwnerBalances, ownerAccount, postJournal, reduceEarning } from '../ledger/index.ts';
import type { PayableOrder } from '../orders/index.ts';
import type { PaymentPart, PaymentRow } from '../payments/index.ts';
import { composeLossLines, type Shares } from './refunds.rules.ts';
import { isFullyRefunded, readLeft } from './reverse-capture.ts';

interface Loss {
  payment: PaymentRow;
  part: PaymentPart;
  order: PayableOrder;
  /** The amount that the bank took. */
  amountMinor: bigint;
  sourceId: string;
}

const nothing: Shares = {
  profitMinor: 0n,
  goodsMinor: 0n,
  shippingMinor: 0n,
  feesMinor: 0n,
  taxMinor: 0n,
  offerMinor: 0n,
};

/** The share of a part that was refunded, according to the provider. */
export async function readRefunded(
  ctx: Ctx,
  { payment, part, order }: Pick<Loss, 'payment' | 'part' | 'order'>,
): Promise<'none' | 'part' | 'whole'> {
  if (await isFullyRefunded(ctx, payment, part)) return 'whole';
  const { rows } = await readLeft(ctx, payment, part, order);
  return rows.some(({ status }) => status === 'done') ? 'part' : 'none';
}

/**
 * Books a lost dispute of a payment to the platform: the order's margin, goods, shipping and tax are given up like in a
 * refund of all that is left. A difference to what the bank took is the platform's.
 */
export async function bookLoss(
  ctx: Ctx,
  { payment, part, order, amountMinor, sourceId }: Loss,
): Promise<void> {
  const { storeCurrency, storeId } = order;
  const memo = { orderId: order.id, orderNumber: order.number, paymentId: payment.id };
  await lockOwnerBalances(ctx, storeId, storeCurrency);
  if (payment.side === 'seller') {
    // An owner who disputes what he paid owes it still.
    await postJournal(ctx, {
      kind: 'dispute_lost',
      sourceType: 'dispute',
      sourceId,
      memo,
      isTest: payment.isTest,
      lines: [
        {
          account: ownerAccount('owner_available', storeId),
          amountMinor,
          currency: payment.currency,
        },
        {
          account: { code: 'disputed_funds' },
          amountMinor: -amountMinor,
          currency: payment.currency,
        },
      ],
    });
    return;
  }
  const left = await readLeft(ctx, payment, part, order);
  const leftMinor = left.leftMinor > 0n ? left.leftMinor : 0n;
  const shares = leftMinor > 0n ? left.shares : nothing;
  const earnings = await reduceEarning(ctx, order.id, shares.profitMinor);
  await postJournal(ctx, {
    kind: 'dispute_lost',
    sourceType: 'dispute',
    sourceId,
    memo,
    isTest: payment.isTest,
    lines: composeLossLines(
      shares,
      {
        side: 'buyer',
        storeId,
        storeCurrency,
        amountMinor: leftMinor,
        currency: payment.currency,
        from: 'provider',
        earnings,
        rateNumerator: order.rateNumerator,
        rateDenominator: order.rateDenominator,
        earlierReversals: left.rows.length,
      },
      amountMinor,
    ),
  });
}
