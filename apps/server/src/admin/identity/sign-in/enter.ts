import {
  type FactorTicket,
  factorAttemptsMax,
  factorTicketMinutes,
  type Tokens,
} from '@vitrine/contract/admin/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { factorTickets } from '../factor.tables.ts';
import { hashToken, randomToken } from '../keys.ts';
import { findFactor } from '../second-factor/factor-check.ts';
import { bindToBrowser } from '../social/social-flow.ts';
import { openSession } from './sessions.ts';

/** After the first step the person is signed in, or gets the ticket for the second. */
export type Entry = { tokens: Tokens } | { ticket: string };

/** The end of every first step, by password or by a provider: nothing leads past a second factor. */
export async function enter(
  ctx: Ctx,
  accountId: string,
  options: { remember?: boolean | undefined } = {},
): Promise<Entry> {
  if (!(await findFactor(ctx, accountId)))
    return { tokens: await openSession(ctx, accountId, options) };
  const ticket = randomToken();
  const now = ctx.clock.now();
  await ctx.db.insert(factorTickets).values({
    hash: hashToken(ticket),
    accountId,
    remember: options.remember ?? false,
    browserHash: hashToken(bindToBrowser(ctx)),
    attempts: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + factorTicketMinutes * 60_000),
  });
  return { ticket };
}

/** The tokens, or the failure that carries the ticket. To be called after the commit, which the ticket needs. */
export function tokensOf(ctx: Ctx, entry: Entry): Tokens {
  if ('tokens' in entry) return entry.tokens;
  const data = {
    ticket: entry.ticket,
    attempts: factorAttemptsMax,
    expiresIn: factorTicketMinutes * 60,
  } satisfies FactorTicket;
  throw new Failure('second-factor-needed', { cookies: ctx.reply.cookies, data });
}
