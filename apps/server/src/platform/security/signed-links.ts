import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../context.ts';

const windowMs = 12 * 3_600_000;

const signatureOf = ({ config }: Platform, path: string, until: number): string =>
  createHmac('sha256', config.secret).update(`signed-link:${until}:${path}`).digest('base64url');

/**
 * A path that opens without a session until it expires: for what a browser loads itself, such as films. It is valid for
 * 12 to 24 hours, and the same within half a day, so that a page that is read again keeps a film that is playing.
 */
export function signLink(platform: Platform, path: string): string {
  return signUntil(
    platform,
    path,
    (Math.floor(platform.clock.now().getTime() / windowMs) + 2) * windowMs,
  );
}

/** The same for some minutes: for a download that one person has just proved to be allowed. */
export function signBriefLink(platform: Platform, path: string, minutes: number): string {
  return signUntil(platform, path, platform.clock.now().getTime() + minutes * 60_000);
}

const signUntil = (platform: Platform, path: string, until: number): string =>
  `${path}?until=${until}&signature=${signatureOf(platform, path, until)}`;

/** Whether a path was signed here and has not expired. */
export function isSignedLink(
  platform: Platform,
  path: string,
  { until = '', signature = '' }: Record<string, string | undefined>,
): boolean {
  if (!/^\d{13}$/.test(until) || Number(until) < platform.clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(platform, path, Number(until)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
