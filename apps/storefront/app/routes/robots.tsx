import { listSitemapStores } from '@vitrine/contract/shop/storefront.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { indexPath } from '../lib/sitemap.ts';
import type { Route } from './+types/robots.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const { pages } = await callApi(host, listSitemapStores, {}, { language: 'en', currency: 'USD' });
  const lines = [
    'User-agent: *',
    'Disallow: /s/*/cart',
    'Disallow: /s/*/checkout',
    'Disallow: /s/*/order/',
    'Disallow: /s/*/preview/',
    'Disallow: /s/*/review/',
    'Disallow: /s/*/search',
    'Disallow: /*/supplier/',
    'Disallow: /*/supplier-stock/',
    'Disallow: /choices',
    'Disallow: /api/',
    '',
    ...Array.from(
      { length: pages },
      (_, index) => `Sitemap: ${host.storeUrl}${indexPath(index + 1)}`,
    ),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
