import { type Ctx, inTx } from '#platform/context.ts';
import { deliverShipment, processOrder, shipOrder } from '#shop/orders/fulfil.ts';
import { cancelOrder } from '#shop/orders/index.ts';
import type { Random } from './random.ts';
import { days, hours } from './rhythm.ts';
import type { Timeline } from './timeline.ts';

const carriers = ['DHL', 'UPS', 'FedEx', 'GLS', 'DPD'] as const;

/** How an operator handles an order that is paid by everybody: packed, sent, delivered – or, rarely, cancelled. */
export function planFulfilment(
  ctx: Ctx,
  timeline: Timeline,
  random: Random,
  orderId: string,
): void {
  const from = ctx.clock.now().getTime();
  const packedAt = from + hours(random.between(3, 14));
  if (random.chance(0.012)) {
    timeline.at(
      packedAt,
      async () => void (await inTx(ctx, (tx) => cancelOrder(tx, orderId, 'by_operator'))),
    );
    return;
  }
  const carrier = random.pick(carriers);
  const trackingNumber = `${carrier.slice(0, 2).toUpperCase()}${random.between(100_000_000, 999_999_999)}`;
  const sentAt = packedAt + hours(random.between(8, 30));
  const arrivedAt = sentAt + days(random.between(2, 6)) + hours(random.between(0, 9));
  timeline.at(packedAt, async () => void (await inTx(ctx, (tx) => processOrder(tx, orderId))));
  timeline.at(sentAt, async () => {
    const { shipments } = await inTx(ctx, (tx) =>
      shipOrder(tx, orderId, { carrier, trackingNumber }),
    );
    const shipmentId = shipments.at(-1)?.id;
    if (shipmentId)
      timeline.at(
        arrivedAt,
        async () => void (await inTx(ctx, (tx) => deliverShipment(tx, orderId, shipmentId))),
      );
  });
}
