import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { wireCode } from '@vitrine/contract/failures.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import {
  defaultLanguage,
  type Language,
  parseAcceptLanguage,
  parseLanguage,
} from '@vitrine/contract/locales.ts';
import { parseCurrency } from '@vitrine/contract/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureText } from '#texts/failures.ts';
import { fieldText, isFieldCode } from '#texts/fields.ts';
import { Failure, type FieldProblem, isDatabaseAway, isTransient, sqlState } from '../failure.ts';
import { readOnlySeconds } from '../files/disk-guard.ts';
import type { Logger } from '../log.ts';
import type { ReplyExtras } from '../reply-extras.ts';
import { readSigned } from '../security/signed-ids.ts';
import { parseMultipart } from './forms.ts';
import type { RawCall } from './raw-call.ts';
import type { Api } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The endpoint's call, once it has been read; pages and files have none. */
    call: RawCall | null;
  }
  interface FastifyContextConfig {
    /** An endpoint is counted by its own limits and parses its own query; a probe is never refused. */
    kind?: 'endpoint' | 'probe';
  }
}

/** The query of a route that is no endpoint, and so has no shape: only texts, whatever the parser makes of brackets. */
const onlyTexts = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as object).filter(([, value]) => typeof value === 'string'),
  );

/** The language of a call: from the query, else the `lang` header, else `Accept-Language`. */
export function languageOf(
  query: Record<string, unknown>,
  headers: FastifyRequest['headers'],
): Language {
  const asked = typeof query['lang'] === 'string' ? query['lang'] : undefined;
  const header = typeof headers['lang'] === 'string' ? headers['lang'] : undefined;
  return (
    parseLanguage(asked) ??
    parseLanguage(header) ??
    parseAcceptLanguage(headers['accept-language']) ??
    defaultLanguage
  );
}

/** The headers of a request, each once: if a header is repeated, the first one is used. */
export function plainHeaders(request: FastifyRequest): Record<string, string | undefined> {
  const headers: Record<string, string | string[] | undefined> = { ...request.headers };
  for (const [name, value] of Object.entries(headers))
    if (Array.isArray(value)) headers[name] = value[0];
  return headers as Record<string, string | undefined>;
}

function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer\s+(\S{1,4096})$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

/** The IP address of a request; undefined for a client that has disconnected already, contrary to Fastify's type. */
export function addressOf(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? '';
}

const filesMax = 10;

/** Files are kept in memory: they are read only where an endpoint accepts them, from signed-in callers or with a link signed for it. */
async function bodyOf(
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string | null,
): Promise<unknown> {
  if (endpoint.bodyType === 'raw' || !request.isMultipart()) return request.body;
  const { linkPurpose } = endpoint;
  const takesFiles =
    endpoint.bodyType === 'multipart' &&
    endpoint.body !== undefined &&
    (endpoint.permission !== undefined || linkPurpose !== undefined);
  const link = (request.params as Record<string, string>)['token'] ?? '';
  if (takesFiles && linkPurpose && !readSigned(api.platform, linkPurpose, link))
    throw new Failure('not-found');
  if (takesFiles && !linkPurpose && !(token && (await api.authenticate(token))))
    throw new Failure('1002');
  const largeFileCode = endpoint.failures?.includes('upload-too-large')
    ? 'upload-too-large'
    : 'image-too-large';
  return parseMultipart(request, takesFiles ? filesMax : 0, largeFileCode);
}

