import { formatUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { type Money, toDecimal } from '@vitrine/contract/money.ts';
import { isGlobalGtin } from '@vitrine/contract/shop/product-codes.ts';
import { getStorefront, getStorefrontFeed } from '@vitrine/contract/shop/storefront.ts';
import { describeForChannel } from '../lib/feed-measures.ts';
import { callApi, hostContext } from '../lib/host.ts';
import { asPageError, storeClosedPage } from '../lib/missing-page.ts';
import { storePaths } from '../lib/store-paths.ts';
import { escapeXml, respondXml } from '../lib/xml.ts';
import type { Route } from './+types/feed.ts';

/** More than a store can have; it ends a feed whose cursor would not. */
const pagesMax = 50;

/** What a channel takes. */
const morePicturesMax = 10;

const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const priceText = ({ amount, currency }: Money) => `${toDecimal(amount, currency)} ${currency}`;

/** All variants of a store for shopping channels, for buyers in its own country, language and currency (RSS 2.0 with Google's fields). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext);
  const readStore = (language: Language) =>
    callApi(
      host,
      getStorefront,
      { params: { slug: params.slug } },
      { language, currency: 'USD' },
    ).catch((error: unknown) => asPageError(error));
  // In its own language, which only the store itself says.
  const store = await readStore((await readStore('en')).language);
  if (store.status === 'closed') return storeClosedPage();
  const wishes = { language: store.language, currency: store.baseCurrency };
  const paths = storePaths(store.slug, store.language);
  const items: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await callApi(
      host,
      getStorefrontFeed,
      { params: { slug: store.slug }, query: { cursor, limit: 100, currency: store.baseCurrency } },
      wishes,
    );
    for (const row of answer.list) {
      const fields: Record<string, string> = {
        'g:id': row.sku,
        'g:item_group_id': row.productKey,
        title: row.title,
        description: row.description,
        link: `${host.storeUrl}${paths.product(row.productKey)}?${new URLSearchParams({ ...row.values, country: answer.country })}`,
        ...(row.imageUrl ? { 'g:image_link': host.storeUrl + formatUrl(row.imageUrl, 'jpg') } : {}),
        'g:price': priceText(row.price),
        'g:availability': row.availability === 'sold-out' ? 'out_of_stock' : 'in_stock',
        'g:brand': row.brand || store.name,
        ...(isGlobalGtin(row.barcode) ? { 'g:gtin': row.barcode } : {}),
        'g:identifier_exists': isGlobalGtin(row.barcode) ? 'yes' : 'no',
        ...(row.unitPricing
          ? {
              'g:unit_pricing_measure': describeForChannel(row.unitPricing.total),
              'g:unit_pricing_base_measure': describeForChannel(row.unitPricing.base),
            }
          : {}),
        ...(row.color ? { 'g:color': row.color } : {}),
        ...(row.size ? { 'g:size': row.size } : {}),
        'g:product_type': row.category,
        ...(row.weightGrams > 0 ? { 'g:shipping_weight': `${row.weightGrams} g` } : {}),
        'g:condition': 'new',
      };
      const parts = Object.entries(fields).map(([name, value]) => tag(name, escapeXml(value)));
      const pictures = row.moreImageUrls
        .slice(0, morePicturesMax)
        .map((url) =>
          tag('g:additional_image_link', escapeXml(host.storeUrl + formatUrl(url, 'jpg'))),
        );
      const shipping = row.shipping
        ? [
            tag(
              'g:shipping',
              tag('g:country', answer.country) + tag('g:price', priceText(row.shipping)),
            ),
          ]
        : [];
      const excluded = row.excludedCountries.map((country) =>
        tag('g:shopping_ads_excluded_country', country),
      );
      items.push(tag('item', [...parts, ...pictures, ...shipping, ...excluded].join('')));
    }
    if (!answer.nextCursor) break;
    cursor = answer.nextCursor;
  }
  const head = `<title>${escapeXml(store.name)}</title><link>${escapeXml(host.storeUrl + paths.home)}</link><description>${escapeXml(store.bio || store.name)}</description>`;
  return respondXml(
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}${items.join('')}</channel></rss>`,
    'application/rss+xml',
  );
}
