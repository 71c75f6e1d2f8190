import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliOptions } from './brotli.ts';

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body that is sent many times: compressed once, and named so that a client that has it already gets nothing. */
export interface KeptBody {
  plain: Buffer;
  brotli: Buffer;
  /** For few clients only; without it they get the plain one. */
  gzip?: Buffer;
  etag: string;
}

export async function compressBody(plain: Buffer, { withGzip = false } = {}): Promise<KeptBody> {
  const [brotli, zipped] = await Promise.all([
    compress(plain, brotliOptions(5)),
    withGzip ? zip(plain) : undefined,
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, brotli, ...(zipped ? { gzip: zipped } : {}), etag };
}

/** Sends the form that the client takes; its other headers are set before. */
export function sendKeptBody(
  { plain, brotli, gzip: zipped, etag }: KeptBody,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag)
    return reply.removeHeader('content-type').code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (zipped && /\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(zipped);
  return reply.send(plain);
}
