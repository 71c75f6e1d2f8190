import type { changePassword } from '@vitrine/contract/admin/own-password.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { getAccount } from '../accounts.ts';
import { factorTickets } from '../factor.tables.ts';
import { accounts } from '../identity.tables.ts';
import { isFreshSignIn, verifyOwnPassword } from '../second-factor/proof.ts';
import { recordSecurity } from '../security-events.ts';
import { hashNewPassword } from '../sign-in/new-password.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';
import { dropEnteredEmail } from './entered-email.ts';

/** Sets a new password and ends every other sign-in; who had none so far needs to have signed in a moment ago. */
export async function setOwnPassword(
  ctx: Ctx,
  body: z.output<(typeof changePassword)['body']>,
): Promise<null> {
  const { accountId, sessionId } = callerOf(ctx);
  const account = await getAccount(ctx, accountId);
  if (account.passwordHash === null) {
    if (!(await isFreshSignIn(ctx))) throw new Failure('proof-needed');
  } else {
    if (!body.oldPassword) throw new Failure('proof-needed');
    await verifyOwnPassword(ctx, account, body.oldPassword);
    if (body.newPassword === body.oldPassword) throw new Failure('password-same');
  }
  const passwordHash = await hashNewPassword(
    body.newPassword,
    body.confirmPassword,
    [account.email, account.username].filter((word) => word !== null),
  );
  await inTx(ctx, async (tx) => {
    await tx.db
      .update(accounts)
      .set({ passwordHash, updatedAt: tx.clock.now() })
      .where(eq(accounts.id, accountId));
    await tx.db.delete(factorTickets).where(eq(factorTickets.accountId, accountId));
    await dropEnteredEmail(tx, accountId);
    await endSessionsOf(tx, accountId, 'password', sessionId);
    await recordSecurity(tx, { accountId, kind: 'password-changed', actorId: accountId }, {});
  });
  return null;
}
