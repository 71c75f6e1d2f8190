import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import {
  mediaBytesMax,
  mediaPartBytesMax,
  type startMediaUpload as startContract,
} from '@vitrine/contract/shop/media.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
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
import { addPicture, findByHash, mediaUploads } from '../catalogue/index.ts';
import { getMediaRow, type MediaRow } from './media.ts';

type Upload = typeof mediaUploads.$inferSelect;

const uploadOf = ({ key }: Upload): UploadKey => ({ folder: 'media-uploads', key });
const megabytesMax = mediaBytesMax / 1024 / 1024;

/** Begins an upload, or returns the one of the same file that was begun before. */
export async function startMediaUpload(
  ctx: Ctx,
  { fileName, bytes, hash }: EndpointInput<typeof startContract>['body'],
): Promise<EndpointReply<typeof startContract>> {
  if (bytes > mediaBytesMax)
    throw new Failure('media-too-large', { values: { max: megabytesMax } });
  const partBytes = mediaPartBytesMax;
  const known = hash && (await findByHash(ctx, hash));
  if (known)
    return { id: null, storedBytes: 0, partBytes, picture: await getMediaRow(ctx, known.id) };
  const [row] = await ctx.db
    .insert(mediaUploads)
    .values({
      key: randomBytes(20).toString('hex'),
      fileName: asLine(fileName).slice(0, 200),
      hash: hash ?? null,
      bytes,
      storedBytes: 0,
      accountId: callerOf(ctx).accountId,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoUpdate({
      target: [mediaUploads.accountId, mediaUploads.hash],
      set: { fileName: sql`excluded.file_name`, createdAt: sql`excluded.created_at` },
    })
    .returning();
  const { id, storedBytes, bytes: expected } = orNotFound(row);
  if (expected !== bytes)
    throw new Failure('invalid-input', { fields: [{ path: 'hash', code: 'choice' }] });
  return { id, storedBytes, partBytes, picture: null };
}

async function getUpload(ctx: Ctx, id: string): Promise<Upload> {
  const own = and(eq(mediaUploads.id, id), eq(mediaUploads.accountId, callerOf(ctx).accountId));
  return orNotFound((await ctx.db.select().from(mediaUploads).where(own))[0]);
}

/** Stores one part of an upload. */
export async function storeMediaPart(
  ctx: Ctx,
  id: string,
  offset: number,
  part: unknown,
): Promise<{ storedBytes: number }> {
  const row = await getUpload(ctx, id);
  return acceptPart(ctx.platform, {
    upload: uploadOf(row),
    row,
    offset,
    part,
    advance: (storedBytes) =>
      ctx.db
        .update(mediaUploads)
        .set({ storedBytes })
        .where(and(eq(mediaUploads.id, id), eq(mediaUploads.storedBytes, offset)))
        .returning({ id: mediaUploads.id }),
  });
}

async function dropUpload(ctx: Ctx, row: Upload): Promise<void> {
  await ctx.db.delete(mediaUploads).where(eq(mediaUploads.id, row.id));
  await deleteParts(ctx.platform, uploadOf(row));
}

const refusals: Partial<Record<string, () => Failure>> = {
  'image-too-large': () => new Failure('media-too-large', { values: { max: megabytesMax } }),
  'image-too-many-pixels': () => new Failure('media-too-many-pixels'),
  'image-unreadable': () => new Failure('image-unreadable'),
};

/** The bytes begin like a drawing as SVG, which can contain scripts. */
const isVector = (bytes: Buffer): boolean =>
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--[\s\S]*?--|doctype svg[^>]*)>\s*)*<svg/i.test(
    bytes.subarray(0, 1_024).toString('latin1'),
  );

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const finishing = perPlatform(() => createSingleFlight<MediaRow>());

/** Ends an upload. A call that is repeated while it runs gets the same answer. */
export async function finishMediaUpload(ctx: Ctx, id: string): Promise<MediaRow> {
  const row = await getUpload(ctx, id);
  return finishing(ctx.platform)(id, () => finishOnce(ctx, row));
}

async function finishOnce(ctx: Ctx, row: Upload): Promise<MediaRow> {
  if (row.storedBytes !== row.bytes) throw misplacedPart(row.storedBytes);
  const draft = await joinParts(ctx.platform, uploadOf(row), row.bytes);
  const bytes = draft && (await readFile(draft));
  // Parts that were lost, or are of another file of the same name, are sent again.
  if (!bytes || (row.hash !== null && hashOf(bytes) !== row.hash)) {
    await ctx.db.update(mediaUploads).set({ storedBytes: 0 }).where(eq(mediaUploads.id, row.id));
    throw misplacedPart(0);
  }
  try {
    if (isVector(bytes)) throw new Failure('media-vector');
    const { accountId, fileName } = row;
    const { id } = await addPicture(ctx, { bytes, name: fileName, accountId });
    await dropUpload(ctx, row);
    return await getMediaRow(ctx, id);
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'busy') throw error;
    await dropUpload(ctx, row);
    throw refusals[error.code]?.() ?? error;
  }
}

const keptMs = 2 * 86_400_000;

/** Deletes uploads that were given up. */
export async function sweepMediaUploads(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const rows = await ctx.db
    .select()
    .from(mediaUploads)
    .where(lt(mediaUploads.createdAt, new Date(ctx.clock.now().getTime() - keptMs)))
    .limit(500);
  for (const row of rows) await dropUpload(ctx, row);
}
