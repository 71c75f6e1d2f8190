import type { Currency } from '@vitrine/contract/money.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { includedBasisPoints, taxTermsOf } from '@vitrine/contract/shop/tax-rules.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { as } from '#platform/sql-rows.ts';
import { type Places, statement } from '#platform/statement.ts';
import { type CountryTax, detectCountry, findCountry, findCountryTax } from '../markets/index.ts';
import { createQuoter, type Quoter } from '../pricing/index.ts';
import { describeStorefrontStore, findStoreBySlug, type Store, storeHooks } from '../stores/index.ts';

/** The store behind an address; fails when there is none. */
export async function getStoreBySlug(ctx: Ctx, slug: string): Promise<Store> {
  return orNotFound(await findStoreBySlug(ctx, slug));
}

const listKeys = statement(
  (places: Places<{ ids: string[] }>) => sql`select id, key from products where id = any(${places.ids}::bigint[]) and status = 'active'`,
  { id: as.id, key: as.text },
);

/** The store as its buyers see it, with the products that its carousel leads to. */
export async function describeForBuyers(ctx: Ctx, store: Store): Promise<StorefrontStore> {
  const ids = store.carousel.flatMap(({ productId }) => productId ?? []);
  const rows = ids.length ? await listKeys(ctx, { ids }) : [];
  return {
    ...describeStorefrontStore(ctx, store, new Map(rows.map(({ id, key }) => [id, key]))),
    takesPayments: await ctx.platform.hooks.get(storeHooks.takesPayments)(ctx, store),
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
export async function buyerOf(ctx: Ctx, asked: { currency?: Currency | undefined; country?: string | undefined }): Promise<Buyer> {
  const { code } = (asked.country && (await findCountry(ctx, asked.country))) || (await detectCountry(ctx));
  return { currency: asked.currency ?? ctx.currency, country: code, countryTax: await findCountryTax(ctx, code) };
}

/** Prices of a store as a buyer sees them. */
export function createBuyerQuoter(ctx: Ctx, store: Store, { currency, countryTax }: Buyer): Promise<Quoter> {
  return createQuoter(ctx, store, currency, includedBasisPoints(taxTermsOf(countryTax, store.settlementMode)));
}

/** What of the buyer decides the prices of a list: countries without tax in prices share one. */
export function priceKeyOf({ currency, countryTax }: Buyer): string {
  return `${currency} ${countryTax.pricesIncludeTax ? countryTax.taxBasisPoints : 0}`;
}
