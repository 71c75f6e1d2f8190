import type { PlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { assertNotClosing, lockStore } from './find-store.ts';
import { readPlatformStore, recordDecision } from './store-decisions.ts';
import { changeStore } from './update-store.ts';

/** Closes a store for its buyers and takes the switch from its owner; orders that were placed go on. */
export async function holdStore(ctx: Ctx, storeId: string, reason: string): Promise<PlatformStore> {
  const store = await lockStore(ctx, storeId);
  if (store.heldAt) throw new Failure('conflict');
  await changeStore(ctx, storeId, {
    status: 'paused',
    heldAt: ctx.clock.now(),
    holdReason: reason,
  });
  await recordDecision(ctx, store, 'held', reason);
  return readPlatformStore(ctx, storeId);
}

/** Opens a paused store, no matter who paused it. */
export async function openHeldStore(
  ctx: Ctx,
  storeId: string,
  reason: string,
): Promise<PlatformStore> {
  const store = await lockStore(ctx, storeId);
  if (store.status === 'open') throw new Failure('conflict');
  assertNotClosing(store);
  await changeStore(ctx, storeId, { status: 'open', heldAt: null, holdReason: null });
  await recordDecision(ctx, store, 'opened', reason);
  return readPlatformStore(ctx, storeId);
}
