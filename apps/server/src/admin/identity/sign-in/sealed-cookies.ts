import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Ctx } from '#platform/context.ts';
import { deriveKey } from '../keys.ts';

/** The prefix ties a cookie to this host and to https; plain http, as on a trial machine, cannot have it. */
export function cookieName(ctx: Ctx, name: string): string {
  return ctx.platform.config.consoleUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** Keeps something in a cookie that only this server can read or write, for so long; the kind has a key of its own. */
export async function setSealedCookie(
  ctx: Ctx,
  kind: string,
  name: string,
  content: object,
  lifeSeconds: number,
): Promise<void> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  const value = await new EncryptJWT({ content })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: kind })
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .encrypt(deriveKey(ctx.platform, kind));
  ctx.reply.cookies.push({ name, value, maxAgeSeconds: lifeSeconds });
}

/** What a sealed cookie holds; one that is absent, too old or not of our making holds nothing. */
export async function readSealed<Content extends object>(
  ctx: Ctx,
  kind: string,
  name: string,
): Promise<Content | undefined> {
  const value = ctx.call.cookies[name];
  if (!value) return undefined;
  try {
    const { payload } = await jwtDecrypt(value, deriveKey(ctx.platform, kind), {
      currentDate: ctx.clock.now(),
      typ: kind,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload['content'] as Content;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
