import { resetFactor } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { assertMayChange, lockUser } from './user-guards.ts';

/**
 * Removes the second factor of a person who lost phone and recovery codes. It is allowed for owners of stores too: without their
 * password it opens nothing, they are notified, and their payouts wait.
 */
export async function resetUserFactor(ctx: Ctx, id: string): Promise<null> {
  await assertMayChange(ctx, await lockUser(ctx, id));
  return resetFactor(ctx, id);
}
