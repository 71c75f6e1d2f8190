import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import {
  type CatalogueImport,
  type ImportSettings,
  importPartBytesMax,
  type startImport as startContract,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { and, eq, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import {
  acceptPart,
  deleteParts,
  joinParts,
  misplacedPart,
  type UploadKey,
} from '#platform/files/upload-parts.ts';
import { callerOf } from '#platform/http/route.ts';
import { perPlatform } from '#platform/per-platform.ts';
import { createSingleFlight } from '#platform/turns.ts';
import { catalogueImports, importMappings } from './catalogue-import.tables.ts';
import { describeImport } from './describe-import.ts';
import {
  createSettings,
  describeReading,
  getFileKey,
  hashTitles,
  readGuess,
  readHead,
} from './describe-reading.ts';
import { getImportRow, type ImportRow, isRead, lockImport } from './find-import.ts';

const uploadOf = (key: string): UploadKey => ({ folder: 'import-uploads', key });

/** Adds an import whose file follows in parts. */
export async function addImport(
  ctx: Ctx,
  { fileName, bytes }: EndpointInput<typeof startContract>['body'],
  accountId: string | null,
): Promise<ImportRow> {
  const [row] = await ctx.db
    .insert(catalogueImports)
    .values({
      key: randomBytes(20).toString('hex'),
      fileName: asLine(fileName).slice(0, 200),
      bytes,
      storedBytes: 0,
      state: 'uploading',
      accountId,
      createdAt: ctx.clock.now(),
    })
    .returning();
  return orNotFound(row);
}

export async function startImport(
  ctx: Ctx,
  body: EndpointInput<typeof startContract>['body'],
): Promise<EndpointReply<typeof startContract>> {
  const { id } = await addImport(ctx, body, callerOf(ctx).accountId);
  return { id, partBytes: importPartBytesMax };
}

async function getUpload(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = await getImportRow(ctx, id);
  if (row.state !== 'uploading') throw new Failure('upload-finished');
  return row;
}

/** Stores one part of an upload. */
export async function storeImportPart(
  ctx: Ctx,
  id: string,
  offset: number,
  part: unknown,
): Promise<{ storedBytes: number }> {
  const row = await getUpload(ctx, id);
  return acceptPart(ctx.platform, {
    upload: uploadOf(row.key),
    row,
    offset,
    part,
    advance: (storedBytes) =>
      ctx.db
        .update(catalogueImports)
        .set({ storedBytes })
        .where(
          and(
            eq(catalogueImports.id, id),
            eq(catalogueImports.storedBytes, offset),
            eq(catalogueImports.state, 'uploading'),
          ),
        )
        .returning({ id: catalogueImports.id }),
  });
}

/** The settings of the last file with these columns. The meaning of prices is chosen again each time. */
async function findRemembered(
  ctx: Ctx,
  titles: readonly string[],
  proposed: ImportSettings,
): Promise<{ settings: ImportSettings; isRemembered: boolean }> {
  const [row] = await ctx.db
    .select()
    .from(importMappings)
    .where(eq(importMappings.hash, hashTitles(titles)));
  if (!row) return { settings: proposed, isRemembered: false };
  const { layout, language, mapping, categories, source, supplierId } = row.settings;
  return {
    settings: { ...proposed, layout, language, mapping, categories, source, supplierId },
    isRemembered: true,
  };
}

const finishing = perPlatform(() => createSingleFlight<CatalogueImport>());

/** Ends an upload and reads the first rows. A call that is repeated while it runs gets the same answer. */
export const finishImportUpload = (ctx: Ctx, id: string): Promise<CatalogueImport> =>
  finishing(ctx.platform)(id, () => finishOnce(ctx, id));

async function finishOnce(ctx: Ctx, id: string): Promise<CatalogueImport> {
  const row = await getUpload(ctx, id);
  if (row.storedBytes !== row.bytes) throw misplacedPart(row.storedBytes);
  const draft = await joinParts(ctx.platform, uploadOf(row.key), row.bytes);
  if (!draft) throw misplacedPart(0);
  await (await fileStoreOf(ctx.platform)).putFile(getFileKey(row.key), draft);
  await readFirstRows(ctx, row);
  await deleteParts(ctx.platform, uploadOf(row.key));
  return describeImport(ctx, await getImportRow(ctx, id));
}

/** Guesses how a stored file is to be read. */
export async function readFirstRows(ctx: Ctx, row: ImportRow): Promise<void> {
  const { platform } = ctx;
  const guess = await readGuess(platform, row);
  const head = await readHead(platform, row, guess.format, guess);
  const proposed = createSettings(guess, head);
  const { settings, isRemembered } = await findRemembered(ctx, head.titles, proposed);
  const { reading, decimalSign } = describeReading(guess, head, settings, isRemembered);
  const { problem } = head;
  await ctx.db
    .update(catalogueImports)
    .set({
      state: problem && !head.titles.length ? 'unreadable' : 'ready',
      settings: { ...settings, decimalSign },
      reading,
      problem: problem ? { ...problem, byte: problem.byte ?? null } : null,
      storedBytes: row.bytes,
    })
    .where(and(eq(catalogueImports.id, row.id), eq(catalogueImports.state, 'uploading')));
}

/** True if the same columns go to the same fields. */
const isReadAlike = (one: ImportSettings, other: ImportSettings): boolean =>
  (['encoding', 'delimiter', 'layout', 'mapping'] as const).every((field) =>
    isDeepStrictEqual(one[field], other[field]),
  );

/** Changes how a file is read. The first rows are read again where that changes them. */
export async function changeImportSettings(
  ctx: Ctx,
  id: string,
  settings: ImportSettings,
): Promise<CatalogueImport> {
  const row = await getImportRow(ctx, id);
  if (!isRead(row)) throw new Failure('import-state');
  const isReread =
    settings.encoding !== row.settings.encoding || settings.delimiter !== row.settings.delimiter;
  const { reading, problem } = isReread
    ? await readAgain(ctx, row, settings)
    : { reading: row.reading, problem: undefined };
  await inTx(ctx, async (tx) => {
    const { findings } = await lockImport(tx, id, ['ready', 'checking', 'checked', 'unreadable']);
    await tx.db
      .update(catalogueImports)
      .set({
        settings,
        reading,
        state: isReread && problem && !reading.titles.length ? 'unreadable' : 'ready',
        ...(isReread && { problem: problem ? { ...problem, byte: problem.byte ?? null } : null }),
        // The categories of the file stay listed, so that one after the other can be chosen.
        findings: isReadAlike(settings, row.settings) ? findings : null,
        // A check that runs is of settings that count no more.
        checkNumber: sql`${catalogueImports.checkNumber} + 1`,
        doneCount: 0,
        totalCount: 0,
      })
      .where(eq(catalogueImports.id, id));
  });
  return describeImport(ctx, await getImportRow(ctx, id));
}

async function readAgain(
  ctx: Ctx,
  row: ImportRow & { reading: NonNullable<ImportRow['reading']> },
  settings: ImportSettings,
) {
  const head = await readHead(ctx.platform, row, row.reading.format, settings);
  const { reading } = describeReading(row.reading, head, settings, row.reading.isRemembered);
  return { reading, problem: head.problem };
}

/** Deletes an import with its file. */
export async function removeImport(ctx: Ctx, { id, key }: ImportRow): Promise<void> {
  await ctx.db.delete(catalogueImports).where(eq(catalogueImports.id, id));
  await deleteParts(ctx.platform, uploadOf(key));
  await (await fileStoreOf(ctx.platform)).delete(getFileKey(key));
}

/** Gives up an import that has not begun. */
export async function deleteImport(ctx: Ctx, id: string): Promise<null> {
  const row = await inTx(ctx, async (tx) => {
    const found = await lockImport(tx, id, [
      'uploading',
      'ready',
      'checking',
      'checked',
      'unreadable',
    ]);
    await tx.db.delete(catalogueImports).where(eq(catalogueImports.id, id));
    return found;
  });
  await removeImport(ctx, row);
  return null;
}
