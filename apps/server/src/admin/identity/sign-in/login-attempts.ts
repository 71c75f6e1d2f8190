import { and, eq, gt, or } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure } from '#platform/failure.ts';
import { loginAttempts } from '../identity.tables.ts';
import { networkOf } from '../network.ts';
import { loginWaitMs } from './login.rules.ts';
import { isKnownNetwork } from './sessions.ts';

const hourMs = 3_600_000;

/** What tries at the password of an account are counted under. */
export const accountSubject = (accountId: string): string => `account:${accountId}`;

/** Says how long to wait, when there is something to wait for. */
export function assertNotWaiting(waitMs: number): void {
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new Failure('login-slow-down', { values: { seconds }, retryAfterSeconds: seconds });
}

/** Counts the try before it is judged, so that many at once cannot all slip under the limit. */
export async function claimAttempt(
  ctx: Ctx,
  subject: string,
  accountId: string | undefined,
): Promise<string> {
  const address = networkOf(ctx.call.address);
  return inTx(ctx, async (tx) => {
    await lockInTx(tx, `login:${address}`, `login:${subject}`);
    const now = tx.clock.now();
    const rows = await tx.db
      .select()
      .from(loginAttempts)
      .where(
        and(
          gt(loginAttempts.at, new Date(now.getTime() - hourMs)),
          or(eq(loginAttempts.subject, subject), eq(loginAttempts.address, address)),
        ),
      )
      .orderBy(loginAttempts.at);
    const timesOf = (matches: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(matches).map((row) => row.at.getTime());
    const failures = {
      pair: timesOf((row) => row.subject === subject && row.address === address),
      account: timesOf((row) => row.subject === subject),
      network: timesOf((row) => row.address === address),
    };
    // Asked without an account as well: an unknown name must cost what a known one costs.
    const isKnown = await isKnownNetwork(tx, accountId ?? '0', address);
    assertNotWaiting(loginWaitMs(failures, now.getTime(), isKnown));
    const [claimed] = await tx.db
      .insert(loginAttempts)
      .values({ subject, address, at: now })
      .returning({ id: loginAttempts.id });
    return claimed?.id ?? '0';
  });
}

/** The claimed try was none of a stranger's; earlier failures from here are forgiven as well. */
export async function clearAttempts(ctx: Ctx, subject: string, attemptId: string): Promise<void> {
  await ctx.db
    .delete(loginAttempts)
    .where(
      or(
        eq(loginAttempts.id, attemptId),
        and(
          eq(loginAttempts.subject, subject),
          eq(loginAttempts.address, networkOf(ctx.call.address)),
        ),
      ),
    );
}
