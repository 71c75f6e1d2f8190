import type { setUpAdministrator, Tokens } from '@vitrine/contract/admin/identity.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { createAccount, findAccountByEmail } from '../accounts.ts';
import { setupTokens } from '../identity.tables.ts';
import { hashToken, randomToken } from '../keys.ts';
import { hashNewPassword } from './new-password.ts';
import { rejectCrossSite } from './same-site.ts';
import { openSession } from './sessions.ts';

const hasAdministrator = (ctx: Ctx): Promise<boolean> =>
  ctx.db.exists(
    sql`select 1 from account_roles ar join roles r on r.id = ar.role_id where r.code = 'ROOT' limit 1`,
  );

/**
 * The link with which the installer of a server without accounts becomes its first administrator; nothing once there is
 * one. Each start makes a new link and the older ones stop working.
 */
export async function createFirstAdministratorLink(ctx: Ctx): Promise<string | undefined> {
  const token = await inTx(ctx, async (tx) => {
    if (await hasAdministrator(tx)) return undefined;
    const fresh = randomToken();
    await tx.db.delete(setupTokens);
    await tx.db.insert(setupTokens).values({ hash: hashToken(fresh), createdAt: tx.clock.now() });
    return fresh;
  });
  return token && `${ctx.platform.config.consoleUrl}/#/register?setup=${token}`;
}

/** Creates the first administrator and signs in. The token works once, and never beside an administrator. */
export async function setUpFirstAdministrator(
  ctx: Ctx,
  body: z.output<(typeof setUpAdministrator)['body']>,
): Promise<Tokens> {
  rejectCrossSite(ctx);
  const passwordHash = await hashNewPassword(body.password, body.confirmPassword, [
    body.email,
    body.username,
  ]);
  return inTx(ctx, async (tx) => {
    const [claimed] = await tx.db
      .update(setupTokens)
      .set({ usedAt: tx.clock.now() })
      .where(and(eq(setupTokens.hash, hashToken(body.token)), isNull(setupTokens.usedAt)))
      .returning({ id: setupTokens.id });
    if (!claimed || (await hasAdministrator(tx))) throw new Failure('ticket-invalid');
    const account = await createAccount(tx, {
      email: body.email,
      username: body.username,
      passwordHash,
      language: tx.language,
      roles: ['ROOT'],
      // The link was printed on the server itself: anyone who has it may name the mailbox.
      emailVerified: true,
    });
    if (!account) {
      // The person holds the printed link, so that naming what is taken reveals nothing to others.
      const path = (await findAccountByEmail(tx, body.email)) ? 'email' : 'username';
      throw new Failure('invalid-input', { fields: [{ path, code: 'taken' }] });
    }
    return openSession(tx, account.id);
  });
}
