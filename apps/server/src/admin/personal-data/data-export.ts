import { type DataExport, exportDays } from '@vitrine/contract/admin/data-exports.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { and, eq, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dataExports } from '#admin/identity/identity.tables.ts';
import { type ArchiveFile, type Person, requireRecentAuth } from '#admin/identity/index.ts';
import { readBranding } from '#platform/branding.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { defineEvent } from '#platform/events.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendFile } from '#platform/http/send-file.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { isSignedLink, signBriefLink } from '#platform/security/signed-links.ts';
import type * as english from '#texts/en/data-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { deleteExportFile, newExportKey, storeArchive, storeKey } from './export-files.ts';
import { getPerson, partsOf } from './person.ts';

type ExportRow = typeof dataExports.$inferSelect;
interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/** Longer than all attempts of the job take: an archive that is not there by then failed. */
const preparingMinutes = 60;
const linkMinutes = 5;
const dayMs = 86_400_000;

export const exportRequested = defineEvent<{ exportId: string }>('account.export-requested');
const texts = await loadArea<typeof english>('data-export');

function describe(ctx: Ctx, { readyAt, requestedAt, expiresAt, bytes }: ExportRow): DataExport {
  const isLate = ctx.clock.now().getTime() - requestedAt.getTime() > preparingMinutes * 60_000;
  return {
    state: readyAt ? 'ready' : isLate ? 'failed' : 'preparing',
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes,
  };
}

async function findExport(ctx: Ctx): Promise<ExportRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, callerOf(ctx).accountId));
  return row?.expiresAt && row.expiresAt <= ctx.clock.now() ? undefined : row;
}

export async function readExport(ctx: Ctx): Promise<DataExport | null> {
  const row = await findExport(ctx);
  return row ? describe(ctx, row) : null;
}

/** Requests a new archive in place of an earlier one. */
export async function requestExport(ctx: Ctx, proof: Proof): Promise<DataExport> {
  const { accountId } = callerOf(ctx);
  const known = await findExport(ctx);
  if (known && describe(ctx, known).state === 'preparing') throw new Failure('export-preparing');
  await requireRecentAuth(ctx, proof);
  if (known) await deleteExportFile(ctx.platform, known.key);
  return inTx(ctx, async (tx) => {
    await tx.db.delete(dataExports).where(eq(dataExports.accountId, accountId));
    const [row] = await tx.db
      .insert(dataExports)
      .values({ accountId, key: newExportKey(), requestedAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Failure('export-preparing');
    await tx.platform.events.emit(tx, exportRequested, { exportId: row.id });
    return describe(ctx, row);
  });
}

const pathOf = (key: string): string => `/exports/${key}`;

/** An address that is valid for a few minutes, for the browser's own download: it sends no access token. */
export async function createLink(ctx: Ctx, proof: Proof): Promise<{ url: string }> {
  const row = await findExport(ctx);
  if (!row?.readyAt) return notFound();
  await requireRecentAuth(ctx, proof);
  return { url: signBriefLink(ctx.platform, pathOf(row.key), linkMinutes) };
}

export function mountExports(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: { key: string }; Querystring: Record<string, string> }>(
    '/exports/:key',
    async (request, reply) => {
      const { key } = request.params;
      if (!/^[0-9a-f]{48}$/.test(key) || !isSignedLink(platform, pathOf(key), request.query))
        return notFound();
      const [row] = await platform.database.db
        .select()
        .from(dataExports)
        .where(eq(dataExports.key, key));
      if (!row?.bytes || !row.expiresAt || row.expiresAt <= platform.clock.now()) return notFound();
      const downloadName = `vitrine-${row.requestedAt.toISOString().slice(0, 10)}.zip`;
      const sent = {
        key: storeKey(key),
        bytes: row.bytes,
        mediaType: 'application/zip',
        downloadName,
      };
      return sendFile(platform, request, reply, sent);
    },
  );
}

async function* collectAll(ctx: Ctx, person: Person): AsyncIterable<ArchiveFile> {
  const { title, made, ...lines } = texts[person.language].readme;
  const { name: platform } = await readBranding(ctx);
  const date = findDateFormat(intlTags[person.language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const head = [
    fillText(title, { platform }),
    `${person.email} · ${made} ${date.format(ctx.clock.now())} UTC`,
  ];
  yield {
    name: 'README.txt',
    content: `\uFEFF${[...head, ...Object.values({ ...lines, contents: fillText(lines.contents, { platform }) })].join('\r\n\r\n')}\r\n`,
  };
  for (const { collect } of partsOf(ctx)) if (collect) yield* collect(ctx, person);
}

/** Makes the archive and mails that it is ready. A repeated job replaces what an interrupted one left. */
export async function makeExport(ctx: Ctx, exportId: string): Promise<void> {
  const [row] = await ctx.db.select().from(dataExports).where(eq(dataExports.id, exportId));
  // Requested again, or the account was deleted meanwhile.
  if (!row || row.readyAt) return;
  const person = await getPerson(ctx, row.accountId);
  const own = { ...systemContext(ctx.platform), language: person.language };
  const bytes = await storeArchive(ctx.platform, row.key, collectAll(own, person));
  const readyAt = ctx.clock.now();
  await inTx(ctx, async (tx) => {
    const [ready] = await tx.db
      .update(dataExports)
      .set({ readyAt, expiresAt: new Date(readyAt.getTime() + exportDays * dayMs), bytes })
      .where(eq(dataExports.id, exportId))
      .returning({ id: dataExports.id });
    if (!ready) return;
    await sendMail(tx, {
      to: person.email,
      language: person.language,
      uniqueKey: `data-export:${exportId}`,
      mail: {
        template: 'data-export-ready',
        values: { days: exportDays },
        url: `${ctx.platform.config.consoleUrl}/#/profile?section=data`,
      },
    });
  });
}

/** Removes archives that have expired, and requests that led to none. */
export async function sweepExports(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const now = platform.clock.now();
  const isOver = or(
    lt(dataExports.expiresAt, now),
    lt(dataExports.requestedAt, new Date(now.getTime() - 2 * exportDays * dayMs)),
  );
  for (const { id, key } of await ctx.db
    .select({ id: dataExports.id, key: dataExports.key })
    .from(dataExports)
    .where(isOver)) {
    await deleteExportFile(platform, key);
    await ctx.db.delete(dataExports).where(and(eq(dataExports.id, id), eq(dataExports.key, key)));
  }
}
