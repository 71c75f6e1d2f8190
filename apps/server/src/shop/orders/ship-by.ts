import type { Ctx } from '#platform/context.ts';
import type { Day } from '../markets/index.ts';
import { createLeavingRule } from '../shipping/index.ts';

/** The day on which an order leaves whose last due payment comes in now, by the working days that it takes to make ready. */
export async function createShipByRule(ctx: Ctx): Promise<(order: { leadDays: number }) => Day> {
  const leavesOn = await createLeavingRule(ctx);
  return ({ leadDays }) => leavesOn(leadDays);
}
