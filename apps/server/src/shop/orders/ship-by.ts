import { readConfig } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { Day } from '../markets/index.ts';
import { createLeavingRule } from '../shipping/index.ts';

/** The time zone in which days of the warehouse begin where the calendar of deliveries names none. */
export const readWarehouseZone = (ctx: Ctx): Promise<string> =>
  readConfig(ctx, 'shipping.timeZone');

/** The day on which an order leaves whose last due payment comes in now, by the working days that it takes to make ready. */
export async function createShipByRule(ctx: Ctx): Promise<(order: { leadDays: number }) => Day> {
  const leavesOn = await createLeavingRule(ctx);
  return ({ leadDays }) => leavesOn(leadDays);
}
