import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Platform } from '../context.ts';
import { perPlatform } from '../per-platform.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = perPlatform(({ config }) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', config.secret, 'vitrine', 'sealed', 32))),
);

/** Encrypts a text with the installation's secret for one purpose: it cannot be decrypted for another. */
export function seal(platform: Platform, place: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(platform), nonce).setAAD(Buffer.from(place));
  return Buffer.concat([
    nonce,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64');
}

/** Decrypts a text from `seal`; undefined if it was changed, used for another purpose, or sealed with another secret. */
export function unseal(platform: Platform, place: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, keyOf(platform), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
}
