import type { ParcelProblemKind } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { lockParcelUnderWay, markParcel } from '../orders/index.ts';
import { parcelProblemChanged } from './parcel-problems.events.ts';
import { parcelProblemLines, parcelProblems } from './parcel-problems.tables.ts';

/** Reports a parcel that went wrong on its way. Nothing moves yet, but it can neither be delivered nor corrected. */
export async function reportProblem(
  ctx: Ctx,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
  { kind, note }: { kind: ParcelProblemKind; note: string },
): Promise<{ id: string }> {
  const parcel = await lockParcelUnderWay(ctx, orderId, shipmentId);
  const { order, shipment, units } = parcel;
  if (shipment.problem) throw new Failure('order-state');
  const [inserted] = await ctx.db
    .insert(parcelProblems)
    .values({
      orderId,
      storeId: order.storeId,
      shipmentId,
      kind,
      state: 'open',
      note,
      carrier: shipment.carrier,
      trackingNumber: shipment.trackingNumber,
      reportedAt: ctx.clock.now(),
      reportedById: ctx.caller?.accountId ?? null,
    })
    .returning({ id: parcelProblems.id });
  const problemId = orNotFound(inserted).id;
  await ctx.db
    .insert(parcelProblemLines)
    .values(units.map(({ lineId, quantity }) => ({ problemId, lineId, quantity })));
  await markParcel(ctx, parcel, kind);
  await ctx.platform.events.emit(ctx, parcelProblemChanged, {
    problemId,
    orderId,
    kind,
    step: 'reported',
  });
  return { id: problemId };
}
