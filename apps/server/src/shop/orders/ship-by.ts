import { readConfig } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import { addWorkingDays, type Day, dayIn } from '../markets/index.ts';

/** The time zone in which days of the warehouse begin. */
export const readWarehouseZone = (ctx: Ctx): Promise<string> =>
  readConfig(ctx, 'shipping.timeZone');

/** The day on which an order leaves whose last due payment comes in now, by the working days that it takes to make ready. */
export async function createShipByRule(ctx: Ctx): Promise<(order: { leadDays: number }) => Day> {
  const today = dayIn(ctx.clock.now(), await readWarehouseZone(ctx));
  return ({ leadDays }) => addWorkingDays(today, leadDays);
}