/** Extracts a call from an HTTP request. `lang` in the query is handled here and is not part of the endpoint's shape. */
async function readCall(api: Api, endpoint: Endpoint, request: FastifyRequest): Promise<RawCall> {
  const token = bearerToken(request.headers.authorization);
  const { lang: _, ...query } = request.query as Record<string, unknown>;
  const headers = plainHeaders(request);
  return {
    params: request.params,
    query,
    body: await bodyOf(api, endpoint, request, token),
    token,
    language: languageOf(request.query as Record<string, unknown>, request.headers),
    currency: parseCurrency(headers['currencyjc']) ?? 'USD',
    info: {
      requestId: request.id,
      address: addressOf(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
      headers,
      cookies: request.cookies,
      idempotencyKey: headers['idempotency-key']?.slice(0, 255),
    },
    caller: null,
  };
}

/** The text of an invalid field. */
export const describeField = ({ code, values }: FieldProblem, language: Language): string =>
  fillText(
    isFieldCode(code) ? fieldText(code, language) : failureText('invalid-input', language),
    values ?? {},
  );

/** The body of a failed call, in the caller's language. */
export function failureBody(failure: Failure, language: Language, requestId: string): string {
  const errors = failure.fields.map((field) => ({
    path: field.path,
    code: field.code,
    message: describeField(field, language),
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
  }));
  return JSON.stringify({
    code: wireCode(failure.code),
    msg: failureText(failure.code, language, { requestId, ...failure.values }),
    ...(errors.length ? { errors } : {}),
    ...(failure.data ? { data: failure.data } : {}),
    requestId,
  });
}

/** Converts any thrown error to a known failure: the only place where errors of libraries are mapped. */
export function toFailure(error: unknown, log: Logger, requestId: string): Failure {
  if (error instanceof Failure) return error;
  const known = error as { statusCode?: number; code?: string };
  if (known?.statusCode === 413) return new Failure('payload-too-large');
  if (known?.statusCode === 415) return new Failure('unsupported-media-type');
  if (known?.statusCode === 429) return new Failure('rate-limited', { values: { seconds: 60 } });
  if (known?.statusCode === 503) return new Failure('busy', { retryAfterSeconds: 2 });
  if (known?.statusCode !== undefined && known.statusCode >= 400 && known.statusCode < 500)
    return new Failure('malformed-request');
  if (sqlState(error) === '53100' || known?.code === 'ENOSPC')
    return new Failure('read-only', { retryAfterSeconds: readOnlySeconds });
  if (isDatabaseAway(error)) {
    log.warn({ err: error, requestId }, 'the database is away');
    return new Failure('busy', { retryAfterSeconds: 2 });
  }
  log.error({ err: error, requestId }, 'request failed');
  // Nothing of it was done, in several attempts: the client may repeat the call.
  if (isTransient(error)) return new Failure('busy', { retryAfterSeconds: 1 });
  return new Failure('internal');
}

function setCookies(reply: FastifyReply, cookies: ReplyExtras['cookies']): void {
  for (const { name, value, path, httpOnly, maxAgeSeconds } of cookies)
    reply.setCookie(name, value, {
      path: path ?? '/',
      httpOnly: httpOnly ?? true,
      sameSite: 'lax',
      secure: reply.server.isSecure,
      maxAge: maxAgeSeconds,
    });
}

/** Sends a failure in the envelope. */
export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  language: Language,
  requestId: string,
): FastifyReply {
  setCookies(reply, failure.cookies);
  if (failure.retryAfterSeconds) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failureBody(failure, language, requestId));
}

/** Returns errors in the envelope with one mapper for all, and counts the requests that no endpoint counts. */
export function registerErrors(app: FastifyInstance, api: Api): void {
  app.decorateRequest('call', null);
  app.setErrorHandler((error, request, reply) => {
    const language = languageOf((request.query ?? {}) as Record<string, unknown>, request.headers);
    return sendFailure(reply, toFailure(error, api.platform.log, request.id), language, request.id);
  });
  // Every route counts: an endpoint where its call is run, which pages do in this process too, all others here.
  app.addHook('onRequest', (request, _reply, done) => {
    const { kind } = request.routeOptions.config;
    if (kind === 'endpoint') return done();
    request.query = onlyTexts(request.query);
    // A load balancer's probes come from one address, and must never be refused.
    return done(kind === 'probe' ? undefined : api.limiter.countRequest(addressOf(request)));
  });
}

/** Mounts every registered endpoint on a Fastify instance, with one error mapper for all. */
export function mountApi(app: FastifyInstance, api: Api): void {
  registerErrors(app, api);
  // A large body is not read into memory for somebody without an account.
  const refuseStrangers = async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(plainHeaders(request)['authorization']);
    if (!(token && (await api.authenticate(token)))) throw new Failure('1002');
  };
  for (const { endpoint, run } of api.endpoints.values()) {
    const mount = (scope: FastifyInstance) => {
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { kind: 'endpoint' },
        ...(endpoint.bodyBytesMax
          ? { bodyLimit: endpoint.bodyBytesMax, onRequest: refuseStrangers }
          : {}),
        handler: async (request, reply) => {
          const call = await readCall(api, endpoint, request);
          request.call = call;
          const outcome = await run(call);
          for (const [name, value] of Object.entries(outcome.extras.headers))
            reply.header(name, value);
          setCookies(reply, outcome.extras.cookies);
          // Such a URL contains tickets.
          if (outcome.extras.redirect)
            return reply.header('cache-control', 'no-store').redirect(outcome.extras.redirect, 302);
          if (outcome.replayed) reply.header('idempotent-replayed', 'true');
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
          if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
          return reply.code(outcome.status).send(outcome.body);
        },
      });
    };
    if (endpoint.bodyType === 'raw')
      app.register(async (scope) => {
        // Webhook signatures cover the exact bytes, so this scope parses nothing.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, body),
        );
        mount(scope);
      });
    else mount(app);
  }
}

/** Request ids are generated here, so that a caller cannot choose what is in the log. */
export function newRequestId(): string {
  return randomUUID();
}
