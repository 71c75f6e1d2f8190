import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { idOfSigned, readSigned, type SignedId, signId } from '#platform/security/signed-ids.ts';

const tokenBytes = 24;

/** Tokens are stored hashed: who reads the database cannot open a cart or an order. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** SQL for the id of the order behind the hash of a buyer's token. */
export const orderOfToken = (hash: SQLWrapper): SQL =>
  sql`(select id from orders where token_hash = ${hash})`;

export function newCartToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The secret of an order's link. It is derived, so that mails can name it again without anybody storing it; another version is another secret. */
export function orderToken(
  platform: Platform,
  { number, linkVersion }: { number: string; linkVersion: number },
): string {
  const version = linkVersion === 0 ? '' : `:${linkVersion}`;
  return createHmac('sha256', platform.config.secret)
    .update(`order-link:${number}${version}`)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');
}

const payLink = 'pay-link';

interface Linked {
  id: string;
  linkVersion: number;
}

/** The secret of a link for paying. It names the order and opens nothing else: the buyer's own link has another one. */
export const payToken = (platform: Platform, { id, linkVersion }: Linked): string =>
  signId(platform, payLink, id, linkVersion);

/** The order that a link for paying names; nothing when we did not make it. */
export const readPayToken = (platform: Platform, token: string): SignedId | undefined =>
  readSigned(platform, payLink, token);

/** An order, unless the link that named it was revoked: links to a former address open nothing. */
export function withLink<Order extends Linked>(
  order: Order | undefined,
  link: SignedId | undefined,
): Order {
  if (!order || order.linkVersion !== link?.version) return notFound();
  return order;
}

const emailChange = 'order-email-change';

/** The secret that is mailed to a new address, by which it is confirmed. */
export const emailChangeToken = (platform: Platform, changeId: string): string =>
  signId(platform, emailChange, changeId);

export const idOfEmailChange = (platform: Platform, token: string): string | undefined =>
  idOfSigned(platform, emailChange, token);
