import { timingSafeEqual } from 'node:crypto';
import { StripeRefusal } from './stripe-errors.ts';

/** The rights that a restricted key may lack, and the paths below `/v1/` that each opens. */
const paths = {
  account: /^account$/,
  payments: /^(?:checkout|payment_intents)\b/,
  refunds: /^refunds\b/,
  accounts: /^account(?:s|_links)\b/,
  payouts: /^transfers\b/,
  book: /^balance/,
  webhooks: /^webhook_endpoints\b/,
} as const;

type StripeRight = keyof typeof paths;

const sign = '_without_';

/** A restricted key of the same account; it names the rights that it lacks, so that the bank stores none. */
export const restrictStripeKey = (secretKey: string, lacking: readonly StripeRight[]): string =>
  secretKey.replace(/^sk_/, 'rk_') + sign + lacking.join('_');

function isSameKey(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** True for the secret key of an account, and for its restricted ones. */
export function isKeyOf(secretKey: string, given: string): boolean {
  const [key = '', lacking] = given.split(sign);
  return lacking === undefined
    ? isSameKey(key, secretKey)
    : isSameKey(key + sign, restrictStripeKey(secretKey, []));
}

/** Fails for a key that is unknown, and for a restricted one that lacks the right to a path. */
export function assertAllowed(given: string, secretKey: string, url: string): void {
  if (!isKeyOf(secretKey, given)) throw new StripeRefusal(401, 'Invalid API Key provided.');
  const path = /\/v1\/([^?]*)/.exec(url)?.[1] ?? '';
  const lacking = given.split(sign)[1]?.split('_') ?? [];
  for (const [right, opened] of Object.entries(paths))
    if (lacking.includes(right) && opened.test(path))
      throw new StripeRefusal(
        403,
        'The provided key does not have the required permissions for this endpoint.',
      );
}
