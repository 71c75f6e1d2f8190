import { hostContext } from '../lib/host.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { storeUrl } = context.get(hostContext);
  const lines = [
    'User-agent: *',
    'Disallow: /s/*/cart',
    'Disallow: /s/*/checkout',
    'Disallow: /s/*/order/',
    'Disallow: /s/*/search',
    'Disallow: /choices',
    'Disallow: /api/',
    '',
    `Sitemap: ${storeUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
