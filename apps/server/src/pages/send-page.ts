import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliOptions } from '#platform/http/brotli.ts';

const compress = promisify(brotliCompress);

/** Smaller ones are not worth it. */
const compressedFrom = 1_024;

/** Half a millisecond in this thread, for which another thread takes twice as long: its memory is cleared, and both are woken. */
const compressedHereMax = 131_072;

/**
 * Sends the response of a page. Pages are whole texts by now: compressing one at once takes half the time of passing it through
 * streams, as other responses are. Clients without Brotli get it that way.
 */
export async function sendPage(
  response: Response,
  body: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!body.length || request.method === 'HEAD') return reply.send();
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  const isText = /^text\/|json|xml/.test(response.headers.get('content-type') ?? '');
  if (!isText || body.length < compressedFrom) return reply.send(body);
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('vary', vary).send(body);
  const options = brotliOptions(4);
  const isShort = body.length <= compressedHereMax;
  return reply
    .header('vary', vary)
    .header('content-encoding', 'br')
    .send(isShort ? brotliCompressSync(body, options) : await compress(body, options));
}
