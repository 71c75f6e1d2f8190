import type { Ctx } from '#platform/context.ts';

/** What only a module further on knows of an order; it registers its answer when it is loaded. */
export const orderHooks = {
  /** analytics: how the owner called the tracked link with this code; nothing when the store has none. */
  findLinkName: (async () => undefined) as (ctx: Ctx, storeId: string, code: string) => Promise<string | undefined>,
  /** payments: whether money of the owner's may be on its way to this order. */
  isBeingPaid: (async () => false) as (ctx: Ctx, orderId: string) => Promise<boolean>,
};
