import { fileUrl, formatUrl } from '@vitrine/contract/images.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { type Mail, type MailContent, type MailTemplate, writeMail } from '#texts/mails.ts';
import { type Branding, builtInBranding, readBranding } from '../branding.ts';
import type { Ctx, Platform } from '../context.ts';
import { as } from '../db/sql-rows.ts';
import { type Places, statement } from '../db/statement.ts';
import { defineEvent } from '../events.ts';
import { Failure } from '../failure.ts';
import type { DescribeSubjects } from '../jobs/job-subjects.ts';
import type { Module } from '../module.ts';
import { deliverMail } from './deliver-mail.ts';
import type { outboxMails } from './mail.tables.ts';
import {
  addAttachments,
  deleteClearedAttachments,
  type MailAttachment,
} from './mail-attachments.ts';
import { renderMail, writeMailText } from './mail-page.ts';

export interface MailRequest<Template extends MailTemplate> {
  to: string;
  language: Language;
  mail: Mail<Template>;
  /** At most one email is created for each key. */
  uniqueKey?: string;
  attachments?: readonly MailAttachment[];
}

/** The event whose handler sends an email. */
export const mailQueuedName = 'mail.queued';
const mailQueued = defineEvent<{ mailId: string }>(mailQueuedName);

type NewMail = Required<Omit<typeof outboxMails.$inferInsert, 'id' | 'sentAt' | 'claimedUntil'>>;

const insertMail = statement(
  (places: Places<NewMail>) => sql`
    insert into outbox_mails (recipient, template, language, subject, text, html, unique_key, created_at)
    values (${places.recipient}, ${places.template}, ${places.language}, ${places.subject}, ${places.text}, ${places.html}, ${places.uniqueKey}, ${places.createdAt})
    on conflict do nothing returning id`,
  { id: as.id },
);

/** The domain of the addresses that deleted accounts have: reserved, so that no mailbox can be there (RFC 2606). */
export const noMailDomain = 'deleted.invalid';

/** The platform as the sender of an email, once operators have given it a name or a logo of its own. */
function describePlatform(
  { config }: Platform,
  { name, logoKey }: Branding,
): Pick<MailContent, 'brand'> {
  if (!logoKey && name === builtInBranding.name) return {};
  const pictureUrl = logoKey
    ? `${config.consoleUrl}${formatUrl(fileUrl(logoKey), 'png')}?w=320`
    : undefined;
  return {
    brand: {
      name,
      fill: '#2f6ff0',
      onFill: '#ffffff',
      url: config.consoleUrl,
      pictureUrl,
      isSquare: true,
    },
  };
}

/**
 * Creates an email in the caller's transaction; it is sent after the commit, or shown on the outbox page. Returns its id;
 * nothing when it was created before, or when the address has no mailbox.
 */
export async function sendMail<Template extends MailTemplate>(
  ctx: Ctx,
  request: MailRequest<Template>,
): Promise<string | undefined> {
  if (request.to.endsWith(`@${noMailDomain}`)) return undefined;
  // A line break in an address would start another header.
  if (/[\r\n,;<>]/.test(request.to))
    throw new Failure('invalid-input', { fields: [{ path: 'email', code: 'email' }] });
  const branding = await readBranding(ctx);
  const content = {
    ...describePlatform(ctx.platform, branding),
    ...writeMail(request.language, request.mail, branding.name),
  };
  const [mail] = await insertMail(ctx, {
    recipient: request.to,
    template: request.mail.template,
    language: request.language,
    subject: content.subject.replace(/[\r\n]+/g, ' '),
    text: writeMailText(content),
    html: renderMail(content, intlTags[request.language]),
    uniqueKey: request.uniqueKey ?? null,
    createdAt: ctx.clock.now(),
  });
  if (mail) await addAttachments(ctx, mail.id, request.attachments ?? []);
  // Without a mail server the email is only on the outbox page, and no delivery job is queued for it.
  if (mail && ctx.platform.config.SMTP_URL)
    await ctx.platform.events.emit(ctx, mailQueued, { mailId: mail.id });
  return mail?.id;
}

/** Emails as the subjects of failed jobs, shown by their subject lines. */
const describeMails: DescribeSubjects = async (ctx, mailIds) => {
  const rows = await ctx.db.rows(
    sql`select id::text, subject from outbox_mails where id = any(${sql.param([...mailIds])}::bigint[])`,
    {
      id: as.id,
      subject: as.text,
    },
  );
  return new Map(
    rows.map(({ id, subject }) => [id, { kind: 'email', name: subject, storeId: null }]),
  );
};

/** Whether this address has received an email of this kind since the given time. */
export function wasMailed(
  ctx: Ctx,
  mail: { to: string; template: MailTemplate; since: Date },
): Promise<boolean> {
  return ctx.db.exists(sql`
    select 1 from outbox_mails where created_at > ${mail.since.toISOString()}::timestamptz and template = ${mail.template}
      and lower(recipient) = lower(${mail.to}) limit 1`);
}

/** How many emails of this kind an address has received since the given time. */
export async function countMails(
  ctx: Ctx,
  mail: { to: string; template: MailTemplate; since: Date },
): Promise<number> {
  const [row] = await ctx.db.rows(
    sql`select count(*) as count from outbox_mails where created_at > ${mail.since.toISOString()}::timestamptz and template = ${mail.template}
      and lower(recipient) = lower(${mail.to})`,
    { count: as.integer },
  );
  return row?.count ?? 0;
}

export const mailKeptDays = 7;
const batchRows = 5_000;

/** Clears emails that the mail server accepted a week ago: they contain links, codes and names. The record that they were sent stays. */
export async function sweepMails({ database: { db }, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - mailKeptDays * 86_400_000).toISOString();
  for (;;) {
    const rowCount = await db.run(sql`
      update outbox_mails set recipient = '', subject = '', text = '', html = '' where id in (
        select id from outbox_mails where created_at < ${before}::timestamptz and sent_at < ${before}::timestamptz and html <> '' limit ${batchRows})`);
    if (rowCount < batchRows) break;
  }
  await deleteClearedAttachments(db);
}

/** Clears what was mailed to an address that is to be forgotten. */
export async function eraseMailsTo({ db }: Ctx, recipient: string): Promise<void> {
  await db.run(
    sql`update outbox_mails set recipient = '', subject = '', text = '', html = '' where lower(recipient) = lower(${recipient})`,
  );
  await deleteClearedAttachments(db);
}

export const mailModule: Module = {
  name: 'mail',
  handlers: (events) =>
    events.on(mailQueued, 'deliver', deliverMail, { queue: 'email', transaction: 'none' }),
  jobSubjects: { mailId: describeMails },
  schedules: [{ name: 'mail.sweep', everySeconds: 21_600, run: sweepMails }],
};
