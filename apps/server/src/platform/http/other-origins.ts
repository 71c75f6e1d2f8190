import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

const methods = 'GET, POST, PUT, PATCH, DELETE';
const sentHeaders = 'authorization, content-type, lang, currencyjc, idempotency-key';
/** Response headers that a page of another origin may read: file names of downloads, and the outcome of a call. */
const readHeaders = 'content-disposition, x-request-id, idempotent-replayed, retry-after';
const preflightSeconds = '600';

/** Origins of the apps, and those that the operator allows in addition. */
export function readAllowedOrigins(config: Config): ReadonlySet<string> {
  const own = [config.consoleUrl, config.mobileUrl, config.storeUrl].map(
    (url) => new URL(url).origin,
  );
  return new Set([...own, ...config.ALLOWED_ORIGINS]);
}

/** Lets pages of the allowed origins call the API and show its pictures; other origins get no CORS headers. */
export function allowOtherOrigins(server: FastifyInstance, config: Config): void {
  const allowed = new Set(config.ALLOWED_ORIGINS);
  if (!allowed.size) return;
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !allowed.has(origin)) return done();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method'])
      return done();
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': sentHeaders,
        'access-control-max-age': preflightSeconds,
      })
      .send();
  });
}
