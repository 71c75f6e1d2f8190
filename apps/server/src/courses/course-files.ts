import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as contract from '@vitrine/contract/courses/course-authoring.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfigNumber } from '#admin/configs/index.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { systemContext } from '#platform/context.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { ParserStopped, runParser } from '#platform/files/parser-pool.ts';
import {
  acceptPart,
  deleteParts,
  joinParts,
  misplacedPart,
  type UploadKey,
} from '#platform/files/upload-parts.ts';
import { sendFile } from '#platform/http/send-file.ts';
import { perPlatform } from '#platform/per-platform.ts';
import { isSignedLink, signLink } from '#platform/security/signed-links.ts';
import { createSingleFlight } from '#platform/turns.ts';
import { filmParser } from './course-films.ts';
import { courseFiles } from './courses.tables.ts';

type CourseFileRow = typeof courseFiles.$inferSelect;

const megabyte = 1024 * 1024;
const captionsMegabytesMax = 1;

const uploadOf = (key: string): UploadKey => ({ folder: 'course-uploads', key });

const storeKey = (key: string): string => `course-files/${key}`;

const pathOf = (key: string): string => `/course-files/${key}`;

/** A finished file with an address that expires. */
export function describeFile({ platform }: Ctx, file: CourseFileRow): contract.CourseFile {
  const { id, kind, name, bytes, durationSeconds, key } = file;
  return { id, kind, name, bytes, durationSeconds, url: signLink(platform, pathOf(key)) };
}

export const mediaOf = ({ platform }: Ctx, { key, mediaType, name, bytes }: CourseFileRow) => ({
  url: signLink(platform, pathOf(key)),
  type: mediaType,
  name,
  bytes,
});

async function megabytesMax(ctx: Ctx, kind: contract.CourseFileKind): Promise<number> {
  if (kind === 'captions') return captionsMegabytesMax;
  return readConfigNumber(
    ctx,
    kind === 'video' ? 'course.videoMegabytesMax' : 'course.fileMegabytesMax',
  );
}

export async function startUpload(
  ctx: Ctx,
  { kind, name, bytes }: EndpointInput<typeof contract.startUpload>['body'],
): Promise<EndpointReply<typeof contract.startUpload>> {
  const max = await megabytesMax(ctx, kind);
  if (bytes > max * megabyte) throw new Failure('upload-too-large', { values: { max } });
  const [added] = await ctx.db
    .insert(courseFiles)
    .values({
      key: randomBytes(20).toString('hex'),
      kind,
      name: asLine(name),
      mediaType: '',
      bytes,
      storedBytes: 0,
      durationSeconds: 0,
      createdAt: ctx.clock.now(),
      finishedAt: null,
    })
    .returning({ id: courseFiles.id });
  return { id: orNotFound(added).id, partBytes: contract.uploadPartBytesMax };
}

async function findOpenUpload(ctx: Ctx, id: string): Promise<CourseFileRow> {
  const file = orNotFound(
    (await ctx.db.select().from(courseFiles).where(eq(courseFiles.id, id)))[0],
  );
  if (file.finishedAt) throw new Failure('upload-finished');
  return file;
}

/** Stores one part of an upload. */
export async function storePart(
  ctx: Ctx,
  id: string,
  offset: number,
  part: unknown,
): Promise<{ storedBytes: number }> {
  const row = await findOpenUpload(ctx, id);
  return acceptPart(ctx.platform, {
    upload: uploadOf(row.key),
    row,
    offset,
    part,
    advance: (storedBytes) =>
      ctx.db
        .update(courseFiles)
        .set({ storedBytes })
        .where(
          and(
            eq(courseFiles.id, id),
            eq(courseFiles.storedBytes, offset),
            isNull(courseFiles.finishedAt),
          ),
        )
        .returning({ id: courseFiles.id }),
  });
}

/** What a file is by its content. */
async function inspect(
  kind: contract.CourseFileKind,
  draft: string,
): Promise<{ mediaType: string; durationSeconds: number }> {
  if (kind === 'video') {
    const film = await runParser(filmParser, draft).catch((error: unknown) => {
      if (error instanceof ParserStopped) return undefined;
      throw error;
    });
    if (!film) throw new Failure('video-unreadable');
    return film;
  }
  if (kind === 'file') return { mediaType: 'application/octet-stream', durationSeconds: 0 };
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    if (/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text.decode(await readFile(draft))))
      return { mediaType: 'text/vtt', durationSeconds: 0 };
  } catch {
    // Bytes that are no text.
  }
  throw new Failure('captions-unreadable');
}

const finishing = perPlatform(() => createSingleFlight<contract.CourseFile>());

/** Ends an upload. A call that is repeated while it runs, after a lost connection for example, gets the same answer. */
export const finishUpload = (ctx: Ctx, id: string): Promise<contract.CourseFile> =>
  finishing(ctx.platform)(id, () => finishOnce(ctx, id));

async function finishOnce(ctx: Ctx, id: string): Promise<contract.CourseFile> {
  const file = await findOpenUpload(ctx, id);
  if (file.storedBytes !== file.bytes) throw misplacedPart(file.storedBytes);
  try {
    const draft = await joinParts(ctx.platform, uploadOf(file.key), file.bytes);
    if (!draft) throw misplacedPart(0);
    const found = await inspect(file.kind, draft);
    await (await fileStoreOf(ctx.platform)).putFile(storeKey(file.key), draft);
    const [finished] = await ctx.db
      .update(courseFiles)
      .set({ ...found, finishedAt: ctx.clock.now() })
      .where(and(eq(courseFiles.id, id), isNull(courseFiles.finishedAt)))
      .returning();
    await deleteParts(ctx.platform, uploadOf(file.key));
    return describeFile(ctx, orNotFound(finished));
  } catch (error) {
    // Another process finished the upload meanwhile and moved its draft.
    await findOpenUpload(ctx, id);
    throw error;
  }
}

/** Deletes a file with its content. */
export async function deleteFile(
  ctx: Ctx,
  { id, key }: Pick<CourseFileRow, 'id' | 'key'>,
): Promise<void> {
  await ctx.db.delete(courseFiles).where(eq(courseFiles.id, id));
  await deleteParts(ctx.platform, uploadOf(key));
  await (await fileStoreOf(ctx.platform)).delete(storeKey(key));
}

/** Serves films, captions and downloads under addresses that were signed. */
export function mountCourseFiles(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: { key: string }; Querystring: Record<string, string | undefined> }>(
    '/course-files/:key',
    async (request, reply) => {
      const { key } = request.params;
      if (!/^[0-9a-f]{40}$/.test(key) || !isSignedLink(platform, pathOf(key), request.query))
        return notFound();
      const ctx = systemContext(platform);
      const file = orNotFound(
        (await ctx.db.select().from(courseFiles).where(eq(courseFiles.key, key)))[0],
      );
      if (!file.finishedAt) return notFound();
      const { bytes, mediaType, name, kind } = file;
      return sendFile(platform, request, reply, {
        key: storeKey(key),
        bytes,
        mediaType,
        downloadName: kind === 'file' ? name : undefined,
      });
    },
  );
}
