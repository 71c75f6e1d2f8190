import type { login as loginEndpoint, Tokens } from '@vitrine/contract/admin/identity.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { checkCaptcha } from '#platform/captcha.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { hashPassword, needsRehash, verifyPassword } from '#platform/passwords.ts';
import { type Account, findAccountByLogin } from './accounts.ts';
import { accounts, loginAttempts } from './identity.tables.ts';
import { hashToken } from './keys.ts';
import { loginWaitMs } from './login.rules.ts';
import { networkOf } from './network.ts';
import { refuseCrossSite } from './same-site.ts';
import { isKnownNetwork, openSession } from './sessions.ts';

const hourMs = 3_600_000;

/** Signs in by password. An unknown name costs the same work and gets the same answer as a wrong password. */
export async function logIn(ctx: Ctx, body: z.output<(typeof loginEndpoint)['body']>): Promise<Tokens> {
  refuseCrossSite(ctx);
  await checkCaptcha(ctx, body.captchaKey, body.captchaCode);
  const account = await findAccountByLogin(ctx, body.username);
  const subject = account ? `account:${account.id}` : `name:${hashToken(body.username.toLowerCase())}`;
  const attemptId = await claimAttempt(ctx, subject, account);
  const isRight = await verifyPassword(account?.passwordHash ?? null, body.password);
  if (!account || !isRight) throw new Failure('login-wrong');
  if (account.status !== 1) throw new Failure('account-disabled');
  const renewed = account.passwordHash && needsRehash(account.passwordHash) ? await hashPassword(body.password) : undefined;
  return inTx(ctx, async (tx) => {
    if (renewed) await tx.db.update(accounts).set({ passwordHash: renewed }).where(eq(accounts.id, account.id));
    // The claimed try was none of a stranger's; earlier failures from here are forgiven as well.
    await tx.db
      .delete(loginAttempts)
      .where(
        or(
          eq(loginAttempts.id, attemptId),
          and(eq(loginAttempts.subject, subject), eq(loginAttempts.address, networkOf(ctx.call.address))),
        ),
      );
    return openSession(tx, account.id, { remember: body.remember });
  });
}

/** Counts the try before it is judged, so that many at once cannot all slip under the limit. */
async function claimAttempt(ctx: Ctx, subject: string, account: Account | undefined): Promise<string> {
  const address = networkOf(ctx.call.address);
  return inTx(ctx, async (tx) => {
    for (const lock of [`login:${address}`, `login:${subject}`].sort()) {
      await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    }
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
    const timesOf = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).map((row) => row.at.getTime());
    const waitMs = loginWaitMs(
      {
        pair: timesOf((row) => row.subject === subject && row.address === address),
        account: timesOf((row) => row.subject === subject),
        network: timesOf((row) => row.address === address),
      },
      now.getTime(),
      account ? await isKnownNetwork(tx, account.id, address) : false,
    );
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000);
      throw new Failure('login-slow-down', { values: { seconds }, retryAfterSeconds: seconds });
    }
    const [claimed] = await tx.db.insert(loginAttempts).values({ subject, address, at: now }).returning({ id: loginAttempts.id });
    return claimed?.id ?? '0';
  });
}
