import { type QuickStartStep, quickStartSteps } from '@vitrine/contract/shop/quick-start.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { announceStore } from './announce.ts';
import { getStore } from './find-store.ts';
import { ownStoreId } from './own-store-id.ts';
import { storeHooks } from './stores.hooks.ts';
import { stores } from './stores.tables.ts';

/** The four steps and whether each is done; each is read off what really is, none is ever reported. */
export async function readQuickStart(ctx: Ctx, storeId = ownStoreId(ctx)) {
  const store = await getStore(ctx, storeId);
  const done: Record<QuickStartStep, boolean> = {
    'create-store': store.namedAt !== null && store.avatar !== null,
    'set-up-payment': await ctx.platform.hooks.get(storeHooks.hasPayoutAccount)(ctx, storeId),
    'adjust-prices': store.pricedAt !== null,
    'promote-and-share': await ctx.platform.hooks.get(storeHooks.hasCountedClick)(ctx, storeId),
  };
  const [hasName, hasPicture] = [store.namedAt !== null, store.avatar !== null];
  const missing =
    hasName === hasPicture ? null : hasName ? ('picture' as const) : ('name' as const);
  const steps = quickStartSteps.map((key) => ({
    key,
    done: done[key],
    missing: key === 'create-store' ? missing : null,
  }));
  const hasTopics = await ctx.platform.hooks.get(storeHooks.hasTopics)(ctx, storeId);
  const hasProducts = await ctx.platform.hooks.get(storeHooks.hasProducts)(ctx);
  return { steps, doneCount: steps.filter((step) => step.done).length, hasTopics, hasProducts };
}

/** Ticks the price step, at the first price or percentage that was saved. */
export async function markPriced(ctx: Ctx, storeId: string): Promise<void> {
  const marked = await ctx.db
    .update(stores)
    .set({ pricedAt: ctx.clock.now() })
    .where(and(eq(stores.id, storeId), isNull(stores.pricedAt)))
    .returning({ id: stores.id });
  if (marked.length) await announceStore(ctx, storeId);
}
