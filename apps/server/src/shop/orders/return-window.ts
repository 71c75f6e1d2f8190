import { readConfigNumber } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';

/** What the stores’ pages promise; the setting can only be longer. */
const promisedDays = 30;

/** For how many days after its delivery a unit can be returned. */
export async function readReturnDays(ctx: Ctx): Promise<number> {
  return Math.max(promisedDays, await readConfigNumber(ctx, 'return.windowDays'));
}
