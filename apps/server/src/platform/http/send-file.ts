import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Platform } from '../context.ts';
import { notFound } from '../failure.ts';
import { fileStoreOf } from '../files/file-store.ts';

interface SentFile {
  key: string;
  bytes: number;
  mediaType: string;
  /** Saved under this name instead of shown. */
  downloadName?: string | undefined;
}

/** Sends a stored file, or the one part of it that the request asks for (RFC 9110 §14), without loading it into memory. */
export async function sendFile(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const { bytes, mediaType, downloadName } = file;
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=43200')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header(
      'content-disposition',
      downloadName ? `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}` : 'inline',
    )
    .type(mediaType);
  const asked =
    request.headers.range === undefined ? undefined : parseRange(bytes, request.headers.range);
  if (asked === -1) return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  // What is no range, and several at once, may be answered with the whole.
  const range =
    Array.isArray(asked) && asked.type === 'bytes' && asked.length === 1 ? asked[0] : undefined;
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const stream = (await (await fileStoreOf(platform)).open(file.key, { start, end })) ?? notFound();
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return reply.header('content-length', String(end - start + 1)).send(stream);
}
