import type { FastifyRequest } from 'fastify';
import type { CallInfo } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { addressOf, plainHeaders } from '#platform/http/http.ts';

/** Largest form that a page takes. */
export const formBytesMax = 64 * 1024;
/** Largest form with photos, which comes from those with the link of a bought line. Each photo is refused above its own limit. */
export const photoFormBytesMax = 32 * 1024 * 1024;
const plainValue = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The cookies of the product, each once. Pages, the calls they make and the names under which they are kept all read
 * these: a header that two readers would understand in two ways must not fill the cache with another visitor's choices.
 */
export function pageCookies(request: Pick<FastifyRequest, 'cookies'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.cookies).flatMap(([name, value]) =>
      name.startsWith('vt_') && value !== undefined && plainValue.test(value)
        ? [[name, value]]
        : [],
    ),
  );
}

/** What is known of a visitor's call, for the endpoints that a page asks. */
export function pageCallInfo(request: FastifyRequest): CallInfo {
  return {
    requestId: request.id,
    address: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    headers: plainHeaders(request),
    cookies: pageCookies(request),
  };
}

/**
 * Refuses a form that another site's page sent. Ours may have been opened by another name than the configured one, as a
 * trial is by `localhost` or by an address in the network: then the page's origin is the very host that was asked.
 */
function refuseForeignForm({ headers }: Pick<FastifyRequest, 'headers'>, shop: string): void {
  const { origin, host } = headers;
  const isOurs =
    origin === undefined ||
    origin === shop ||
    (host !== undefined && URL.parse(origin)?.host === host);
  if (!isOurs || headers['sec-fetch-site'] === 'cross-site') throw new Failure('cross-site');
}

/**
 * A visitor's request as pages take it. Its address is the shop's own: no page depends on the name that was asked for.
 * A body that is no form is refused here, because a page would break on it.
 */
export async function toWebRequest(
  request: FastifyRequest,
  storeUrl: string,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== undefined) headers.append(name, part);
  }
  headers.delete('cookie');
  const cookies = Object.entries(pageCookies(request)).map(([name, value]) => `${name}=${value}`);
  if (cookies.length) headers.set('cookie', cookies.join('; '));
  const address = `${new URL(storeUrl).origin}${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(address))
    throw new Failure('malformed-request');
  const { method } = request;
  if (method !== 'POST') return new Request(address, { method, headers, signal });
  const shop = new URL(storeUrl).origin;
  refuseForeignForm(request, shop);
  // React Router compares it with the address once more.
  if (headers.has('origin')) headers.set('origin', shop);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const form = () => new Request(address, { method, headers, signal, body });
  await form()
    .formData()
    .catch(() => {
      throw new Failure('malformed-request');
    });
  return form();
}
