import type { FastifyInstance } from 'fastify';
import type { Logger } from './log.ts';

const healthPaths = new Set(['/healthz', '/readyz']);
/** Segments of an address as long as this are secrets (order links, carts) or names of files. */
const secretCharacters = 24;

/** Files of the apps and pictures: a page asks for dozens of them. */
const assetPath = /^\/(?:assets|fonts|files)\/|\.(?:js|css|svg|png|webp|ico|woff2|webmanifest)$/;

/** Failures of ours are errors, what we cannot do at the moment is a warning, whatever the caller did wrong is information. */
export function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Probes and assets that were answered say nothing that anybody looks for. */
function isRoutine(url: string, status: number): boolean {
  return (healthPaths.has(url) && status === 200) || (status < 400 && assetPath.test(pathOf(url)));
}

/** A path without its query, and without segments that could be keys to something. */
export function redactSecrets(url: string): string {
  const path = pathOf(url);
  if (path.length < secretCharacters) return path;
  return path
    .split('/')
    .map((segment) => (segment.length < secretCharacters ? segment : ':hidden'))
    .join('/');
}

/**
 * Writes one line for each finished request: what was asked, how it ended, how long it took and for whom. Never the
 * query, the body, a token or an address of a person: the route's pattern stands for its path.
 */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level = isRoutine(request.url, statusCode) ? 'debug' : levelOf(statusCode);
    if (log.isLevelEnabled(level)) {
      const pattern = request.routeOptions.url;
      const caller = request.call?.caller;
      log[level](
        {
          method: request.method,
          // A wildcard matches pages and files, where only the path shows which one.
          route: pattern && !pattern.endsWith('*') ? pattern : redactSecrets(request.url),
          status: statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          requestId: request.id,
          accountId: caller?.accountId,
          storeId: caller?.storeId ?? undefined,
        },
        'request',
      );
    }
    done();
  });
}
