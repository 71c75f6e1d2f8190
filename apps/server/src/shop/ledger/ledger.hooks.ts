import type { Ctx } from '#platform/context.ts';

/** What only orders know of the orders behind journals. They register their answers when they are loaded. */
export const ledgerHooks = {
  /** What orders are about, in the reader's language. */
  nameOrders: (async () => new Map()) as (ctx: Ctx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  /** The numbers of orders, as people know them. */
  findNumbers: (async () => new Map()) as (ctx: Ctx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  /** A store's orders with a product of that name in any language. */
  findOrdersNamed: (async () => []) as (ctx: Ctx, storeId: string, words: string) => Promise<readonly string[]>,
};
