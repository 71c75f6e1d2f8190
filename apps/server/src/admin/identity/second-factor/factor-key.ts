import { Secret, TOTP } from 'otpauth';
import { type Clock, OffsetClock } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { seal, unseal } from '#platform/security/sealed.ts';

const stepMs = 30_000;
const keyBytes = 20;

const totpOf = (key: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(key),
  });

/** A new key for an authenticator app, and the address that its QR code holds: the app lists it under the platform's name. */
export function makeFactorKey(issuer: string, email: string): { key: string; address: string } {
  const key = new Secret({ size: keyBytes }).base32;
  return { key, address: totpOf(key, issuer, email).toString() };
}

const placeOf = (accountId: string): string => `second-factor:${accountId}`;

/** Keys lie sealed in the database; one that is moved to another account's row opens nothing. */
export function sealKey(ctx: Ctx, accountId: string, key: string): string {
  return seal(ctx.platform, placeOf(accountId), key);
}

/** The time on people's telephones: a trial moves its own clock forward, theirs stay. */
const telephoneMs = (clock: Clock): number =>
  clock.now().getTime() - (clock instanceof OffsetClock ? clock.offsetMs : 0);

/** The step that a code of the app belongs to, now or one step to either side; nothing for a wrong code. */
export function findStep(
  ctx: Ctx,
  accountId: string,
  sealed: string,
  code: string,
): number | undefined {
  const key = unseal(ctx.platform, placeOf(accountId), sealed);
  // Sealed with another secret: only a reset helps, and recovery codes are lost with it.
  if (key === undefined) return undefined;
  const timestamp = telephoneMs(ctx.clock);
  const delta = totpOf(key).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / stepMs) + delta;
}
