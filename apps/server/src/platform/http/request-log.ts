import type { FastifyInstance } from 'fastify';
import type { Logger } from '../log.ts';

const healthPaths = new Set(['/healthz', '/readyz']);
/** Path segments of at least this length are secrets (order links, carts) or file names. */
const secretCharacters = 24;

/** Files of the apps and pictures: a page requests dozens of them. */
const assetPath = /^\/(?:assets|fonts|files)\/|\.(?:js|css|svg|png|webp|ico|woff2|webmanifest)$/;

/** Server faults are errors, temporary unavailability is a warning, mistakes of the caller are information. */
export function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Successful probes and assets are of no interest in the log. */
function isRoutine(url: string, status: number): boolean {
  return (healthPaths.has(url) && status === 200) || (status < 400 && assetPath.test(pathOf(url)));
}

/** A path without its query, and without segments that could be secrets. */
export function redactSecrets(url: string): string {
  const path = pathOf(url);
  if (path.length < secretCharacters) return path;
  return path
    .split('/')
    .map((segment) => (segment.length < secretCharacters ? segment : ':hidden'))
    .join('/');
}

/**
 * Logs one line for each finished request: the route, status, duration and account. It never logs the
 * query, the body, a token or an IP address, and it logs the route's pattern instead of the path.
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
          // For a wildcard, which matches pages and files, only the path shows which one.
          route: pattern && !pattern.endsWith('*') ? pattern : redactSecrets(request.url),
          status: statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          requestId: request.id,
          accountId: caller?.accountId,
          viewerId: caller?.viewedBy?.accountId,
          storeId: caller?.storeId ?? undefined,
        },
        'request',
      );
    }
    done();
  });
}
