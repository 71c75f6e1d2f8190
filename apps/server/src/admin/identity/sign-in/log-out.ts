import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { invalidateSession } from './caller-cache.ts';
import { endSession } from './sessions.ts';

/** Ends the caller's sign-in; this process refuses its token from the answer on, the others within the signal. */
export async function logOut(ctx: Ctx): Promise<null> {
  const { sessionId } = callerOf(ctx);
  await inTx(ctx, (tx) => endSession(tx, sessionId, 'logout'));
  invalidateSession(ctx.platform, sessionId);
  return null;
}

/** The specification's older call: an `email` that is not the caller's own is refused. */
export async function logOutByEmail(ctx: Ctx, email: string): Promise<null> {
  assertOwnEmail(ctx, email);
  return logOut(ctx);
}

export function assertOwnEmail(ctx: Ctx, email: string | undefined): void {
  if (email !== undefined && email.toLowerCase() !== callerOf(ctx).email)
    throw new Failure('forbidden');
}
