import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import type { Ctx } from '#platform/context.ts';
import { sendPush } from '#platform/push/push.ts';
import { storeChanged } from './stores.events.ts';

/** The owner's screens and the operators' list of stores read again. */
export async function refreshStore(ctx: Ctx, storeId: string): Promise<void> {
  const body: StoreMessage = { kind: 'store.changed' };
  await sendPush(
    ctx,
    { destination: topics.store(storeId), body },
    { destination: topics.platform, body },
  );
}

/** Announces that a store changed: caches drop it, the screens of owner and operators refetch, other features may react. */
export async function announceStore(ctx: Ctx, storeId: string): Promise<void> {
  const { signals, events } = ctx.platform;
  await signals.send(ctx.db, 'cache', { tags: [`store:${storeId}`, `prices:${storeId}`] });
  await refreshStore(ctx, storeId);
  await events.emit(ctx, storeChanged, { storeId });
}
