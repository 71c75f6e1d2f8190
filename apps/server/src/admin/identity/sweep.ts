import { and, lt, or, sql } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { emailCodes, loginAttempts, refreshTokens, sessions, socialTickets } from './identity.tables.ts';

const dayMs = 86_400_000;
const keepDays = 7;

/** Removes what no limit, code or sign-in needs any more. An exchanged token that old is refused like an unknown one. */
export async function sweepIdentity({ database: { db }, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keepDays * dayMs);
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, before));
  await db.delete(loginAttempts).where(lt(loginAttempts.at, before));
  await db.delete(socialTickets).where(lt(socialTickets.expiresAt, before));
  await db.delete(refreshTokens).where(lt(refreshTokens.rotatedAt, before));
  await db
    .delete(sessions)
    .where(or(lt(sessions.endsAt, before), and(sql`${sessions.revokedAt} is not null`, lt(sessions.revokedAt, before))));
}
