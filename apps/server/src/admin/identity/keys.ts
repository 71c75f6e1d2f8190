import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Platform } from '#platform/context.ts';
import { perPlatform } from '#platform/per-platform.ts';

const keyBytes = 32;
const keysOf = perPlatform(() => new Map<string, Buffer>());

/** A key of its own for each purpose, derived from the installation's secret. */
export function deriveKey(platform: Platform, purpose: string): Buffer {
  const known = keysOf(platform);
  const key =
    known.get(purpose) ??
    Buffer.from(hkdfSync('sha256', platform.config.secret, 'vitrine', purpose, keyBytes));
  known.set(purpose, key);
  return key;
}

/** 256 random bits for an address or a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How secrets that travel are stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function hmacHex(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
