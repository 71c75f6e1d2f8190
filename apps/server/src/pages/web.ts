import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/context.ts';
import { mountApiDocs } from '#platform/http/api-page.ts';
import { mountHealth } from '#platform/http/health.ts';
import { logRequests } from '#platform/http/request-log.ts';
import { createServer, mountApiServer, registerRefusals } from '#platform/http/server.ts';
import { requestsOf, shareRequests } from '#platform/jobs/pace.ts';
import type { App } from '#server/app.ts';
import { brandingOf, brandManifest, fillBranding, mountBrandIcons } from './brand-pages.ts';
import { isPart, removePageHeaders } from './file-headers.ts';
import { allowInlineScripts } from './page-policy.ts';
import { mountStoreHosts } from './store-hosts.ts';
import { mountStorefront } from './storefront.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const consoleBuild = path.join(root, 'apps/console/dist');
const storefrontBuild = path.join(root, 'apps/storefront/build');

export type AppName = 'console' | 'mobile' | 'storefront' | 'health';

export interface AppServer {
  name: AppName;
  server: FastifyInstance;
  port: number;
}

/** Writes an address, for example of another app, into the empty `content` of a page's meta element. */
export function fillMeta(html: string, name: string, address: string): string {
  const escaped = address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replace(
    `<meta name="${name}" content=""`,
    () => `<meta name="${name}" content="${escaped}"`,
  );
}

/** Serves a single-page app: hashed assets for ever, the page itself, under the platform's name, never from a cache. */
async function mountSinglePage(
  server: FastifyInstance,
  platform: Platform,
  page: string,
  sites: Readonly<Record<string, string>>,
): Promise<void> {
  if (!existsSync(path.join(consoleBuild, page))) return;
  await server.register(fastifyStatic, {
    root: consoleBuild,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed && isPart(file)) removePageHeaders(reply);
    },
  });
  const built = await readFile(path.join(consoleBuild, page), 'utf8');
  const html = Object.entries(sites).reduce(
    (text, [name, address]) => fillMeta(text, name, address),
    built,
  );
  let policy: string | undefined;
  server.get('/', async (_request, reply) => {
    const branded = fillBranding(html, await brandingOf(platform));
    policy ??= allowInlineScripts(String(reply.getHeader('content-security-policy')), built);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(branded);
  });
  mountBrandIcons(server, platform, { hasFiles: true });
  const manifest = await readFile(path.join(consoleBuild, 'manifest.webmanifest'), 'utf8');
  server.get('/manifest.webmanifest', async (_request, reply) => {
    const branded = brandManifest(manifest, await brandingOf(platform));
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(branded);
  });
}

/** The API of all apps of a process: its endpoints are mounted once, which takes longer than all else of a server. */
async function createApi(app: App, publicUrl: string): Promise<FastifyInstance> {
  const server = await createServer(app.platform.config, publicUrl);
  if (app.platform.config.REQUEST_LOG === 'on') logRequests(server, app.platform.log);
  mountApiServer(server, app.api);
  mountApiDocs(server, app.api);
  await server.ready();
  return server;
}

/** The apps differ only in whether cookies are sent over https only, so that there is one API, or two. */
function shareApi(app: App): (publicUrl: string) => Promise<SharedApi> {
  const shared = new Map<boolean, Promise<SharedApi>>();
  return (publicUrl) => {
    const isSecure = publicUrl.startsWith('https:');
    const api =
      shared.get(isSecure) ?? createApi(app, publicUrl).then((server) => ({ server, users: 0 }));
    shared.set(isSecure, api);
    return api;
  };
}

interface SharedApi {
  server: FastifyInstance;
  /** Apps that pass calls on to it and are open. */
  users: number;
}

/** The parts of every app: limits and headers, a log line per request, the API, push and what the application mounts. */
async function createAppServer(
  app: App,
  publicUrl: string,
  findApi: ReturnType<typeof shareApi>,
): Promise<FastifyInstance> {
  const api = await findApi(publicUrl);
  const server = await createServer(app.platform.config, publicUrl, api.server);
  api.users += 1;
  server.addHook('onClose', async () => {
    api.users -= 1;
    if (api.users === 0) await api.server.close();
  });
  const requests = requestsOf(app.platform);
  server.server.on('request', () => {
    requests.count += 1;
  });
  if (app.platform.config.REQUEST_LOG === 'on') logRequests(server, app.platform.log);
  registerRefusals(server, app.api);
  app.mount(server);
  return server;
}

/** The apps of one process. Each has a port, and so an origin, of its own, and each serves the API and the push. */
export async function createAppServers(app: App): Promise<AppServer[]> {
  const { config } = app.platform;
  const servers: AppServer[] = [];
  const findApi = shareApi(app);
  if (config.ROLES.includes('api')) {
    for (const [name, page, port, publicUrl] of [
      ['console', 'index.html', config.PORT, config.consoleUrl],
      ['mobile', 'mobile.html', config.MOBILE_PORT, config.mobileUrl],
    ] as const) {
      const server = await createAppServer(app, publicUrl, findApi);
      await mountSinglePage(server, app.platform, page, {
        'mobile-site': config.mobileUrl,
        'console-site': config.consoleUrl,
        'demo-pages': config.demoPages ? 'on' : '',
        'api-hosts': JSON.stringify(config.API_HOSTS),
        'brand-mobile-sites': JSON.stringify(config.BRAND_MOBILE_SITES),
      });
      servers.push({ name, server, port });
    }
  }
  if (config.ROLES.includes('storefront')) {
    const server = await createAppServer(app, config.storeUrl, findApi);
    mountStoreHosts(server, app.platform);
    const entry = path.join(storefrontBuild, 'server/index.js');
    if (existsSync(entry)) {
      await mountStorefront(
        server,
        app,
        await import(pathToFileURL(entry).href),
        path.join(storefrontBuild, 'client'),
      );
    }
    servers.push({ name: 'storefront', server, port: config.STORE_PORT });
  }
  const [first] = servers;
  if (first && !config.ROLES.includes('worker')) {
    const sharing = shareRequests(app.platform);
    first.server.addHook('onClose', async () => sharing.stop());
  }
  if (!servers.length) {
    // A process without an app still answers health checks.
    const server = await createServer(config, config.consoleUrl);
    mountHealth(server, app.platform, app.modules);
    servers.push({ name: 'health', server, port: config.PORT });
  }
  return servers;
}
