import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Platform } from '#platform/context.ts';
import { deriveKey } from '../keys.ts';

/** How long an access token is good for; a renewal takes a refresh token. */
export const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';
const tokenType = 'at+jwt';
const issuer = 'vitrine';
const audience = 'vitrine-api';

export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

/** Signs who and which sign-in; rights are never in the token. */
export function signAccessToken(
  platform: Platform,
  claims: AccessClaims,
  lifeSeconds = accessTokenSeconds,
): Promise<string> {
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setSubject(claims.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(deriveKey(platform, 'access-token'));
}

/**
 * Tokens with a verified signature. A client sends the same token for minutes; verifying it takes a quarter of the time of a
 * small request. Only the signature is remembered: the end is compared with every call, and sessions and rights are read elsewhere.
 */
const verifiedTokens: CacheDefinition<{ claims: AccessClaims; endsAt: number }> = {
  entriesMax: 10_000,
  ttlMs: accessTokenSeconds * 1_000,
};

/** Reads a token that we signed ourselves for this use and that has not ended; nothing for any other. */
export async function verifyAccessToken(
  platform: Platform,
  token: string,
): Promise<AccessClaims | undefined> {
  const now = platform.clock.now();
  const verified = cacheOf(platform, verifiedTokens);
  const known = verified.get(token);
  if (known && known.endsAt > Math.floor(now.getTime() / 1000)) return known.claims;
  try {
    const { payload } = await jwtVerify(token, deriveKey(platform, 'access-token'), {
      algorithms: [algorithm],
      typ: tokenType,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    });
    if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') return undefined;
    const claims = { accountId: payload.sub, sessionId: payload['sid'] };
    verified.set(token, verified.begin(), {
      value: { claims, endsAt: payload.exp ?? 0 },
      tags: [],
    });
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** When a verified token ends, in milliseconds. */
export const readTokenEnd = (token: string): number => (decodeJwt(token).exp ?? 0) * 1000;
