import type { Image } from '@vitrine/contract/images.ts';
import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { type Money, toDecimal } from '@vitrine/contract/money.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { MetaDescriptor } from 'react-router';
import type { Platform } from './platform.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The store, or the platform on its own page. */
  siteName: string;
  storeUrl: string;
  /** The path without language, such as `/s/casa-luna/p/teapot`. */
  pathIn(language: Language | null): string;
  language: Language;
  /** The languages in which a store wants to be found. */
  offered?: readonly Language[];
  /** The picture of a shared link; the host is put before it. */
  image?: PreviewImage | null;
  kind?: 'website' | 'product';
  /** Of a product, as the page shows it. */
  price?: Money;
  jsonLd?: readonly object[];
  /** Asked for without a language in its address: this page is the one that the others name as their default. */
  isUnspoken?: boolean;
  isTest?: boolean;
}

/** The language alone: a page in Spanish is for Mexico as well as for Spain. */
export const hrefLang = (language: Language) => (language === 'zh-cn' ? 'zh-CN' : language);

/** One line, and not cut in the middle of a word. */
function shorten(text: string, charactersMax: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= charactersMax) return line;
  const cut = line.slice(0, charactersMax - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), charactersMax / 2))}…`;
}

interface PreviewImage {
  url: string;
  width: number;
  height: number;
}

/** A few letters that differ when what they stand for does: networks keep pictures by address, for weeks. */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The drawn card of a store or of one of its products. */
export function previewCard(
  store: Pick<
    StorefrontStore,
    'slug' | 'name' | 'creatorName' | 'bio' | 'avatar' | 'banner' | 'accent'
  >,
  language: Language,
  product: {
    key: string;
    name: string;
    images: readonly Image[];
    price: { from: Money; to: Money };
    delivery: { country: string } | null;
  } | null = null,
): PreviewImage {
  const shown = product
    ? [
        product.name,
        product.images[0]?.url,
        product.price.from.amount,
        product.price.to.amount,
        product.price.from.currency,
      ]
    : [store.bio, store.banner?.url];
  const version = mark(
    JSON.stringify([
      store.name,
      store.creatorName,
      store.avatar?.url,
      store.accent.light.accent,
      ...shown,
    ]),
  );
  const path = product ? `${language}/${product.key}` : language;
  // The card shows the price of the page that it is for: in the currency and with the tax of its reader.
  const price = product
    ? `&currency=${product.price.from.currency}${product.delivery ? `&country=${product.delivery.country}` : ''}`
    : '';
  return { url: `/og/${store.slug}/${path}.jpg?v=${version}${price}`, width: 1200, height: 630 };
}

/** The drawn card of the platform's own page. */
export function platformCard(
  language: Language,
  stores: readonly { products: readonly { image: Image | null }[] }[],
  { name, logoUrl }: Platform,
): PreviewImage {
  const version = mark(JSON.stringify([stores[0]?.products[0]?.image?.url ?? null, name, logoUrl]));
  return { url: `/og/${language}.jpg?v=${version}`, width: 1200, height: 630 };
}

/** The store's mark on a tab and on a phone's home screen. */
export function storeIcon({
  slug,
  avatar,
  name,
  accent,
}: Pick<StorefrontStore, 'slug' | 'name' | 'avatar' | 'accent'>): string {
  return `/og/${slug}/icon.png?v=${mark(JSON.stringify([avatar?.url, name, accent.light.accent]))}`;
}

function previewPicture(image: PreviewImage, storeUrl: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: storeUrl + image.url },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: alt },
  ];
}

/** Of a page of a store that search engines are not to list. */
export function createPrivateMeta(
  of: string,
  store: Pick<StorefrontStore, 'name'>,
  description = `${of} · ${store.name}`,
): MetaDescriptor[] {
  return [
    { title: `${of} · ${store.name}` },
    { name: 'description', content: shorten(description, 200) },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Title, description, preview picture, languages and structured data of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const description = shorten(page.description, 200);
  const address = page.storeUrl + page.pathIn(page.isUnspoken ? null : page.language);
  const tags: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: description },
  ];
  const offered = page.offered?.length ? page.offered : languages;
  // The store does not want to be found in other languages, nor a shop that only plays.
  if (page.isTest || !offered.includes(page.language))
    tags.push({ name: 'robots', content: 'noindex' });
  tags.push(
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: intlTags[page.language].replace('-', '_') },
    ...offered
      .filter((language) => language !== page.language)
      .map((language) => ({
        property: 'og:locale:alternate',
        content: intlTags[language].replace('-', '_'),
      })),
    ...(page.image ? previewPicture(page.image, page.storeUrl, page.title) : []),
    ...(page.price
      ? [
          {
            property: 'product:price:amount',
            content: toDecimal(page.price.amount, page.price.currency),
          },
          { property: 'product:price:currency', content: page.price.currency },
        ]
      : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { tagName: 'link', rel: 'canonical', href: address },
    ...offered.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hrefLang(language),
      href: page.storeUrl + page.pathIn(language),
    })),
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: page.storeUrl + page.pathIn(null),
    },
  );
  for (const data of page.jsonLd ?? []) tags.push({ 'script:ld+json': data } as MetaDescriptor);
  return tags;
}
