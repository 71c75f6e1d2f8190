import type { Currency } from '@vitrine/contract/money.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { includedBasisPoints, taxTermsOf } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { chooseName, listCategories, type Names } from '../catalogue/index.ts';
import { type CountryTax, detectCountry, findCountry, findCountryTax } from '../markets/index.ts';
import { createQuoter, type Quoter, readPage } from '../pricing/index.ts';
import {
  assertNotClosed,
  describeStorefrontStore,
  findStoreBySlug,
  type SlideTarget,
  type Store,
  storeHooks,
} from '../stores/index.ts';

/** The store behind an address; fails when there is none. */
export async function getStoreBySlug(ctx: Ctx, slug: string): Promise<Store> {
  return assertNotClosed(orNotFound(await findStoreBySlug(ctx, slug)));
}

/** The same, also when it is closed for good: buyers still read their orders from it. */
export async function getAnyStoreBySlug(ctx: Ctx, slug: string): Promise<Store> {
  return orNotFound(await findStoreBySlug(ctx, slug));
}

/** The products and categories that pictures of the carousel lead to, as far as buyers can see them. */
async function readSlideTargets(
  ctx: Ctx,
  store: Store,
): Promise<Record<'products' | 'categories', Map<string, SlideTarget>>> {
  const ids = store.carousel.flatMap(({ productId }) => productId ?? []);
  const request = {
    scope: 'on-sale',
    sort: 'newest',
    ids,
    limit: ids.length,
    withTotal: false,
  } as const;
  const products = ids.length ? (await readPage(ctx, store, request)).products : [];
  const categories = store.carousel.some(({ categoryId }) => categoryId)
    ? await listCategories(ctx)
    : [];
  const targetOf = (id: string, key: string, names: Names): [string, SlideTarget] => [
    id,
    { key, name: chooseName(names, ctx.language, store.language) },
  ];
  return {
    products: new Map(products.map(({ id, key, card }) => targetOf(id, key, card.names))),
    categories: new Map(categories.map(({ id, key, names }) => targetOf(id, key, names))),
  };
}

/** The store as its buyers see it. */
export async function describeForBuyers(ctx: Ctx, store: Store): Promise<StorefrontStore> {
  const { hooks } = ctx.platform;
  const takesPayments = await hooks.get(storeHooks.takesPayments)(ctx, store);
  return {
    ...describeStorefrontStore(ctx, store, await readSlideTargets(ctx, store)),
    takesPayments,
    paymentMarks: takesPayments ? await hooks.get(storeHooks.paymentMarks)(ctx, store) : [],
  };
}

/** For whom prices of the storefront are: in which currency, and to which country with how much tax included. */
export interface Buyer {
  currency: Currency;
  country: string;
  /** What the country includes in prices, if the store's prices do not include their owner's own tax. */
  countryTax: CountryTax;
}

/** The buyer of a storefront's answer: what the query asks for, else what is known of the caller. */
export async function buyerOf(
  ctx: Ctx,
  asked: { currency?: Currency | undefined; country?: string | undefined },
): Promise<Buyer> {
  const { code } =
    (asked.country && (await findCountry(ctx, asked.country))) || (await detectCountry(ctx));
  return {
    currency: asked.currency ?? ctx.currency,
    country: code,
    countryTax: await findCountryTax(ctx, code),
  };
}

/** Prices of a store as a buyer sees them. */
export function createBuyerQuoter(
  ctx: Ctx,
  store: Store,
  { currency, countryTax }: Buyer,
): Promise<Quoter> {
  return createQuoter(
    ctx,
    store,
    currency,
    includedBasisPoints(taxTermsOf(countryTax, store.settlementMode)),
  );
}

/** What of the buyer decides the prices of a list: countries without tax in prices share one. */
export function priceKeyOf({ currency, countryTax }: Buyer): string {
  return `${currency} ${countryTax.pricesIncludeTax ? countryTax.taxBasisPoints : 0}`;
}
