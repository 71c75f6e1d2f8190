import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import type { Platform } from '#platform/context.ts';
import { deriveKey } from './keys.ts';

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
export function signAccessToken(platform: Platform, claims: AccessClaims): Promise<string> {
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setSubject(claims.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(deriveKey(platform, 'access-token'));
}

/** Reads a token that we signed ourselves for this use and that has not ended; nothing for any other. */
export async function verifyAccessToken(
  platform: Platform,
  token: string,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(platform, 'access-token'), {
      algorithms: [algorithm],
      typ: tokenType,
      issuer,
      audience,
      currentDate: platform.clock.now(),
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    });
    if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') return undefined;
    return { accountId: payload.sub, sessionId: payload['sid'] };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** When a verified token ends, in milliseconds. */
export const readTokenEnd = (token: string): number => (decodeJwt(token).exp ?? 0) * 1000;
