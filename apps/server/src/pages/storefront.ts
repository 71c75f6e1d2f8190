import fastifyStatic from '@fastify/static';
import { returnLinkPurpose } from '@vitrine/contract/shop/buyer-returns.ts';
import { reviewLinkPurpose } from '@vitrine/contract/shop/storefront-reviews.ts';
import { stockLinkPurpose } from '@vitrine/contract/shop/supplier-stock-links.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContextProvider as Provider,
  RouterContextProvider,
} from 'react-router';
import { configTag, readSellerFacts } from '#admin/configs/index.ts';
import { logoUrlOf } from '#platform/branding.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { addressOf } from '#platform/http/http.ts';
import { levelOf, redactSecrets } from '#platform/http/request-log.ts';
import type { Logger } from '#platform/log.ts';
import { readSigned } from '#platform/security/signed-ids.ts';
import type { App } from '#server/app.ts';
import { mountPreviewCards } from '#server/preview-cards/mount-cards.ts';
import { createClickCounter } from '#shop/analytics/index.ts';
import { getDefaultProvider, hasProvider } from '#shop/payments/index.ts';
import { brandingOf, mountBrandIcons } from './brand-pages.ts';
import { isPart, removePageHeaders } from './file-headers.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPagePolicy } from './page-policy.ts';
import { formBytesMax, photoFormBytesMax, toWebRequest } from './page-request.ts';
import { runInProcess } from './run-in-process.ts';
import { sendPage } from './send-page.ts';
import { addressOfOwnHost } from './store-hosts.ts';
import { withUnsentData } from './unsent-data.ts';
import { findWhereabouts, nowhere } from './whereabouts.ts';

/** The part of React Router's build that we touch; the rest is its own business. */
interface ServerBuild {
  routes: Parameters<typeof withUnsentData>[0]['routes'];
  entry: {
    module: {
      hostContext: Parameters<Provider['set']>[0];
      renderMarkup(response: Response): string | undefined;
    };
  };
}

/** Whether a shop that is open to the world takes play money: its pages have to say so. A trial says it elsewhere. */
export function isTestShop(platform: Platform): boolean {
  const ctx = systemContext(platform);
  return platform.config.mode === 'serve' && hasProvider(ctx) && !getDefaultProvider(ctx).isLive;
}

