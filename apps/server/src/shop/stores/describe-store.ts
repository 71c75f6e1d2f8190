import { fileUrl, type Image } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { isSocialLink } from '@vitrine/contract/shop/social-links.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { type Store, storePublicUrl } from './find-store.ts';
import { offerSlug } from './offer-slug.ts';
import { describeOwnSeller, sellerOf } from './seller.ts';
import { findCurrencyLock } from './stores.hooks.ts';
import type { StoredImage, StoredSlide } from './stores.tables.ts';

/** A stored picture as the API shows it; one of a product with the point that stays in view. */
export function describeImage(
  image: (StoredImage & { focusX?: number; focusY?: number }) | null,
): Image | null {
  if (!image) return null;
  const { key, width, height, tone, focusX, focusY } = image;
  const focus =
    focusX === undefined && focusY === undefined
      ? {}
      : { focusX: focusX ?? 50, focusY: focusY ?? 50 };
  return { url: fileUrl(key), width, height, tone, ...focus };
}

const accents = new Map<string, ReturnType<typeof deriveAccent>>();

/** Derived colours by seed; there are few seeds and they never change their result. */
export function accentOf(seed: string): ReturnType<typeof deriveAccent> {
  const known = accents.get(seed);
  if (known) return known;
  if (accents.size > 500) accents.clear();
  const derived = deriveAccent(seed);
  accents.set(seed, derived);
  return derived;
}

/** The owner's words in the asked language where the store has them, else as they were written. */
function wordsOf(store: Store, asked: Language) {
  const { bio, quote } = store.translations[asked] ?? {};
  return {
    bio: bio ?? store.bio,
    bioLanguage: bio === undefined ? store.language : asked,
    quote: quote ?? store.quote,
    quoteLanguage: quote === undefined ? store.language : asked,
  };
}

/** What a picture of the carousel can lead to, by id. */
interface SlideTargets {
  products: ReadonlyMap<string, SlideTarget>;
  categories: ReadonlyMap<string, SlideTarget>;
}
export interface SlideTarget {
  key: string;
  name: string;
}

function describeSlide(
  { image, productId, categoryId }: StoredSlide,
  targets: SlideTargets | undefined,
) {
  const product = productId ? targets?.products.get(productId) : undefined;
  const category = !productId && categoryId ? targets?.categories.get(categoryId) : undefined;
  return {
    image: describeImage(image) as Image,
    productKey: product?.key ?? null,
    categoryKey: category?.key ?? null,
    linkName: (product ?? category)?.name ?? null,
  };
}

/** A store as its buyers see it; without targets, pictures of the carousel lead nowhere. */
export function describeStorefrontStore(
  ctx: Pick<Ctx, 'platform' | 'language'>,
  store: Store,
  targets?: SlideTargets,
): Omit<StorefrontStore, 'takesPayments' | 'paymentMarks'> {
  return {
    id: store.id,
    slug: store.slug,
    publicUrl: storePublicUrl(ctx.platform.config, store),
    name: store.name,
    creatorName: store.creatorName || store.name,
    ...wordsOf(store, ctx.language),
    avatar: describeImage(store.avatar),
    banner: describeImage(store.banner),
    carousel: store.carousel.map((slide) => describeSlide(slide, targets)),
    accent: accentOf(store.accentSeed),
    country: store.countryCode,
    language: store.language,
    languages: store.languages,
    baseCurrency: store.baseCurrency,
    socialLinks: store.socialLinks.filter(isSocialLink),
    seller: sellerOf(ctx, store),
    settlementMode: store.settlementMode,
    status: store.closedAt ? 'closed' : store.status,
    isTest: store.isTest,
  };
}

/** A store as its owner sees it. */
export async function describeOwnStore(ctx: Ctx, store: Store): Promise<OwnStore> {
  return {
    id: store.id,
    slug: store.slug,
    slugOffer: await offerSlug(ctx, store),
    publicUrl: storePublicUrl(ctx.platform.config, store),
    name: store.name,
    creatorName: store.creatorName,
    bio: store.bio,
    quote: store.quote,
    avatar: describeImage(store.avatar),
    avatarKey: store.avatar?.key ?? null,
    banner: describeImage(store.banner),
    bannerKey: store.banner?.key ?? null,
    carousel: store.carousel.map(({ image, productId, categoryId = null }) => ({
      key: image.key,
      image: describeImage(image) as Image,
      productId,
      categoryId,
    })),
    accentSeed: store.accentSeed,
    accent: accentOf(store.accentSeed),
    baseCurrency: store.baseCurrency,
    currencyLock: await findCurrencyLock(ctx, store.id),
    timeZone: store.timeZone,
    country: store.countryCode,
    language: store.language,
    languages: store.languages,
    socialLinks: store.socialLinks,
    seller: describeOwnSeller(store),
    settlementMode: store.settlementMode,
    defaultPercentage: store.defaultPercentageBp / 100,
    priceEnding: store.priceEnding,
    floorAction: store.floorAction,
    status: store.status,
    hold: store.heldAt && { reason: store.holdReason ?? '', at: store.heldAt.toISOString() },
    isTest: store.isTest,
    createdAt: store.createdAt.toISOString(),
    version: store.version,
  };
}
