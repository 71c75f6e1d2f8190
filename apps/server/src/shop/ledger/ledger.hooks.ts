import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

/** What only orders know of the orders behind journals. */
export const ledgerHooks = {
  /** What orders are about, in the reader's language. */
  nameOrders:
    defineHook<(ctx: Ctx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>>(
      'ledger.nameOrders',
    ),
  /** The numbers of orders, as people know them. */
  findNumbers:
    defineHook<(ctx: Ctx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>>(
      'ledger.findNumbers',
    ),
  /** The order with a number, as people type it. */
  findOrderNumbered: defineHook<(ctx: Ctx, typed: string) => Promise<string | null>>(
    'ledger.findOrderNumbered',
  ),
  /** A store's orders with a product of that name in any language. */
  findOrdersNamed:
    defineHook<(ctx: Ctx, storeId: string, words: string) => Promise<readonly string[]>>(
      'ledger.findOrdersNamed',
    ),
};
