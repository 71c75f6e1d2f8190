import { topics } from '@vitrine/contract/topics.ts';
import type { Ctx } from '#platform/context.ts';

/** Notifies open clients to drop their copies of some dictionaries. */
export async function announceDictionaries(ctx: Ctx, codes: readonly string[]): Promise<void> {
  for (const dictCode of codes) {
    const body = { dictCode, timestamp: ctx.clock.now().getTime() };
    await ctx.platform.signals.send(ctx.db, 'push', { destination: topics.dictionaries, body });
  }
}
