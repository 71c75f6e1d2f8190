import type {
  confirmSocialEmail,
  sendSocialCode,
  socialOutcomeShape,
  Tokens,
} from '@vitrine/contract/admin/identity.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { createAccount, findAccountByEmail, getAccount } from '../accounts.ts';
import { type Account, accounts, identities } from '../identity.tables.ts';
import { type CodeSent, sendEmailCode, useEmailCode } from '../sign-in/email-codes.ts';
import { type Entry, enter, tokensOf } from '../sign-in/enter.ts';
import { rejectCrossSite } from '../sign-in/same-site.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';
import { readBrowser } from './social-flow.ts';
import { consumeTicket, getTicket, issueTicket, type Ticket } from './social-tickets.ts';

/** Exchanges the ticket of `/authorize`: signs in, or asks for the e-mail step when the provider vouches for none. */
export async function signInByTicket(
  ctx: Ctx,
  token: string,
): Promise<z.input<typeof socialOutcomeShape>> {
  rejectCrossSite(ctx);
  const outcome = await inTx(ctx, async (tx) => {
    const ticket = await consumeTicket(tx, 'return', token);
    const known = await findLinkedAccount(tx, ticket);
    if (known) return open(tx, known);
    if (ticket.email && ticket.emailVerified) return linkByEmail(tx, ticket, ticket.email);
    const next = await issueTicket(tx, ticket, {
      ...ticket,
      step: 'email',
      browser: readBrowser(tx) ?? '',
    });
    return {
      kind: 'email-needed' as const,
      ticket: next,
      email: ticket.email,
      nickname: ticket.nickname,
    };
  });
  return 'kind' in outcome ? outcome : { kind: 'signed-in', ...tokensOf(ctx, outcome) };
}

/** Mails a code to the e-mail that the person wants to use; registered or not, the mail and the answer are the same. */
export async function requestSocialCode(
  ctx: Ctx,
  body: z.output<(typeof sendSocialCode)['body']>,
): Promise<CodeSent> {
  rejectCrossSite(ctx);
  await getTicket(ctx, 'email', body.ticket);
  return sendEmailCode(ctx, { email: body.email, purpose: 'social', template: 'social-code' });
}

/** Finishes the e-mail step: the code proves the mailbox, so its account is the person's. */
export async function confirmEmail(
  ctx: Ctx,
  body: z.output<(typeof confirmSocialEmail)['body']>,
): Promise<Tokens> {
  rejectCrossSite(ctx);
  const entry = await inTx(ctx, async (tx) => {
    await getTicket(tx, 'email', body.ticket);
    if (!(await useEmailCode(tx, { email: body.email, purpose: 'social', code: body.code })))
      return undefined;
    const ticket = await consumeTicket(tx, 'email', body.ticket);
    return linkByEmail(tx, ticket, body.email);
  });
  if (!entry) throw new Failure('code-wrong');
  return tokensOf(ctx, entry);
}

async function findLinkedAccount(ctx: Ctx, ticket: Ticket): Promise<Account | undefined> {
  const [row] = await ctx.db
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(and(eq(identities.issuer, ticket.issuer), eq(identities.subject, ticket.subject)));
  return row && getAccount(ctx, row.accountId);
}

/** Links the account of an e-mail that is proved to be the person's, or opens a new one with its store. */
async function linkByEmail(ctx: Ctx, ticket: Ticket, email: string): Promise<Entry> {
  const existing = await findAccountByEmail(ctx, email);
  if (existing && existing.status !== 1) throw new Failure('account-disabled');
  if (existing && !existing.emailVerifiedAt) await dropUnprovedLogins(ctx, existing);
  const account =
    existing ??
    (await createAccount(ctx, {
      email,
      nickname: ticket.nickname,
      language: ticket.language,
      roles: ['STORE_OWNER'],
      emailVerified: true,
      // The button is next to the sentence that continuing accepts the terms.
      termsAccepted: true,
      userSource: ticket.userSource,
      pageSource: ticket.pageSource,
      authType: ticket.provider,
    }));
  if (!account) throw new Failure('ticket-invalid');
  await ctx.db
    .insert(identities)
    .values({
      accountId: account.id,
      provider: ticket.provider,
      issuer: ticket.issuer,
      subject: ticket.subject,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return open(ctx, account);
}

/** The person who opened the account never proved the mailbox, so their password and sessions must not stay valid. */
async function dropUnprovedLogins(ctx: Ctx, account: Account): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(accounts)
    .set({ passwordHash: null, emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, account.id));
  await endSessionsOf(ctx, account.id, 'password');
}

async function open(ctx: Ctx, account: Account): Promise<Entry> {
  if (account.status !== 1) throw new Failure('account-disabled');
  return enter(ctx, account.id);
}
