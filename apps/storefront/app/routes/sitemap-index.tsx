import { listExampleStores } from '@vitrine/contract/shop/storefront.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { escapeXml, xmlResponse } from '../lib/xml.ts';
import type { Route } from './+types/sitemap-index.ts';

/** Leads crawlers to the stores that the platform's own page shows; each store names its own map in its pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const { list } = await callApi(host, listExampleStores, {}, { language: 'en', currency: 'USD' });
  const maps = list.map(({ slug }) => `<sitemap><loc>${escapeXml(`${host.storeUrl}/s/${slug}/sitemap.xml`)}</loc></sitemap>`);
  return xmlResponse(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`);
}
