import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type readMissingRefund as readContract,
  type refundMissing as refundContract,
  refundMissing as refundEndpoint,
} from '@vitrine/contract/shop/missing-refunds.ts';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { lockWithShared, runKeyed } from '../payments/index.ts';
import { priceUnsentUnits, refundUnsentUnits, sendRefundsOfOrder } from '../refunds/index.ts';
import { announcePurchase, recordStep } from './change-purchase-order.ts';
import { undecidedSql } from './list-purchase-orders.ts';

interface MissingLine {
  id: string;
  lineId: string;
}

async function findLine(ctx: Ctx, { id, lineId }: MissingLine) {
  const [line] = await ctx.db.rows(
    sql`select l.order_id, l.order_line_id, ${undecidedSql} as units from purchase_order_lines l
      where l.purchase_order_id = ${id} and l.id = ${lineId}`,
    { orderId: as.id, orderLineId: as.id, units: as.integer },
  );
  return orNotFound(line);
}

/** The missing units of a line that nobody else delivers, with their order locked: every report of a supplier locks it as well. */
async function lockMissing(ctx: Ctx, ref: MissingLine) {
  const { orderId } = await findLine(ctx, ref);
  await lockWithShared(ctx, orderId);
  const { orderLineId, units } = await findLine(ctx, ref);
  return { orderId, units: [{ lineId: orderLineId, quantity: units }] };
}

/** Prices a refund of exactly these units as it would be now. */
export async function readMissingRefundOf(
  ctx: Ctx,
  ref: MissingLine,
): Promise<EndpointReply<typeof readContract>> {
  return inTx(ctx, async (tx) => {
    const missing = await lockMissing(tx, ref);
    const [{ quantity } = { quantity: 0 }] = missing.units;
    const refund = quantity ? await priceUnsentUnits(tx, missing) : null;
    return { units: quantity, refund };
  });
}

async function decide(
  ctx: Ctx,
  ref: MissingLine,
  { units, expected, reason }: EndpointInput<typeof refundContract>['body'],
): Promise<string> {
  const missing = await lockMissing(ctx, ref);
  // Ordered elsewhere, awaited, sent or refunded in the meantime.
  if (missing.units.some(({ quantity }) => quantity !== units)) throw new Failure('conflict');
  await refundUnsentUnits(ctx, missing, { expected, note: reason });
  await recordStep(ctx, ref.id, 'refunded', units);
  await announcePurchase(ctx, ref.id);
  return missing.orderId;
}

/** Gives the money of units back that a supplier cannot deliver: decided in one transaction, then sent to the provider with its key. */
export async function refundMissingUnits(
  ctx: Ctx,
  ref: MissingLine,
  body: EndpointInput<typeof refundContract>['body'],
): Promise<EndpointReply<typeof refundContract>> {
  return runKeyed(
    ctx,
    { name: refundEndpoint.name, anonymous: ref.lineId, body: { ...ref, ...body } },
    async (tx, isResumed) =>
      isResumed ? (await findLine(tx, ref)).orderId : decide(tx, ref, body),
    async (orderId) => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: { units: body.units }, isFinal: true };
    },
  );
}
