import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** Seconds for which a signature is valid, in both directions. */
const toleranceSeconds = 300;

function mac(secret: string, at: string, bytes: Buffer): string {
  return createHmac('sha256', secret).update(`${at}.`).update(bytes).digest('hex');
}

/** `t=…,v1=…`: the time and a keyed hash over time and bytes. */
export function signBytes(secret: string, bytes: Buffer, now: Date): string {
  const at = String(Math.floor(now.getTime() / 1000));
  return `t=${at},v1=${mac(secret, at, bytes)}`;
}

/** Whether one of the secrets signed these bytes within the tolerance. During a rotation two secrets are valid. */
export function isSignedBy(
  secrets: readonly string[],
  bytes: Buffer,
  header: string | undefined,
  now: Date,
): boolean {
  const parts = (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part) => part.trim());
  const at = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds)
    return false;
  const given = parts
    .filter((part) => /^v1=[0-9a-f]{64}$/.test(part))
    .map((part) => Buffer.from(part.slice(3), 'hex'));
  return secrets.some((secret) => {
    const expected = Buffer.from(mac(secret, at, bytes), 'hex');
    return given.some((candidate) => timingSafeEqual(candidate, expected));
  });
}
