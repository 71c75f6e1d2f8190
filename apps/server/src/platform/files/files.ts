import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { deleteFile, textKeyShape, uploadFile } from '@vitrine/contract/files.ts';
import {
  fileKeyShape,
  fileUrl,
  imageWidths,
  pictureFormats,
  readCrop,
} from '@vitrine/contract/images.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx, Platform } from '../context.ts';
import { Failure, notFound, orNotFound } from '../failure.ts';
import { callerOf, route } from '../http/route.ts';
import type { Module } from '../module.ts';
import { fileStoreOf } from './file-store.ts';
import { storedFiles } from './files.tables.ts';
import { describeImage, type EncodedImage, encodeImage } from './images.ts';
import {
  deletePicture,
  findAvif,
  readCroppedPicture,
  readPicture,
  readPictureCopy,
} from './stored-pictures.ts';

interface NewFile {
  key: string;
  name: string;
  ownerId: string | null;
}

async function keep(
  ctx: Ctx,
  { key, name, ownerId }: NewFile,
  image: Omit<EncodedImage, 'tone'> & { tone: string | null },
): Promise<void> {
  await (await fileStoreOf(ctx.platform)).put(key, image.bytes);
  await ctx.db
    .insert(storedFiles)
    .values({
      key,
      ownerId,
      name: asLine(name).slice(0, 200),
      width: image.width,
      height: image.height,
      tone: image.tone,
      bytes: image.bytes.length,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
}

/** The space that the pictures of one account may take, so that one account cannot fill the disk. */
const accountMegabytesMax = 300;

async function refuseFull(ctx: Ctx, ownerId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ bytes: sql<string>`coalesce(sum(${storedFiles.bytes}), 0)::text` })
    .from(storedFiles)
    .where(eq(storedFiles.ownerId, ownerId));
  if (Number(row?.bytes ?? 0) >= accountMegabytesMax * 1024 * 1024)
    throw new Failure('pictures-full', { values: { max: accountMegabytesMax } });
}

/** Stores a picture under a random name in a folder of the day; returns its key. */
export async function storeEncoded(
  ctx: Ctx,
  { name, ownerId }: { name: string; ownerId: string | null },
  image: EncodedImage,
): Promise<string> {
  const key = `${ctx.clock.now().toISOString().slice(0, 10)}/${randomBytes(16).toString('hex')}.webp`;
  await keep(ctx, { key, name, ownerId }, image);
  return key;
}

/** Re-encodes an upload and stores it; returns its key. */
export async function storeImage(
  ctx: Ctx,
  upload: { bytes: Buffer; name: string; ownerId: string | null },
): Promise<string> {
  if (upload.ownerId !== null) await refuseFull(ctx, upload.ownerId);
  return storeEncoded(ctx, upload, await encodeImage(upload.bytes));
}

/** Whether a file is a text: by its name and by every byte of it. */
function isText({ bytes, name }: { bytes: Buffer; name: string }): boolean {
  if (!/\.(?:txt|csv|md|log)$/i.test(name) || !isUtf8(bytes)) return false;
  return !bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte));
}

/** Stores a text unchanged under a random name; returns its key. */
async function storeText(
  ctx: Ctx,
  { bytes, name, ownerId }: { bytes: Buffer; name: string; ownerId: string },
): Promise<string> {
  await refuseFull(ctx, ownerId);
  const key = `${ctx.clock.now().toISOString().slice(0, 10)}/${randomBytes(16).toString('hex')}.txt`;
  await keep(ctx, { key, name, ownerId }, { bytes, width: 0, height: 0, tone: null });
  return key;
}

/** Stores a picture that is part of the project unchanged under the given key. Never use it for uploads. */
export async function storeOwnImage(
  ctx: Ctx,
  own: { bytes: Buffer; name: string; key: string },
): Promise<EncodedImage> {
  const image = await describeImage(own.bytes);
  await keep(ctx, { key: own.key, name: own.name, ownerId: null }, image);
  return image;
}

export interface FoundImage {
  width: number;
  height: number;
  tone: string | null;
  /** Who uploaded it; null for pictures of the platform itself. */
  ownerId: string | null;
}

/** Size, colour and owner of a stored picture. */
export async function findImage(ctx: Ctx, key: string): Promise<FoundImage | undefined> {
  const { width, height, tone, ownerId } = storedFiles;
  const rows = await ctx.db
    .select({ width, height, tone, ownerId })
    .from(storedFiles)
    .where(eq(storedFiles.key, key));
  return rows[0];
}

