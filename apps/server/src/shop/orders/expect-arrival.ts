import type { Ctx } from '#platform/context.ts';
import { type DeliveryDates, estimateDelivery } from '../shipping/index.ts';
import type { OrderRow } from './orders.tables.ts';

type Expected = Pick<OrderRow, 'address' | 'paidAt' | 'leadDays' | 'daysMin' | 'daysMax'>;

/** When an order leaves and arrives: from its payment on, or from now on while it is not paid. Its days contain those until it leaves. */
export const expectArrival = (
  ctx: Ctx,
  { address, paidAt, leadDays, daysMin, daysMax }: Expected,
  { timeZone }: { timeZone: string },
): Promise<DeliveryDates> =>
  estimateDelivery(ctx, {
    countryCode: address.countryCode,
    from: paidAt ?? ctx.clock.now(),
    timeZone,
    leadTimeDays: leadDays,
    daysMin: daysMin - leadDays,
    daysMax: daysMax - leadDays,
  });
