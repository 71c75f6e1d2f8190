import { getStorefrontSitemap } from '@vitrine/contract/shop/storefront.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { asPageError, notFoundPage } from '../lib/missing-page.ts';
import { fileNumber, storeSitemap } from '../lib/sitemap.ts';
import { respondXml } from '../lib/xml.ts';
import type { Route } from './+types/sitemap.ts';

/** One file of a store's sitemap. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const { file } = params as { file?: string };
  const page = file === undefined ? 1 : (fileNumber(file) ?? notFoundPage());
  const wishes = { language: 'en', currency: 'USD' } as const;
  const map = await callApi(
    host,
    getStorefrontSitemap,
    { params: { slug: params.slug }, query: { file: page } },
    wishes,
  ).catch((error: unknown) => asPageError(error));
  return respondXml(storeSitemap(host.storeUrl, map, page));
}
