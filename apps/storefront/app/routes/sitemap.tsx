import { getStorefrontSitemap } from '@vitrine/contract/shop/storefront.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { asPageError } from '../lib/store-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import type { Route } from './+types/sitemap.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const map = await callApi(host, getStorefrontSitemap, { params: { slug: params.slug } }, { language: 'en', currency: 'USD' }).catch(
    asPageError,
  );
  const entries = map.languages.flatMap((language) => {
    const paths = storePaths(map.slug, language);
    return [
      { path: paths.home, changedAt: null },
      ...map.categories.map(({ key }) => ({ path: paths.category(key), changedAt: null })),
      ...map.products.map(({ key, changedAt }) => ({ path: paths.product(key), changedAt })),
    ];
  });
  const rows = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(host.storeUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  );
}
