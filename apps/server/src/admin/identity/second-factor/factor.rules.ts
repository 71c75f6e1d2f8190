import { randomInt } from 'node:crypto';
import { recoveryCodesCount } from '@vitrine/contract/admin/identity.ts';
import type { Platform } from '#platform/context.ts';

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Whether an account with these roles must have a second factor: operators who can change something. */
export function needsFactor(
  { config }: Pick<Platform, 'config'>,
  roles: readonly string[],
): boolean {
  return (
    config.secondFactorRequired && roles.some((role) => role !== 'STORE_OWNER' && role !== 'GUEST')
  );
}

const randomHalf = (): string =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 49 random bits, written as people copy them: `abcde-fghjk`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesCount }, () => `${randomHalf()}-${randomHalf()}`);
}

/** What people type is either six digits of the app, perhaps with a space, or a recovery code. */
export function readFactorCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'recovery', code };
}

const hourMs = 3_600_000;
const perHour = 10;
const perDay = 30;

/**
 * How long the next code has to wait after wrong ones, given as times, oldest first. Anyone who tries codes knows the
 * password, so this is strict: 10 an hour, 30 a day. A new password sets it back, and only the mailbox gives one.
 */
export function factorWaitMs(failures: readonly number[], now: number): number {
  const wait = (max: number, windowMs: number): number => {
    const within = failures.filter((at) => at > now - windowMs);
    return within.length < max ? 0 : (within.at(-max) ?? now) + windowMs - now;
  };
  return Math.max(wait(perHour, hourMs), wait(perDay, 24 * hourMs));
}
