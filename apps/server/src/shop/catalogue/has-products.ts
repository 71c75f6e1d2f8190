import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { isForSale } from './is-for-sale.ts';

/** Whether the platform sells any product at all. */
export const hasProducts = (ctx: Ctx): Promise<boolean> =>
  ctx.db.exists(sql`select 1 from products p where ${isForSale(ctx.clock.now())} limit 1`);
