import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { refundOrder as endpoint, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { and, eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, found } from '#platform/failure.ts';
import { callerOf } from '#platform/route.ts';
import { cancelOrder, getOrder, takeOutPieces } from '../orders/index.ts';
import { returnMoneyOf } from './cancel-money.ts';
import { requestRefund } from './capture.ts';
import { runKeyed } from './keyed.ts';
import { paymentOrders, payments, refundLines, refunds } from './payments.tables.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { takeShares } from './refund.rules.ts';
import { completeRefund, settleRefunds } from './refund.ts';
import { canRefund, lockRefundable, type Refundable, refundSide, wholeCancels } from './refundable.ts';
import { reverseCapture } from './reverse-capture.ts';

type Input = EndpointInput<typeof endpoint>['body'];
type Pieces = { lineId: string; quantity: number }[];

interface Plan {
  amountMinor: bigint;
  isWhole: boolean;
  pieces: Pieces;
  /** Platform price of the chosen pieces; none for an amount. */
  platformMinor: bigint | undefined;
}

function planLines(refundable: Refundable, chosen: Pieces): Plan {
  const { lines, values, left } = refundable;
  if (new Set(chosen.map(({ lineId }) => lineId)).size !== chosen.length) throw wrongLine();
  let amountMinor = 0n;
  let platformMinor = 0n;
  for (const { lineId, quantity } of chosen) {
    const index = lines.findIndex(({ id }) => id === lineId);
    const line = lines[index];
    if (!line || line.refunded + quantity > line.quantity) throw wrongLine();
    amountMinor += (values[index] ?? []).slice(line.refunded, line.refunded + quantity).reduce((sum, value) => sum + value, 0n);
    platformMinor += line.platformUnitMinor * BigInt(quantity);
  }
  const goneBy = (lineId: string) => chosen.find((one) => one.lineId === lineId)?.quantity ?? 0;
  // Nothing is left to send: the buyer does not pay for a parcel that never leaves.
  const isNothingLeft = lines.every((line) => line.shipped === 0 && line.refunded + goneBy(line.id) === line.quantity);
  if (isNothingLeft || amountMinor === left.leftMinor) return { ...planWhole(refundable), pieces: chosen };
  return { amountMinor, isWhole: false, pieces: chosen, platformMinor };
}

/** All the money that is left; every piece that is not shipped stays here. */
function planWhole({ lines, left }: Refundable): Plan {
  const pieces = lines.flatMap(({ id, quantity, shipped, withdrawn, refunded }) => {
    const open = Math.min(quantity - shipped - withdrawn, quantity - refunded);
    return open > 0 ? [{ lineId: id, quantity: open }] : [];
  });
  return { amountMinor: left.leftMinor, isWhole: true, pieces, platformMinor: undefined };
}

function planRefund(refundable: Refundable, what: Input['what']): Plan {
  if (what.kind === 'lines') return planLines(refundable, what.lines);
  if (what.kind === 'whole' || BigInt(what.amount) === refundable.left.leftMinor) return planWhole(refundable);
  return { amountMinor: BigInt(what.amount), isWhole: false, pieces: [], platformMinor: undefined };
}

function wrongLine(): Failure {
  return new Failure('invalid-input', { fields: [{ path: 'what.lines', code: 'choice' }] });
}

/** A direct sale of which nothing was sent: both sides get their money back. */
async function cancelWhole(ctx: Ctx, orderId: string, note: string): Promise<void> {
  await cancelOrder(ctx, orderId, 'by_operator');
  await returnMoneyOf(ctx, orderId);
  await ctx.db
    .update(refunds)
    .set({ note, byAccountId: callerOf(ctx).accountId })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'cancelled')));
}

/** Phase 1: everything that our books and shelves know of a refund, in one transaction, on locked rows. */
async function decideRefund(ctx: Ctx, orderId: string, input: Input): Promise<void> {
  const refundable = await lockRefundable(ctx, orderId, refundSide(await getOrder(ctx, orderId)));
  if (!refundable || !canRefund(refundable)) throw new Failure('refund-nothing');
  const { payment, part, order, lines, left } = refundable;
  if (left.refundedMinor !== BigInt(input.seenRefunded)) throw new Failure('conflict');
  const plan = planRefund(refundable, input.what);
  if (plan.amountMinor <= 0n || plan.amountMinor > left.leftMinor) {
    const shown = formatMoney(toMoney(left.leftMinor, payment.currency), intlTags[ctx.language]);
    throw new Failure('refund-too-much', { values: { left: shown } });
  }
  if (plan.isWhole && wholeCancels(order, lines)) return cancelWhole(ctx, orderId, input.note);
  const shares = takeShares(
    left.shares,
    left.leftMinor,
    plan.amountMinor,
    plan.platformMinor === undefined ? undefined : { platformMinor: plan.platformMinor },
  );
  const refundId = found(
    await requestRefund(ctx, payment, part, {
      reason: 'operator',
      amountMinor: plan.amountMinor,
      isPartial: !plan.isWhole,
      note: input.note,
      byAccountId: callerOf(ctx).accountId,
      shares,
    }),
  );
  if (plan.pieces.length) await ctx.db.insert(refundLines).values(plan.pieces.map((piece) => ({ refundId, ...piece })));
  await reverseCapture(ctx, { payment, order, shares, amountMinor: plan.amountMinor }, { type: 'refund', id: refundId });
  await takeOutPieces(ctx, order, plan.pieces, { areBack: input.areBack });
  // Earnings went back with the journal: there is nobody to ask.
  if (payment.method !== 'card') await completeRefund(ctx, refundId, `earnings-${refundId}`);
}

/** An operator returns money of an order: decided in one transaction, then asked of the provider with its own key. */
export async function refundOrder(ctx: Ctx, orderId: string, input: Input): Promise<OrderRefunds> {
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: orderId, body: { orderId, ...input } },
    (tx) => decideRefund(tx, orderId, input),
    async () => {
      await settleOf(ctx, orderId);
      return { result: await readOrderRefunds(ctx, orderId), isFinal: true };
    },
  );
}

async function settleOf(ctx: Ctx, orderId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), eq(payments.followUp, 'refund')));
  for (const { id } of rows) await settleRefunds(ctx, id);
}

/** Asks again for a refund that the provider refused. */
export async function retryRefund(ctx: Ctx, refundId: string): Promise<OrderRefunds> {
  const orderId = await inTx(ctx, async (tx) => {
    const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    const { status, paymentId, orderId: id } = found(refund);
    if (status !== 'failed') throw new Failure('conflict');
    await tx.db.update(refunds).set({ status: 'due' }).where(eq(refunds.id, refundId));
    await tx.db.update(payments).set({ followUp: 'refund' }).where(eq(payments.id, paymentId));
    return id;
  });
  await settleOf(ctx, orderId);
  return readOrderRefunds(ctx, orderId);
}
