import type { SocialProvider } from '@vitrine/contract/admin/identity.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { socialTickets } from '../identity.tables.ts';
import { hashToken, randomToken } from '../keys.ts';
import { readBrowser } from './social-flow.ts';

const lifeMs = { return: 60_000, email: 15 * 60_000 };

/** A person's identity, as the provider confirmed it. */
export interface SocialPerson {
  provider: SocialProvider;
  issuer: string;
  subject: string;
  /** Empty when the provider gave none. */
  email: string;
  emailVerified: boolean;
  nickname: string;
}

export type Ticket = typeof socialTickets.$inferSelect;

interface TicketTerms {
  step: 'return' | 'email';
  browser: string;
  language: Language;
  userSource: string;
  pageSource: string;
}

/** Keeps what the provider said, and answers the secret that fetches it: once, soon, in the same browser. */
export async function issueTicket(
  ctx: Ctx,
  person: SocialPerson,
  terms: TicketTerms,
): Promise<string> {
  const now = ctx.clock.now();
  const token = randomToken();
  await ctx.db.insert(socialTickets).values({
    hash: hashToken(token),
    step: terms.step,
    provider: person.provider,
    issuer: person.issuer,
    subject: person.subject,
    email: person.email,
    emailVerified: person.emailVerified,
    nickname: person.nickname,
    language: terms.language,
    userSource: terms.userSource,
    pageSource: terms.pageSource,
    browserHash: hashToken(terms.browser),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs[terms.step]),
  });
  return token;
}

function liveTicket(ctx: Ctx, step: 'return' | 'email', token: string) {
  return and(
    eq(socialTickets.hash, hashToken(token)),
    eq(socialTickets.step, step),
    eq(socialTickets.browserHash, hashToken(readBrowser(ctx) ?? '')),
    isNull(socialTickets.usedAt),
    gt(socialTickets.expiresAt, ctx.clock.now()),
  );
}

/** Reads a ticket of this browser without using it up. */
export async function getTicket(
  ctx: Ctx,
  step: 'return' | 'email',
  token: string,
): Promise<Ticket> {
  const [ticket] = await ctx.db
    .select()
    .from(socialTickets)
    .where(liveTicket(ctx, step, token));
  if (!ticket) throw new Failure('ticket-invalid');
  return ticket;
}

/** Uses a ticket up. A try from another browser does not: it must not spoil another person's sign-in. */
export async function consumeTicket(
  ctx: Ctx,
  step: 'return' | 'email',
  token: string,
): Promise<Ticket> {
  const [ticket] = await ctx.db
    .update(socialTickets)
    .set({ usedAt: ctx.clock.now() })
    .where(liveTicket(ctx, step, token))
    .returning();
  if (!ticket) throw new Failure('ticket-invalid');
  return ticket;
}
