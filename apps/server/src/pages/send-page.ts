import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends the response of a page, whose body was read before: the server compresses it as it does every response. */
export function sendPage(
  response: Response,
  body: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return body.length && request.method !== 'HEAD' ? reply.send(body) : reply.send();
}
