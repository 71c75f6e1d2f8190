import { getStorefrontSitemap } from '@vitrine/contract/shop/storefront.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { hrefLang } from '../lib/page-meta.ts';
import { asPageError } from '../lib/store-page.ts';
import { type StorePaths, storePaths } from '../lib/store-paths.ts';
import { escapeXml, xmlResponse } from '../lib/xml.ts';
import type { Route } from './+types/sitemap.ts';

const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Every page of a store in every language that it offers, each with its translations. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const map = await callApi(host, getStorefrontSitemap, { params: { slug: params.slug } }, { language: 'en', currency: 'USD' }).catch(
    (error: unknown) => asPageError(error),
  );
  const pages: { path(paths: StorePaths): string; changedAt: string | null }[] = [
    { path: (paths) => paths.home, changedAt: null },
    ...map.categories.map(({ key }) => ({ path: (paths: StorePaths) => paths.category(key), changedAt: null })),
    ...map.products.map(({ key, changedAt }) => ({ path: (paths: StorePaths) => paths.product(key), changedAt })),
  ];
  const rows = pages.flatMap(({ path, changedAt }) => {
    const found = map.languages.map((language) => ({
      tag: hrefLang(language),
      url: escapeXml(host.storeUrl + path(storePaths(map.slug, language))),
    }));
    const others = found.map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`).join('');
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    return found.map(({ url }) => `<url><loc>${url}</loc>${changed}${others}</url>`);
  });
  return xmlResponse(`<urlset ${spaces}>${rows.join('')}</urlset>`);
}
