import { topics } from '@vitrine/contract/topics.ts';
import type { Ctx } from '#platform/context.ts';
import { storeChanged } from './stores.events.ts';

/** Announces that a store changed: caches drop it, the owner's screens refetch, other features may react. */
export async function announceStore(ctx: Ctx, storeId: string): Promise<void> {
  const { signals, events } = ctx.platform;
  await signals.send(ctx.db, 'cache', { tags: [`store:${storeId}`, `prices:${storeId}`] });
  await signals.send(ctx.db, 'push', {
    destination: topics.store(storeId),
    body: { kind: 'store.changed' },
  });
  await events.emit(ctx, storeChanged, { storeId });
}
