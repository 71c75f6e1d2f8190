import type { Config } from './config.ts';

const slugPattern = /^[a-z0-9-]{3,40}$/;

/**
 * Where a request to a store's own host, `luna.example.com`, leads: to the same page at the storefront's address, under
 * which pages, cookies and search engines know it. Nothing for any other host, and without `STORE_DOMAIN`.
 */
export function addressOfOwnHost(config: Pick<Config, 'STORE_DOMAIN' | 'storeUrl'>, host: string, url: string): string | undefined {
  if (!config.STORE_DOMAIN) return undefined;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const end = `.${config.STORE_DOMAIN.toLowerCase()}`;
  if (!name.endsWith(end) || name === new URL(config.storeUrl).hostname) return undefined;
  const slug = name.slice(0, -end.length);
  if (!slugPattern.test(slug)) return undefined;
  const [path = '/', ...query] = url.split('?');
  const inStore = path.startsWith('/s/') ? path : `/s/${slug}${path === '/' ? '' : path}`;
  return [config.storeUrl + inStore, ...query].join('?');
}
