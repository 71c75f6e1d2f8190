import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { findStoreBySlug } from '#shop/stores/index.ts';

const slugPattern = /^[a-z0-9-]{3,40}$/;

function slugOf(
  config: Pick<Config, 'STORE_DOMAIN' | 'storeUrl'>,
  host: string,
): string | undefined {
  if (!config.STORE_DOMAIN) return undefined;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const end = `.${config.STORE_DOMAIN.toLowerCase()}`;
  if (!name.endsWith(end) || name === new URL(config.storeUrl).hostname) return undefined;
  const slug = name.slice(0, -end.length);
  return slugPattern.test(slug) ? slug : undefined;
}

/**
 * Where a request to a store's own host, `luna.example.com`, leads: to the same page at the storefront's address, under
 * which pages, cookies and search engines know it. Nothing for any other host, and without `STORE_DOMAIN`.
 */
export function addressOfOwnHost(
  config: Pick<Config, 'STORE_DOMAIN' | 'storeUrl'>,
  host: string,
  url: string,
): string | undefined {
  const slug = slugOf(config, host);
  if (!slug) return undefined;
  const [path = '/', ...query] = url.split('?');
  const inStore = path.startsWith('/s/') ? path : `/s/${slug}${path === '/' ? '' : path}`;
  return [config.storeUrl + inStore, ...query].join('?');
}

/**
 * Answers a reverse proxy that gets certificates by itself whether a host is a store's (Caddy's `on_demand_tls ask`): 204 or 404.
 */
export function mountStoreHosts(server: FastifyInstance, platform: Platform): void {
  server.get<{ Querystring: { domain?: unknown } }>('/store-host', async ({ query }, reply) => {
    const slug =
      typeof query.domain === 'string' ? slugOf(platform.config, query.domain) : undefined;
    const store = slug ? await findStoreBySlug(systemContext(platform), slug) : undefined;
    return reply
      .code(store ? 204 : 404)
      .header('cache-control', 'no-store')
      .send();
  });
}
