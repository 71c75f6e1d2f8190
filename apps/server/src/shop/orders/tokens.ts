import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#platform/context.ts';

const tokenBytes = 24;

/** Tokens are stored hashed: who reads the database cannot open a cart or an order. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function newCartToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The secret of an order's link. It is derived, so that mails can name it again without anybody storing it. */
export function orderToken(platform: Platform, number: string): string {
  return createHmac('sha256', platform.config.secret).update(`order-link:${number}`).digest().subarray(0, tokenBytes).toString('base64url');
}

const idBytes = 8;

function paySignature(platform: Platform, id: Buffer): Buffer {
  return createHmac('sha256', platform.config.secret)
    .update('pay-link:')
    .update(id)
    .digest()
    .subarray(0, tokenBytes - idBytes);
}

/** The secret of a link for paying. It names the order and opens nothing else: the buyer's own link has another one. */
export function payToken(platform: Platform, orderId: string): string {
  const id = Buffer.alloc(idBytes);
  id.writeBigUInt64BE(BigInt(orderId));
  return Buffer.concat([id, paySignature(platform, id)]).toString('base64url');
}

/** The order that a link for paying names; nothing when we did not make it. */
export function orderIdOfPayToken(platform: Platform, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), paySignature(platform, id)) ? id.readBigInt64BE().toString() : undefined;
}
