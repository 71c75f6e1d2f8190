import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { builtInBranding, readBranding } from '../branding.ts';
import type { Ctx, Platform } from '../context.ts';
import { type Breaker, createBreaker } from '../db/breaker.ts';
import { outboxMails } from './mail.tables.ts';
import { readAttachments } from './mail-attachments.ts';

/**
 * A mail server may scan an email before it accepts it: a client that disconnects before the ten minutes of
 * RFC 5321 (4.5.3.2.6) are over may send it twice. Only emails wait here. nodemailer is loaded only if there is a mail server.
 */
export async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 60_000,
    socketTimeout: 600_000,
  });
}

let transport:
  | { url: string; send: ReturnType<typeof openTransport>; breaker: Breaker }
  | undefined;

/** A mail server that permanently rejects one email is not down. */
const isMailOutage = (error: unknown): boolean =>
  ((error as { responseCode?: number }).responseCode ?? 0) < 500;

function transportOf({ config, log }: Platform) {
  if (!config.SMTP_URL) return undefined;
  if (transport?.url !== config.SMTP_URL) {
    transport = {
      url: config.SMTP_URL,
      send: openTransport(config.SMTP_URL),
      breaker: createBreaker({ service: 'mail server', log }),
    };
  }
  return transport;
}

/** How long an email is leased to the worker that sends it. The lease is renewed three times within this time. */
const leaseMs = 60_000;

/** Another worker is sending this email; the job retries later, in case that worker dies. */
class EmailIsBeingSent extends Error {
  override name = 'EmailIsBeingSent';
}

const untilLeaseEnds = (lease: number) =>
  sql`clock_timestamp() + make_interval(secs => ${lease / 1000})`;

/** Claims an email for this worker in one statement; undefined if it was sent already. */
async function claim({ db }: Ctx, mailId: string, lease: number) {
  const [claimed] = await db
    .update(outboxMails)
    .set({ claimedUntil: untilLeaseEnds(lease) })
    .where(sql`${outboxMails.id} = ${mailId} and ${outboxMails.sentAt} is null
      and coalesce(${outboxMails.claimedUntil} < clock_timestamp(), true)`)
    .returning();
  if (claimed) return claimed;
  const [known] = await db
    .select({ sentAt: outboxMails.sentAt })
    .from(outboxMails)
    .where(eq(outboxMails.id, mailId));
  if (known && !known.sentAt) throw new EmailIsBeingSent();
  return undefined;
}

/** The sender: the address of the settings of the server, under the name that operators gave the platform, if they did. */
async function readSender(ctx: Ctx): Promise<string | { name: string; address: string }> {
  const { MAIL_FROM } = ctx.platform.config;
  const { name } = await readBranding(ctx);
  if (name === builtInBranding.name) return MAIL_FROM;
  return { name, address: /<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim() };
}

const markAttemptsMax = 5;

/** Records that the mail server has accepted it. Retried, because an email that is not marked would be sent a second time. */
async function markSent(ctx: Ctx, mailId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ctx.db
        .update(outboxMails)
        .set({ sentAt: ctx.clock.now(), claimedUntil: null })
        .where(eq(outboxMails.id, mailId));
      return;
    } catch (error) {
      if (attempt === markAttemptsMax) throw error;
      await pause(attempt * 500);
    }
  }
}

/**
 * Sends an email without an open transaction: it is claimed, sent and marked as sent. We set the message id, and it
 * stays the same, so that a duplicate after a crash can be recognised.
 */
export async function deliverMail(
  ctx: Ctx,
  { mailId }: { mailId: string },
  lease = leaseMs,
): Promise<void> {
  const smtp = transportOf(ctx.platform);
  if (!smtp) return;
  const mail = await claim(ctx, mailId, lease);
  if (!mail) return;
  const setLease = (claimedUntil: ReturnType<typeof untilLeaseEnds> | null) =>
    ctx.db
      .update(outboxMails)
      .set({ claimedUntil })
      .where(and(eq(outboxMails.id, mailId), isNull(outboxMails.sentAt)))
      // The next renewal may succeed in time, and a lease that is not released expires.
      .catch((error: unknown) =>
        ctx.platform.log.warn({ err: error }, 'the lease of an email was not changed'),
      );
  const renewal = setInterval(() => setLease(untilLeaseEnds(lease)), lease / 3);
  try {
    const message = {
      from: await readSender(ctx),
      // Emails invite replies, and nobody reads the sender's address.
      replyTo: ctx.platform.config.replyToEmail,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: (await readAttachments(ctx, mail.id)).map(
        ({ fileName, mediaType, content }) => ({
          filename: fileName,
          contentType: mediaType,
          content,
          encoding: 'base64',
        }),
      ),
      messageId: `<mail-${mail.id}@vitrine>`,
    };
    await smtp.breaker
      .run(async () => (await smtp.send).sendMail(message), isMailOutage)
      .catch(async (error: unknown) => {
        // It was not accepted, so the next attempt need not wait for the lease to expire.
        clearInterval(renewal);
        await setLease(null);
        throw error;
      });
    await markSent(ctx, mailId);
  } finally {
    clearInterval(renewal);
  }
}
