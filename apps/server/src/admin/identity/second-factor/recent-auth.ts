import { recentProofMinutes } from '@vitrine/contract/admin/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount } from '../accounts.ts';
import { cookieName, readSealed, setSealedCookie } from '../sign-in/sealed-cookies.ts';
import { authenticatePerson, type Proof, wasSignedInWithin } from './proof.ts';

const kind = 'recent-proof';
const nameOf = (ctx: Ctx) => cookieName(ctx, 'vt_proof');

/** The cookie is good for the sign-in that proved who asks, and for no other. */
async function hasProved(ctx: Ctx): Promise<boolean> {
  return (
    (await readSealed<{ sessionId: string }>(ctx, kind, nameOf(ctx)))?.sessionId ===
    callerOf(ctx).sessionId
  );
}

/**
 * Fails unless the caller has proved who it is within the last minutes: by signing in, by an earlier proof in the same
 * browser, or by the proof that comes with the call, which is then remembered for as long.
 */
export async function requireRecentAuth(ctx: Ctx, proof: Proof): Promise<void> {
  const isGiven = proof.password !== undefined || proof.code !== undefined;
  if (!isGiven && ((await wasSignedInWithin(ctx, recentProofMinutes)) || (await hasProved(ctx))))
    return;
  const { accountId, sessionId } = callerOf(ctx);
  await authenticatePerson(ctx, await getAccount(ctx, accountId), proof);
  if (isGiven)
    await setSealedCookie(ctx, kind, nameOf(ctx), { sessionId }, recentProofMinutes * 60);
}
