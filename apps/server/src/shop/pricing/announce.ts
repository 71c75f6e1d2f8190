import { topics } from '@vitrine/contract/topics.ts';
import type { Ctx } from '#platform/context.ts';
import { pricesChanged } from './pricing.events.ts';

/** Lets caches drop the store's pages and its owner's screens read again. */
export async function announcePrices(ctx: Ctx, storeId: string): Promise<void> {
  const { signals, events } = ctx.platform;
  await signals.send(ctx.db, 'cache', { tags: [`store:${storeId}`] });
  await signals.send(ctx.db, 'push', { destination: topics.store(storeId), body: { kind: 'store.changed' } });
  await events.emit(ctx, pricesChanged, { storeId });
}
