import { createServer as createHttpServer, type ServerOptions } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  type FastifyServerOptions,
} from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { Failure } from '../failure.ts';
import { brotliOptions } from './brotli.ts';
import { parseQuery } from './forms.ts';
import { languageOf, mountApi, newRequestId, registerErrors, sendFailure } from './http.ts';
import { methodsAt } from './methods.ts';
import { allowOtherOrigins } from './other-origins.ts';
import type { Api } from './route.ts';

/** Longest single path parameter: the specification joins ids with commas, up to 2,000 characters; longer ones are rejected by the shape. */
const pathParameterCharactersMax = 2_100;

/**
 * Largest response, in bytes, that is compressed in one piece in this thread: half a millisecond, for which a stream takes twice as
 * long, because another thread clears its memory and both are woken.
 */
const compressedAtOnceMax = 131_072;

/** Browser features that no page of ours uses, so that injected code cannot use them either. */
const permissionsPolicy = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const apiHosts = ({ API_HOSTS }: Config): string[] => [
  ...new Set(Object.values(API_HOSTS).map((url) => new URL(url).origin)),
];

/** Where our pages connect to in addition to their own origin: push, and their API hosts. */
function callableAddresses(config: Config): string[] {
  const hosts = apiHosts(config);
  return [
    ...hosts,
    ...[config.consoleUrl, config.mobileUrl, ...hosts].map((url) => url.replace(/^http/, 'ws')),
  ];
}

/**
 * The headers that helmet sets, computed once: they are the same for every response, and computing them for each
 * costs as much as the rest of a response from the cache.
 */
async function safeHeaders(config: Config, publicUrl: string): Promise<Record<string, string>> {
  const probe = Fastify({ logger: false });
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...callableAddresses(config)],
        'manifest-src': ["'self'"],
        // The console shows the API's documentation in a frame.
        'frame-src': ["'self'", ...apiHosts(config)],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: config.HSTS_SUBDOMAINS }
      : false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', async (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofTheAnswer = new Set([
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-type',
  ]);
  const safe = Object.entries(headers).flatMap(([name, value]) =>
    ofTheAnswer.has(name) ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(safe), 'permissions-policy': permissionsPolicy };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this app is reached over https: its cookies are then sent over https only. */
    isSecure: boolean;
  }
}

const isApiPath = (url: string | undefined): boolean => url?.startsWith('/api/') === true;

/** The HTTP server of an app, with the limits that Fastify gives its own; calls of the API go on to the instance that has it. */
const passApiTo =
  (api: FastifyInstance): FastifyServerFactory =>
  (handle, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } =
      options as FastifyServerOptions & { http: ServerOptions };
    const server = createHttpServer(http, (request, response) =>
      (isApiPath(request.url) ? api.routing : handle)(request, response),
    );
    server.keepAliveTimeout = keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = requestTimeout ?? server.requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };

/**
 * A Fastify instance with Vitrine's limits, headers and query parser; an app or the API is mounted on it.
 * `publicUrl` is the public address of this app, `api` the instance that serves what is below `/api/`, if another one does.
 */
export async function createServer(
  config: Config,
  publicUrl = config.consoleUrl,
  api?: FastifyInstance,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(api ? { serverFactory: passApiTo(api) } : {}),
    trustProxy: config.TRUST_PROXY.length ? config.TRUST_PROXY : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    // By default Node checks its connections only every 30 s, and would accept slow bodies for that much longer.
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 20_000 },
    connectionTimeout: 75_000,
    keepAliveTimeout: 65_000,
    genReqId: newRequestId,
    logger: false,
    // A URL that cannot be decoded reaches neither a route nor its error handler.
    frameworkErrors: (_error, request, reply) => {
      const language = languageOf(
        (request.query ?? {}) as Record<string, unknown>,
        request.headers,
      );
      sendFailure(reply, new Failure('malformed-request'), language, request.id);
    },
    routerOptions: {
      querystringParser: parseQuery as never,
      maxParamLength: pathParameterCharactersMax,
    },
  });
  app.decorate('isSecure', publicUrl.startsWith('https:'));
  const safe = await safeHeaders(config, publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safe).header('x-request-id', request.id);
    done();
  });
  allowOtherOrigins(app, config);
  await app.register(cookie);
  // The parser's own error would only say that the request is too large, not which picture is.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: brotliOptions(4),
    syncThreshold: compressedAtOnceMax,
  });
  return app;
}

const answerUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(
    reply,
    new Failure('not-found'),
    languageOf((request.query ?? {}) as Record<string, unknown>, request.headers),
    request.id,
  );

/** Errors and a 404 in the envelope, for an app whose API is mounted on another instance. */
export function registerRefusals(app: FastifyInstance, api: Api): void {
  registerErrors(app, api);
  app.setNotFoundHandler(answerUnknown);
}

/** Mounts the API, and a 404 in the envelope for all paths that no other route of this app handles. */
export function mountApiServer(app: FastifyInstance, api: Api): void {
  mountApi(app, api);
  const allowedAt = methodsAt(api.endpoints.values());
  // Before the pages of an app, which may handle every path.
  app.all('/api/*', (request, reply) => {
    const allowed = allowedAt(request.url.split('?')[0] ?? '');
    const methods = allowed.includes(request.method) ? '' : allowed.join(', ');
    if (!methods) return answerUnknown(request, reply);
    const language = languageOf((request.query ?? {}) as Record<string, unknown>, request.headers);
    return sendFailure(
      reply.header('allow', methods),
      new Failure('method-not-allowed', { values: { methods } }),
      language,
      request.id,
    );
  });
  app.setNotFoundHandler(answerUnknown);
}
