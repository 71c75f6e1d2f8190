import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

const dayMs = 86_400_000;
/** For how long ended sign-ins, attempts, codes and tickets are kept. */
export const attemptKeptDays = 7;

/** Removes what no limit, code or sign-in needs any more. An exchanged token that old is refused like an unknown one. */
export async function sweepIdentity(platform: Platform): Promise<void> {
  const before = sql`${new Date(platform.clock.now().getTime() - attemptKeptDays * dayMs).toISOString()}::timestamptz`;
  await deleteOld(platform, 'email_codes', sql`t.created_at < ${before}`);
  await deleteOld(platform, 'login_attempts', sql`t.at < ${before}`);
  await deleteOld(platform, 'factor_tickets', sql`t.expires_at < ${before}`);
  await deleteOld(platform, 'email_changes', sql`t.expires_at < ${before}`);
  await deleteOld(platform, 'social_tickets', sql`t.expires_at < ${before}`);
  await deleteOld(platform, 'refresh_tokens', sql`t.rotated_at < ${before}`);
  await deleteOld(
    platform,
    'sessions',
    sql`t.ends_at < ${before} or (t.revoked_at is not null and t.revoked_at < ${before})`,
  );
}
