import { listSitemapStores } from '@vitrine/contract/shop/storefront.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { notFoundPage } from '../lib/missing-page.ts';
import { composePlatformSitemap, composeSitemapIndex, fileNumber } from '../lib/sitemap.ts';
import { respondXml } from '../lib/xml.ts';
import type { Route } from './+types/sitemap-index.ts';

/** Leads crawlers to every open store, and to the platform's own page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const { file } = params as { file?: string };
  if (file === 'platform.xml') return respondXml(composePlatformSitemap(host.storeUrl));
  const page = file === undefined ? 1 : (fileNumber(file) ?? notFoundPage());
  const { list } = await callApi(
    host,
    listSitemapStores,
    { query: { file: page } },
    { language: 'en', currency: 'USD' },
  );
  if (page > 1 && list.length === 0) notFoundPage();
  return respondXml(composeSitemapIndex(host.storeUrl, list, page));
}
