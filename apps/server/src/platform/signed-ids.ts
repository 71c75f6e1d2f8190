import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from './context.ts';

const tokenBytes = 24;
const idBytes = 8;

function signatureOf({ config }: Platform, purpose: string, id: Buffer): Buffer {
  return createHmac('sha256', config.secret)
    .update(`${purpose}:`)
    .update(id)
    .digest()
    .subarray(0, tokenBytes - idBytes);
}

/** The id of a row as the secret of a link (32 characters of base64url): it opens what the purpose names, and nothing is stored for it. */
export function signId(platform: Platform, purpose: string, rowId: string): string {
  const id = Buffer.alloc(idBytes);
  id.writeBigUInt64BE(BigInt(rowId));
  return Buffer.concat([id, signatureOf(platform, purpose, id)]).toString('base64url');
}

/** The id in a link of that purpose; nothing when it was not signed here. */
export function idOfSigned(platform: Platform, purpose: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), signatureOf(platform, purpose, id)) ? id.readBigInt64BE().toString() : undefined;
}
