import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { getStorefrontSitemap } from '@vitrine/contract/shop/storefront.ts';
import { hrefLang } from './page-meta.ts';
import { type StorePaths, storePaths } from './store-paths.ts';
import { escapeXml } from './xml.ts';

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pageSchemas = `${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;

interface MappedPage {
  addressIn(language: Language | null): string;
  changedAt?: string;
  imageUrl?: string | null;
}

/** Pages in every language that they are offered in, each with its translations and the address for all others. */
function urlSet(pages: readonly MappedPage[], offered: readonly Language[]): string {
  const rows = pages.flatMap(({ addressIn, changedAt, imageUrl }) => {
    const link = (tag: string, url: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url)}"/>`;
    const links =
      offered.map((language) => link(hrefLang(language), addressIn(language))).join('') +
      link('x-default', addressIn(null));
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    const picture = imageUrl
      ? `<image:image><image:loc>${escapeXml(imageUrl)}</image:loc></image:image>`
      : '';
    return offered.map(
      (language) =>
        `<url><loc>${escapeXml(addressIn(language))}</loc>${changed}${links}${picture}</url>`,
    );
  });
  return `<urlset ${pageSchemas}>${rows.join('')}</urlset>`;
}

/** One file of a store's sitemap: its home and categories in the first, its products in all. */
export function storeSitemap(
  storeUrl: string,
  map: EndpointAnswer<typeof getStorefrontSitemap>,
  file: number,
): string {
  const page = (path: (paths: StorePaths) => string): MappedPage => ({
    addressIn: (language) => storeUrl + path(storePaths(map.slug, language)),
  });
  const pages = map.products.map(({ key, changedAt, imageUrl }) => ({
    ...page((paths) => paths.product(key)),
    changedAt,
    imageUrl: imageUrl && storeUrl + imageUrl,
  }));
  const first = [
    { ...page((paths) => paths.home), changedAt: map.changedAt },
    ...map.categories.map(({ key }) => page((paths) => paths.category(key))),
  ];
  return urlSet(file === 1 ? [...first, ...pages] : pages, map.languages);
}

/** The platform's own page. */
export function composePlatformSitemap(storeUrl: string): string {
  return urlSet([{ addressIn: (language) => `${storeUrl}/${language ?? ''}` }], languages);
}

/** Where the index with a number lies; robots.txt names them all, since an index may not lead to another. */
export const indexPath = (page: number) => (page === 1 ? '/sitemap.xml' : `/sitemaps/${page}.xml`);

const filePath = (slug: string, file: number) =>
  file === 1 ? `/s/${slug}/sitemap.xml` : `/s/${slug}/sitemaps/${file}.xml`;

/** Leads to the files of stores, and from the first index to the platform's own page. */
export function composeSitemapIndex(
  storeUrl: string,
  stores: readonly { slug: string; files: number; changedAt: string }[],
  page: number,
): string {
  const entry = (path: string, changedAt?: string) =>
    `<sitemap><loc>${escapeXml(storeUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</sitemap>`;
  const own = page === 1 ? entry('/sitemaps/platform.xml') : '';
  const files = stores.flatMap(({ slug, files: count, changedAt }) =>
    Array.from({ length: count }, (_, index) => entry(filePath(slug, index + 1), changedAt)),
  );
  return `<sitemapindex ${schema}>${own}${files.join('')}</sitemapindex>`;
}

/** The number in "2.xml"; nothing for what is no such file. */
export function fileNumber(name: string): number | undefined {
  const digits = /^([1-9]\d{0,3})\.xml$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