/** The pictures that an account uploaded. */
export function listPicturesOf(
  ctx: Ctx,
  ownerId: string,
): Promise<{ key: string; name: string; createdAt: Date }[]> {
  const { key, name, createdAt } = storedFiles;
  return ctx.db
    .select({ key, name, createdAt })
    .from(storedFiles)
    .where(eq(storedFiles.ownerId, ownerId))
    .orderBy(storedFiles.id);
}

/** Deletes pictures of an account with their files; repeating it is harmless. Outside of a transaction. */
export async function deletePicturesOf(
  ctx: Ctx,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await deletePicture(ctx.platform, key);
    await ctx.db
      .delete(storedFiles)
      .where(and(eq(storedFiles.key, key), eq(storedFiles.ownerId, ownerId)));
  }
}

/** Makes one picture the platform's own. */
export async function disownPicture(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.update(storedFiles).set({ ownerId: null, name: '' }).where(eq(storedFiles.key, key));
}

/** Makes the pictures that an account uploaded the platform's own. */
export async function disownPicturesOf(ctx: Ctx, ownerId: string): Promise<void> {
  await ctx.db
    .update(storedFiles)
    .set({ ownerId: null, name: '' })
    .where(eq(storedFiles.ownerId, ownerId));
}

const harmless = "default-src 'none'; sandbox";

/** A stored text as a download: a browser never shows it as a page of ours. */
async function sendText(
  platform: Platform,
  key: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await readPicture(platform, key);
  if (!bytes) return notFound();
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', harmless)
    .header('content-disposition', 'attachment')
    .type('text/plain; charset=utf-8')
    .send(bytes);
}

/** WebP in place of an AVIF that is not there yet. */
const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

interface PictureFile {
  bytes: Buffer;
  mediaType: string;
  /** False for WebP in place of an AVIF that is being made. */
  isFinal: boolean;
}

/** The picture that an address names: stored ones are WebP, and `.avif` or `.jpg` instead of that names another format. */
async function findPictureFile(
  platform: Platform,
  address: string,
  { w, crop }: { w?: string; crop?: string },
): Promise<PictureFile | undefined> {
  const width = imageWidths.find((known) => String(known) === w);
  const [, name = '', ending = ''] = /^(.*)\.(\w+)$/.exec(address) ?? [];
  const format = pictureFormats.find((known) => known === ending);
  if (!format) return undefined;
  const key = `${name}.webp`;
  const focus = readCrop(crop);
  if (format === 'jpg' && width && focus) {
    const cut = await readCroppedPicture(platform, key, { width, focus });
    return cut && { bytes: cut, mediaType: mediaTypes.jpg, isFinal: true };
  }
  const avif = format === 'avif' ? await findAvif(platform, key, width) : undefined;
  if (avif) return { bytes: avif, mediaType: 'image/avif', isFinal: true };
  const bytes = await readPictureCopy(platform, key, {
    format: format === 'avif' ? 'webp' : format,
    width,
  });
  return bytes && { bytes, mediaType: mediaTypes[format], isFinal: format !== 'avif' };
}

/** Serves stored files under a separate path, with fixed content types and a content security policy that allows nothing. */
export function mountFiles(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: { '*': string }; Querystring: { w?: string; crop?: string } }>(
    '/files/*',
    async (request, reply) => {
      const text = textKeyShape.safeParse(request.params['*']);
      if (text.success) return sendText(platform, text.data, reply);
      const key = fileKeyShape.safeParse(request.params['*']);
      if (!key.success) return notFound();
      const found = await findPictureFile(platform, key.data, request.query);
      if (!found) return notFound();
      return (
        reply
          .header(
            'cache-control',
            found.isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
          )
          .header('content-security-policy', harmless)
          // Emails show pictures of products and stores, and programs that read email are other sites.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-disposition', 'inline')
          .type(found.mediaType)
          .send(found.bytes)
      );
    },
  );
}

export const filesModule: Module = {
  name: 'files',
  routes(api) {
    route(api, uploadFile, async (ctx, { body }) => {
      const { bytes, fileName } = body.file;
      const upload = { bytes, name: fileName, ownerId: callerOf(ctx).accountId };
      const key = isText(upload) ? await storeText(ctx, upload) : await storeImage(ctx, upload);
      return {
        name: asLine(fileName).slice(0, 200),
        url: new URL(fileUrl(key), ctx.platform.config.consoleUrl).href,
        key,
      };
    });
    route(api, deleteFile, async (ctx, { query }) => {
      const key = query.filePath.replace(/^.*\/files\//, '').replace(/\?.*$/, '');
      const own = and(eq(storedFiles.key, key), eq(storedFiles.ownerId, callerOf(ctx).accountId));
      orNotFound(
        (await ctx.db.delete(storedFiles).where(own).returning({ id: storedFiles.id }))[0],
      );
      await deletePicture(ctx.platform, key);
      return null;
    });
  },
};