/** How long browsers keep a file: what has a new name after each change for ever, fonts for a month. */
function lifeOf(file: string): string {
  if (file.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return file.includes('/fonts/') ? 'public, max-age=2592000' : 'public, max-age=3600';
}

/** A page that broke, as one line with the id that its request's line has. */
function reportError(log: Logger, request: FastifyRequest, error: unknown): void {
  const status = (error as { status?: unknown } | null)?.status;
  log[levelOf(typeof status === 'number' ? status : 500)](
    {
      err: error instanceof Error ? error : new Error(String(error)),
      requestId: request.id,
      route: redactSecrets(request.url),
    },
    'a storefront page failed',
  );
}

/** Serves the rendered storefront: its assets for ever, its browsing pages from the cache, the rest fresh. */
export async function mountStorefront(
  server: FastifyInstance,
  app: App,
  build: ServerBuild,
  assets: string,
): Promise<void> {
  const { config } = app.platform;
  await server.register(fastifyStatic, {
    root: assets,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', lifeOf(file));
      if (isPart(file)) removePageHeaders(reply);
    },
  });
  mountPreviewCards(server, app);
  mountBrandIcons(server, app.platform, { hasFiles: false });
  const handle = createRequestHandler(withUnsentData(build) as never, 'production');
  const cache: PageCache = createPageCache(app.platform);
  const policyFor = createPagePolicy(app.platform);
  const clicks = createClickCounter(app.platform);
  const isTest = isTestShop(app.platform);
  server.addHook('onClose', () => clicks.close());
  await server.register(async (scope) => {
    // The body goes to the page as it is, whatever its type; a form is small, and pages would take in any length.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: formBytesMax },
      (_request, body, done) => done(null, body),
    );
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { method, url, headers } = request;
      const elsewhere = addressOfOwnHost(config, request.host, url);
      // Browsers may keep it, caches between may not: some do not vary by the host that a proxy forwards.
      if (elsewhere)
        return reply.header('cache-control', 'private, max-age=3600').redirect(elsewhere, 301);
      // Cached and fresh pages count alike; the cookies are sent with the answer and are not part of the cached page.
      const countView = () => {
        const view = {
          method,
          url,
          address: addressOf(request),
          headers,
          userAgent: headers['user-agent'] ?? '',
        };
        for (const { name, value, path, maxAgeSeconds } of clicks.note(view, request.cookies))
          reply.setCookie(name, value, {
            path,
            maxAge: maxAgeSeconds,
            httpOnly: true,
            sameSite: 'lax',
            secure: server.isSecure,
          });
      };
      // Without a database nothing is kept; the page itself says so in the visitor's language.
      const key = await cache.keyOf(request).catch(() => undefined);
      const hit = key ? cache.read(key) : undefined;
      if (hit) {
        countView();
        return cache.send(hit, request, reply);
      }
      const draft = cache.begin();
      const context = new RouterContextProvider();
      const branding = await brandingOf(app.platform);
      // Without a database the page says so itself; what it lacks of these is left out.
      const facts = await readSellerFacts(systemContext(app.platform)).catch(() => undefined);
      draft.recordTags(new Set([configTag]));
      const where = await findWhereabouts(app.platform, request).catch(() => nowhere);
      context.set(build.entry.module.hostContext, {
        run: runInProcess(app, request, (tags) => draft.recordTags(tags)),
        storeUrl: config.storeUrl,
        consoleUrl: config.consoleUrl,
        seller: {
          name: config.SELLER_NAME,
          address: config.SELLER_ADDRESS,
          email: config.SELLER_EMAIL,
        },
        platform: { name: branding.name, logoUrl: logoUrlOf(branding) },
        facts,
        isTestShop: isTest,
        ...where,
        reportError: (error: unknown) => reportError(app.platform.log, request, error),
      } as never);
      const abort = new AbortController();
      // Only where the visitor left: an abort that nobody waits for still makes an error with its stack.
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) abort.abort();
      });
      const response = await handle(
        await toWebRequest(request, config.storeUrl, abort.signal),
        context,
      );
      // A redirect, from a former address for example, is followed by the page that counts.
      if (response.status < 300 || response.status >= 400) countView();
      // The database is away: an older page is better than none.
      const old = key && response.status === 503 ? cache.readStale(key) : undefined;
      if (old) return cache.send(old, request, reply);
      const markup = build.entry.module.renderMarkup(response);
      const readBody = async () =>
        markup === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(markup);
      const policy = policyFor(response.headers.get('x-style-hash') ?? '');
      response.headers.delete('x-style-hash');
      if (key && response.status === 200 && !response.headers.has('set-cookie')) {
        const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
        const life = type.startsWith('text/html')
          ? undefined
          : (response.headers.get('cache-control') ?? undefined);
        const page = await cache.write(key, draft, await readBody(), policy, { type, life });
        return cache.send(page, request, reply);
      }
      response.headers.set('content-security-policy', policy);
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
      return sendPage(response, await readBody(), request, reply);
    };
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer });
    // A form with files is read into memory: only with a link that was signed here.
    const fileForms = [
      ['/s/:slug/review/:token', reviewLinkPurpose],
      ['/s/:slug/:lang/review/:token', reviewLinkPurpose],
      ['/s/:slug/return/:token', returnLinkPurpose],
      ['/s/:slug/:lang/return/:token', returnLinkPurpose],
      ['/:lang/supplier-stock/:token', stockLinkPurpose],
    ] as const;
    for (const [url, purpose] of fileForms)
      scope.route<{ Params: { token: string } }>({
        method: 'POST',
        url,
        bodyLimit: photoFormBytesMax,
        onRequest: (request, _reply, done) =>
          done(
            readSigned(app.platform, purpose, request.params.token)
              ? undefined
              : new Failure('not-found'),
          ),
        handler: answer as never,
      });
  });
}
