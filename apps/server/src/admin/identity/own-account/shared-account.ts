import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount } from '../accounts.ts';

/**
 * Throws for an account of the demonstration: anyone who changes its name, password, address, second factor, sign-ins or
 * links would lock out everybody else who tries it.
 */
async function assertNotShared(ctx: Ctx): Promise<void> {
  const { accountId, mustEnrol } = callerOf(ctx);
  // Where the role has to have a second factor, nothing works before it is set up.
  if (mustEnrol) return;
  if ((await getAccount(ctx, accountId)).isShared) throw new Failure('account-shared');
}

/** A handler that an account of the demonstration may not reach. */
export function ofOwnAccount<Input, Reply>(
  handler: (ctx: Ctx, input: Input) => Promise<Reply>,
): (ctx: Ctx, input: Input) => Promise<Reply> {
  return async (ctx, input) => {
    await assertNotShared(ctx);
    return handler(ctx, input);
  };
}
