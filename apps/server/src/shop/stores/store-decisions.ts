import type { PlatformStore, StoreDecisionKind } from '@vitrine/contract/shop/store-decisions.ts';
import { desc, eq } from 'drizzle-orm';
import { findFactor, getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { notifyOwner, type OwnerTemplate } from '../notifications/index.ts';
import { getStore, type Store } from './find-store.ts';
import { describeRow } from './list-stores.ts';
import { maySellIn } from './seller.ts';
import { storeHooks } from './stores.hooks.ts';
import { storeDecisions } from './stores.tables.ts';

const shownMax = 20;
const templates = {
  held: 'store-held',
  opened: 'store-opened',
  platform: 'settlement-platform',
  direct: 'settlement-direct',
} as const satisfies Record<StoreDecisionKind, OwnerTemplate>;

/** Records a decision and notifies the owner of its reason. */
export async function recordDecision(
  ctx: Ctx,
  store: Store,
  kind: StoreDecisionKind,
  reason: string,
): Promise<void> {
  const [decision] = await ctx.db
    .insert(storeDecisions)
    .values({
      storeId: store.id,
      kind,
      reason,
      byAccountId: callerOf(ctx).accountId,
      at: ctx.clock.now(),
    })
    .returning({ id: storeDecisions.id });
  await notifyOwner(ctx, store.id, {
    template: templates[kind],
    key: `store-decision:${orNotFound(decision).id}`,
    values: { reason },
    path: '/store',
  });
}

/** A store as operators see it. */
export async function readPlatformStore(ctx: Ctx, storeId: string): Promise<PlatformStore> {
  const store = await getStore(ctx, storeId);
  const owner = await getAccount(ctx, store.ownerAccountId);
  const decisions = await ctx.db
    .select()
    .from(storeDecisions)
    .where(eq(storeDecisions.storeId, storeId))
    .orderBy(desc(storeDecisions.id))
    .limit(shownMax);
  const names = new Map<string, string>();
  for (const { byAccountId } of decisions) {
    if (!names.has(byAccountId))
      names.set(byAccountId, (await getAccount(ctx, byAccountId)).nickname);
  }
  return {
    ...describeRow(ctx.platform.config, store),
    owner: {
      id: owner.id,
      name: owner.nickname || owner.email,
      email: owner.email,
      hasSecondFactor: (await findFactor(ctx, owner.id)) !== undefined,
      authType: owner.authType,
      userSource: owner.userSource,
      pageSource: owner.pageSource,
    },
    holdReason: store.holdReason,
    hasSeller: maySellIn('direct', store),
    hasAccount: await ctx.platform.hooks.get(storeHooks.isPaymentActive)(ctx, storeId),
    openOrders: await ctx.platform.hooks.get(storeHooks.countOpenOrders)(ctx, storeId),
    decisions: decisions.map(({ id, kind, reason, byAccountId, at }) => ({
      id,
      kind,
      reason,
      by: names.get(byAccountId) ?? '',
      at: at.toISOString(),
    })),
  };
}
