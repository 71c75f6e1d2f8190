import type { changeEmail, sendEmailChangeCode } from '@vitrine/contract/admin/own-email.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { announceRightsOf } from '#admin/roles/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, sqlState } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { findAccountByEmail, getAccount, lockAccount } from '../accounts.ts';
import { factorTickets, securityEvents } from '../factor.tables.ts';
import { type Account, accounts } from '../identity.tables.ts';
import { authenticatePerson } from '../second-factor/proof.ts';
import { requireRecentAuth } from '../second-factor/recent-auth.ts';
import { recordSecurity } from '../security-events.ts';
import { type CodeSent, sendEmailCode, useEmailCode } from '../sign-in/email-codes.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';
import { dropEnteredEmail } from './entered-email.ts';

const dayMs = 86_400_000;
const perDayMax = 3;

/** The code is for the sign-in that proved who asks: elsewhere the proof could be left out. */
const boundTo = (ctx: Ctx): string => `${callerOf(ctx).accountId}:${callerOf(ctx).sessionId}`;

async function assertEmailChangeLimit(ctx: Ctx, accountId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  const changes = await ctx.db.$count(
    securityEvents,
    and(
      eq(securityEvents.accountId, accountId),
      eq(securityEvents.kind, 'email-changed'),
      gt(securityEvents.at, since),
    ),
  );
  if (changes >= perDayMax)
    throw new Failure('email-changed-often', { values: { times: perDayMax } });
}

/** Mails a code to the new address; when it has an account already, only the mail says so. */
export async function requestEmailCode(
  ctx: Ctx,
  body: z.output<(typeof sendEmailChangeCode)['body']>,
): Promise<CodeSent> {
  const { email, ...proof } = body;
  return sendCode(ctx, email, (account) => authenticatePerson(ctx, account, proof));
}

/** The same for clients of the admin family, which send no proof: the sign-in has to be a recent one. */
export function requestFamilyEmailCode(ctx: Ctx, email: string): Promise<CodeSent> {
  return sendCode(ctx, email, () => requireRecentAuth(ctx, {}));
}

async function sendCode(
  ctx: Ctx,
  email: string,
  prove: (account: Account) => Promise<void>,
): Promise<CodeSent> {
  const account = await getAccount(ctx, callerOf(ctx).accountId);
  if (email === account.email) throw new Failure('email-same');
  await assertEmailChangeLimit(ctx, account.id);
  await prove(account);
  return sendEmailCode(ctx, {
    email,
    purpose: 'email',
    template: 'email-code',
    boundTo: boundTo(ctx),
    instead: async (tx) => ((await findAccountByEmail(tx, email)) ? 'email-taken' : undefined),
  });
}

/** Gives the account its new address: the old one is notified, and all other sessions end. */
export async function setOwnEmail(
  ctx: Ctx,
  { email, code }: z.output<(typeof changeEmail)['body']>,
): Promise<null> {
  const { accountId, sessionId } = callerOf(ctx);
  const isDone = await inTx(ctx, async (tx) => {
    const account = await lockAccount(tx, accountId);
    await assertEmailChangeLimit(tx, accountId);
    if (!(await useEmailCode(tx, { email, purpose: 'email', boundTo: boundTo(tx), code })))
      return false;
    // Registered meanwhile by another reader of the same mailbox.
    if (await findAccountByEmail(tx, email)) return false;
    // While the account still has the old address, which is where the mail goes.
    await recordSecurity(
      tx,
      { accountId, kind: 'email-changed', actorId: accountId },
      { email: account.email, newEmail: email },
    );
    const now = tx.clock.now();
    await tx.db
      .update(accounts)
      .set({ email, emailVerifiedAt: now, updatedAt: now })
      .where(eq(accounts.id, accountId));
    await tx.db.delete(factorTickets).where(eq(factorTickets.accountId, accountId));
    await dropEnteredEmail(tx, accountId);
    await endSessionsOf(tx, accountId, 'email', sessionId);
    // What is remembered of the sign-in that stays holds the old address.
    await announceRightsOf(tx, accountId);
    return true;
  }).catch((error: unknown) => {
    // Two took the same address at the same moment.
    if (sqlState(error) === '23505') return false;
    throw error;
  });
  if (!isDone) throw new Failure('code-wrong');
  return null;
}
