import type { Ctx } from '#platform/context.ts';

/** Clocks differ, and an earlier call may have arrived late: so long before its end a key counts as forgotten. */
const marginMs = 4 * 3_600_000;

/**
 * True when a provider may have forgotten the key of a call that was perhaps sent at that time. The call is repeated only after a
 * read by the key has shown that nothing was made under it.
 */
export const isKeyForgotten = (ctx: Ctx, keyLivesMs: number, sentAt: Date): boolean =>
  ctx.clock.now().getTime() - sentAt.getTime() >= keyLivesMs - marginMs;
