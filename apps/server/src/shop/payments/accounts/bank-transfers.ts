import { readConfig } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';

/** Returns true if the platform pays owners by bank transfer. */
export const hasBankTransfers = async (ctx: Ctx): Promise<boolean> =>
  (await readConfig(ctx, 'payout.bankTransfers')) === 'on';
