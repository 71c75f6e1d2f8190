import { isIP } from 'node:net';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { notFound } from '../failure.ts';
import { outboxMails } from '../mail/mail.tables.ts';
import { mailAttachments } from '../mail/mail-attachments.tables.ts';
import { readAttachments } from '../mail/mail-attachments.ts';
import { escapeHtml } from '../mail/mail-page.ts';

const listed = 100;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}body{max-width:760px;margin:0 auto;padding:32px 16px;font:15px/1.5 system-ui,sans-serif}a{color:inherit}li{padding:12px 0;border-bottom:1px solid #8884;list-style:none}ul{padding:0}small{opacity:.7}</style></head><body>${body}</body></html>`;
}

/** An IP address or `localhost`: anyone can point a DNS name of their own at this machine, and its page could then read the outbox. */
function isOwnName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0
  );
}

/** The emails of a trial without a mail server, newest first: for this machine only, and never in production. */
export function mountOutboxPage(server: FastifyInstance, platform: Platform): void {
  if (platform.config.mode === 'serve' || platform.config.SMTP_URL) return;
  const { db } = platform.database;
  // Checked at the routes and not by URL, because a URL has many spellings.
  const onRequest = async (request: FastifyRequest) => {
    // Behind a proxy on this machine every request seems to come from this machine.
    const isPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    // This machine may also use its own network address.
    const isOwn = loopback.test(request.ip) || request.ip === request.socket.localAddress;
    if (isPassedOn || !isOwn || !isOwnName(request.hostname.toLowerCase())) notFound();
  };
  const listFiles = (mailIds: string[]) => {
    const { mailId, position, fileName } = mailAttachments;
    return db
      .select({ mailId, position, fileName })
      .from(mailAttachments)
      .where(inArray(mailId, mailIds))
      .orderBy(mailId, position);
  };
  server.get('/outbox', { onRequest }, async (_request, reply) => {
    const mails = await db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(listed);
    const files = await listFiles(mails.map(({ id }) => id));
    const rows = mails.map(
      (mail) =>
        `<li><a href="/outbox/${mail.id}"><b>${escapeHtml(mail.subject)}</b></a><br><small>${escapeHtml(mail.recipient)} · ${mail.createdAt.toISOString()}${files
          .filter(({ mailId }) => mailId === mail.id)
          .map(
            ({ position, fileName }) =>
              ` · <a href="/outbox/${mail.id}/files/${position}">${escapeHtml(fileName)}</a>`,
          )
          .join('')}</small></li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        page(
          'Outbox',
          `<h1>Outbox</h1><p>No mail server is configured (SMTP_URL), so mails are kept here.</p><ul>${rows.join('') || '<li>No mail yet.</li>'}</ul>`,
        ),
      );
  });
  server.get<{ Params: { id: string } }>('/outbox/:id', { onRequest }, async (request, reply) => {
    if (!/^\d{1,18}$/.test(request.params.id)) notFound();
    const mail = (
      await db.select().from(outboxMails).where(eq(outboxMails.id, request.params.id))
    )[0];
    if (!mail) return notFound();
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // Emails show pictures that another origin serves.
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${new URL(platform.config.storeUrl).origin}`,
        )
        .send(mail.html)
    );
  });
  server.get<{ Params: { id: string; position: string } }>(
    '/outbox/:id/files/:position',
    { onRequest },
    async (request, reply) => {
      const { id, position } = request.params;
      if (!/^\d{1,18}$/.test(id)) notFound();
      const file = (await readAttachments({ db }, id)).find(
        (one) => String(one.position) === position,
      );
      if (!file) return notFound();
      return reply
        .type(file.mediaType)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename=${encodeURIComponent(file.fileName)}`)
        .send(Buffer.from(file.content, 'base64'));
    },
  );
}
